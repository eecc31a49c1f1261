"""Hula-Hoo in a terminal: the table drawn from a view. Nothing is said by colour alone."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tripot.cli import pieces
from tripot.engine.errors import Text
from tripot.engine.seats import letter
from tripot.engine.words import points
from tripot.games.hula_hoo.deck import JOKER
from tripot.games.hula_hoo.news import news
from tripot.games.hula_hoo.notation import Play, move
from tripot.games.hula_hoo.scoring import GOAL, ROUNDS_IN_A_ROW
from tripot.games.hula_hoo.telling import (
    ARROWS,
    asked,
    cards,
    face,
    not_held,
    overheard,
    phrase,
    pile,
    say,
    stake,
)
from tripot.games.hula_hoo.view import HulaHooView, PlayerView

__all__ = ["cards", "draw", "draw_open", "listed", "news", "not_held", "overheard", "phrase", "say"]

COLOURS = {"": "white", "plus": "bright_green", "moins": "bright_cyan", "double": "bright_magenta"}
HOOP = (" ╭─────╮ ", "╱  {card}  ╲", "╲   {arrow}   ╱", " ╰─────╯ ")
TITLES = (
    Text("", ""),
    Text("", ""),
    Text("", ""),
    Text("main", "hand"),
    Text("  rangée", "  front row"),
    Text("points", "points"),
    Text("", ""),
)


def draw(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""
    parts: list[RenderableType] = [title(view, language), others(view, names, language), centre(view, names, language)]
    if view.seat is not None:
        parts.append(draw_own(view, names, language))
    return Group(*parts)


def title(view: HulaHooView, language: str) -> RenderableType:
    goal = (
        Text(f"{ROUNDS_IN_A_ROW} manches d'affilée pour gagner", f"{ROUNDS_IN_A_ROW} rounds in a row win")
        if view.options["streak"]
        else Text(f"{GOAL} points pour gagner", f"{GOAL} points win")
    )
    words = Text(f"Hula-Hoo · manche {view.round + 1} · {goal.fr}", f"Hula-Hoo · round {view.round + 1} · {goal.en}")
    return pieces.title(words, language)


def others(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """Everybody else, in the order in which they sit from here."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for title in TITLES:
        grid.add_column(title.say(language), justify="right" if title.en == "points" else "left", overflow="fold")
    for seat in pieces.others(view):
        player = view.players[seat]
        style = "bold" if seat in view.to_act else "" if player.inside else "dim"
        grid.add_row(
            pieces.turn_mark(view, seat),
            letter(seat),
            Line(names[seat]),
            hidden_hand(player),
            row(player.front),
            str(player.points),
            Line(status(view, seat, language), style="italic"),
            style=style,
        )
    return grid


def hidden_hand(player: PlayerView) -> Line:
    """The hidden cards as backs and a number; what everybody knows of them face up."""
    hidden = player.hand_size - len(player.known)
    text = pieces.backs(hidden)
    if player.known:
        text.append(" " if hidden else "")
        text.append("+ " if hidden else "")
        text.append_text(row(player.known))
    return text


def row(cards: Sequence[int]) -> Line:
    text = Line()
    for card in cards:
        text.append(f"{face(card):>3}", style="bright_yellow" if card == JOKER else "")
    return text


def status(view: HulaHooView, seat: int, language: str) -> str:
    player = view.players[seat]
    words = pieces.turn(view, seat)
    if not view.winners and not player.inside:
        words = [Text("hors de la manche", "out of the round")]
    elif view.phase == "front":
        words = pieces.secret_choice(view, seat)
    if view.options["streak"] and player.wins:
        words.append(Text(f"{player.wins} d'affilée", f"{player.wins} in a row"))
    return pieces.together(words, language)


def centre(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """The hoop with the top card and its call; beside it, what is asked and what is at stake."""
    colour = COLOURS[view.call]
    card = f"{face(view.top) if view.top else '':^3}"
    hoop = Line(style=f"bold {colour}")
    hoop.append("\n".join(HOOP).format(card=card, arrow=ARROWS[view.call]))
    facts = Line()
    facts.append(asked(view, names).say(language), style=f"bold {colour}")
    facts.append("\n" + stake(view).say(language))
    facts.append("\n" + pile(view).say(language))
    if view.phase == "play" and view.call and not view.winners:
        played = Text(f"Posée par {names[view.active]}.", f"Played by {names[view.active]}.")
        facts.append("\n" + played.say(language), style="dim")
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(hoop, facts)
    return grid


def draw_own(view: HulaHooView, names: Sequence[str], language: str) -> RenderableType:
    """A seat's own cards; the playable ones stand in brackets."""
    assert view.seat is not None
    own = view.players[view.seat]
    score = points(own.points, language)
    head = pieces.own_head(view, names[view.seat], score, status(view, view.seat, language))
    grid = Table.grid(padding=(0, 1))
    if own.front or view.phase != "front":
        grid.add_row("  " + Text("rangée (f)", "front (f)").say(language), held(view, own.front, "front"))
    grid.add_row("  " + Text("main", "hand").say(language), held(view, view.hand, "hand"))
    if view.chosen:
        grid.add_row("  " + Text("choix secret", "secret choice").say(language), row(view.chosen))
    return Group(head, grid)


def listed(view: HulaHooView) -> list[int]:
    """The order in which the moves are offered."""
    return view.legal


def draw_open(views: Sequence[HulaHooView], names: Sequence[str], language: str) -> RenderableType:
    """All hands, a line each; the front rows lie on the table anyway."""
    grid = Table.grid(padding=(0, 1))
    for view in views:
        assert view.seat is not None
        grid.add_row("  " + pieces.hand_of(view.seat).say(language), held(view, view.hand, "hand"))
    return grid


def held(view: HulaHooView, cards: Sequence[int], source: str) -> Line:
    playing = view.phase == "play" and bool(view.legal)
    playable = {
        chosen.card
        for chosen in (move(view, view.seat or 0, number) for number in view.legal)
        if isinstance(chosen, Play) and chosen.source == source
    }
    faces = [(face(card), "bright_yellow" if card == JOKER else "") for card in cards]
    return pieces.held(faces, [card in playable for card in cards], is_asked=playing)
