"""A second El Diablo, written from the rule text with plain lists and no thought of speed, played beside the first."""

import re
from copy import deepcopy
from dataclasses import dataclass
from random import Random

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.el_diablo import GAME, ElDiabloMatch

LETTERS = "ABCDE"
CARDS = [*map(str, range(1, 16)), "D", "C", "M"]  # numbers, devil, chameleon, magician
REMOVED = {3: "", 4: "11", 5: "1112"}


@dataclass
class Played:
    """A card on the table, with all that was said about it."""

    seat: int
    card: str
    value: int = 0  # its own
    target: int = -1  # whom it names
    said: int = 0  # what a magician adds, or what a chameleon makes of the devil that it takes
    is_out: bool = False


class PlainDiablo:
    """The rules once more, one list a place."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.points, self.rounds = [0] * seats, 0
        self.dealers = list(self.seats)  # one of whom deals the next round

    def deal(self, hands: list[list[str]], dealer: int) -> None:
        assert sorted(CARDS * 3) == sorted(card for cards in (*hands, REMOVED[len(hands)]) for card in cards)
        assert {len(hands[0])} == {len(hand) for hand in hands}
        assert dealer in self.dealers
        self.hands, self.leader = hands, (dealer + 1) % len(hands)
        self.dealers = [self.leader]
        self.bids, self.jackpots = dict[int, int](), dict[int, int]()
        self.setters: list[Played] = []  # chameleons whose owners have yet to set the devil that was just played
        self.trick, self.last, self.values = list[Played](), list[Played](), dict[int, int]()  # last: the trick before
        self.tricks, self.is_over = [0] * len(hands), False

    def winners(self) -> list[int]:
        best = max(self.points) if self.rounds == len(self.seats) else None
        return [seat for seat in self.seats if self.points[seat] == best]

    def phase(self) -> str:
        if len(self.bids) < len(self.seats):
            return "bid"
        if self.setters:
            return "set"
        five_left = all(len(hand) == 5 for hand in self.hands)
        return "jackpot" if five_left and len(self.jackpots) < len(self.seats) else "play"

    def to_act(self) -> list[int]:
        turn = self.setters[0].seat if self.setters else (self.leader + len(self.trick)) % len(self.seats)
        together = {"bid": self.bids, "jackpot": self.jackpots}
        waiting = set(self.seats) - set(together[self.phase()]) if self.phase() in together else {turn}
        return [] if self.is_over else sorted(waiting)

    def legal(self, seat: int) -> set[str]:
        return {
            "bid": {f"bid {number}" for number in range(len(self.hands[seat]) + 1)},
            "jackpot": {"jackpot", "no jackpot"},
            "set": {"=16", "=0"},
            "play": {move for card in self.hands[seat] for move in self.plays(seat, card)},
        }[self.phase()]

    def plays(self, seat: int, card: str) -> list[str]:
        others = [other for other in self.seats if other != seat]
        if card == "D":
            return ["D16", "D0"]
        if card == "M":
            return [f"M>{LETTERS[other]}{sign}" for other in others for sign in "+-"]
        if card == "C":
            out = [played.seat for played in self.trick if played.is_out or played in self.namers(seat)]
            devils = [played.seat for played in self.trick if played.card == "D"]
            said = {other: ["=16", "=0"] if other in devils else [""] for other in others if other not in out}
            return [f"C>{LETTERS[other]}{setting}" for other in said for setting in said[other]] or ["C"]
        return [card]

    def namers(self, seat: int) -> list[Played]:
        return [played for played in self.trick if played.card == "C" and played.target == seat]

    def play(self, seat: int, move: str) -> None:
        phase = self.phase()
        if phase == "bid":
            self.bids[seat] = int(move.removeprefix("bid "))
        elif phase == "jackpot":
            self.jackpots[seat] = 2 if move == "jackpot" else 1
        elif phase == "set":
            self.setters.pop(0).said = int(move[1:])
        else:
            self.put(read(seat, move))
        if len(self.trick) == len(self.seats) and not self.setters:
            self.resolve()

    def put(self, played: Played) -> None:
        self.hands[played.seat].remove(played.card)
        namers = self.namers(played.seat)
        for namer in namers:
            namer.is_out = played.card == "C"
        self.setters = namers if played.card == "D" else []
        self.trick.append(played)

    def resolve(self) -> None:
        values = {played.seat: played.value for played in self.trick}
        cards = {played.seat: played.card for played in self.trick}
        out = [played.seat for played in self.trick if played.is_out]
        for played in self.trick:
            seat, target = played.seat, played.target
            if seat in out or target in out or target < 0:
                continue
            if played.card == "M":
                values[target] += played.said
            else:
                taken = played.said if cards[target] == "D" else values[target]
                values[seat], values[target] = values[seat] + taken, 0
        able = [seat for seat, card in cards.items() if seat not in out and card != "M"]
        if able:
            highest = max(values[seat] for seat in able)
            self.leader = [seat for seat in able if values[seat] == highest][-1]
            self.tricks[self.leader] += 1
        self.last, self.values, self.trick = self.trick, values, []
        if not any(self.hands):
            self.count()

    def count(self) -> None:
        for seat, bid in self.bids.items():
            gain = (bid * bid or 10) if self.tricks[seat] == bid else -(bid or 10)
            self.points[seat] += gain * self.jackpots[seat]
        self.rounds += 1
        self.is_over = True


def read(seat: int, move: str) -> Played:
    """A card and what is said with it: 7, D16, C>B, C>B=0, C, M>B+."""
    [(card, own, name, said)] = re.findall(r"^(\d+|[DCM])(\d*)>?([A-E]?)(.*)$", move)
    value, target = own or (card if card.isdigit() else 0), LETTERS.index(name) if name else -1
    return Played(seat, card, int(value), target, {"+": 5, "-": -5, "=16": 16}.get(said, 0))


EXPECTED = {  # what each taste brings up; nobody to name and nobody to win, only three players can bring about
    "any": {"below zero", "shared win"},
    "special": {"two out", "out and named", "nobody to name", "nobody wins", "set by several", "taken twice"},
}


def remarkable(plain: PlainDiablo) -> set[str]:
    """What was special in the last trick, or is now, so that a test can say that it has come up."""
    out = [played.seat for played in plain.last if played.is_out]
    named = [played.target for played in plain.last if played.card == "C"]
    signs = {
        "two out": len(out) > 1,
        "out and named": set(named) & set(out),
        "nobody to name": -1 in named,
        "nobody wins": plain.last and all(played.card == "M" for played in plain.last),
        "set by several": len(plain.setters) > 1,
        "taken twice": any(played.card == "D" and named.count(played.seat) > 1 for played in plain.last),
        "below zero": min(plain.values.values(), default=0) < 0,
        "shared win": len(plain.winners()) > 1,
    }
    return {sign for sign, is_there in signs.items() if is_there}


def rehearsed(plain: PlainDiablo, taste: str, random: Random, missing: set[str]) -> list[tuple[int, str]]:
    """The moves of a whole round: any, or special cards first; if a few tries find it, something that was missing."""
    for _ in range(40):
        copy, moves, found = deepcopy(plain), list[tuple[int, str]](), set[str]()
        while not copy.is_over:
            seat = random.choice(copy.to_act())
            legal = sorted(copy.legal(seat))
            special = [move for move in legal if move[0] in "DCM" and taste == "special"]
            moves.append((seat, random.choice(special or legal)))
            copy.play(*moves[-1])
            found |= remarkable(copy)
        if found & missing or not missing:
            break
    return moves


def deal_from(table: ElDiabloMatch, plain: PlainDiablo) -> None:
    """The cards of a new round and its dealer, which only luck decides."""
    plain.deal(hands(table), table.view(None).dealer)


def hands(table: ElDiabloMatch) -> list[list[str]]:
    where = GAME.places(table.state)
    return [sorted(CARDS[card - 1] for card in where[f"hand {seat}"]) for seat in range(table.state.seats)]


def play_beside(table: ElDiabloMatch, plain: PlainDiablo, taste: str, random: Random, seen: set[str]) -> None:
    """One game in step, each round as rehearsed; notes what was special in it."""
    while table.to_act:
        deal_from(table, plain)
        for seat, move in rehearsed(plain, taste, random, EXPECTED[taste] - seen):
            assert plain.to_act() == table.state.acting()
            assert plain.legal(seat) == {line.split(": ", 1)[1] for line in table.legal(LETTERS[seat])}
            assert plain.hands == hands(table)
            plain.play(seat, move)
            table.play(f"{LETTERS[seat]}: {move}")
            assert plain.points == table.scores
            seen |= remarkable(plain)
    assert [LETTERS[seat] for seat in plain.winners()] == table.winners


@pytest.mark.parametrize("taste", EXPECTED)
def test_both_agree_on_every_legal_move_and_everything_that_follows(taste: str) -> None:
    random, seen = Random(taste), set[str]()
    for seats in sorted([*GAME.seats] * 12):
        table = Match.start(GAME, seats=seats, seed=Seed(random.randrange(10**9)))
        play_beside(table, PlainDiablo(seats), taste, random, seen)
    assert EXPECTED[taste] <= seen
