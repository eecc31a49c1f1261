"""A second Hula-Hoo, written from the rule text with plain lists and no thought of speed, played beside the first."""

from itertools import combinations, product
from random import Random

import pytest

from tripot.engine.chance import Seed
from tripot.engine.match import Match
from tripot.games.hula_hoo import GAME, HulaHooMatch
from tripot.games.hula_hoo.cards import WHOLE_DECK, values

SWITCHES = ("streak", "chaos_deal", "no_exchange", "chaos_target")
LETTERS = "ABCDEF"


class PlainHulaHoo:
    """The rules once more, one list a place."""

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        self.seats = range(seats)
        self.options = options
        self.points = [0] * seats
        self.wins = [0] * seats
        self.winner: int | None = None
        self.next_first = 0

    def deal(self, hands: list[list[int]], fronts: list[list[int]], pile: list[int], first: int) -> None:
        self.hands, self.fronts, self.pile, self.first = hands, fronts, pile, first
        self.discard: list[int] = []
        self.inside = list(self.seats)
        self.call = ""
        self.choices: dict[int, list[int]] = {}
        self.exchanged = 0
        self.turn = self.active = first
        self.is_over = False
        self.phase = "front" if self.options["chaos_deal"] else self.after_the_deal()

    def after_the_deal(self) -> str:
        return "play" if self.options["no_exchange"] else "exchange"

    def to_act(self) -> list[int]:
        if self.winner is not None:
            return []
        return [seat for seat in self.seats if seat not in self.choices] if self.phase == "front" else [self.turn]

    def legal(self, seat: int) -> set[str]:
        if self.phase == "front":
            return {written("front", cards) for cards in combinations(self.hands[seat], 5)}
        if self.phase == "exchange":
            swaps = [cards for number in (1, 2, 3) for cards in combinations(self.fronts[seat], number)]
            return {"keep"} | {written("swap", cards) for cards in swaps}
        if self.phase.startswith("name"):
            others = [f">{LETTERS[other]}" for other in self.inside if other != seat]
            may_change = self.phase == "name again" and self.call != "="
            return {other + call for other in others for call in (("+", "-") if may_change else ("",))}
        return self.plays(seat) or {"pass"}

    def plays(self, seat: int) -> set[str]:
        found = set()
        for prefix, cards in (("", self.hands[seat]), ("f", self.fronts[seat])):
            for card in cards:
                if card == 7:
                    fits = len(self.hands[seat] + self.fronts[seat]) > 1
                elif not self.discard:
                    fits = True
                else:
                    top = self.discard[-1]
                    fits = {"+": card > top, "-": card < top, "=": abs(card - top) == 1}[self.call]
                    if card == top:
                        found.add(f"{prefix}{card}=")
                if fits:
                    found |= {f"{prefix}{card}+", f"{prefix}{card}-"}
        return found

    def play(self, seat: int, move: str) -> None:
        if self.phase == "front":
            self.choose(seat, numbers(move))
        elif self.phase == "exchange":
            self.exchange(seat, sorted(numbers(move)))
        elif self.phase.startswith("name"):
            self.turn, self.phase = LETTERS.index(move[1]), "play"
            self.call = move[2:] or self.call
        elif move == "pass":
            self.inside.remove(seat)
            if len(self.inside) == 1:
                self.win(self.inside[0])
            else:
                self.go_on(seat, "name again", self.active)
        else:
            self.put(seat, move)

    def choose(self, seat: int, cards: list[int]) -> None:
        self.choices[seat] = cards
        if len(self.choices) == len(self.seats):
            for player, chosen in self.choices.items():
                for card in chosen:
                    self.hands[player].remove(card)
                self.fronts[player] = sorted(chosen)
            self.phase, self.turn = self.after_the_deal(), self.first

    def exchange(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.fronts[seat].remove(card)
        self.fronts[seat] = sorted(self.fronts[seat] + [self.pile.pop(0) for _ in cards])
        self.pile += cards
        self.exchanged += 1
        self.turn = (seat + 1) % len(self.seats)
        if self.exchanged == len(self.seats):
            self.phase = "play"

    def put(self, seat: int, move: str) -> None:
        card, self.call = int(move.strip("f+-=")), move[-1]
        (self.fronts if move[0] == "f" else self.hands)[seat].remove(card)
        self.discard.append(card)
        if self.call == "=" and self.pile:
            self.hands[seat] = sorted([*self.hands[seat], self.pile.pop(0)])
        self.active = seat
        if self.hands[seat] or self.fronts[seat]:
            self.go_on(seat, "name", seat)
        else:
            self.win(seat)

    def go_on(self, seat: int, phase: str, namer: int) -> None:
        if self.options["chaos_target"]:
            self.phase, self.turn = phase, namer
        else:
            later = [other for other in self.inside if other > seat]
            self.turn = later[0] if later else self.inside[0]

    def win(self, seat: int) -> None:
        self.points[seat] += len(self.discard)
        self.wins = [self.wins[other] + 1 if other == seat else 0 for other in self.seats]
        self.is_over = True
        self.next_first = (seat + 1) % len(self.seats)
        if (self.wins[seat] == 3) if self.options["streak"] else (self.points[seat] >= 77):
            self.winner = seat


def written(word: str, cards: tuple[int, ...]) -> str:
    return " ".join([word, *map(str, sorted(cards))])


def numbers(move: str) -> list[int]:
    return [int(word) for word in move.split()[1:]]


def deal_from(table: HulaHooMatch, plain: PlainHulaHoo) -> None:
    """The cards of a new round, which only the shuffle decides."""
    where = GAME.places(table.state)
    hands, fronts = ([where[f"{place} {seat}"] for seat in plain.seats] for place in ("hand", "front"))
    plain.deal(hands, fronts, where["pile"], table.view(None).first)


def check_same(table: HulaHooMatch, plain: PlainHulaHoo) -> None:
    where, view = GAME.places(table.state), table.view(None)
    for seat in plain.seats:
        cards = sorted(where[f"hand {seat}"] + where[f"chosen {seat}"])
        assert (plain.hands[seat], plain.fronts[seat]) == (cards, where[f"front {seat}"])
        assert (seat in plain.inside) == view.players[seat].inside
    assert (plain.pile, sorted(plain.discard)) == (where["pile"], where["discard"])
    assert plain.to_act() == table.state.acting()


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("switches", list(product([False, True], repeat=4)), ids=str)
def test_both_agree_on_every_legal_move_and_everything_that_follows(seats: int, switches: tuple[bool, ...]) -> None:
    options = dict(zip(SWITCHES, switches, strict=True))
    for seed in range(2):
        random = Random(seed)
        deck = random.sample(values(WHOLE_DECK), 84)
        table = Match.start(GAME, seats=seats, options=options, seed=Seed(seed), deck=deck)
        plain = PlainHulaHoo(seats, options)
        deal_from(table, plain)
        while table.to_act:
            check_same(table, plain)
            seat = random.choice(plain.to_act())
            legal = plain.legal(seat)
            assert legal == {line.split(": ", 1)[1] for line in table.legal(LETTERS[seat])}
            doubles = [move for move in legal if move.endswith("=")]
            move = random.choice(sorted(doubles if seed and doubles else legal))  # doubles empty the pile
            plain.play(seat, move)
            table.play(f"{LETTERS[seat]}: {move}")
            assert plain.points == table.scores
            if plain.is_over and plain.winner is None:
                assert plain.next_first == table.view(None).first
                deal_from(table, plain)
        assert [LETTERS[plain.winner or 0]] == table.winners
