"""Les Vilains 7 in a terminal: one big card, the time that runs, and who must do what. Nothing is said by colour alone."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tripot.cli import pieces
from tripot.cli.drawing import Key
from tripot.cli.screen import Unbroken
from tripot.engine.errors import Text
from tripot.engine.seats import around, letter
from tripot.games.les_vilains_7.asking import asked, lesson, offers, owes
from tripot.games.les_vilains_7.cards import is_phone
from tripot.games.les_vilains_7.contests import COLLECTING
from tripot.games.les_vilains_7.counting import gangsters_on
from tripot.games.les_vilains_7.deck import DOUBLE_GANGSTER, GANGSTER, PISTOL
from tripot.games.les_vilains_7.moves import CONTEST
from tripot.games.les_vilains_7.news import again, news
from tripot.games.les_vilains_7.noises import ANY, HMMRRR_WORD
from tripot.games.les_vilains_7.palette import THEMES
from tripot.games.les_vilains_7.pictures import WIDTH, note, picture
from tripot.games.les_vilains_7.telling import (
    cards,
    heard,
    listed,
    not_held,
    overheard,
    phrase,
    quoted,
    recounted,
    say,
    told_tour,
    why,
)
from tripot.games.les_vilains_7.view import LastTour, LesVilains7View

__all__ = [
    "cards",
    "draw",
    "draw_between",
    "draw_open",
    "keys",
    "listed",
    "news",
    "not_held",
    "offers",
    "overheard",
    "owes",
    "phrase",
    "prompt",
    "say",
    "teach",
    "why",
]

COLOURS = {GANGSTER: "bright_white", DOUBLE_GANGSTER: "bright_yellow", PISTOL: "bright_red"}
PHONES = "bright_cyan"
CELLS = 40  # of the time that runs
BUBBLE = 30  # characters of what is said


def draw(view: LesVilains7View, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""
    parts: list[RenderableType] = [title(view, language), table(view, names, language), time_left(view, language)]
    parts.append(prompt_line(view, names, language))
    if view.last_tour is not None:
        parts.append(Unbroken(" ".join(word.say(language) for word in told_tour(view.last_tour, names)), "dim"))
    return Group(*parts)


def draw_between(view: LesVilains7View, names: Sequence[str], language: str) -> RenderableType:
    """The table between two tours: how the last one ended, and who begins."""
    assert view.last_tour is not None
    words = [*told_tour(view.last_tour, names), *recounted(view.last_tour), again(view, names)]
    told = (Unbroken(word.say(language), "bold bright_yellow") for word in words)
    return Group(title(view, language), table(view, names, language), *told)


def table(view: LesVilains7View, names: Sequence[str], language: str) -> RenderableType:
    """The card on the left, where the eye rests; beside it everybody, and what was said last."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=WIDTH + 2)
    grid.add_column()
    grid.add_row(card(view, language), Group(players(view, names, language), "", bubble(view, names, language)))
    return grid


def title(view: LesVilains7View, language: str) -> RenderableType:
    words = Text(f"Les Vilains 7 · tour {view.round + 1}", f"Les Vilains 7 · tour {view.round + 1}")
    return pieces.title(words, language)


def card(view: LesVilains7View, language: str) -> Line:
    """The pile's top card; on an empty pile what was said last and what was due."""
    if view.top is not None:
        colour = PHONES if is_phone(view.top) else COLOURS[view.top]
        return Line("\n".join(picture(view.top, language)), style=f"bold {colour}", no_wrap=True)
    words = [
        "",
        Text("le tas est vide :", "the pile is empty:").say(language),
        Text("on part de 1", "start from 1").say(language),
    ]
    if view.last_tour is not None:
        words = [*verdict(view.last_tour, language), *words]
    return Line("\n".join(note(words)), style="bright_yellow", no_wrap=True)


