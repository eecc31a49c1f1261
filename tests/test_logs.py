"""The log is the truth: it replays to the same state, and any change to it is noticed where it was made."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import TABLES, fingerprint, generator
from tripot.engine.errors import BadInput
from tripot.engine.log import DamagedLog, Entry, Header, Log, line, read_log, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.games import find_game, games

TABLE = [table for table in TABLES if not table.game.time][-1]  # time has a file of its own, test_time.py
GAME = TABLE.game


def some_match(entries: int = 20) -> AnyMatch:
    match, chance = TABLE.match(5), generator(5)
    while len(match.log.entries) < entries:
        seat = match.state.next_to_act()
        match.moved(seat, match.state.random_move(seat, chance))
    return match


MATCH = some_match()
DATA = b"".join(MATCH.log.lines())
LINES = DATA.splitlines(keepends=True)


def test_a_log_read_back_is_the_log_that_was_written() -> None:
    assert MATCH.log == read_log(DATA)
    assert fingerprint(GAME, MATCH.state) == fingerprint(GAME, Match.replay(GAME, read_log(DATA)).state)


def test_a_log_pins_the_version_of_the_rules_and_the_options() -> None:
    header = read_log(DATA).header
    assert GAME.rules == header.rules
    assert TABLE.options == header.options


def test_a_log_of_rules_that_are_not_known_yet_is_refused() -> None:
    later = msgspec.structs.replace(MATCH.log.header, rules=GAME.rules + 1)
    with pytest.raises(DamagedLog, match="version"):
        Match.replay(GAME, Log(later, []))


@given(
    at=st.integers(0, len(DATA) - 2), cut=st.integers(0, 2), put=st.binary(max_size=2) | st.sampled_from([b" ", b"\r"])
)
def test_any_change_is_noticed_in_its_entry_and_the_part_before_replays(at: int, cut: int, put: bytes) -> None:
    damaged = DATA[:at] + put + DATA[at + cut :]
    if damaged == DATA or at + cut >= len(DATA):
        return
    at = next(place for place in range(len(DATA)) if DATA[: place + 1] != damaged[: place + 1])
    with pytest.raises(DamagedLog) as refused:
        Match.replay(GAME, read_log(damaged))
    assert DATA[:at].count(b"\n") == refused.value.n
    intact = refused.value.intact
    if refused.value.n == 0:
        assert intact is None
    else:
        assert intact is not None
        assert refused.value.n - 1 == len(intact.entries)
        assert refused.value.n - 1 == len(Match.replay(GAME, intact).log.entries)


@pytest.mark.parametrize("n", [1, 7, 20])
def test_an_entry_left_out_doubled_or_swapped_is_noticed(n: int) -> None:
    for damaged in (
        [*LINES[:n], *LINES[n + 1 :], line(Entry(n=99, seat="A", move="pass"))],
        [*LINES[:n], LINES[n], *LINES[n:]],
        [*LINES[: n - 1], LINES[n], LINES[n - 1], *LINES[n + 1 :]],
    ):
        with pytest.raises(DamagedLog):
            read_log(b"".join(damaged))


def test_a_last_line_without_its_end_is_cut() -> None:
    with pytest.raises(DamagedLog) as refused:
        read_log(DATA[:-1])
    assert len(MATCH.log.entries) == refused.value.n


def test_a_key_said_twice_is_noticed() -> None:
    forged = LINES[1].replace(b'"seat":', b'"seat":"Z","seat":')
    with pytest.raises(DamagedLog) as refused:
        read_log(LINES[0] + forged)
    assert 1 == refused.value.n


def test_a_log_of_another_game_is_refused() -> None:
    header = sealed(msgspec.structs.replace(MATCH.log.header, game="bridge"), "")
    with pytest.raises(DamagedLog, match="bridge"):
        Match.replay(GAME, read_log(line(header)))


def test_a_log_cut_within_an_entry_is_damaged_there_and_one_cut_between_entries_is_shorter() -> None:
    with pytest.raises(DamagedLog) as refused:
        read_log(DATA[:-10])
    assert len(MATCH.log.entries) == refused.value.n
    assert 19 == len(read_log(b"".join(LINES[:-1])).entries)


def test_a_well_sealed_entry_with_an_illegal_move_is_damage_too() -> None:
    log = Log(MATCH.log.header, [*MATCH.log.entries[:3]])
    forged = sealed(Entry(n=4, seat="A", move="13+ 13+"), log.head())
    with pytest.raises(DamagedLog) as refused:
        Match.replay(GAME, read_log(b"".join([*log.lines(), line(forged)])))
    assert 4 == refused.value.n


def test_an_entry_that_is_sealed_but_not_written_as_usual_is_damage_too() -> None:
    first = MATCH.log.entries[0]
    forged = sealed(Entry(n=1, seat=first.seat, move=f" {first.move.upper()} "), MATCH.log.header.hash)
    with pytest.raises(DamagedLog) as refused:
        Match.replay(GAME, read_log(line(MATCH.log.header) + line(forged)))
    assert 1 == refused.value.n


def test_a_damaged_log_is_refused_in_one_sentence_of_each_language() -> None:
    log = Log(MATCH.log.header, [])
    for move in ("nonsense", MATCH.log.entries[0].move):
        forged = sealed(Entry(n=1, seat="F", move=move), log.head())
        with pytest.raises(DamagedLog) as refused:
            Match.replay(GAME, read_log(b"".join([*log.lines(), line(forged)])))
        assert ("Le journal", "The log") == (refused.value.text.fr[:10], refused.value.text.en[:7])
        assert not refused.value.text.fr.endswith("..")


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"\xff\xfe", b"[1, 2]\n", b"null\n", b'{"tripot": 1}\n'])
def test_what_is_no_log_is_refused_at_its_header(data: bytes) -> None:
    with pytest.raises(DamagedLog) as refused:
        read_log(data)
    assert 0 == refused.value.n


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 99},
        {"seed": "never"},
        {"options": {"no_such_option": True}},
        {"deck": [1, 2, 3]},
        {"position": "nonsense"},
        {"position": "10= | A: 9 | B: 2"},
        {"rules": 0},
        {"players": ["Ada"]},
    ],
    ids=str,
)
def test_a_sealed_header_that_makes_no_sense_is_refused(change: dict[str, object]) -> None:
    values = {**msgspec.structs.asdict(MATCH.log.header), **change}
    header = sealed(msgspec.convert(values, Header), "")
    with pytest.raises(DamagedLog) as refused:
        Match.replay(GAME, read_log(line(header)))
    assert 0 == refused.value.n


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 2.0},
        {"seats": True},
        {"players": ["Ada"]},
        {"players": [1, 2]},
        {"players": ["Ada", "\ud800"]},
        {"deck": ["a"]},
        {"deck": [None]},
        {"options": {3: True}},
        {"rules": 99},
    ],
    ids=str,
)
def test_a_start_that_cannot_be_written_down_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Match.start(GAME, **{"seats": 2, **wrong})


def test_a_game_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="bridge"):
        find_game("bridge")


def test_games_are_found_by_looking() -> None:
    assert list(games()) == [game.key for game in games().values()]
    assert all(game.folder.name.replace("_", "-") == key for key, game in games().items())
