"""House rules are named options, each with a type, a default, a range and its article; a wrong one is refused by name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tripot.engine.errors import BadInput, Text

Value = bool | int | str

YES = {"yes", "oui", "true", "on", "1"}
NO = {"no", "non", "false", "off", "0"}


@dataclass(frozen=True, kw_only=True)
class Option:
    """What every option has; the kinds below say which values it takes."""

    key: str
    article: str
    title: Text

    @property
    def default(self) -> Value:
        raise NotImplementedError

    def values(self) -> Sequence[Value]:
        """Values worth trying: all of them, or the ends of a range and its default."""
        raise NotImplementedError

    def name_of(self, value: Value) -> Text:
        """An allowed value, in words."""
        return Text(str(value), str(value))

    def allows(self, value: object) -> bool:
        raise NotImplementedError

    def range(self) -> Text:
        """The allowed values, in words."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value that a person wrote."""
        raise NotImplementedError

    def check(self, value: object) -> Value:
        if not self.allows(value):
            raise self.refused(value)
        assert isinstance(value, bool | int | str)
        return value

    def refused(self, value: object) -> BadInput:
        allowed = self.range()
        return BadInput(
            fr=f"L'option « {self.key} » ne peut pas valoir {str(value)[:40]!r} : il faut {allowed.fr}.",
            en=f"Option '{self.key}' cannot be {str(value)[:40]!r}: it takes {allowed.en}.",
        )


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """On or off; off by default."""

    on: bool = False

    @property
    def default(self) -> bool:
        return self.on

    def values(self) -> Sequence[bool]:
        return (False, True)

    def name_of(self, value: Value) -> Text:
        return Text("oui", "yes") if value else Text("non", "no")

    def allows(self, value: object) -> bool:
        return isinstance(value, bool)

    def range(self) -> Text:
        return Text("oui ou non", "yes or no")

    def read(self, text: str) -> bool:
        if text.lower() in YES | NO:
            return text.lower() in YES
        raise self.refused(text)


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of a few words, each with its name; the first is the default."""

    words: Mapping[str, Text]

    @property
    def default(self) -> str:
        return next(iter(self.words))

    def values(self) -> Sequence[str]:
        return tuple(self.words)

    def name_of(self, value: Value) -> Text:
        return self.words[str(value)]

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words

    def range(self) -> Text:
        return Text(" ou ".join(self.words), " or ".join(self.words))

    def read(self, text: str) -> Value:
        return self.check(text)


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number between two bounds, both allowed."""

    low: int
    high: int
    usual: int

    @property
    def default(self) -> int:
        return self.usual

    def values(self) -> Sequence[int]:
        return sorted({self.low, self.usual, self.high})

    def allows(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def range(self) -> Text:
        return Text(f"un nombre entier de {self.low} à {self.high}", f"a whole number from {self.low} to {self.high}")

    def read(self, text: str) -> Value:
        try:
            return self.check(int(text))
        except ValueError:
            raise self.refused(text) from None


def check(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: the given one, or the default. An unknown name is refused."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise unknown(options, key)
    return {key: option.check(given.get(key, option.default)) for key, option in known.items()}


def read(options: Sequence[Option], text: str) -> tuple[str, Value]:
    """An option as a person writes it: `streak`, `streak=no`, `card_points=traditional`."""
    key, _, written = text.partition("=")
    for option in options:
        if option.key == key:
            return key, option.read(written if "=" in text else "yes")
    raise unknown(options, key)


def unknown(options: Sequence[Option], key: str) -> BadInput:
    names = ", ".join(option.key for option in options) or "-"
    return BadInput(
        fr=f"Il n'y a pas d'option « {str(key)[:40]} » ; ce jeu a : {names}.",
        en=f"There is no option '{str(key)[:40]}'; this game has: {names}.",
    )
