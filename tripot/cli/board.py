"""What players look at while a game goes on: the table, the moves they can make, what happened, and the end."""

from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from tripot.cli import words
from tripot.cli.explaining import is_numbered
from tripot.cli.history import History
from tripot.cli.screen import Screen
from tripot.cli.seating import Player, names_of

MOST_LISTED = 60  # longer lists are not read: the player writes the move instead
MOST_EXPLAINED = 22  # longer lists give the moves without their phrases
LAST_MOVES = 12


class Board:
    """A game on a screen, drawn only from views."""

    def __init__(self, screen: Screen, history: History, players: Sequence[Player]) -> None:
        self.screen = screen
        self.history = history
        self.players = players

    @property
    def names(self) -> list[str]:
        return names_of(self.players, self.screen.language)

    @property
    def is_numbered(self) -> bool:
        return is_numbered(self.history.game)

    def draw(self, seat: int | None) -> None:
        view = self.history.view(len(self.history), seat)
        self.screen.show(self.history.terminal.draw(view, self.names, self.screen.language))

    def list_moves(self, seat: int) -> None:
        moves = self.moves(seat)
        match = self.history.match
        if len(moves) > MOST_LISTED:
            self.screen.say(words.MANY_MOVES, number=len(moves), example=self.example(seat))
            return
        texts = [match.words(seat, move) for move in moves]
        phrases = [
            self.history.terminal.phrase(match.move(seat, move), self.names, self.screen.language) for move in moves
        ]
        if len(moves) > MOST_EXPLAINED:
            phrases = [""] * len(moves)
        width = max(map(len, texts))
        items = [
            Line.assemble((f"{number:2}) " if self.is_numbered else "  ", "bold"), f"{text:{width}} ", (phrase, "dim"))
            for number, (text, phrase) in enumerate(zip(texts, phrases, strict=True), start=1)
        ]
        self.screen.show(Columns(items, column_first=True, padding=(0, 2)))

    def example(self, seat: int) -> str:
        """A legal move in writing."""
        moves = self.moves(seat)
        return self.history.match.words(seat, moves[len(moves) // 2])

    def moves(self, seat: int) -> list[int]:
        return self.history.terminal.listed(self.history.view(len(self.history), seat))

    def tell(self, n: int, *, to: int | None) -> None:
        """The n-th move, as one seat or a spectator may hear it."""
        first, *rest = self.history.told(n, to=to, names=self.names, language=self.screen.language)
        if not self.history.has_ended_round(n):
            self.screen.tell(" ".join(["•", first, *rest]))
            return
        self.screen.tell(f"• {first}")
        for sentence in rest:
            self.screen.tell(f"  {sentence}", style="bold bright_yellow")

    def tell_last_moves(self, seat: int) -> None:
        last = len(self.history)
        if last == 0:
            self.screen.say(words.NO_MOVES_YET)
        for n in range(max(1, last - LAST_MOVES + 1), last + 1):
            self.tell(n, to=seat)

    def show_end(self, path: Path) -> None:
        """The ranking: winners first, then by score; equal scores share a rank."""
        view = self.history.view(len(self.history), None)
        language = self.screen.language
        self.screen.show(Rule(words.GAME_OVER.say(language), style="yellow"))
        keys = [(seat not in view.winners, -view.scores[seat]) for seat in range(view.seats)]
        table = Table(box=None, padding=(0, 2))
        table.add_column(words.RANK.say(language), justify="right")
        table.add_column(words.PLAYER.say(language))
        table.add_column(words.SCORE.say(language), justify="right")
        table.add_column()
        for seat in sorted(range(view.seats), key=keys.__getitem__):
            won = seat in view.winners
            mark = f"★ {words.WINNER.say(language)}" if won else ""
            rank = 1 + sum(key < keys[seat] for key in keys)
            table.add_row(str(rank), self.names[seat], signed(view.scores[seat]), mark, style="bold" if won else "")
        self.screen.show(table)
        self.screen.say_path(words.REPLAY_WITH, path=path)
        self.screen.say_path(words.THE_SEED, seed=self.history.match.log.header.seed)


def signed(score: int) -> str:
    """With a real minus sign."""
    return str(score).replace("-", "−")
