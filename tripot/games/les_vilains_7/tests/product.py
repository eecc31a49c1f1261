"""The game behind the same questions as the second opinion: the only place that knows how the game is asked."""

from collections.abc import Mapping

from tripot.engine.chance import Seed
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.game import Setup
from tripot.engine.options import Value
from tripot.engine.seats import LETTERS, letter
from tripot.games.les_vilains_7 import GAME
from tripot.games.les_vilains_7.counting import counted
from tripot.games.les_vilains_7.noises import noise_number
from tripot.games.les_vilains_7.positions import read_cards
from tripot.games.les_vilains_7.table import RIGHT


class Product:
    """A state of the game, asked as a table of `scenes.py`."""

    def __init__(self, position: str) -> None:
        """The pile may be anything here: as if other players had sat there, and nothing were left to contest."""
        pile, *rest = position.split("|")
        parts = {name.strip(): value.strip() for name, value in (part.split(":", 1) for part in rest)}
        turn = parts.pop("to act", "A")
        starter, noise = parts.pop("starter", "A"), parts.pop("noise", "")
        self.state = GAME.position(" | ".join(["", *(f"{name}: {value}" for name, value in parts.items())]))
        self.state.starter, self.state.turn = LETTERS.index(starter), LETTERS.index(turn)
        self.state.pile = read_cards(pile)
        self.state.gangsters = counted(self.state.pile)
        if noise:
            self.state.noise, self.state.noise_word = noise_number(noise, has_palette=True), noise
        self.state.find_actors()

    @classmethod
    def dealt(cls, *, seats: int, options: Mapping[str, Value], seed: int) -> "Product":
        table = cls.__new__(cls)
        table.state = GAME.start(Setup(seats=seats, seed=Seed(seed), options=options))
        return table

    def deadline(self) -> int | None:
        return None if self.winners else int(self.state.deadline())

    def expire(self) -> None:
        self.state.expire(int(self.state.deadline()) + 1)

    def number(self, seat: int, act: str) -> int:
        return int(GAME.number(self.state, seat, GAME.read(act)))

    def allowed(self, seat: int, act: str) -> bool:
        try:
            number = self.number(seat, act)
        except (BadInput, IllegalMove):
            return False
        article: str = self.state.refusal(seat, number)
        assert (article == "") == (number in self.state.legal(seat)), (act, article)
        return article == ""

    def act(self, seat: int, act: str, at: int) -> None:
        number = self.number(seat, act)
        GAME.hear(self.state, GAME.read(act))
        self.state.now = at
        self.state.play(seat, number)

    @property
    def now(self) -> int:
        return int(self.state.now)

    @property
    def stacks(self) -> list[list[int]]:
        where = GAME.places(self.state)
        return [where[f"stack {letter(seat)}"] for seat in range(self.state.seats)]

    @property
    def pile(self) -> list[int]:
        where = GAME.places(self.state)
        return where["pile"] + where["top"]

    @property
    def phase(self) -> str:
        return str(GAME.view(self.state, None).phase)

    @property
    def turn(self) -> int:
        return int(GAME.view(self.state, None).turn)

    @property
    def said(self) -> list[str]:
        return list(GAME.view(self.state, None).said)

    @property
    def last_answer(self) -> tuple[int, tuple[str, ...], bool] | None:
        answer = self.state.answer
        return None if answer is None else (answer.author, answer.words, answer.mistake == RIGHT)

    @property
    def contesters(self) -> set[int]:
        return set(GAME.view(self.state, None).contesters)

    @property
    def tour(self) -> int:
        return int(GAME.view(self.state, None).round)

    @property
    def winners(self) -> list[int]:
        return list(self.state.winners())

    @property
    def last_end(self) -> tuple[str, list[int]] | None:
        end = GAME.view(self.state, None).last_tour
        if end is None:
            return None
        first = 0 if end.author is None else end.author + 1
        return end.mistake, sorted(end.takers, key=lambda seat: (seat - first) % self.state.seats)
