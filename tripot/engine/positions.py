"""A position is one line of parts between bars: first what lies on the table, then a part a seat, then named parts."""

import re
from collections.abc import Sequence

from tripot.engine import options as house_rules
from tripot.engine.errors import BadInput
from tripot.engine.options import Option, Value
from tripot.engine.seats import LETTERS, seat_number


class Parts:
    """The parts of a position, to be taken one by one; a part that nobody takes is refused at the end."""

    def __init__(self, text: str, seats: range) -> None:
        self.first, *parts = [part.strip() for part in text.split("|")]
        self.named = dict(map(split, parts))
        if len(self.named) < len(parts):
            raise bad("quelque chose y est dit deux fois", "something is said twice")
        letters = [name for name in self.named if name in LETTERS]
        low, high = seats[0], seats[-1]
        if letters != list(LETTERS[: len(letters)]) or len(letters) not in seats:
            raise bad(
                f"il faut les places A, B… dans l'ordre, de {low} à {high}",
                f"it needs the seats A, B… in order, {low} to {high} of them",
            )
        self.at = [self.named.pop(name) for name in letters]  # by seat

    def take(self, name: str, usual: str = "") -> str:
        return self.named.pop(name, usual)

    def seat(self, name: str, usual: str = "A") -> int:
        """A part that names a seat."""
        return seat_number(self.take(name, usual), len(self.at))

    def numbers(self, name: str) -> list[int]:
        """A part with one whole number a seat; zeros if it is left out."""
        written = self.take(name).split()
        if written and (len(written) != len(self.at) or not all(re.fullmatch(r"-?[0-9]{1,6}", n) for n in written)):
            raise bad(f"« {name} » veut un nombre par place", f"'{name}' takes one number a seat")
        return [int(number) for number in written] or [0] * len(self.at)

    def options(self, options: Sequence[Option]) -> dict[str, Value]:
        """The part `options`, as one would write them: `streak`, `card_points=traditional`."""
        given = dict(house_rules.read(options, word) for word in self.take("options").split())
        return house_rules.check(options, given)

    def end(self) -> None:
        for name in self.named:
            raise bad(f"« {name[:40]} » ne veut rien dire ici", f"'{name[:40]}' means nothing here")


def split(part: str) -> tuple[str, str]:
    name, colon, rest = part.partition(":")
    if not colon:
        raise bad(f"« {part[:40]} » n'a pas de deux-points", f"'{part[:40]}' has no colon")
    return name.strip(), rest.strip()


def bad(fr: str, en: str) -> BadInput:
    return BadInput(fr=f"Position illisible : {fr}.", en=f"Unreadable position: {en}.")
