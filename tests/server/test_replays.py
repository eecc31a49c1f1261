"""A finished game is shown moment by moment as it was seen, and a game that goes on is not."""

import gzip
import json
from typing import Any

import msgspec
import pytest

from tests.server.house import House, News, scene
from tests.tables import TABLES, Table, happenings, repeat
from tripot.engine.errors import BadInput
from tripot.engine.log import CLOCK, Log
from tripot.engine.match import AnyMatch, Match
from tripot.engine.seats import letter
from tripot.games import games
from tripot.server.archive import NoSuchGame
from tripot.server.documents import Frames
from tripot.server.replays import replayed
from tripot.tables.records import ENCODER, Happened, Started

KINDS = [next(table for table in TABLES if table.game is game) for game in games().values()]


def played(table: Table, seed: int = 3, *, takebacks: int = 0) -> AnyMatch:
    """A whole game, with so many moves on the way that were made twice."""
    match = table.match(seed)
    for number, (state, seat, move) in enumerate(happenings(table, seed)):
        if number:
            entry = repeat(match, state, seat, move)
            if takebacks and not match.state.is_over():
                takebacks -= 1
                match.note(f"takeback {entry.n - 1}")
                repeat(match, state, seat, move)
    return match


def records(*logs: Log) -> list[bytes]:
    """As a table keeps them."""
    kept: list[Started | Happened] = []
    for log in logs:
        kept.append(Started(n=0, at=0, header=msgspec.structs.replace(log.header, hash="")))
        kept += [Happened(n=0, at=0, entry=msgspec.structs.replace(entry, hash="")) for entry in log.entries]
    return list(map(ENCODER.encode, kept))


def frames(log: Log, seat: str) -> list[News]:
    found: list[News] = json.loads(replayed(records(log), "1", seat, is_packed=False))["frames"]
    return found


def seen(match: AnyMatch, seat: int | None) -> Any:
    view = json.loads(msgspec.json.encode(match.game.view(match.state, seat)))
    del view["legal"]
    return view


@pytest.mark.parametrize("table", KINDS, ids=str)
def test_every_moment_is_shown_as_it_was_seen(table: Table) -> None:
    log = played(table, takebacks=0 if table.game.time else 3).log
    watched, open_hands = frames(log, ""), frames(log, "all")
    by_seat = [frames(log, letter(seat)) for seat in range(table.seats)]
    assert len(log.entries) + 1 == len(watched) == len(open_hands)
    match: AnyMatch = Match.replay(table.game, log, entries=0)
    for n in range(len(log.entries) + 1):
        if n:
            match.follow(log.entries[n - 1])
        views = [seen(match, seat) for seat in range(table.seats)]
        assert seen(match, None) == watched[n]["view"] == open_hands[n]["view"]
        assert views == [shown[n]["view"] for shown in by_seat] == open_hands[n]["views"]


@pytest.mark.parametrize("table", KINDS, ids=str)
def test_a_secret_move_is_told_to_its_own_seat_and_where_all_hands_are_shown(table: Table) -> None:
    log = played(table, seed=5).log
    secret = [entry.n for entry in log.entries if entry.seat != CLOCK and table.game.read(entry.move).is_secret]
    for seat in ("", "A", "all"):
        for entry, shown in zip(log.entries, frames(log, seat)[1:], strict=True):
            assert (entry.n, entry.seat, entry.at) == (shown["n"], shown["seat"], shown["at"])
            is_told = entry.n not in secret or seat in (entry.seat, "all")
            assert (entry.move if is_told else "") == shown["move"]
            assert [] == shown["legal"]


def test_a_replay_says_what_was_played_and_by_whom_and_begins_at_the_start() -> None:
    log = played(KINDS[0]).log
    whole = msgspec.json.decode(replayed(records(log), "1", "", is_packed=False), type=Frames)
    header = log.header
    assert (header.game, header.seats, header.players, header.options) == (
        whole.game,
        whole.seats,
        whole.players,
        whole.options,
    )
    assert (0, CLOCK, "", 0) == (whole.frames[0].n, whole.frames[0].seat, whole.frames[0].move, whole.frames[0].at)


def test_a_bot_of_an_older_log_has_its_name_of_today() -> None:
    log = played(KINDS[0]).log
    others = [f"player {seat}" for seat in range(1, log.header.seats)]
    older = Log(msgspec.structs.replace(log.header, players=["simple", *others]), log.entries)
    whole = msgspec.json.decode(replayed(records(older), "1", "", is_packed=False), type=Frames)
    assert ["regular", *others] == whole.players


def test_what_is_packed_is_the_same() -> None:
    kept = records(played(KINDS[0]).log)
    plain, packed = (replayed(kept, "1", "all", is_packed=is_packed) for is_packed in (False, True))
    assert plain == gzip.decompress(packed)
    assert 10 * len(packed) < len(plain)


@pytest.mark.parametrize("table", KINDS, ids=str)
def test_a_game_that_goes_on_is_not_shown(table: Table) -> None:
    log = played(table).log
    running = Log(log.header, log.entries[:-1])
    for seat in ("", "A", "all"):
        with pytest.raises(NoSuchGame):
            replayed(records(log, running), "2", seat, is_packed=True)
    assert replayed(records(log, running), "1", "", is_packed=True)


@pytest.mark.parametrize("seat", ["Z", "AA", "ALL", "-1", "é"])
def test_a_seat_that_is_not_there_is_refused(seat: str) -> None:
    with pytest.raises(BadInput):
        replayed(records(played(KINDS[0]).log), "1", seat, is_packed=False)


@scene
async def test_a_replay_can_be_fetched_when_the_game_is_over_and_not_before(house: House) -> None:
    async with house.doors() as client:
        running, *_ = await house.game()
        for seat in ("", "?seat=A", "?seat=all"):
            async with client.get(f"/api/tables/{running.shown['table']}/games/1/frames{seat}") as response:
                assert (404, "unknown_game") == (response.status, (await response.json())["code"])
        running.part()
        ada, _ = await house.whole_game()
        place = f"/api/tables/{ada.shown['table']}/games/1/frames"
        async with client.get(f"{place}?seat=A") as response:
            assert ("gzip", "application/json") == (response.headers["Content-Encoding"], response.content_type)
            shown = await response.json()
        async with client.get(place, headers={"Accept-Encoding": "identity"}) as response:
            assert "Content-Encoding" not in response.headers
            assert len(shown["frames"]) == len((await response.json())["frames"])
        async with client.get(f"{place}?seat=C") as response:
            assert (400, "refused") == (response.status, (await response.json())["code"])
    assert ["Ada", "Bo"] == shown["players"]
    assert ada.view == shown["frames"][-1]["view"]
    assert [event["move"] for event in ada.news("event")] == [frame["move"] for frame in shown["frames"][1:]]
