"""What a player writes at the prompt: a command is carried out, anything else is the text of a move."""

import contextlib
import re
from pathlib import Path

from tripot.cli import explaining, saving, words
from tripot.cli.board import MOST_LISTED, Board
from tripot.cli.hinting import show_hints
from tripot.cli.rules import show_rules
from tripot.cli.screen import Left

HELP = ("?", "help", "aide")
RULES = ("rules", "règles", "regles")
HINT = ("hint", "indice", "!")
LOG = ("log", "journal")
QUIT = ("quit", "q", "exit", "quitter")
NUMBER = re.compile(r"[0-9]{1,4}")


def move_in(board: Board, seat: int, answer: str) -> str | None:
    """The text of the move that the answer stands for, or None if it was a command."""
    screen = board.screen
    spaced = re.sub(r"^\?(?=\S)", "? ", answer)  # `?9` is `? 9`
    command, _, rest = spaced.partition(" ")
    rest = rest.strip()
    match command.lower():
        case "" | "table":
            board.draw(seat)
            board.list_moves(seat)
        case "fr" | "en":
            screen.language = command.lower()
            board.draw(seat)
            board.list_moves(seat)
        case word if word in HELP and not rest:
            explaining.help_page(screen, board.history, seat)
        case "?":
            explaining.explain(screen, board.history, seat, rest)
        case word if word in RULES:
            show_rules(screen, board.history.game, rest or None)
        case word if word in HINT and not rest:
            show_hints(board, seat)
        case word if word in LOG and not rest:
            board.tell_last_moves(seat)
        case "save":
            copy(board, rest)
        case word if word in QUIT and not rest:
            raise Left
        case _:
            return numbered(board, seat, answer)
    return None


def numbered(board: Board, seat: int, answer: str) -> str:
    """A number of the list becomes its move; any other text stays as it is."""
    moves = board.moves(seat)
    if not NUMBER.fullmatch(answer):
        return answer
    if not board.is_numbered:
        texts = [board.history.match.words(seat, move) for move in moves]
        meant = [text for text in texts if text.split()[-1].lstrip("=") == answer]  # `7` for `bid 7`, `16` for `=16`
        return meant[0] if len(meant) == 1 else answer
    if len(moves) > MOST_LISTED:
        raise words.refused(words.MANY_MOVES, number=len(moves), example=board.example(seat))
    if not 1 <= int(answer) <= len(moves):
        raise words.refused(words.NO_SUCH_NUMBER, word=answer)
    return board.history.match.words(seat, moves[int(answer) - 1])


def copy(board: Board, name: str) -> None:
    if not name:
        raise words.refused(words.COPY_WHERE)
    path = Path(name)
    with contextlib.suppress(RuntimeError):  # an unknown ~name stays as it is written
        path = path.expanduser()
    saving.copy(path, board.history.match.log)
    board.screen.say_path(words.COPIED, path=path)
