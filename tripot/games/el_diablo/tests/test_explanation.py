"""A trick told step by step: ED-8, ED-9, ED-11, and the tricks that the rulebook resolves itself."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, position
from tripot.games.el_diablo.notation import Chameleon, Devil, Magician, Number
from tripot.games.el_diablo.tests.tricks import begun, resolved
from tripot.games.el_diablo.view import Trick, Values

article = pytest.mark.article

RESOLVED = re.compile(r"^\*\*(.+?)\*\*(.+?)\n\n((?:\|.+\n)+)", re.MULTILINE)  # a title, its moves, a table
MOVE = re.compile(r"`([A-E]): ([^`]+)`")


def rulebook_tricks(language: str) -> list[tuple[str, str, str]]:
    chapter = GAME.rulebook(language).page.partition("\n### ")[2].partition("\n## ")[0]
    return RESOLVED.findall(chapter)


def rows(trick: Trick) -> Iterator[Values]:
    """The values at the start, after each devil that is set anew, and after each effect or its failure."""
    yield trick.start
    values = trick.start
    for step in trick.steps:
        if step.devil is not None and isinstance(step.card, Chameleon):
            yield [step.devil if seat == step.card.player else value for seat, value in enumerate(values)]
        if step.effect in ("takes", "changes", "misses"):
            yield step.values
        values = step.values


@article("ED-11")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_trick_that_the_rulebook_resolves_is_told_row_by_row_as_printed(language: str) -> None:
    tricks = rulebook_tricks(language)
    assert 10 == len(tricks)
    for title, said, table in tricks:
        moves = MOVE.findall(said)
        trick = resolved(" ".join(words for _, words in moves), moves[0][0])
        out = {step.seat for step in trick.steps if step.effect == "out"}
        header, _, *printed = [[cell.strip() for cell in line.strip(" |").split("|")] for line in table.splitlines()]
        seats = ["ABCDE".index(cell) for cell in header]
        assert [step.seat for step in trick.steps] == seats
        told = [["out" if seat in out else str(row[seat]) for seat in seats] for row in rows(trick)]
        cells = [[cell.replace("−", "-").replace("hors du pli", "out") for cell in line[1:]] for line in printed]
        assert cells == told, title


@article("ED-11")
def test_a_step_tells_what_the_card_did_and_the_values_after_it() -> None:
    trick = resolved("D16 M>A+ 12 C>A=0")
    assert [16, 0, 12, 0] == trick.start
    assert [Devil(value=16), Magician(player=0, change="plus"), Number(value=12), Chameleon(player=0, devil=0)] == [
        step.card for step in trick.steps
    ]
    assert ["nothing", "changes", "nothing", "takes"] == [step.effect for step in trick.steps]
    assert [0, 5, 0, 0] == [step.amount for step in trick.steps]
    assert [None, None, None, 0] == [step.devil for step in trick.steps]
    assert [[16, 0, 12, 0], [21, 0, 12, 0], [21, 0, 12, 0], [0, 0, 12, 0]] == [step.values for step in trick.steps]
    assert ([2], 2) == (trick.tied, trick.winner)


@article("ED-9", "ED-11")
def test_a_step_tells_who_is_out_because_of_whom_and_who_misses() -> None:
    trick = resolved("C>D C>A 8 C>B")
    assert ["out", "misses", "nothing", "takes"] == [step.effect for step in trick.steps]
    assert [3, None, None, None] == [step.out_by for step in trick.steps]
    assert [0, 0, 8, 0] == trick.values


@article("ED-8", "ED-11")
def test_a_trick_that_is_not_complete_is_told_as_it_would_end_now() -> None:
    trick = position("14 C>D | A: | B: | C: 3 | D: D").view("A").trick
    assert ["nothing", "waits"] == [step.effect for step in trick.steps]
    assert ([14, 0, None, None], [2, 3], 0) == (trick.values, trick.open, trick.winner)
    trick = position("14 C>C D16 | A: | B: | C: ").view("A").trick  # B has yet to say what it is worth
    assert (["nothing", "waits", "nothing"], [], 2) == ([step.effect for step in trick.steps], trick.open, trick.winner)


def replayed(trick: Trick) -> list[int]:
    """The values that follow from the steps alone: what was taken, added, set."""
    values = [value or 0 for value in trick.start]
    for step in trick.steps:
        match step.card:
            case Chameleon(player=int(player)) if step.effect == "takes":
                if step.devil is not None:
                    values[player] = step.devil
                assert step.amount == values[player]
                values[step.seat] += values[player]
                values[player] = 0
            case Magician(player=player) if step.effect == "changes":
                values[player] += step.amount
        assert values == [value or 0 for value in step.values]
    return values


@given(seed=st.integers(0, 10**9), seats=st.sampled_from(GAME.seats))
def test_the_steps_alone_lead_to_the_values_and_the_winner_that_the_rules_found(seed: int, seats: int) -> None:
    match, chance = Match.start(GAME, seats=seats, seed=Seed(seed)), Seed(seed).chance(1)
    while match.to_act:
        before = match.view(None)
        seat = match.state.next_to_act()
        match.state.play(seat, match.state.random_move(seat, chance))
        after = match.view(None)
        if after.last_trick != before.last_trick and after.last_trick is not None:
            trick = after.last_trick
            values = replayed(trick)
            assert trick.values == values
            able = [step.seat for step in trick.steps if step.effect != "out" and not isinstance(step.card, Magician)]
            best = [seat for seat in able if values[seat] == max(values[seat] for seat in able)]
            assert best == trick.tied
            assert (best[-1] if best else None) == trick.winner
            if after.round == before.round and match.to_act:
                won = [now.tricks - then.tricks for now, then in zip(after.players, before.players, strict=True)]
                assert [int(seat == trick.winner) for seat in range(seats)] == won
                assert after.trick.leader == (trick.leader if trick.winner is None else trick.winner)


def test_the_last_trick_stays_to_be_seen_until_the_next_one_is_complete() -> None:
    table = position("7 8 | A: 1 | B: 2 | C: 9 3")
    for words in ("C: 9", "C: 3", "A: 1"):
        table.play(words)
        last = table.view("A").last_trick
        assert last is not None
        assert [7, 8, 9] == last.values
    assert [3, 1] == [table.view("A").trick.values[seat] for seat in (2, 0)]
    table.play("B: 2")
    last = table.view("A").last_trick
    assert last is not None
    assert [1, 2, 3] == last.values


def test_the_last_trick_of_a_round_stays_to_be_seen_in_the_next_one() -> None:
    table = begun("7 8 9")
    while not table.view("A").trick.steps:
        table.play(table.legal(table.to_act[0])[0])
    last = table.view("A").last_trick
    assert last is not None
    assert [7, 8, 9] == last.values
