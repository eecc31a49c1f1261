"""Time in a match: moves carry their moment, deadlines become entries, and what comes too late changes nothing more."""

from collections.abc import Iterator
from contextlib import nullcontext

import msgspec
import pytest

from tests.tables import TABLES, Table, fingerprint, generator
from tests.trace import Request, elsewhere
from tripot.engine.errors import BadInput, IllegalMove, Late
from tripot.engine.log import CLOCK, DamagedLog, Entry, Log, line, read_log, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.engine.playout import expire_at_random
from tripot.games import games

IN_TIME = [game for game in games().values() if game.time]
WITHOUT_TIME = [game for game in games().values() if not game.time]
TIMED_TABLES = [table for table in TABLES if table.game in IN_TIME]

with_every_timed_game = pytest.mark.parametrize("game", IN_TIME, ids=lambda game: game.key)
at_every_timed_table = pytest.mark.parametrize("table", TIMED_TABLES, ids=str)

Message = tuple[int, int, int, int]  # seat, move, moment, the round in which its sender believes to be


def a_table(game: object) -> Table:
    return next(table for table in TIMED_TABLES if table.game is game)


def messages(table: Table, seed: int, number: int) -> Iterator[Message]:
    """What a server might get: mostly sensible, but also late, doubled, illegal, and out of the past."""
    state, chance = table.start(seed), generator(seed)
    for _ in range(number):
        if state.is_over():
            return
        believed = table.game.view(state, None).round
        if expire_at_random(state, chance):
            yield chance.below(table.seats), chance.below(table.game.moves), state.now + 1, believed  # has not seen it
            continue
        seat = chance.below(table.seats) if chance.below(6) == 0 else state.next_to_act()
        legal = state.legal(seat)
        move = legal[chance.below(len(legal))] if legal and chance.below(6) else chance.below(table.game.moves)
        at = state.now - chance.below(40) if chance.below(6) == 0 else state.now
        for _ in range(2 if chance.below(6) == 0 else 1):  # now and then sent again
            yield seat, move, at, believed
        if not state.refusal(seat, move) and at == state.now:
            state.play(seat, move)


def received(table: Table, seed: int) -> tuple[AnyMatch, list[str]]:
    """A match that got all these messages, and why it refused some. Its timer rings when a deadline has passed."""
    match, refusals = table.match(seed), []
    for number, (seat, move, at, believed) in enumerate(messages(table, seed, 400)):
        match.expire(at)
        before, entries = fingerprint(table.game, match.state), len(match.log.entries)
        try:
            match.moved(seat, move, at=at, in_round=believed)
        except IllegalMove as refused:
            refusals.append(f"{number} {type(refused).__name__} {refused.article}")
            assert (before, entries) == (fingerprint(table.game, match.state), len(match.log.entries))
    return match, refusals


@at_every_timed_table
def test_the_same_messages_give_the_same_log_and_refusals_and_the_log_gives_the_same_game(table: Table) -> None:
    match, refusals = received(table, 5)
    again, refused_again = received(table, 5)
    log = b"".join(match.log.lines())
    assert (log, refusals) == (b"".join(again.log.lines()), refused_again)
    assert any("Late" in refusal for refusal in refusals)
    assert any(entry.seat == CLOCK for entry in match.log.entries)
    assert fingerprint(table.game, match.state) == fingerprint(
        table.game, Match.replay(table.game, read_log(log)).state
    )


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_a_log_with_times_gives_byte_equal_results_compiled_and_interpreted(*, interpreted: bool) -> None:
    matches = [received(table, 6)[0] for table in TIMED_TABLES]
    expected = [[fingerprint(match.game, match.state)] for match in matches]
    requests = [Request(log=b"".join(match.log.lines())) for match in matches]
    for _ in range(2):
        assert expected == elsewhere(requests, interpreted=interpreted)


@with_every_timed_game
def test_the_last_moment_is_in_time_and_the_next_is_not(game: object) -> None:
    for later, is_late in ((0, False), (1, True)):
        match = a_table(game).match(1)
        seat, due = match.state.next_to_act(), match.state.deadline()
        move = match.state.legal(seat)[0]
        with pytest.raises(Late) if is_late else nullcontext():
            match.moved(seat, move, at=due + later)
        assert ([] if is_late else [due]) == [entry.at for entry in match.log.entries]


@with_every_timed_game
def test_what_the_wire_took_is_not_charged_and_others_cannot_spend_it(game: object) -> None:
    """Before the table's timer has rung, a message of somebody else changes nothing."""
    match = a_table(game).match(1)
    seat, due = match.state.next_to_act(), match.state.deadline()
    move = match.state.legal(seat)[0]
    with pytest.raises(Late):
        match.moved(1 - seat, move, at=due + 40)
    with pytest.raises(Late):
        match.moved(seat, move, at=due + 50, paid=49)
    entry = match.moved(seat, move, at=due + 50, paid=50)
    assert (due + 50, 50, due + 50) == (entry.at, entry.paid, match.state.now)
    replayed = Match.replay(match.game, read_log(b"".join(match.log.lines())))
    assert fingerprint(match.game, match.state) == fingerprint(match.game, replayed.state)


