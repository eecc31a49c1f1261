"""La Chouine in a terminal: the table drawn from a view. Nothing is said by colour alone."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tripot.cli import pieces
from tripot.engine.errors import Text
from tripot.engine.seats import around, letter
from tripot.engine.words import points
from tripot.games.la_chouine.deck import COMBINATIONS, FORCES
from tripot.games.la_chouine.moves import CLAIM
from tripot.games.la_chouine.news import news
from tripot.games.la_chouine.notation import Play, move
from tripot.games.la_chouine.scoring import GOAL
from tripot.games.la_chouine.telling import (
    FAMILY,
    REWARD,
    asked,
    cards,
    not_held,
    overheard,
    phrase,
    price,
    say,
    takes,
)
from tripot.games.la_chouine.view import LaChouineView, PlayerView, Trick, points_of

__all__ = ["cards", "draw", "draw_open", "listed", "news", "not_held", "overheard", "phrase", "say"]

COLOURS = {"F": "bright_cyan", "R": "bright_red", "C": "bright_yellow", "G": "bright_magenta"}
CARD = ("╭────╮", "│ {} │", "╰────╯")
BEST = ("╔════╗", "║ {} ║", "╚════╝")  # the card that wins the trick so far
EMPTY = ("      ", "  {}  ", "      ")
TITLES = (
    Text("", ""),
    Text("", ""),
    Text("", ""),
    Text("main", "hand"),
    Text("plis", "tricks"),
    Text("récompenses", "rewards"),
    Text("", ""),
)


def draw(view: LaChouineView, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""
    parts: list[RenderableType] = [
        title(view, language),
        others(view, names, language),
        centre(view, language),
        Line(asked(view, names).say(language), style="bold"),
        draw_combinations(view, language),
    ]
    if view.seat is not None:
        parts.append(draw_own(view, names, language))
    return Group(*parts)


def title(view: LaChouineView, language: str) -> RenderableType:
    number = view.round + 1
    words = Text(
        f"La Chouine · manche {number} · {GOAL} récompenses pour gagner",
        f"La Chouine · round {number} · {GOAL} rewards win",
    )
    return pieces.title(words, language)


def others(view: LaChouineView, names: Sequence[str], language: str) -> RenderableType:
    """Everybody else, in the order in which they sit from here."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for head in TITLES:
        grid.add_column(head.say(language), justify="right" if head.en == "tricks" else "left", overflow="fold")
    for seat in pieces.others(view):
        player = view.players[seat]
        grid.add_row(
            pieces.turn_mark(view, seat),
            letter(seat),
            Line(names[seat]),
            hidden_hand(player),
            str(player.tricks),
            rewards(view, seat),
            Line(pieces.together(pieces.turn(view, seat), language), style="italic"),
            style="bold" if seat in view.to_act else "",
        )
    return grid


def hidden_hand(player: PlayerView) -> Line:
    """What everybody knows of a hand face up, the rest as backs."""
    text = row(player.known)
    text.append_text(pieces.backs(player.hand_size - len(player.known)))
    return text


def row(cards: Sequence[str]) -> Line:
    text = Line()
    for card in cards:
        text.append(f"{card} ", style=COLOURS[card[0]])
    return text


def rewards(view: LaChouineView, seat: int) -> str:
    return f"{REWARD * view.scores[seat]:☆<{GOAL}}"


def centre(view: LaChouineView, language: str) -> RenderableType:
    """The trick on the left, the cards turned up on the right."""
    grid = Table.grid(padding=(0, 3))
    grid.add_row(draw_trick(view, language), draw_row(view, language))
    return grid


def draw_trick(view: LaChouineView, language: str) -> Line:
    """The cards from the leader on; the best one stands in a double frame."""
    trick = view.trick or (view.last_trick if view.phase != "play" else None)
    if trick is None:
        trick = Trick(leader=next(iter(view.to_act), view.first), cards=[], winner=-1)
    seats = around(trick.leader, view.seats)
    worth = points_of(view, trick.cards)
    head = Text(f"Pli : {points(worth, 'fr')}", f"Trick: {points(worth, 'en')}")
    laid = [(card, BEST if seat == trick.winner else CARD) for seat, card in zip(seats, trick.cards, strict=False)]
    labels = " ".join(f"{letter(seat):^6}" for seat in seats)
    return framed(head.say(language), labels, laid + [("· ", EMPTY)] * (view.seats - len(laid)))