def verdict(last: LastTour, language: str) -> list[str]:
    """What was said and what should have been, marked as wrong and right."""
    if last.mistake == "wrong contest":
        return [clipped(f"✓ {quoted(*last.words).say(language)}", WIDTH) if last.words else "✓"]
    wrong = f"✗ {quoted(*last.words).say(language)}" if last.words else "✗"
    right = f"✓ {quoted(*last.due).say(language)}" if last.due and ANY not in last.due else ""
    return [clipped(line, WIDTH) for line in (wrong, right) if line]


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def players(view: LesVilains7View, names: Sequence[str], language: str) -> RenderableType:
    """Everybody clockwise, from the seat that looks."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(5):
        grid.add_column(no_wrap=True)
    for seat in around(view.seat or 0, view.seats):
        is_on = seat == view.turn and view.phase in ("flip", "answer")
        player = view.players[seat]
        grid.add_row(
            Line("▶" if is_on else " ", style="bold bright_yellow"),
            letter(seat),
            Line(names[seat], style="bright_white" if seat == view.seat else ""),
            Line("–" if player.is_empty else str(player.stack), style="bright_blue", justify="right"),
            Line(pieces.together(status(view, seat), language), style="italic"),
            style="bold" if is_on else "",
        )
    return grid


def status(view: LesVilains7View, seat: int) -> list[Text]:
    if view.winners:
        return [Text("★ gagne", "★ wins")] if seat in view.winners else []
    words: list[Text] = []
    if seat == view.passer:
        words.append(Text("passe", "passes"))
    if seat == view.silent:
        words.append(Text("chut !", "hush!"))
    if seat in view.contesters:
        words.append(Text("conteste !", "contests!"))
    if view.players[seat].is_empty:
        words.append(Text("plus de carte", "no card left"))
    return words


def bubble(view: LesVilains7View, names: Sequence[str], language: str) -> RenderableType:
    """What is being said; until then what was said last, paler once the next card lies there."""
    if view.said:
        assert view.top is not None
        more = " …" if len(view.said) < gangsters_on(view.top) else ""
        return balloon(view.said, more, names[view.turn], language, "bold")
    if view.answer is not None:
        return balloon(
            view.answer.words, "", names[view.answer.seat], language, "dim" if view.phase == "answer" else ""
        )
    return ""


def aloud(words: Sequence[str], language: str) -> str:
    """`7 6`, `hmmrrr × 2`."""
    sounds = [heard(word).say(language) for word in words]
    if len(sounds) == 2 and sounds[0] == sounds[1]:
        return f"{sounds[0]} × 2"
    return " ".join(sounds) or "…"


def balloon(words: Sequence[str], more: str, name: str, language: str, style: str) -> RenderableType:
    text = clipped(aloud(words, language), BUBBLE) + more
    width = max(len(text), len(name) + 1) + 2
    foot = f"╰─ {name} ".ljust(width + 1, "─") + "╯"
    return Line(f"╭{'─' * width}╮\n│{text:^{width}}│\n{foot}", style=style, no_wrap=True)


def time_left(view: LesVilains7View, language: str) -> Line:
    """A row that shrinks, and the seconds."""
    if view.deadline is None:
        return Line()
    whole = COLLECTING if view.phase == "contest" else view.rules.limit
    left = max(0, min(view.deadline - view.now, whole))
    cells = -(-CELLS * left // whole)
    seconds = f"{left / 1000:.1f} s"
    colour = "bright_green" if 2 * left > whole else "bright_yellow" if 4 * left > whole else "bright_red"
    line = Line("▰" * cells, style=f"bold {colour}", no_wrap=True)
    line.append("▱" * (CELLS - cells), style="not bold dim")
    line.append(f" {seconds.replace('.', ',') if language == 'fr' else seconds}")
    return line


def prompt_line(view: LesVilains7View, names: Sequence[str], language: str) -> Line:
    style = "bold reverse bright_yellow" if owes(view) else "bold"
    words = prompt(view, names, language)
    return Line(f" {words} " if owes(view) else words, style=style)


def prompt(view: LesVilains7View, names: Sequence[str], language: str) -> str:
    return asked(view, names).say(language)


def keys(view: LesVilains7View, language: str) -> list[Key]:
    """The pad: what each key does now."""
    is_answering = owes(view) and view.phase == "answer"
    wants_noise = is_answering and view.top is not None and is_phone(view.top)
    pad = [
        Key(
            signs=" ",
            label=Text("espace", "space").say(language),
            words=Text("retourner", "flip").say(language),
            move="flip",
            is_due=owes(view) and view.phase == "flip",
            bounces=True,
        ),
        Key(
            signs="1234567",
            label="1-7",
            words=Text("nombre", "number").say(language),
            move="{}",
            is_due=is_answering and not wants_noise,
        ),
        noise_key(view, language, is_due=wants_noise),
    ]
    if view.rules.by_players:
        pad.append(contest_key(view, language))
    return pad


def contest_key(view: LesVilains7View, language: str) -> Key:
    """V7-12: with the answer that it would contest."""
    words = Text("contester", "contest").say(language)
    if CONTEST in view.legal and view.answer is not None:
        said = aloud(view.answer.words, language)
        words += (
            f" « {said} » ({letter(view.answer.seat)})"
            if language == "fr"
            else f" “{said}” ({letter(view.answer.seat)})"
        )
    return Key(signs="cC", label="C", words=words, move="contest", is_due=CONTEST in view.legal)


def noise_key(view: LesVilains7View, language: str, *, is_due: bool) -> Key:
    """The noise; by the rule of the vilains a word to choose, which the second half of a double repeats (V7-15)."""
    if not view.rules.vilains_rule:
        return Key(signs="nN", label="N", words=HMMRRR_WORD, move=f"say {HMMRRR_WORD}", is_due=is_due)
    words = Text("bruit…", "noise…").say(language)
    if is_due and view.said and not view.said[-1].isdecimal():
        again = Text("encore", "again").say(language)
        return Key(signs="nN", label="N", words=again, move=f"say {view.said[-1]}", is_due=True)
    themes = tuple((name.say(language), tuple(word.say(language) for word in words)) for name, words in THEMES)
    return Key(signs="nN", label="N", words=words, move="say {}", is_due=is_due, themes=themes)


def teach(view: LesVilains7View, language: str) -> RenderableType:
    """How to play, on one page."""
    parts: list[RenderableType] = [title(view, language), ""]
    grid = Table.grid(padding=(0, 2))
    for face, words in lesson(view):
        if face:
            grid.add_row(Line(f"  {face}", style="bold bright_yellow"), words.say(language))
        elif grid.row_count:
            parts += ["", grid, ""]
            grid = Table.grid(padding=(0, 2))
        if not face:
            parts.append(Unbroken(words.say(language)))
    return Group(*parts)


def draw_open(views: Sequence[LesVilains7View], names: Sequence[str], language: str) -> RenderableType:
    """Nobody ever sees a stack, so there is nothing more to show."""
    return Group()
