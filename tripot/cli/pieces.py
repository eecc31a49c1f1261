"""The pieces that a game's drawing is made of: its terminal module puts them together. Nothing is said by colour alone."""

from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text as Line

from tripot.engine.errors import Text
from tripot.engine.game import View
from tripot.engine.seats import around, letter

BACKS_SHOWN = 10  # more hidden cards than this are only counted


def title(words: Text, language: str) -> Rule:
    return Rule(Line(words.say(language), style="bold"), characters="─", style="yellow")


def others(view: View) -> list[int]:
    """Everybody but the seat that looks, in the order in which they sit from there."""
    first = 0 if view.seat is None else view.seat + 1
    return [seat for seat in around(first, view.seats) if seat != view.seat]


def turn_mark(view: View, seat: int) -> Line:
    return Line("▶" if seat in view.to_act else " ", style="bold bright_yellow")


def turn(view: View, seat: int) -> list[Text]:
    """Whether a seat is to act, or has won."""
    if view.winners:
        return [Text("gagne la partie", "wins the game")] if seat in view.winners else []
    if seat in view.to_act:
        return [Text("à vous", "your turn") if seat == view.seat else Text("à jouer", "to play")]
    return []


def secret_choice(view: View, seat: int) -> list[Text]:
    """How far a seat is, while all choose together and in secret."""
    return [Text("choisit…", "choosing…") if seat in view.to_act else Text("a choisi", "has chosen")]


def together(words: Sequence[Text], language: str) -> str:
    return ", ".join(word.say(language) for word in words)


def backs(number: int) -> Line:
    """Hidden cards, and how many they are."""
    text = Line("▮" * number if number <= BACKS_SHOWN else "▮…", style="bright_blue")
    text.append(f" {number}" if number else "", style="not bold")
    return text


def own_head(view: View, name: str, score: str, words: str) -> Line:
    """The line above a seat's own cards."""
    assert view.seat is not None
    head = turn_mark(view, view.seat)
    head.append(f" {letter(view.seat)} {name}", style="bold bright_white")
    head.append(f" · {score}", style="not bold white")
    if words:
        head.append(f" · {words}", style="bold bright_yellow" if view.seat in view.to_act else "not bold italic white")
    return head


def hand_of(seat: int) -> Text:
    """The name of a hand, where all lie open."""
    return Text(f"main de {letter(seat)}", f"hand of {letter(seat)}")


def held(cards: Sequence[tuple[str, str]], playable: Sequence[bool], *, is_asked: bool) -> Line:
    """A hand, each card a face and a style: the playable ones stand in brackets, the others are dim while one is asked for."""
    text = Line()
    for (face, style), can_play in zip(cards, playable, strict=True):
        if can_play:
            text.append(f"{f'[{face}]':^5}", style=f"bold {style or 'bright_white'}")
        else:
            text.append(f"{face:^5}", style=f"dim {style}".strip() if is_asked else style)
    if not cards:
        text.append("  –", style="dim")
    return text