def draw_row(view: LaChouineView, language: str) -> Line:
    """The cards to take after the trick, and what is left of the pile."""
    head = Text("À prendre après le pli", "To take after the trick")
    if view.phase == "take":
        head = Text("À prendre maintenant", "To take now")
    elif not view.row:
        head = Text("Plus rien à prendre", "Nothing left to take")
    pile = Text(f"pioche {view.pile_size}", f"draw pile {view.pile_size}")
    if view.aside:
        out = " ".join(view.aside)
        pile = Text(f"{pile.fr} · écartées {out}", f"{pile.en} · set aside {out}")
    return framed(head.say(language), pile.say(language), [(card, CARD) for card in view.row])


def framed(head: str, labels: str, cards: Sequence[tuple[str, Sequence[str]]]) -> Line:
    """Two lines of words, and below them cards in frames."""
    text = Line(f"{head}\n", style="")
    text.append(labels, style="dim")
    for part in range(3):
        text.append("\n")
        for card, frame in cards:
            text.append(f"{frame[part].format(card)} ", style=COLOURS.get(card[0], "dim"))
    return text


def draw_combinations(view: LaChouineView, language: str) -> RenderableType:
    """All seven, with what they bring and take, or whose they are."""
    owner = {name: letter(seat) for seat, player in enumerate(view.players) for name in player.combinations}
    cells = []
    for name in COMBINATIONS:
        cell = Line(f"{name.capitalize()} {price(name)}\n", style="dim" if name in owner else "")
        if name in owner:
            cell.append(Text(f"à {owner[name]}", f"{owner[name]}'s").say(language))
        else:
            cell.append(takes(name, view.seats).say(language), style="dim")
        cells.append(cell)
    grid = Table.grid(padding=(0, 1))
    grid.add_row(*cells)
    return grid


def draw_own(view: LaChouineView, names: Sequence[str], language: str) -> RenderableType:
    """A seat's own cards; the playable ones stand in brackets."""
    assert view.seat is not None
    own = view.players[view.seat]
    head = pieces.own_head(
        view,
        names[view.seat],
        f"{rewards(view, view.seat)} · {gained(view, own, language)}",
        pieces.together(pieces.turn(view, view.seat), language),
    )
    grid = Table.grid(padding=(0, 1))
    grid.add_row("  " + Text("main", "hand").say(language), held(view))
    lost = [card for card in view.gone if card not in own.won]
    for label, gone in ((Text("plis", "won"), own.won), (Text("autres", "others"), lost)):
        if gone:
            grid.add_row("  " + label.say(language), by_family(view, gone))
    return Group(head, grid, legend(view, language))


def gained(view: LaChouineView, own: PlayerView, language: str) -> str:
    """What the tricks and combinations of this round come to so far."""
    tricks = points(points_of(view, own.won), language)
    label = Text("plis", "tricks").say(language)
    earned = "".join(f" + {price(name)} ({name.capitalize()})" for name in own.combinations)
    return f"{label} {own.tricks} · {tricks}{earned}"


def by_family(view: LaChouineView, gone: Sequence[str]) -> Line:
    """Cards that have gone by (LC-9), each family with its forces; those worth nothing are dim."""
    text = Line()
    for family, colour in COLOURS.items():
        cards = [card for card in gone if card[0] == family]
        text.append(f" {family}" if cards else "", style=colour)
        for card in cards:
            text.append(f"{card[1]} ", style=colour if points_of(view, [card]) else f"dim {colour}")
    text.rstrip()
    return text


def legend(view: LaChouineView, language: str) -> Line:
    """What the letters stand for, and what a card is worth by its force (LC-1)."""
    trump = Text(" (atout)", " (trump)").say(language)
    families = [f"{mark} {name.say(language)}{trump if mark == 'C' else ''}" for mark, name in FAMILY.items()]
    worth = {force: points_of(view, [f"F{force}"]) for force in range(FORCES, 0, -1)}
    scale = " ".join(f"{force}={value}" for force, value in worth.items() if value)
    return Line(f"  {', '.join(families)} · points {scale}", style="dim italic")


def listed(view: LaChouineView) -> list[int]:
    """The order in which the moves are offered: claims first, since they come before a card."""
    return [number for number in view.legal if number >= CLAIM] + [number for number in view.legal if number < CLAIM]


def draw_open(views: Sequence[LaChouineView], names: Sequence[str], language: str) -> RenderableType:
    """All hands, a line each."""
    grid = Table.grid(padding=(0, 1))
    for view in views:
        assert view.seat is not None
        grid.add_row("  " + pieces.hand_of(view.seat).say(language), held(view))
    return grid


def held(view: LaChouineView) -> Line:
    playing = view.phase == "play" and bool(view.legal)
    moves = [move(view, view.seat or 0, number) for number in view.legal]
    playable = {chosen.card for chosen in moves if isinstance(chosen, Play)}
    faces = [(card, COLOURS[card[0]]) for card in view.hand]
    return pieces.held(faces, [card in playable for card in view.hand], is_asked=playing)
