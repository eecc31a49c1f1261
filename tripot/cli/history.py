"""Every moment of a match and how it is told: only what the listener may know, so a secret move stays one."""

from collections.abc import Sequence

from tripot.cli.drawing import terminal_of
from tripot.engine.game import AnyGame, Move, View
from tripot.engine.log import Entry, Log
from tripot.engine.match import AnyMatch, Match
from tripot.engine.state import State


class History:
    """A match, with its state after every move."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.terminal = terminal_of(match.game)
        self.states: list[State] = [match.state.clone()]
        self.moves: list[tuple[int, Move]] = []

    @classmethod
    def of(cls, game: AnyGame, log: Log) -> "History":
        """The whole history of a log, or DamagedLog."""
        history = cls(Match.replay(game, log, entries=0))
        for entry in log.entries:
            history.match.follow(entry)
            history.remember(entry)
        return history

    def play(self, line: str) -> Entry:
        entry = self.match.play(line)
        self.remember(entry)
        return entry

    def remember(self, entry: Entry) -> None:
        self.moves.append((self.match.seat(entry.seat), self.game.read(entry.move)))
        self.states.append(self.match.state.clone())

    @property
    def seats(self) -> int:
        return int(self.match.state.seats)

    def __len__(self) -> int:
        return len(self.moves)

    def view(self, n: int, seat: int | None) -> View:
        """What a seat, or a spectator, may know after n moves."""
        seen: View = self.game.view(self.states[n], seat)
        return seen

    def told(self, n: int, *, to: int | None, names: Sequence[str], language: str, is_open: bool = False) -> list[str]:
        """The n-th move and what it brought about."""
        seat, move = self.moves[n - 1]
        tell = self.terminal.say if is_open or seat == to else self.terminal.overheard
        return [
            tell(move, seat, names, language),
            *self.terminal.news(self.view(n - 1, to), self.view(n, to), names, language),
        ]

    def has_ended_round(self, n: int) -> bool:
        """Whether the n-th move was the last of a round or of the game."""
        before, after = self.view(n - 1, None), self.view(n, None)
        return before.round != after.round or bool(after.winners)
