"""A game at this terminal, from here to its end or until the player leaves: nothing is shown before it is saved."""

from collections.abc import Sequence

from tripot.cli import words
from tripot.cli.board import Board
from tripot.cli.history import History
from tripot.cli.saving import Save
from tripot.cli.screen import INTERRUPTED, Left, Screen
from tripot.cli.seating import Player


class Sitting:
    """What playing in turns and playing in real time have in common."""

    def __init__(self, screen: Screen, history: History, save: Save, *, players: Sequence[Player]) -> None:
        self.screen = screen
        self.history = history
        self.save = save
        self.players = players
        self.board = Board(screen, history, players)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.listener = self.people[0] if len(self.people) == 1 else None  # whom everything is told to as it happens

    def run(self) -> int:
        """The exit status: 0, or 130 for Ctrl-C."""
        try:
            self.play_on()
        except Left as left:
            return self.leave(left.status)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        self.board.show_end(self.save.path)
        return 0

    def leave(self, status: int) -> int:
        self.screen.say_path(words.LEFT, path=self.save.path)
        return status

    def play_on(self) -> None:
        raise NotImplementedError
