"""Every moment of a match and how it is told: only what the listener may know, so a secret move stays one."""

import hashlib
from collections.abc import Sequence

from tripot.cli import words
from tripot.cli.drawing import terminal_of
from tripot.engine.chance import Chance, Seed
from tripot.engine.game import AnyGame, Move, View
from tripot.engine.log import CLOCK, TIME, Entry, Log
from tripot.engine.match import AnyMatch, Match
from tripot.engine.seats import letter, seat_number
from tripot.engine.state import State


class History:
    """A match, with its state after every move and every deadline that passed."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.terminal = terminal_of(match.game)
        self.states: list[State] = [match.state.clone()]
        self.moves: list[tuple[int, Move] | None] = []  # None for a deadline that passed

    @classmethod
    def of(cls, game: AnyGame, log: Log) -> "History":
        """The whole history of a log, or DamagedLog."""
        history = cls(Match.replay(game, log, entries=0))
        for entry in log.entries:
            history.match.follow(entry)
            history.remember(entry)
        return history

    def play(self, line: str, *, at: int | None = None) -> Entry:
        return self.remember(self.match.play(line, at=at))

    def lapse(self) -> Entry:
        """The deadline passes."""
        return self.remember(self.match.lapse())

    def remember(self, entry: Entry) -> Entry:
        is_move = entry.seat != CLOCK
        self.moves.append((self.match.seat(entry.seat), self.game.read(entry.move)) if is_move else None)
        self.states.append(self.match.state.clone())
        return entry

    @property
    def seats(self) -> int:
        return int(self.match.state.seats)

    def __len__(self) -> int:
        return len(self.moves)

    def view(self, n: int, seat: int | None) -> View:
        """What a seat, or a spectator, may know after n moves."""
        seen: View = self.game.view(self.states[n], seat)
        return seen

    def view_at(self, seat: int | None, now: int) -> View:
        """What they may know if nothing happens until some moment."""
        state = self.states[-1].clone()
        state.now = now
        seen: View = self.game.view(state, seat)
        return seen

    def told(self, n: int, *, to: int | None, names: Sequence[str], language: str, is_open: bool = False) -> list[str]:
        """The n-th move and what it brought about; of a deadline that passed, only that; or a note of the table."""
        entry, made = self.match.log.entries[n - 1], self.moves[n - 1]
        if made is None and entry.move != TIME:
            return [told_note(entry.move, names, language)]
        news = self.terminal.news(self.view(n - 1, to), self.view(n, to), names, language)
        if made is None:
            return news
        seat, move = made
        tell = self.terminal.say if is_open or seat == to else self.terminal.overheard
        return [tell(move, seat, names, language), *news]

    def has_ended_round(self, n: int) -> bool:
        """Whether the n-th move was the last of a round or of the game."""
        before, after = self.view(n - 1, None), self.view(n, None)
        return before.round != after.round or bool(after.winners)

    def luck(self, seat: int, n: int) -> Chance:
        """A generator for the bot at a seat after n moves: the same after a resume, and of no use to guess the shuffles."""
        key = hashlib.sha256(f"bot {letter(seat)} {self.match.log.header.seed}".encode()).digest()
        return Seed(0, key).chance(n)


def told_note(note: str, names: Sequence[str], language: str) -> str:
    """What happened at the table and not in the game."""
    kind, _, rest = note.partition(" ")
    name = names[seat_number(rest, len(names))] if rest.isalpha() else ""
    return words.NOTES[kind].say(language).format(name=name, n=rest)
