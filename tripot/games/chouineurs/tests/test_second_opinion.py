"""A second Chouineurs, written from the rule text with plain lists and no thought of speed, played beside the first."""

from copy import deepcopy
from random import Random

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.chouineurs import GAME, ChouineursMatch
from tripot.games.chouineurs.deck import BETS, CARDS

LETTERS = "ABCDE"
Card = tuple[str, str]  # the end that is up, the end that is down
ENDS = CARDS.replace("/", " ").split()


class PlainChouineurs:
    """The rules once more, one list a place."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.points = [0] * seats
        self.gains = [0] * seats  # in the round that ended last
        self.bets = [list(BETS) for _ in self.seats]
        self.rounds = 0

    def deal(self, hands: list[list[Card]], reserve: int, leader: int) -> None:
        assert leader in self.leaders()
        self.hands, self.reserve, self.leader = hands, reserve, leader
        self.chosen: dict[int, str] = {}
        self.trick: list[tuple[int, str]] = []  # who played which end, in this order
        self.whiners: list[int] = []
        self.tricks = [0 for _ in self.seats]
        self.whined = [0 for _ in self.seats]
        self.has_silenced = False  # a whiner had nothing to choose from
        self.is_over = False

    def leaders(self) -> list[int]:
        """Who may lead a new round: before the first anybody, then one of those with the highest total."""
        return [seat for seat in self.seats if self.points[seat] == max(self.points)]

    def winners(self) -> list[int]:
        results = list(zip(self.points, self.gains, strict=True))
        return [seat for seat in self.seats if self.rounds == 4 and results[seat] == max(results)]

    def is_choosing(self) -> bool:
        return len(self.chosen) < len(self.seats)

    def to_act(self) -> list[int]:
        if self.is_over:
            return []
        if self.is_choosing():
            return [seat for seat in self.seats if seat not in self.chosen]
        return self.whiners[:1] or [(self.leader + len(self.trick)) % len(self.seats)]

    def legal(self, seat: int) -> set[str]:
        if self.is_choosing():
            return {f"{way} {bet}" for way in ("keep", "turn") for bet in self.bets[seat]}
        ends = {up for up, _ in self.hands[seat]}
        if self.whiners:
            return {f"turn {end}" for end in ends} | ({"point"} if self.reserve else set())
        asked = self.trick[0][1][0] if self.trick else ""
        following = {end for end in ends if end[0] == asked}
        return following | {end for end in ends if end[0] == "K"} if following else ends

    def play(self, seat: int, move: str) -> None:
        if self.is_choosing():
            way, self.chosen[seat] = move.split()
            if way == "turn":
                self.turn(seat, {up for up, _ in self.hands[seat]})
        elif self.whiners:
            self.whiners.remove(seat)
            if move == "point":
                self.reserve -= 1
                self.whined[seat] += 1
            else:
                self.turn(seat, {move.removeprefix("turn ")})
            self.go_on()
        else:
            self.hands[seat] = [card for card in self.hands[seat] if card[0] != move]
            self.trick.append((seat, move))
            if len(self.trick) == len(self.seats):
                self.end_trick()

    def turn(self, seat: int, ends: set[str]) -> None:
        self.hands[seat] = [(down, up) if up in ends else (up, down) for up, down in self.hands[seat]]

    def end_trick(self) -> None:
        lowest = min(value(end) for _, end in self.trick)
        self.whiners = [seat for seat, end in self.trick if value(end) == lowest]
        asked = self.trick[0][1][0]
        for colour in ("K", "Y", asked):
            strongest = [(value(end), seat) for seat, end in self.trick if end[0] == colour]
            if strongest:
                _, self.leader = max(strongest)
                break
        self.tricks[self.leader] += 1
        self.trick = []
        self.go_on()

    def go_on(self) -> None:
        """On to the next whiner who has something to choose; then to the next trick, or to the count."""
        while self.whiners and not self.legal(self.whiners[0]):
            self.whiners.pop(0)
            self.has_silenced = True
        if not self.whiners and not any(self.hands):
            self.count()

    def count(self) -> None:
        for seat, bet in self.chosen.items():
            self.gains[seat] = self.whined[seat] + BETS[bet].get(self.tricks[seat], 0)
            self.points[seat] += self.gains[seat]
            if self.tricks[seat] in BETS[bet]:
                self.bets[seat].remove(bet)
        self.rounds += 1
        self.is_over = True


def value(end: str) -> int:
    return int(end[1:])


def rehearsed(plain: PlainChouineurs, taste: str, random: Random) -> list[tuple[int, str]]:
    """The moves of a whole round: any, or the lowest that there are, or such that several end level at the top."""
    for _ in range(300 if taste == "level" else 1):
        copy, moves = deepcopy(plain), list[tuple[int, str]]()
        while not copy.is_over:
            seat = random.choice(copy.to_act())
            legal = sorted(copy.legal(seat))
            moves.append((seat, random.choice(lowest(copy, legal) if taste == "low" else legal)))
            copy.play(*moves[-1])
        if len(copy.leaders()) > 1:
            break
    return moves


def lowest(plain: PlainChouineurs, legal: list[str]) -> list[str]:
    """The moves that empty the reserve: the hand as dealt, the lowest card, the point."""
    if plain.is_choosing():
        return [move for move in legal if move.startswith("keep")]
    if plain.whiners:
        return ["point"] if "point" in legal else legal
    return [min(legal, key=value)]


def level_deck(random: Random) -> list[int]:
    """The first three hold 9 to 15 in blue, in red and in yellow, the others high cards: each trick has three whiners."""
    level = [ENDS.index(f"{colour}{number}") for colour in "BRY" for number in range(9, 16)]
    others = random.sample(sorted(set(range(44)) - {end // 2 for end in level}), 44 - len(level))
    return level + [max(2 * card, 2 * card + 1, key=lambda end: value(ENDS[end])) for card in others]


def remarkable(plain: PlainChouineurs) -> set[str]:
    """What is special at this moment, so that a test can say that it has come up."""
    whiners, winners = plain.whiners, plain.winners()
    signs = {
        "several whine": len(whiners) > 1,
        "no hand": whiners and not plain.hands[whiners[0]],
        "no reserve": whiners and not plain.reserve,
        "neither": plain.has_silenced,
        "bets gone": any(len(bets) < 3 for bets in plain.bets),
        "lot": plain.is_over and len(plain.leaders()) > 1,
        "last round decides": len(winners) == 1 < len(plain.leaders()),
        "shared win": len(winners) > 1,
    }
    return {sign for sign, is_there in signs.items() if is_there}


def deal_from(table: ChouineursMatch, plain: PlainChouineurs) -> None:
    """The cards of a new round and who leads it, which only luck decides."""
    hands = [hand_of(table, seat) for seat in plain.seats]
    plain.deal(hands, len(GAME.places(table.state)["reserve"]), table.view(None).leader)


def hand_of(table: ChouineursMatch, seat: int) -> list[Card]:
    where = GAME.places(table.state)
    first = [(ENDS[2 * card], ENDS[2 * card + 1]) for card in where[f"hand {seat} first end"]]
    return first + [(ENDS[2 * card + 1], ENDS[2 * card]) for card in where[f"hand {seat} second end"]]


def check_same(table: ChouineursMatch, plain: PlainChouineurs) -> None:
    assert plain.reserve == len(GAME.places(table.state)["reserve"])
    for seat in plain.seats:
        assert sorted(plain.hands[seat]) == sorted(hand_of(table, seat))
    assert plain.to_act() == table.state.acting()
    assert plain.points == table.scores


def play_beside(seats: int, taste: str, random: Random) -> set[str]:
    """One game in step, each round as rehearsed; what was special in it."""
    deck = level_deck(random) if taste == "low" else None
    table = Match.start(GAME, seats=seats, seed=Seed(random.randrange(10**9)), deck=deck)
    plain, seen = PlainChouineurs(seats), set[str]()
    while table.to_act:
        deal_from(table, plain)
        for seat, move in rehearsed(plain, taste, random):
            check_same(table, plain)
            assert plain.legal(seat) == {line.split(": ", 1)[1] for line in table.legal(LETTERS[seat])}
            plain.play(seat, move)
            table.play(f"{LETTERS[seat]}: {move}")
            seen |= remarkable(plain)
    assert plain.points == table.scores
    assert [LETTERS[seat] for seat in plain.winners()] == table.winners
    return seen


@pytest.mark.parametrize(
    ("taste", "expected"),
    [
        ("any", {"several whine", "no hand", "bets gone"}),
        ("low", {"several whine", "no hand", "no reserve", "neither"}),
        ("level", {"lot", "last round decides", "shared win"}),
    ],
)
def test_both_agree_on_every_legal_move_and_everything_that_follows(taste: str, expected: set[str]) -> None:
    random = Random(taste)
    seen = [play_beside(seats, taste, random) for seats in GAME.seats for _ in range(8)]
    assert expected <= set().union(*seen)
