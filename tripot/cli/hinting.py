"""The hint: every move with what a search from the player's own view expects of it, and one sentence why."""

from rich.table import Table
from rich.text import Text as Line

from tripot.bots.hints import MEASURES, NO_TIME, Hint, hints, measure
from tripot.bots.reasons import number, reason
from tripot.cli import words
from tripot.cli.board import Board

THINKING = 2.0  # seconds at most
MOST_SHOWN = 20  # moves; the rest is counted


def show_hints(board: Board, seat: int) -> None:
    game, history, screen = board.history.game, board.history, board.screen
    if game.time:
        screen.refuse(NO_TIME)
        return
    n = len(history)
    found = hints(game, history.view(n, seat), history.luck(seat, n), THINKING)
    screen.tell(reason(game, found).say(screen.language), style="bold")
    screen.show(table(board, seat, found[:MOST_SHOWN]))
    if len(found) > MOST_SHOWN:
        screen.say(words.MORE_HINTS, number=len(found) - MOST_SHOWN)
    screen.tell(f"{MEASURES[measure(game)].say(screen.language)}.", style="dim")


def table(board: Board, seat: int, found: list[Hint]) -> Table:
    language, match = board.screen.language, board.history.match
    drawn = Table(box=None, padding=(0, 2))
    drawn.add_column(words.HINT_MOVE.say(language))
    for title in (words.HINT_OUTCOME, words.HINT_SPREAD, words.HINT_PLAYOUTS):
        drawn.add_column(title.say(language), justify="right")
    for place, hint in enumerate(found):
        phrase = board.history.terminal.phrase(match.move(seat, hint.move), board.names, language)
        drawn.add_row(
            Line.assemble(match.words(seat, hint.move), "  ", (phrase, "dim")),
            number(hint.mean, language) if hint.playouts else "–",
            f"± {number(hint.spread, language)}" if hint.playouts > 1 else "–",
            str(hint.playouts),
            style="" if place else "bold",
        )
    return drawn
