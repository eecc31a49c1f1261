"""Notes in a log: absence, pauses and takebacks are entries like any other, and replay with the game."""

import pytest

from tests.tables import TABLES, fingerprint, generator
from tripot.cli.history import History
from tripot.engine.errors import BadInput
from tripot.engine.log import DamagedLog, Entry, Log, read_log, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.games import find_game


def a_match(key: str = "hula-hoo", moves: int = 6) -> AnyMatch:
    table = next(table for table in TABLES if table.game.key == key and table.seats == table.game.seats[1])
    match, chance = table.match(3), generator(3)
    for _ in range(moves):
        seat = match.state.next_to_act()
        match.moved(seat, match.state.random_move(seat, chance))
    return match


def again(match: AnyMatch) -> AnyMatch:
    return Match.replay(match.game, read_log(b"".join(match.log.lines())))


def test_notes_change_nothing_in_the_game_and_replay_with_it() -> None:
    match = a_match()
    before = match.view(None)
    for note in ("pause", "resume", "away B", "back B"):
        match.note(note)
    assert before == match.view(None)
    assert fingerprint(match.game, match.state) == fingerprint(match.game, again(match).state)


def test_a_takeback_lets_the_game_stand_as_before_and_play_on_from_there() -> None:
    match = a_match()
    marks = [fingerprint(match.game, Match.replay(match.game, match.log, entries=n).state) for n in range(7)]
    match.note("takeback 4")
    assert marks[4] == fingerprint(match.game, match.state)
    match.play(f"{match.log.entries[4].seat}: {match.log.entries[4].move}")
    assert marks[5] == fingerprint(match.game, match.state)
    match.note("takeback 7")  # as it stood after the first takeback
    assert marks[4] == fingerprint(match.game, match.state)
    assert 9 == len(match.log.entries)
    assert marks[4] == fingerprint(match.game, again(match).state)


@pytest.mark.parametrize(
    "wrong",
    ["", "dance", "away", "away Z", "away C D", "takeback", "takeback -1", "takeback 6", "takeback 99", "PAUSE"],
)
def test_what_is_no_note_is_refused_and_changes_nothing(wrong: str) -> None:
    match = a_match()
    before = fingerprint(match.game, match.state)
    with pytest.raises(BadInput):
        match.note(wrong)
    assert (6, before) == (len(match.log.entries), fingerprint(match.game, match.state))


def test_where_time_matters_nothing_is_taken_back() -> None:
    match = a_match("les-vilains-7", 1)
    match.note("pause")
    with pytest.raises(BadInput, match="back"):
        match.note("takeback 0")


def test_a_sealed_note_that_makes_no_sense_is_damage() -> None:
    match = a_match()
    for words in ("dance", "takeback 77"):
        forged = sealed(Entry(n=7, seat="-", move=words), match.log.head())
        log = Log(match.log.header, [*match.log.entries, forged])
        with pytest.raises(DamagedLog) as damaged:
            Match.replay(match.game, log)
        assert 7 == damaged.value.n


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", ["hula-hoo", "el-diablo", "les-vilains-7"])
def test_every_note_is_told_in_a_sentence(key: str, language: str) -> None:
    match = a_match(key, 2)
    notes = ["pause", "resume", "away B", "back B", *(["takeback 1"] if not find_game(key).time else [])]
    for note in notes:
        match.note(note)
    history = History.of(match.game, match.log)
    names = ["Ada", "Bo", "Cy"]
    for n, note in enumerate(notes, start=3):
        (sentence,) = history.told(n, to=0, names=names, language=language)
        assert sentence.endswith(".")
        assert ("Bo" in sentence) == note.endswith("B")
