"""A game is a value made of functions: its identity card, and the doors to its rules, views, worlds and words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from tripot.engine.chance import Chance, Seed
from tripot.engine.errors import BadInput, Text
from tripot.engine.facts import Reading
from tripot.engine.habits import AnyWorlds, Habits
from tripot.engine.net import Net
from tripot.engine.options import Option, Value
from tripot.engine.rulebook import Rulebook, read_rulebook
from tripot.engine.seats import check_seer
from tripot.engine.state import State
from tripot.engine.weights import learned_net


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know, and nothing else; a spectator's seat is None. Every game adds its own fields."""

    seat: int | None
    seats: int
    to_act: list[int]
    legal: list[int]  # the moves this seat can make now
    scores: list[int]
    winners: list[int]
    round: int  # from 0

    @property
    def is_complete(self) -> bool:
        """Whether a trick, or the like, lies open until the next move clears it: people are given time to look at it."""
        return False


class Move(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A move as the screen knows it: typed, with its cards and players by name. Every game has its own kinds."""

    is_secret: ClassVar[bool] = False  # others learn that it was made, not what it says


class LegalMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move that can be made now, as it is written and as a screen draws it."""

    text: str
    move: object


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a game starts: everything that fixes it but the moves."""

    seats: int
    seed: Seed
    options: Mapping[str, Value]
    deck: Sequence[int] | None = None  # the first round's cards in the order they are dealt
    rules: int = 1


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


MOST_READ = 5000  # texts of moves that are remembered


def silent(state: State, move: Move) -> None:
    """Of most moves the number says everything."""


def never(view: View) -> bool:
    """Of most games a tree does not see the end."""
    return False


Places = dict[str, list[int]]  # where every card lies: for proofs, never for players


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, M]):
    """Everything that the rest of Tripot knows about a game."""

    # The identity card.
    key: str
    name: Text
    sentence: Text
    author: str
    seats: range
    minutes: int
    articles: str  # what the numbers of its articles start with
    rules: int  # the version of the rules that new games use
    options: tuple[Option, ...]
    folder: Path

    # The rules.
    start: Callable[[Setup], S]
    moves: int  # every move is a number below this
    local: range = range(
        0
    )  # the numbers that mean something else at each table: the others are the same move everywhere
    is_dealt_once: bool = False  # no luck after the first deal: nothing is shuffled between rounds
    time: str = ""  # the article on deadlines, where time matters
    hear: Callable[[S, M], None] = (
        silent  # tells the state what a move says beyond its number, just before it is played
    )

    # What may be known.
    public: Callable[[S], V]  # what everybody sees, as a spectator's view
    own: Callable[[S, int], dict[str, object]]  # of a seat's view, the fields that are its own
    worlds: Callable[[V], AnyWorlds]  # that fit a view
    places: Callable[[S], Places]
    open_to: Callable[
        [S, int | None], Places
    ]  # the places that a seat can look into now, and what was just shown there
    placed: Callable[[S, Places], S]  # the same state with the cards elsewhere

    # The words.
    move: Callable[[S | V, int, int], M]  # state or view, seat, number
    number: Callable[[S, int, M], int]  # or IllegalMove, if the seat does not have these cards
    text: Callable[[M], str]
    read: Callable[[str], M]  # or BadInput
    position: Callable[[str], S]  # a worked case in one line, or BadInput

    # Who plays when nobody does: somebody with the habits of the game or, where time matters, a mind of some level.
    habits: Callable[[dict[str, float]], Habits] = Habits  # of their numbers
    worth_of_win: float = 0.0  # what a game that is surely won is worth to habits; 0: they count points
    reading: Callable[[], Reading] | None = None  # for values that are learned
    trust: float = 1.0  # how far these are trusted; for the rest, playouts are
    is_open: bool = False  # most hands are known to all: a tree of these values sees more than one turn ahead
    is_ending: Callable[[V], bool] = never  # when a tree sees through the rest of a round
    levels: tuple[str, ...] = ()  # of minds, from the weakest
    mind: Callable[[str, int, Chance], Any] | None = None  # level, seat, generator: an engine.minds.Mind
    witness: Callable[[int], Any] | None = None  # seats: an engine.minds.Witness of who gets what wrong

    # The moves that were put into words, and the words that were read.
    known: dict[int, LegalMove] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "read", lru_cache(maxsize=MOST_READ)(self.read))

    def legal_move(self, seen: S | V, seat: int, number: int) -> LegalMove:
        """The move of a seat that has this number, in words and typed."""
        found = self.known.get(number)
        if found is None:
            move = self.move(seen, seat, number)
            found = LegalMove(text=self.text(move), move=move)
            if number not in self.local:
                self.known[number] = found
        return found

    def view(self, state: S, seat: int | None) -> V:
        """What a seat, or a spectator, may know: what everybody sees, and what is the seat's own."""
        check_seer(seat, state.seats)
        shown = self.public(state)
        return shown if seat is None else msgspec.structs.replace(shown, **self.own(state, seat))

    def sample(self, view: V, chance: Chance) -> S:
        """A random world that fits a view."""
        return cast(S, self.worlds(view).sample(chance))

    def tuned(self) -> Habits:
        """The habits of a good player."""
        if self.habits is Habits:
            return Habits({})
        return tuned_habits(self.habits, self.folder / "habits.json")

    def net(self) -> Net | None:
        """What was learned from self-play, if there is something that can be used."""
        return None if self.reading is None else learned_net(self.reading, self.folder / "values.bin")

    def terminal(self) -> ModuleType:
        """How the terminal draws this game; imported only where it is needed."""
        return import_module(f"tripot.games.{self.folder.name}.terminal")

    def rulebook(self, language: str) -> Rulebook:
        return read_rulebook(self.folder / f"rules.{language}.md")

    def check_seats(self, seats: int) -> int:
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadInput(
                fr=f"{self.name.fr} se joue de {low} à {high} joueurs, pas à {seats}.",
                en=f"{self.name.en} is for {low} to {high} players, not {seats}.",
            )
        return seats

    def check_rules(self, version: int) -> int:
        if not 1 <= version <= self.rules:
            raise BadInput(
                fr=f"Cette partie suit la version {version} des règles de {self.name.fr} ; ce Tripot connaît 1 à {self.rules}.",
                en=f"This game follows version {version} of the rules of {self.name.en}; this Tripot knows 1 to {self.rules}.",
            )
        return version


@cache
def tuned_habits(habits: Callable[[dict[str, float]], Habits], path: Path) -> Habits:
    return habits(msgspec.json.decode(path.read_bytes(), type=dict[str, float]))


AnyGame = Game[Any, Any, Any]
