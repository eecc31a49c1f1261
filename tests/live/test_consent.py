"""Consent: a takeback or a pause needs everybody, and no takeback undoes what was learnt."""

import pytest

from tests.live.desk import NOW, facts, full
from tripot.engine.errors import BadInput
from tripot.tables import consent, playing

ALL = range(3)


def test_a_takeback_needs_everybody_and_the_log_keeps_both() -> None:
    desk = full(game="el-diablo").start()
    entry = desk.play_any().entry  # a bid, which only its player knows
    seat = "ABC".index(entry.seat)
    proposal = consent.propose(desk.table, seat, "takeback")
    for other in range(3):
        assert consent.is_agreed(desk.table, proposal, ALL) == (len(proposal.agreed) == 3)
        proposal = consent.agree(desk.table, proposal, other)
    desk.records.append(consent.carry_out(desk.table, NOW, proposal, ALL))
    match = desk.table.match
    assert match is not None
    assert ["bid", "takeback 0"] == [
        line.move.split(" ")[0] if n == 0 else line.move for n, line in enumerate(match.log.entries)
    ]
    assert [0, 1, 2] == match.state.acting()
    assert desk.records[-1].n == desk.table.taken_back
    assert facts(desk.table) == facts(desk.folded())


def test_what_has_revealed_something_is_not_taken_back() -> None:
    desk = full(game="el-diablo").start()
    for _ in range(3):
        desk.play_any()  # the last bid shows all of them, but no card
    match = desk.table.match
    assert match is not None
    last = 0
    while match.view(None).round == 0:
        last = "ABC".index(desk.play_any().entry.seat)
    with pytest.raises(BadInput, match="revealed"):  # the next hand was dealt
        consent.propose(desk.table, last, "takeback")


def test_somebody_elses_move_an_older_one_and_nonsense_are_not_taken_back() -> None:
    desk = full().start()
    desk.play_any()
    desk.play_any()
    match = desk.table.match
    assert match is not None
    last = "ABC".index(match.log.entries[-1].seat)
    for seat, words in (
        (1 - last if last < 2 else 0, "takeback"),
        (last, "takeback 0"),
        (last, "resume"),
        (last, "dance"),
    ):
        with pytest.raises(BadInput):
            consent.propose(desk.table, seat, words)


def test_a_takeback_lapses_when_the_game_goes_on_and_a_pause_does_not() -> None:
    desk = full(game="el-diablo").start()
    seat = "ABC".index(desk.play_any().entry.seat)
    takeback, pause = consent.propose(desk.table, seat, "takeback"), consent.propose(desk.table, seat, "pause")
    desk.play_any()
    with pytest.raises(BadInput, match="void"):
        consent.agree(desk.table, takeback, 1)
    for other in ALL:
        pause = consent.agree(desk.table, pause, other)
    assert consent.is_agreed(desk.table, pause, ALL)


def test_what_was_only_proposed_or_is_stale_is_not_carried_out() -> None:
    desk = full().start()
    with pytest.raises(BadInput, match="agrees"):
        consent.carry_out(desk.table, NOW, consent.propose(desk.table, 0, "pause"), ALL)
    for seat in (-1, 3, 99):
        with pytest.raises(BadInput, match="plays for you"):
            consent.propose(desk.table, seat, "pause")


def test_a_pause_needs_everybody_who_is_there_and_ends_when_one_of_them_wants() -> None:
    desk = full().start()
    desk.records.append(playing.note(desk.table, NOW, "away C"))
    proposal = consent.propose(desk.table, 0, "pause")
    assert not consent.is_agreed(desk.table, proposal, ALL)
    assert consent.is_agreed(desk.table, proposal, [0, 2])  # whoever is not connected is not asked
    desk.records.append(consent.carry_out(desk.table, NOW, consent.agree(desk.table, proposal, 1), ALL))
    assert NOW == desk.table.clocks.paused_at
    desk.records.append(consent.carry_out(desk.table, NOW, consent.propose(desk.table, 1, "resume"), ALL))
    assert not desk.table.is_paused
    assert facts(desk.table) == facts(desk.folded())