@pytest.mark.parametrize(
    "wrong", [{"at": -1}, {"at": 2**50}, {"at": 2**70}, {"paid": -1}, {"at": 5, "paid": 6}], ids=str
)
@pytest.mark.parametrize("table", [TIMED_TABLES[0], TABLES[0]], ids=str)
def test_what_is_no_moment_is_refused_in_a_sentence(table: Table, wrong: dict[str, int]) -> None:
    match = table.match(1)
    seat = match.state.next_to_act()
    with pytest.raises(BadInput, match="moment"):
        match.moved(seat, match.state.legal(seat)[0], **wrong)
    assert not match.log.entries


def test_a_refused_move_does_not_move_the_clock() -> None:
    match = TIMED_TABLES[0].match(1)
    seat = match.state.next_to_act()
    with pytest.raises(IllegalMove):
        match.moved(seat, 1, at=1000)  # a number, where a flip is owed
    assert 0 == match.state.now
    match.moved(seat, match.state.legal(seat)[0], at=990)


@with_every_timed_game
def test_a_message_of_a_round_that_is_over_is_late_though_it_would_be_legal_now(game: object) -> None:
    match = a_table(game).match(1)
    due = match.state.deadline()
    match.expire(due + 1)
    seat = match.state.next_to_act()
    move, before = match.state.legal(seat)[0], fingerprint(match.game, match.state)
    with pytest.raises(Late) as late:
        match.moved(seat, move, at=due + 5, in_round=0)
    assert match.game.time == late.value.article
    assert (1, before) == (len(match.log.entries), fingerprint(match.game, match.state))
    match.moved(seat, move, at=due + 5, in_round=1)
    assert 2 == len(match.log.entries)


@with_every_timed_game
def test_time_does_not_run_backwards(game: object) -> None:
    match = a_table(game).match(1)
    seat = match.state.next_to_act()
    match.moved(seat, match.state.legal(seat)[0], at=700)
    before = fingerprint(match.game, match.state)
    seat = match.state.next_to_act()
    with pytest.raises(Late):
        match.moved(seat, match.state.legal(seat)[0], at=699)
    assert before == fingerprint(match.game, match.state)


@with_every_timed_game
def test_nothing_expires_at_its_deadline_and_every_deadline_that_passed_is_an_entry(game: object) -> None:
    match = a_table(game).match(1)
    due = match.state.deadline()
    assert [] == match.expire(due)
    entries = match.expire(due + 10 * due + 1)
    assert [due * number for number in range(1, 12)] == [entry.at for entry in entries]
    assert {CLOCK} == {entry.seat for entry in entries}


@with_every_timed_game
@pytest.mark.parametrize("change", [{"at": 1}, {"at": 10**14}, {"seat": CLOCK, "move": "time"}], ids=str)
def test_a_sealed_entry_whose_time_cannot_be_is_damage(game: object, change: dict[str, object]) -> None:
    match = a_table(game).match(1)
    match.expire(match.state.deadline() + 1)
    seat = match.state.next_to_act()
    good = match.moved(seat, match.state.legal(seat)[0], at=match.state.now + 10)
    log = Log(
        match.log.header,
        [match.log.entries[0], sealed(msgspec.structs.replace(good, **change), match.log.entries[0].hash)],
    )
    with pytest.raises(DamagedLog) as damaged:
        Match.replay(match.game, read_log(b"".join(log.lines())))
    assert 2 == damaged.value.n


@pytest.mark.parametrize("at", [-1, 2**50, 2**70, 1.5, "1"], ids=str)
def test_a_moment_that_is_none_is_damage(at: object) -> None:
    match = TIMED_TABLES[0].match(1)
    entry = msgspec.to_builtins(Entry(n=1, seat="A", move="flip", hash="0" * 64)) | {"at": at}
    with pytest.raises(DamagedLog, match="cannot be read"):
        read_log(line(match.log.header) + msgspec.json.encode(entry) + b"\n")


@pytest.mark.parametrize("game", WITHOUT_TIME, ids=lambda game: game.key)
def test_where_time_does_not_matter_nothing_is_ever_due_and_no_log_speaks_of_it(game: object) -> None:
    match = next(table for table in TABLES if table.game is game).match(1)
    seat = match.state.next_to_act()
    entry = match.moved(seat, match.state.random_move(seat, generator(1)))
    assert [] == match.expire(10**12)
    assert b'"at"' not in line(entry)
