"""Chouineurs in a terminal: the table drawn from a view. Nothing is said by colour alone."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tripot.cli import pieces
from tripot.engine.errors import Text
from tripot.engine.seats import around, letter
from tripot.games.chouineurs.cards import other_end
from tripot.games.chouineurs.dealing import HAND
from tripot.games.chouineurs.news import authors_victory, news
from tripot.games.chouineurs.notation import Play, Turn, move
from tripot.games.chouineurs.scoring import ROUNDS
from tripot.games.chouineurs.telling import (
    STRENGTH,
    asked,
    before,
    by_colour,
    cards,
    not_held,
    overheard,
    pays,
    phrase,
    say,
    standing,
)
from tripot.games.chouineurs.view import ChouineursView, TrickView

__all__ = ["cards", "draw", "draw_open", "listed", "news", "not_held", "overheard", "phrase", "say"]

STYLES = {"B": "bright_blue", "R": "bright_red", "Y": "bright_yellow", "K": "bright_white on grey30", "": "dim"}
PAYMENT_WIDTHS = (3, 3, 3, 3, 4, 4)  # by number of tricks; from 5 on all pay the same
NAME = " "  # the column that gives way on a narrow screen
NOTHING = "·"


def draw(view: ChouineursView, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""
    parts: list[RenderableType] = [title(view, language), players(view, names, language), centre(view, names, language)]
    if view.hand:
        parts += ["", hand_both_ways(view, language) if is_choosing(view) else hand(view, language)]
    return Group(*parts)


def is_choosing(view: ChouineursView) -> bool:
    return view.phase == "choose" and view.seat in view.to_act


def title(view: ChouineursView, language: str) -> RenderableType:
    number, trick = view.round + 1, sum(player.tricks for player in view.players) + 1
    words = Text(f"Chouineurs · manche {number} sur {ROUNDS}", f"Chouineurs · round {number} of {ROUNDS}")
    if view.phase in ("play", "whine"):
        words = Text(f"{words.fr} · pli {trick} sur {HAND}", f"{words.en} · trick {trick} of {HAND}")
    if view.phase != "over":
        words = Text(f"{words.fr} · réserve : {view.reserve}", f"{words.en} · reserve: {view.reserve}")
    return pieces.title(words, language)


def players(view: ChouineursView, names: Sequence[str], language: str) -> RenderableType:
    """Everybody, in the order in which they sit from here, the own seat last."""
    seats = pieces.others(view) + [seat for seat in range(view.seats) if seat == view.seat]
    columns = before_a_round(view, language) if view.phase == "choose" else in_a_round(view, language)
    grid = table()
    for header in ("", "", NAME, *columns):
        grid.add_column(
            "" if header == NAME else header, no_wrap=header != NAME, justify="right" if header == "points" else "left"
        )
    for seat in seats:
        style = "bold" if seat in view.to_act or seat in view.winners else ""
        name = Line(names[seat], no_wrap=True, overflow="ellipsis")
        cells = [column[seat] for column in columns.values()]
        grid.add_row(pieces.turn_mark(view, seat), letter(seat), name, *cells, style=style)
    return grid


def table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")


def before_a_round(view: ChouineursView, language: str) -> dict[str, list[Line]]:
    """By column and seat: the bet cards still in the game, the points, and who has chosen."""
    return {
        Text("paris restants", "bets left").say(language): [Line(" ".join(player.bets)) for player in view.players],
        "points": [Line(str(player.points)) for player in view.players],
        "": [Line(pieces.together(progress(view, seat), language), style="italic") for seat in range(view.seats)],
    }


def progress(view: ChouineursView, seat: int) -> list[Text]:
    return pieces.turn(view, seat) if seat == view.seat and is_choosing(view) else pieces.secret_choice(view, seat)


def in_a_round(view: ChouineursView, language: str) -> dict[str, list[Line]]:
    """By column and seat: the bet card and what it pays, the number of tricks won in brackets; whines, points, colours lacking.

    When the game is over, the last round stays on the table.
    """
    is_over = view.phase == "over"
    rounds = view.last_round if is_over else view.players
    lacks = ["★" if seat in view.winners else " ".join(player.lacks) for seat, player in enumerate(view.players)]
    return {
        Text("pari", "bet").say(language): [Line(player.bet) for player in rounds],
        payment_header(language): [payments(player.bet, won=player.tricks) for player in rounds],
        Text("chouine", "whined").say(language): [
            Line(f"+{player.whined}" if player.whined else "") for player in rounds
        ],
        "points": [Line(str(player.points)) for player in view.players],
        "" if is_over else Text("sans", "lacks").say(language): [Line(words) for words in lacks],
    }


def payment_header(language: str) -> str:
    numbers = "".join(f"{f'{tricks}':^{width}}" for tricks, width in enumerate(PAYMENT_WIDTHS))
    return f"{numbers.rstrip()}+ {Text('plis', 'tricks').say(language)}"


def payments(bet: str, *, won: int | None = None) -> Line:
    """What a bet card pays for every number of tricks; the number won stands in brackets."""
    text = Line()
    for tricks, width in enumerate(PAYMENT_WIDTHS):
        points = str(pays(bet, tricks) or NOTHING)
        if won is not None and tricks == min(won, len(PAYMENT_WIDTHS) - 1):
            text.append(f"{f'[{points}]':^{width}}", style="bold bright_white")
        else:
            text.append(f"{points:^{width}}", style="" if points != NOTHING else "dim")
    return text


def centre(view: ChouineursView, names: Sequence[str], language: str) -> RenderableType:
    """What is asked; then the trick and how it stands, or before a round the bet cards."""
    parts: list[RenderableType] = ["", Line(asked(view, names).say(language), style="bold")]
    if view.phase == "choose" and view.seat is not None:
        parts.append(bet_cards(view, language))
    if view.author_wins:
        parts.append(authors_victory([names[seat] for seat in view.winners]).say(language))
    if any(view.trick.cards):
        facts = "\n".join(words.say(language) for words in [*standing(view.trick, names), STRENGTH])
        parts.append(Columns([table_cards(view.trick, names), Line(facts)], padding=(0, 2)))
    elif view.tricks:
        parts.append(Line(before(view.tricks[-1], names).say(language), style="dim"))
    return Group(*parts)


def table_cards(trick: TrickView, names: Sequence[str]) -> RenderableType:
    """The cards of a trick from the leader on, each above its player."""
    grid = Table.grid(padding=(0, 1))
    order = around(trick.leader, len(names))
    for _ in order:
        grid.add_column(width=7, no_wrap=True, overflow="ellipsis", justify="center")
    grid.add_row(*("╭─────╮" for _ in order))
    grid.add_row(*(Line.assemble("│", face(trick.cards[seat], width=5), "│") for seat in order))
    grid.add_row(*("╰─────╯" for _ in order))
    grid.add_row(*(Line(f"{letter(seat)} {names[seat]}") for seat in order))
    return grid


def face(end: str, *, width: int = 0) -> Line:
    return Line(f"{end:^{width}}", style=STYLES[end[:1]])


def bet_cards(view: ChouineursView, language: str) -> RenderableType:
    """The own bet cards with what they pay; the one that is chosen has a mark."""
    assert view.seat is not None
    grid = table()
    for header in ("", Text("pari", "bet").say(language), payment_header(language)):
        grid.add_column(header, no_wrap=True)
    for bet in view.players[view.seat].bets:
        grid.add_row("●" if bet == view.bet else " ", bet, payments(bet))
    return grid


def hand_both_ways(view: ChouineursView, language: str) -> RenderableType:
    """CH-4: the hand as it was dealt and as it would be turned, each sorted by colour and value."""
    grid = Table.grid(padding=(0, 1))
    dealt = [held.up for held in view.hand]
    for label, ends in (
        (Text("comme reçue (keep)", "as dealt (keep)"), dealt),
        (Text("tournée (turn)", "turned (turn)"), [other_end(end) for end in dealt]),
    ):
        grid.add_row(label.say(language), *(face(end, width=4) for end in sorted(ends, key=by_colour)))
    return grid


def sorted_up(view: ChouineursView) -> list[str]:
    return sorted((held.up for held in view.hand), key=by_colour)


def hand(view: ChouineursView, language: str) -> RenderableType:
    """The ends that are up, by colour and value, what can be played or turned in brackets; below each, its other end."""
    ends = sorted_up(view)
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text("en main", "in hand").say(language), *held(view, ends))
    is_whining = view.phase == "whine" and bool(view.legal)
    label = Text("devient", "becomes") if is_whining else Text("en bas", "down")
    downs = [face(other_end(end), width=5) for end in ends]
    grid.add_row(label.say(language), *downs, style="" if is_whining else "dim")
    return grid


def held(view: ChouineursView, ends: Sequence[str]) -> list[Line]:
    """Each end that is up, in brackets if it can be played, or turned by whining."""
    can = {
        chosen.card
        for chosen in (move(view, view.seat or 0, number) for number in view.legal)
        if isinstance(chosen, Play | Turn)
    }
    return [pieces.held([(end, STYLES[end[0]])], [end in can], is_asked=bool(can)) for end in ends]


def listed(view: ChouineursView) -> list[int]:
    """The legal moves, cards in the order of the hand, the point after them."""

    def place(number: int) -> tuple[bool, tuple[int, int]]:
        chosen = move(view, view.seat or 0, number)
        return (False, by_colour(chosen.card)) if isinstance(chosen, Play | Turn) else (True, (number, 0))

    return sorted(view.legal, key=place)


def draw_open(views: Sequence[ChouineursView], names: Sequence[str], language: str) -> RenderableType:
    """All hands, a line each: every card with the end that is up, then the other; before a round, the bets already made."""
    grid = Table.grid(padding=(0, 1))
    for view in views:
        assert view.seat is not None
        label = pieces.hand_of(view.seat).say(language)
        cards = Line(" ").join(Line.assemble(face(end), (f"/{other_end(end)}", "dim")) for end in sorted_up(view))
        grid.add_row(label, cards, view.bet if view.phase == "choose" else "")
    return grid
