"""The five kinds of cards drawn large, in signs that every terminal has: a double card shows everything twice."""

from typing import Final

from tripot.engine.errors import Text
from tripot.games.les_vilains_7.cards import is_double
from tripot.games.les_vilains_7.deck import DOUBLE_GANGSTER, DOUBLE_PHONE, GANGSTER, PHONE, PISTOL

WIDTH: Final = 19
NAMES: Final = {
    GANGSTER: Text("gangster", "gangster"),
    PHONE: Text("portable", "phone"),
    PISTOL: Text("pistolet", "pistol"),
    DOUBLE_GANGSTER: Text("double gangster", "double gangster"),
    DOUBLE_PHONE: Text("double portable", "double phone"),
}
PICTURES: Final = {
    GANGSTER: """\
     ▄███████▄
     █████████
  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
     │ ▀   ▀ │
     │   ┘   │
     │ ▄▄▄▄▄ │
     ╰─┐   ┌─╯
       └───┘""",
    PHONE: """\
         █
     ┌───┴─┐   ╲
     │┌───┐│ ╲  ╲
     │└───┘│  │  │
     │ ═ ═ │ ╱  ╱
     │ ═ ═ │   ╱
     │ ═ ═ │
     └─────┘""",
    PISTOL: """\

  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
  ████████████████
  ▀▀█████▀█▀▀▀▀▀▀▀
    ██████▀
   █████
   █████
   ▀▀▀▀▀""",
    DOUBLE_GANGSTER: """\
  ▄███▄     ▄███▄
  █████     █████
▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
  │▀ ▀│     │▀ ▀│
  │ ┘ │     │ ┘ │
  │▄▄▄│     │▄▄▄│
  ╰┐ ┌╯     ╰┐ ┌╯
   └─┘  × 2  └─┘""",
    DOUBLE_PHONE: """\
    █         █
 ┌──┴┐ ╲   ┌──┴┐ ╲
 │┌─┐│  │  │┌─┐│  │
 │└─┘│ ╱   │└─┘│ ╱
 │═ ═│     │═ ═│
 │═ ═│     │═ ═│
 │═ ═│     │═ ═│
 └───┘ × 2 └───┘""",
}


def picture(kind: int, language: str) -> list[str]:
    """A card, line by line, in its frame; a double card's frame is double too."""
    inside = [f"{line:{WIDTH}}" for line in PICTURES[kind].splitlines()]
    inside.append(f"{NAMES[kind].say(language).upper():^{WIDTH}}")
    if is_double(kind):
        return [f"╔{'═' * WIDTH}╗", *(f"║{line}║" for line in inside), f"╚{'═' * WIDTH}╝"]
    return framed(inside)


def framed(inside: list[str]) -> list[str]:
    return [f"╭{'─' * WIDTH}╮", *(f"│{line}│" for line in inside), f"╰{'─' * WIDTH}╯"]


def note(words: list[str]) -> list[str]:
    """A few words in the place of a card, as large as one."""
    above = (9 - len(words)) // 2
    lines = [*[""] * above, *words, *[""] * (9 - above - len(words))]
    return [" " * (WIDTH + 2), *(f" {line:^{WIDTH}} " for line in lines), " " * (WIDTH + 2)]
