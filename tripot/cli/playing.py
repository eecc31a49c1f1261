"""A game in turns: every move is saved, then shown; every player sees their view, every bot gets only its own."""

import time
from collections.abc import Sequence

from tripot.cli import words
from tripot.cli.answering import move_in
from tripot.cli.explaining import refuse
from tripot.cli.history import History
from tripot.cli.saving import Save
from tripot.cli.screen import Screen
from tripot.cli.seating import Player
from tripot.cli.sitting import Sitting
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.seats import letter

THINKING = 1.0  # seconds that a bot may take


class InTurns(Sitting):
    """A game in which everybody waits for whose turn it is."""

    def __init__(self, screen: Screen, history: History, save: Save, *, players: Sequence[Player], pace: float) -> None:
        super().__init__(screen, history, save, players=players)
        self.pace = pace
        self.is_shared = len(self.people) > 1
        self.is_watched = not self.people
        self.looking: int | None = None  # the person who looks at a shared screen
        self.heard = dict.fromkeys(self.people, len(history))  # by person: the moves they know about

    def leave(self, status: int) -> int:
        if self.looking is not None:
            self.screen.wipe()  # nobody's hand stays on a shared screen
        return super().leave(status)

    def play_on(self) -> None:
        state = self.history.match.state
        while not state.is_over():
            if self.is_watched:
                self.board.draw(None)
            seat = int(state.next_to_act())
            if self.players[seat].bot is None:
                self.person_moves(seat)
            else:
                self.bot_moves(seat)

    def play(self, seat: int, text: str) -> None:
        """Saved, then shown: a move that cannot be saved is not made."""
        entry = self.history.play(f"{letter(seat)}: {text}")
        self.save.append(entry)
        self.board.tell(entry.n, to=self.listener)
        if self.history.has_ended_round(entry.n) and self.waits_between_rounds():
            self.screen.forget_typed()
            self.screen.ask(words.CONTINUE)

    def waits_between_rounds(self) -> bool:
        """Whether somebody sits there who wants to read the score before the next table covers it."""
        return self.screen.is_interactive and not self.is_watched and not self.history.match.state.is_over()

    def bot_moves(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        view = self.history.view(len(self.history), seat)
        chosen = bot.choose(self.history.game, view, self.history.luck(seat, len(self.history)), THINKING)
        self.play(seat, self.history.match.words(seat, chosen))
        time.sleep(self.pace)

    def person_moves(self, seat: int) -> None:
        if self.is_shared and self.looking != seat:
            self.hand_over(seat)
        self.board.draw(seat)
        self.board.list_moves(seat)
        while not self.has_moved(seat):
            pass
        self.heard[seat] = len(self.history)

    def hand_over(self, seat: int) -> None:
        """Another person looks: what the last one saw is wiped away, and what happened since is told again."""
        if self.looking is not None:
            self.screen.wipe()
        self.screen.forget_typed()
        self.screen.ask(words.HAND_OVER, name=self.board.names[seat])
        self.looking = seat
        for n in range(self.heard[seat] + 1, len(self.history) + 1):
            self.board.tell(n, to=seat)

    def has_moved(self, seat: int) -> bool:
        """One answer of a person: whether it was a move. What is refused changes nothing."""
        question = words.ASK_MOVE if self.board.is_numbered else words.ASK_MOVE_TEXT
        answer = self.screen.ask(question, name=self.board.names[seat])
        try:
            text = move_in(self.board, seat, answer)
            if text is None:
                return False
            move = self.history.game.read(text)
        except BadInput as bad:
            self.screen.refuse(bad.text)
            return False
        try:
            self.play(seat, text)
        except IllegalMove as illegal:
            refuse(self.screen, self.history, seat, move, illegal.article)
            return False
        return True
