"""The cards are what both rules pages say: CH-1, CH-2."""

import re

import pytest

from tripot.games.chouineurs import GAME
from tripot.games.chouineurs.cards import COLOURS, DECK_SIZE, ENDS
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.deck import BETS, CARDS

article = pytest.mark.article
on_both_pages = pytest.mark.parametrize("language", ["fr", "en"])


def rows(language: str) -> list[list[str]]:
    """Every row of every table on a rules page."""
    lines = GAME.rulebook(language).page.splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


@article("CH-1")
def test_there_are_44_cards_whose_two_ends_differ_in_colour() -> None:
    assert 44 == DECK_SIZE
    assert all(up[0] != down[0] for up, down in zip(ENDS[0::2], ENDS[1::2], strict=True))


@article("CH-1")
def test_no_value_comes_twice_in_a_colour() -> None:
    assert len(ENDS) == len(set(ENDS))


@article("CH-1")
@on_both_pages
def test_the_page_pairs_the_ends_as_they_are(language: str) -> None:
    above = [end for name, *ends in rows(language) if name in ("un bout", "one end") for end in ends]
    below = [end for name, *ends in rows(language) if name in ("l'autre", "the other") for end in ends]
    assert [f"{one}/{other}" for one, other in zip(above, below, strict=True)] == CARDS.split()


@article("CH-1")
@on_both_pages
def test_the_page_counts_the_values_of_each_colour_as_they_are(language: str) -> None:
    told = {}
    for name, *cells in rows(language):
        if letter := re.search(r"\((.)\)", name):
            told[letter[1]] = [int(number) for number in re.findall(r"\d+", " ".join(cells))]
    values = {colour: [int(end[1:]) for end in ENDS if end[0] == colour] for colour in COLOURS}
    assert told == {colour: [min(found), max(found), len(found)] for colour, found in values.items()}


@article("CH-2")
@on_both_pages
def test_the_page_pays_what_the_bet_cards_pay(language: str) -> None:
    told = {}
    for name, *cells in rows(language):
        if name in BETS:
            cells += cells[-1:] * (HAND + 1 - len(cells))  # the last column stands for five tricks and more
            told[name] = {tricks: int(points) for tricks, points in enumerate(cells) if points != "–"}
    assert told == BETS
