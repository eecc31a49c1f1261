"""A witness of Les Vilains 7: flips and mistakes, seat by seat, from nothing but what everybody sees and hears.

Who never forgets a card or a word knows without a recount which answers were wrong, those that nobody contested included.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.errors import Text
from tripot.engine.game import View
from tripot.engine.minds import Witness
from tripot.games.les_vilains_7.cards import is_phone
from tripot.games.les_vilains_7.counting import gangsters_on, number_of
from tripot.games.les_vilains_7.moves import CONTEST, FLIP, HMMRRR, is_number
from tripot.games.les_vilains_7.view import LesVilains7View

FLIPPED: Final = Text("Cartes retournées", "Cards flipped")
ERRORS: Final = {
    "wrong number": Text("nombre faux", "wrong number"),
    "wrong noise": Text("bruit faux", "wrong noise"),
    "spoke": Text("parlé au lieu de se taire", "spoke at a pistol"),
    "late answer": Text("réponse trop tardive", "late answer"),
    "late flip": Text("carte retournée trop tard", "late flip"),
    "should pass": Text("aurait dû passer", "should have passed"),
    "out of turn": Text("carte retournée hors tour", "flip out of turn"),
    "wrong contest": Text("contesté à tort", "wrong contest"),
}
UNCONTESTED: Final = Text("réponse fausse que personne n'a contestée", "wrong answer that nobody contested")

NOBODY: Final = -1
NO_NOISE: Final = -1


class VilainWitness(Witness):
    """Counts what each seat does and gets wrong."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, FLIPPED, (*ERRORS.values(), UNCONTESTED))
        self.tour: i64 = -1
        self.gangsters: i64 = 0
        self.noise: i64 = NO_NOISE
        self.is_wrong = False  # the answer that is being said
        self.wrong: i64 = NOBODY  # whose answer stands, although it is wrong

    def watch(self, view: View, seat: i64, move: i64) -> None:
        assert isinstance(view, LesVilains7View)
        is_flip = seat >= 0 and move == FLIP
        if is_flip:
            self.deeds[seat] += 1
        if view.round != self.tour:
            self.end_tour(view)
        elif is_flip:
            assert view.top is not None
            self.gangsters += gangsters_on(view.top)
            self.is_wrong = False
        elif seat >= 0 and move != CONTEST and view.rules.by_players:
            self.hear(view, seat, move)
        if view.phase == "over":
            self.let_stand(NOBODY)
            self.tour = -1  # the next that is seen is another game

    def end_tour(self, view: LesVilains7View) -> None:
        last = view.last_tour
        if self.tour >= 0 and last is not None:
            for taker in last.takers:
                self.errors[ERRORS[last.mistake]][taker] += 1
            if last.contesters and last.mistake != "wrong contest":
                self.wrong = NOBODY
            self.let_stand(NOBODY)
        self.tour = view.round
        self.gangsters = 0
        self.noise = HMMRRR
        if view.rules.vilains_rule:
            self.noise = NO_NOISE

    def hear(self, view: LesVilains7View, seat: i64, move: i64) -> None:
        """Where players are the referees, wrong words can stand (V7-11)."""
        assert view.top is not None
        top: i64 = view.top
        part: i64 = gangsters_on(top) - 1
        if view.phase == "answer":
            part = 0
        if view.silent is not None or not self.is_due(top, part, move):
            self.is_wrong = True
        if view.phase != "answer":
            author: i64 = NOBODY
            if self.is_wrong:
                author = seat
            self.let_stand(author)

    def is_due(self, top: i64, part: i64, move: i64) -> bool:
        if not is_phone(top):
            return move == number_of(self.gangsters - gangsters_on(top) + 1 + part)
        if is_number(move):
            return False
        if self.noise == NO_NOISE:
            self.noise = move
        return move == self.noise

    def let_stand(self, author: i64) -> None:
        """The wrong answer before this one, if there was one, was not contested."""
        if self.wrong != NOBODY:
            self.errors[UNCONTESTED][self.wrong] += 1
        self.wrong = author
