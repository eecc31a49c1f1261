"""The question mark: why a card or a move is not allowed now, with the article that forbids it."""

import re

from rich.table import Table
from rich.text import Text as Line

from tripot.cli import words
from tripot.cli.drawing import live_terminal_of
from tripot.cli.history import History
from tripot.cli.rules import article_number, sentence
from tripot.cli.screen import Screen
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.game import AnyGame, Move


def refuse(screen: Screen, history: History, seat: int, move: Move, article: str) -> None:
    """A move was refused: the card is not there, or the article's own sentence says why."""
    missing = history.terminal.not_held(history.view(len(history), seat), move)
    if missing is not None:
        screen.refuse(missing)
        return
    screen.refuse(words.NOT_ALLOWED)
    screen.article(article, sentence(history.game, article, screen.language))


def explain(screen: Screen, history: History, seat: int, question: str) -> None:
    """`? 9+`, `? 9` or `? HH-9`."""
    if question.upper().startswith(history.game.articles):
        article = article_number(history.game, question, screen.language)
        screen.article(article, sentence(history.game, article, screen.language))
        return
    asked = moves_of_card(history, seat, question) or [history.game.read(question)]
    article = why_not(history, seat, asked)
    if article:
        refuse(screen, history, seat, asked[0], article)
    else:
        screen.say(words.IS_ALLOWED, move=question)


def moves_of_card(history: History, seat: int, question: str) -> list[Move]:
    """What could be done with a card: `4` asks for `4` and `f4` alike, and first for the one that is held."""
    view = history.view(len(history), seat)
    asked = re.compile(rf"[a-z]*{re.escape(question.lower())}")
    moves = [move for label, moves in history.terminal.cards(view) if asked.fullmatch(label.lower()) for move in moves]
    return [move for move in moves if history.terminal.not_held(view, move) is None] or moves


def why_not(history: History, seat: int, moves: list[Move]) -> str:
    """The article that forbids the first of these moves, or an empty text if one of them is legal."""
    articles = [refusal(history, seat, move) for move in moves]
    return "" if "" in articles else articles[0]


def refusal(history: History, seat: int, move: Move) -> str:
    state = history.match.state
    try:
        article: str = state.refusal(seat, history.game.number(state, seat, move))
        return article
    except IllegalMove as illegal:
        return illegal.article


def is_numbered(game: AnyGame) -> bool:
    """Whether moves can be chosen by their number in the list: not where a bare number is a move itself, such as a card."""
    try:
        game.read("1")
    except BadInput:
        return True
    return False


def help_page(screen: Screen, history: History, seat: int) -> None:
    """The commands, then the cards that cannot be played now, by the article that forbids them."""
    view = history.view(len(history), seat)
    example = history.match.words(seat, view.legal[-1])
    first = next(iter(history.game.rulebook(screen.language).articles), history.game.articles)
    screen.say(words.HELP if is_numbered(history.game) else words.HELP_TEXT, example=example)
    grid = Table.grid(padding=(0, 2))
    for text in words.HELP_LINES:
        command, meaning = text.say(screen.language).format(example=example, article=first).split(":", maxsplit=1)
        grid.add_row(Line(f"  {command.rstrip()}", style="bold"), meaning.strip())
    screen.show(grid)
    if history.game.time:
        screen.show(live_terminal_of(history.game).teach(view, screen.language))
    forbidden: dict[str, list[str]] = {}
    cards = history.terminal.cards(view)
    for label, moves in cards:
        article = why_not(history, seat, moves)
        if article and history.terminal.not_held(view, moves[0]) is None:
            forbidden.setdefault(article, []).append(label)
    if cards and not forbidden:
        screen.say(words.ALL_PLAYABLE)
    for article, labels in forbidden.items():
        screen.say(words.NOT_PLAYABLE, style="bold", cards=", ".join(labels))
        screen.article(article, sentence(history.game, article, screen.language))
