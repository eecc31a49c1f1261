"""El Diablo in a terminal: the table drawn from a view. Nothing is said by colour alone."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tripot.cli import pieces
from tripot.engine.errors import Text
from tripot.engine.seats import letter
from tripot.games.el_diablo.asking import asked, bids_together, done
from tripot.games.el_diablo.deck import CHAMELEON, DEVIL, MAGICIAN
from tripot.games.el_diablo.moves import kind_of
from tripot.games.el_diablo.news import news
from tripot.games.el_diablo.notation import NUMBER_OF, face, text
from tripot.games.el_diablo.telling import cards, counted, doing, not_held, overheard, phrase, say
from tripot.games.el_diablo.view import ElDiabloView, PlayerView, Step

__all__ = ["cards", "draw", "draw_open", "listed", "news", "not_held", "overheard", "phrase", "say"]

COLOURS = {DEVIL: "bright_red", CHAMELEON: "bright_green", MAGICIAN: "bright_magenta"}
TITLES = (
    Text("", ""),
    Text("", ""),
    Text("", ""),
    Text("points", "points"),
    Text("plis/mise", "tricks/bid"),
    Text("carte", "card"),
    Text("vaut", "value"),
    Text("", ""),
)
NUMBERS = ("points", "value")


def draw(view: ElDiabloView, names: Sequence[str], language: str) -> RenderableType:
    """The whole table as one seat, or a spectator, sees it."""
    parts: list[RenderableType] = [title(view, language), players(view, names, language), centre(view, names, language)]
    if view.seat is not None and view.hand:
        parts.append(hand(view, Text("main", "hand").say(language)))
    return Group(*parts)


def title(view: ElDiabloView, language: str) -> RenderableType:
    tricks = done(view) + view.tricks_left
    here = min(done(view) + 1, tricks)
    return pieces.title(
        Text(
            f"El Diablo · manche {view.round + 1} sur {view.seats} · pli {here} sur {tricks}",
            f"El Diablo · round {view.round + 1} of {view.seats} · trick {here} of {tricks}",
        ),
        language,
    )


def players(view: ElDiabloView, names: Sequence[str], language: str) -> RenderableType:
    """Everybody in the order in which they play this trick, each with the card that lies there."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for title in TITLES:
        grid.add_column(title.say(language), justify="right" if title.en in NUMBERS else "left", overflow="fold")
    steps = {step.seat: step for step in view.trick.steps}
    for seat in order(view):
        player = view.players[seat]
        grid.add_row(
            pieces.turn_mark(view, seat),
            letter(seat),
            Line(names[seat], style="bright_white" if seat == view.seat else ""),
            counted(player.points),
            tricks_won(view, player),
            *on_the_table(view, seat, steps.get(seat)),
            Line(status(view, seat, steps.get(seat), language), style="italic"),
            style="bold" if seat in view.to_act else "",
        )
    return grid


def order(view: ElDiabloView) -> list[int]:
    return [*(step.seat for step in view.trick.steps), *view.trick.open]


def tricks_won(view: ElDiabloView, player: PlayerView) -> Line:
    """`2/3`; met as things stand `3/3 ✓`, out of reach `4/3 ✗`."""
    if player.bid is None:
        return Line("–", style="dim")
    line = Line(f"{player.tricks}/{player.bid}")
    if player.tricks == player.bid:
        line.append(" ✓", style="bright_green")
    elif not player.tricks < player.bid <= player.tricks + view.tricks_left:
        line.append(" ✗", style="bright_red")
    if player.jackpot:
        line.append(" JACKPOT", style="bold bright_yellow")
    return line


def on_the_table(view: ElDiabloView, seat: int, step: Step | None) -> tuple[Line, Line]:
    """A seat's card as it was played, and what it is worth as things stand."""
    if step is None:
        return Line("·", style="dim"), Line()
    card = Line(text(step.card), style=COLOURS.get(kind_of(NUMBER_OF[step.card]), ""))
    if step.effect == "out":
        return card, Line("–", style="dim")
    return card, Line(counted(view.trick.values[seat] or 0), style="bold")


def status(view: ElDiabloView, seat: int, step: Step | None, language: str) -> str:
    words = pieces.turn(view, seat)
    if view.phase in ("bids", "jackpots"):
        words = pieces.secret_choice(view, seat)
        if seat == view.trick.leader:
            words.append(Text("entamera", "will lead"))
    if step is not None:
        words = [doing(step), *words]
    if view.trick.winner == seat:
        words.append(Text("★ en tête", "★ ahead"))
    return pieces.together([word for word in words if word.en], language)


def centre(view: ElDiabloView, names: Sequence[str], language: str) -> RenderableType:
    """What is asked, and what to know for it."""
    first, *rest = asked(view, names)
    if view.phase not in ("bids", "over"):
        rest.append(bids_together(view))
    facts = Line(first.say(language), style="bold bright_yellow")
    for words in rest:
        facts.append("\n" + words.say(language), style="not bold white")
    return facts


def listed(view: ElDiabloView) -> list[int]:
    """The order in which the moves are offered."""
    return view.legal


def draw_open(views: Sequence[ElDiabloView], names: Sequence[str], language: str) -> RenderableType:
    """All hands, a line each."""
    return Group(*(hand(view, pieces.hand_of(seat).say(language)) for seat, view in enumerate(views)))


def hand(view: ElDiabloView, label: str) -> RenderableType:
    """The numbers from the lowest, then the specials; the playable ones stand in brackets."""
    playable = {kind_of(number) for number in view.legal} if view.phase == "play" else set()
    faces = [(face(kind), COLOURS.get(kind, "")) for kind in view.hand]
    grid = Table.grid(padding=(0, 1))
    grid.add_row("  " + label, pieces.held(faces, [kind in playable for kind in view.hand], is_asked=bool(playable)))
    return grid
