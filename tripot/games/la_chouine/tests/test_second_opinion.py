"""A second Chouine, written from the rule text with plain lists and no thought of speed, played beside the first."""

from copy import deepcopy
from itertools import combinations
from random import Random

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.la_chouine import GAME, LaChouineMatch

LETTERS = "ABCD"
FAMILIES = "FRCG"  # fish, rose, crown, grape
CARDS = [f"{family}{force}" for family in FAMILIES for force in range(1, 9)]
CARD_POINTS = {"adapted": [0, 0, 0, 1, 1, 1, 3, 4], "traditional": [0, 0, 0, 2, 3, 4, 10, 11]}  # by force, from 1
WORTH = {"crue": 4, "duo": 6, "triplette": 8, "architecte": 10, "briscard": 12, "chouine": 0}


class PlainChouine:
    """The rules once more, one list a place."""

    def __init__(self, seats: int, card_points: str) -> None:
        self.seats = range(seats)
        self.size = 7 - seats  # of a full hand: 5, 4, 3
        self.worth = CARD_POINTS[card_points]
        self.rewards = [0] * seats
        self.firsts = list(self.seats)  # who may be the first player of the next round

    def deal(self, hands: list[list[str]], row: list[str], pile: list[str], first: int) -> None:
        assert [self.size] * len(self.seats) + [len(self.seats)] == [len(cards) for cards in (*hands, row)]
        assert first in self.firsts
        self.firsts = [(first + 1) % len(self.seats)]
        self.hands, self.row, self.pile, self.turn = hands, row, pile, first
        self.trick: list[tuple[int, str]] = []  # who played which card, in this order
        self.takers: list[int] = []  # who has yet to take a card
        self.claimed: set[str] = set()  # the cards of the combination claimed in this turn
        self.available = {"duo", "triplette", "architecte", "briscard", "chouine"}
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.combinations: list[list[str]] = [[] for _ in self.seats]
        self.points: list[int] = []  # the count at the end of the round
        self.best, self.is_over = list[int](), False  # best: who won the round

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.rewards[seat] == 2]

    def to_act(self) -> list[int]:
        return [] if self.is_over else self.takers[:1] or [self.turn]

    def legal(self, seat: int) -> set[str]:
        if self.takers:
            return {f"take {card}" for card in self.row}
        return set(self.claimed or self.hands[seat]) | set(self.claims(seat))

    def claims(self, seat: int) -> dict[str, set[str]]:
        """What a player on turn can claim, with the cards to show."""
        hand, found = set(self.hands[seat]), dict[str, set[str]]()
        for family in FAMILIES:
            found[f"duo {family}"] = {f"{family}4", f"{family}5"}
            found[f"architecte {family}"] = {f"{family}{force}" for force in range(1, self.size + 1)}
            found[f"chouine {family}"] = {f"{family}{force}" for force in range(9 - self.size, 9)}
        for force in range(1, 9):
            for three in combinations([f"{family}{force}" for family in FAMILIES], 3):
                found[" ".join(["triplette", *three])] = set(three)
        if len(hand) == self.size and all(card[1] in "78" for card in hand):
            found["briscard"] = hand
        kinds = set() if self.claimed or self.takers else self.available
        return {text: cards for text, cards in found.items() if cards <= hand and text.split()[0] in kinds}

    def play(self, seat: int, move: str) -> None:
        if self.takers:
            card = move.removeprefix("take ")
            self.row.remove(card)
            self.hands[self.takers.pop(0)].append(card)
            if not self.takers:  # the next trick begins
                self.row, self.pile = self.pile[: len(self.seats)], self.pile[len(self.seats) :]
        elif move in CARDS:
            self.put(seat, move)
        else:
            kind = move.split()[0]
            self.claimed = self.claims(seat)[move]
            self.available.remove(kind)
            self.combinations[seat].append(kind)
            if kind == "chouine":
                self.end([seat])

    def put(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.claimed = set()
        self.turn = (seat + 1) % len(self.seats)
        if len(self.trick) == len(self.seats):
            self.end_trick()

    def end_trick(self) -> None:
        families = [card[0] for _, card in self.trick]
        best = "C" if "C" in families else families[0]
        _, self.turn = max((card[1], seat) for seat, card in self.trick if card[0] == best)
        self.won[self.turn] += [card for _, card in self.trick]
        self.trick = []
        if self.row:
            self.takers = [(self.turn + step) % len(self.seats) for step in self.seats]
        elif not any(self.hands):
            self.combinations[self.turn].append("crue")
            self.count()

    def count(self) -> None:
        for cards, kinds in zip(self.won, self.combinations, strict=True):
            self.points.append(sum(self.worth[int(card[1]) - 1] for card in cards) + sum(WORTH[kind] for kind in kinds))
        best = 0 if self.points.count(0) == 1 else max(self.points)
        self.end([seat for seat in self.seats if self.points[seat] == best])

    def end(self, best: list[int]) -> None:
        self.best, self.is_over = best, True
        for seat in best:
            self.rewards[seat] += 1


EXPECTED = {  # what each taste brings up
    "any": {"crue", "duo", "triplette"},
    "claims": {"duo", "triplette", "three of four", "architecte", "briscard", "chouine"},
    "champalu": {"champalu"},
    "level": {"level", "shared win"},
}


def remarkable(plain: PlainChouine) -> set[str]:
    """What is special in this round, so that a test can say that it has come up."""
    signs = {
        "three of four": sum(text.startswith("triplette") for text in plain.claims(plain.turn)) > 1,
        "champalu": plain.points and plain.points[plain.best[0]] == 0,
        "level": len(plain.best) > 1,
        "shared win": len(plain.winners()) > 1,
    }
    return {sign for sign, is_there in signs.items() if is_there}.union(*plain.combinations)


def rehearsed(plain: PlainChouine, taste: str, random: Random) -> list[tuple[int, str]]:
    """The moves of a whole round: any, or every claim that can be made, or such that the round ends as wished."""
    for _ in range(60):
        copy, moves = deepcopy(plain), list[tuple[int, str]]()
        while not copy.is_over:
            seat = copy.to_act()[0]
            legal = sorted(copy.legal(seat))
            if taste == "claims":
                legal = sorted(copy.claims(seat)) or legal
            elif taste == "champalu" and seat == 0:  # A goes low
                legal = sorted(legal, key=lambda move: (move[-1], move[-2] == "C"))[:1]
            moves.append((seat, random.choice(legal)))
            copy.play(*moves[-1])
        if taste in remarkable(copy) | {"any", "claims"}:
            break
    return moves


def tempting_hands(size: int, random: Random) -> list[list[str]]:
    """Full hands that hold the combinations that chance seldom brings."""
    family, force = random.choice(FAMILIES), random.randint(1, 8)
    run = [card for card in CARDS if card[0] == family]
    high = random.sample([card for card in CARDS if card[1] in "78"], size)
    return [run[:size], run[-size:], high, [f"{each}{force}" for each in FAMILIES][:size]]


def deck_with(seats: int, hand: list[str], random: Random) -> list[int]:
    """A shuffled deck that deals these cards to A."""
    places = GAME.places(Match.start(GAME, seats=seats, seed=Seed(0), deck=range(32)).state)["hand 0"]
    deck = random.sample([card for card in range(32) if CARDS[card] not in hand], 32 - len(hand))
    for place, card in zip(sorted(places), hand, strict=False):
        deck.insert(place, CARDS.index(card))
    return deck


def deal_from(table: LaChouineMatch, plain: PlainChouine) -> None:
    """The cards of a new round and its first player, which only luck decides."""
    where = texts(table)
    assert len(where["aside"]) == (2 if len(plain.seats) == 3 else 0)
    plain.deal([where[f"hand {seat}"] for seat in plain.seats], where["row"], where["pile"], table.view(None).first)


def texts(table: LaChouineMatch) -> dict[str, list[str]]:
    return {place: [CARDS[card] for card in cards] for place, cards in GAME.places(table.state).items()}


def check_same(table: LaChouineMatch, plain: PlainChouine) -> None:
    where = texts(table)
    for seat in plain.seats:
        assert sorted(plain.hands[seat]) == sorted(where[f"hand {seat}"])
        assert sorted(plain.won[seat]) == sorted(where[f"won {seat}"])
    assert sorted(card for _, card in plain.trick) == sorted(where["trick"])
    assert (sorted(plain.row), plain.pile) == (sorted(where["row"]), where["pile"])
    assert plain.to_act() == table.state.acting()


def play_beside(table: LaChouineMatch, plain: PlainChouine, taste: str, random: Random) -> set[str]:
    """One game in step, each round as rehearsed; what was special in it."""
    seen = set[str]()
    while table.to_act:
        deal_from(table, plain)
        for seat, move in rehearsed(plain, taste, random):
            check_same(table, plain)
            assert plain.legal(seat) == {line.split(": ", 1)[1] for line in table.legal(LETTERS[seat])}
            seen |= remarkable(plain)
            plain.play(seat, move)
            table.play(f"{LETTERS[seat]}: {move}")
            assert plain.rewards == table.scores
        seen |= remarkable(plain)
    assert [LETTERS[seat] for seat in plain.winners()] == table.winners
    return seen


@pytest.mark.parametrize("card_points", CARD_POINTS)
@pytest.mark.parametrize("taste", EXPECTED)
def test_both_agree_on_every_legal_move_and_everything_that_follows(taste: str, card_points: str) -> None:
    random, seen = Random(taste), set[str]()
    for seats in GAME.seats:
        for hand in tempting_hands(7 - seats, random) if taste == "claims" else [[]] * 4:
            deck, seed = deck_with(seats, hand, random), Seed(random.randrange(10**9))
            table = Match.start(GAME, seats=seats, options={"card_points": card_points}, seed=seed, deck=deck)
            seen |= play_beside(table, PlainChouine(seats, card_points), taste, random)
    assert EXPECTED[taste] <= seen
