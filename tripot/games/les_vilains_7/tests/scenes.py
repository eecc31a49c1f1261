"""A scene: a position, the lines that are played in it with their times, and the facts that it leaves, all in letters."""

from collections.abc import Callable
from typing import Protocol

from tripot.games.les_vilains_7.tests.product import Product
from tripot.games.les_vilains_7.tests.second_opinion import Referee

LETTERS = "ABCDEF"
KINDS = ["G", "P", "X", "GG", "PP"]


class Table(Protocol):
    """Whoever knows the rules, and can be asked about them: the second opinion, or the game."""

    @property
    def now(self) -> int: ...
    @property
    def stacks(self) -> list[list[int]]: ...
    @property
    def pile(self) -> list[int]: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def said(self) -> list[str]: ...
    @property
    def last_answer(self) -> tuple[int, tuple[str, ...], bool] | None: ...
    @property
    def contesters(self) -> set[int]: ...
    @property
    def tour(self) -> int: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def last_end(self) -> tuple[str, list[int]] | None: ...

    def deadline(self) -> int | None: ...
    def expire(self) -> None: ...
    def allowed(self, seat: int, act: str) -> bool: ...
    def act(self, seat: int, act: str, at: int) -> None: ...


class Scene:
    """A table, played at and asked about in words."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def play(self, *lines: str) -> None:
        """`A: flip` happens now, `2500 A: flip` at that moment; `-: time` lets the deadline pass."""
        for line in lines:
            time, who, act = read(line)
            if who == "-":
                assert time in (None, self.table.deadline())
                self.table.expire()
            else:
                assert self.may(f"{who}: {act}"), line
                at = self.table.now if time is None else time
                assert self.table.now <= at <= (self.table.deadline() or 0), line
                self.table.act(LETTERS.index(who), act, at)

    def may(self, line: str) -> bool:
        who, act = line.split(": ", 1)
        return self.table.allowed(LETTERS.index(who), act)

    def who_may(self, act: str) -> str:
        return letters([seat for seat in range(len(self.table.stacks)) if self.table.allowed(seat, act)])

    def stack(self, who: str) -> str:
        return cards(self.table.stacks[LETTERS.index(who)])

    @property
    def pile(self) -> str:
        return cards(self.table.pile)

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def now(self) -> int:
        return self.table.now

    @property
    def deadline(self) -> int | None:
        return self.table.deadline()

    @property
    def turn(self) -> str:
        return LETTERS[self.table.turn]

    @property
    def end(self) -> str:
        """How the last tour ended: `late flip A`."""
        kind, culprits = self.table.last_end or ("", [])
        return f"{kind} {letters(culprits)}".strip()

    @property
    def answer(self) -> str:
        """What can be contested: `A 7 6`, or `A` if it was silence."""
        author, words, _ = self.table.last_answer or (None, (), True)
        return "" if author is None else " ".join([LETTERS[author], *words])

    @property
    def contesters(self) -> str:
        return letters(sorted(self.table.contesters))

    @property
    def winners(self) -> str:
        return letters(self.table.winners)


def read(line: str) -> tuple[int | None, str, str]:
    """The time, if there is one, who, and what."""
    who, act = line.split(": ", 1)
    time, _, seat = who.rpartition(" ")
    return (int(time) if time else None), seat, act


def letters(seats: list[int]) -> str:
    return " ".join(LETTERS[seat] for seat in seats)


def cards(numbers: list[int]) -> str:
    return " ".join(KINDS[number] for number in numbers)


def referee(position: str) -> Referee:
    """The second opinion at a position: all that lies on the pile was answered as due, and cannot be contested."""
    pile, *parts = [part.strip() for part in position.split("|")]
    named = {name.strip(): value.split() for name, value in (part.split(":", 1) for part in parts)}
    options = {name: value for name, _, value in (option.partition("=") for option in named.get("options", []))}
    referee = Referee(
        stacks=[[KINDS.index(card) for card in named[letter]] for letter in LETTERS if letter in named],
        starter=LETTERS.index(named.get("starter", ["A"])[0]),
        referee=options.get("referee", "automatic"),
        vilains_rule="vilains_rule" in options,
        more_vilain="more_vilain" in options,
        time_limit=int(options.get("time_limit", 3000)),
    )
    referee.pile = [KINDS.index(card) for card in pile.split()]
    referee.turn = LETTERS.index(named.get("to act", ["A"])[0])
    if "noise" in named:
        referee.noise = " ".join(named["noise"])
    return referee


TABLES: dict[str, Callable[[str], Table]] = {
    "second opinion": referee,
    "game": Product,
}  # everybody who is asked about a scene
Play = Callable[..., Scene]  # a position, then lines
