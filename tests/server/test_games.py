"""Whole games over the wire: everybody sees what their place may see, the cards are fair, and who was cut off plays on."""

import asyncio

import msgspec
import pytest

from tests.server.evening import CUT_AFTER, DELAY, DELAYED, GAMES, Table, Witness, play_all
from tests.server.listener import Message
from tests.server.processes import server_process
from tripot.engine.chance import read_seed
from tripot.engine.commitment import check
from tripot.engine.match import Match
from tripot.server.messages import ENCODER
from tripot.server.telling import VISITING, WATCHING
from tripot.tables.table import LiveTable


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Table]:
    """All games at one server, at the same time."""
    with server_process(tmp_path_factory.mktemp("server")) as server:
        tables = asyncio.run(play_all(server))
        server.stop()
        records = server.records()
    for table in tables.values():
        table.records = records[table.host.table]
    return tables


@pytest.fixture(params=GAMES)
def table(evening: dict[str, Table], request: pytest.FixtureRequest) -> Table:
    return evening[request.param]


def test_what_everybody_has_put_together_is_the_view_of_their_place_at_every_moment(table: Table) -> None:
    at: LiveTable | None = None
    for record in table.records:
        if at is None:
            at = LiveTable.fold([record])
        else:
            at.apply(record)
        for witness in table.everybody:
            if record.n in witness.looks:
                assert expected_look(at, witness) == witness.looks[record.n], f"{witness.name} at {record.n}"


def expected_look(table: LiveTable, witness: Witness) -> Message:
    """What the place of a witness may see, made from the records; until they sit, people are visitors."""
    place = witness.place_at(table.n)
    if table.match is None or place == VISITING:
        return {"view": None, "legal": []}
    view = table.game.view(table.match.state, None if place == WATCHING else place)
    legal = [table.game.text(table.game.move(view, place, number)) for number in view.legal]
    look: Message = msgspec.json.decode(ENCODER.encode({"view": view, "legal": legal}))
    del look["view"]["legal"]
    return look


def test_everybody_hears_of_the_whole_game_in_order(table: Table) -> None:
    """Who is cut off is told what they missed; what was said in real time is gone."""
    whole = list(table.first_game())[1:]
    assert len(table.log.entries) == len(whole)
    for witness in table.everybody[:-1]:
        if not (table.game.time and witness is table.unlucky):
            assert whole == [n for n in witness.told if n in whole], witness.name


def test_who_is_cut_off_comes_back_and_their_move_was_made_once(table: Table) -> None:
    unlucky = table.unlucky
    assert 2 == len(unlucky.welcomes)
    assert all(len(witness.welcomes) == 1 for witness in table.everybody if witness is not unlucky)
    commands = [record.command for record in table.records if record.command]
    assert len(set(commands)) == len(commands)
    known = [answered.wish["id"] for answered in unlucky.answered if answered.was_known]
    refused = [wish["id"] for wish in unlucky.refused]  # in real time it may have come too late
    assert str(CUT_AFTER) in (known + refused if table.game.time else known)


def test_nobody_without_a_key_sees_a_card(table: Table) -> None:
    visitor = table.visitor
    assert {None} == {look["view"] for look in visitor.looks.values()}
    assert {} == visitor.told


def test_the_scores_are_the_same_to_everybody_and_in_the_log(table: Table) -> None:
    again = Match.replay(table.game, table.log)
    last = table.first_game()[-1]
    assert again.state.is_over()
    assert again.scores == table.verified["scores"]
    assert again.winners == table.verified["winners"]
    for witness in table.everybody[:-1]:
        assert again.scores == witness.looks[last]["view"]["scores"], witness.name


def test_the_seed_is_the_one_that_was_promised_and_a_secret_until_the_end(table: Table) -> None:
    seed = table.log.header.seed
    for witness in table.everybody:
        first, second = ([shown for shown in witness.shows if shown["games"] == games] for games in (1, 2))
        promises = {shown["announced"]["commitment"] for shown in first}
        assert 1 == len(promises), witness.name
        assert check(promises.pop(), read_seed(seed)), witness.name
        assert [None, seed] == [shown["seed"] for shown in (first[0], first[-1])], witness.name
        assert not check(second[0]["announced"]["commitment"], read_seed(seed)), "a rematch has a seed of its own"


def test_spectators_are_behind_by_the_delay(evening: dict[str, Table]) -> None:
    table = evening[DELAYED]
    told = [record for record in table.records[1:] if record.n in table.watcher.moments]
    assert all(DELAY * 1000 <= table.watcher.moments[record.n] - record.at for record in told)
    assert len(told) > len(table.log.entries)
