"""A game in real time without its clock, a line a move: for a screen reader, for a pipe, for who wants to think.

The table's time passes only while the minds act, so nothing of the person's is ever late.
"""

from collections.abc import Sequence

from tripot.cli import words
from tripot.cli.answering import move_in
from tripot.cli.company import Company, minds_of
from tripot.cli.drawing import Key, live_terminal_of
from tripot.cli.explaining import refuse
from tripot.cli.history import History
from tripot.cli.saving import Save
from tripot.cli.screen import Screen
from tripot.cli.seating import Player
from tripot.cli.sitting import Sitting
from tripot.engine.errors import BadInput, IllegalMove
from tripot.engine.log import Entry
from tripot.engine.seats import letter

WAIT = ("wait", "attendre")


class ByLines(Sitting):
    """A sitting in plain sentences."""

    def __init__(self, screen: Screen, history: History, save: Save, *, players: Sequence[Player]) -> None:
        super().__init__(screen, history, save, players=players)
        self.terminal = live_terminal_of(history.game)
        self.company = Company(history, minds_of(history, players))
        self.let_pass = ""  # what the person could have objected to

    def play_on(self) -> None:
        while not self.history.match.state.is_over():
            if self.listener is None or not self.is_asked(self.listener):
                self.happen(self.company.step())
            else:
                self.answer(self.listener)

    def happen(self, entry: Entry) -> None:
        """Saved, then told: to the minds, and to the person."""
        self.save.append(entry)
        self.company.show(entry.n)
        self.board.tell(entry.n, to=self.listener)

    def is_asked(self, seat: int) -> bool:
        """Whether the person owes something, or could object to something new."""
        view = self.history.view(len(self.history), seat)
        offer = self.terminal.offers(view, self.board.names, self.screen.language)
        return self.terminal.owes(view) or (offer != "" and offer != self.let_pass)

    def answer(self, seat: int) -> None:
        """One line of the person. What is refused changes nothing."""
        language, names = self.screen.language, self.board.names
        view = self.history.view(len(self.history), seat)
        owes, offer = self.terminal.owes(view), self.terminal.offers(view, names, language)
        if owes:
            self.screen.tell(self.terminal.prompt(view, names, language), style="bold")
        if offer:
            self.screen.tell(offer)
        moves = ", ".join(written(key) for key in self.terminal.keys(view, language) if key.is_due)
        answer = self.screen.ask(words.ASK_LINE if owes else words.ASK_LINE_OR_WAIT, name=names[seat], moves=moves)
        if answer.lower() in WAIT:
            self.let_pass = offer
            if owes:
                self.screen.refuse(words.AWAITED)
            return
        try:
            text = move_in(self.board, seat, answer)
            if text is None:
                return
            move = self.history.game.read(text)
        except BadInput as bad:
            self.screen.refuse(bad.text)
            return
        try:
            self.happen(self.history.play(f"{letter(seat)}: {text}"))
        except IllegalMove as illegal:
            refuse(self.screen, self.history, seat, move, illegal.article)


def written(key: Key) -> str:
    """What to write instead of pressing a key: `flip`, `1-7`, `say …`."""
    return key.label if key.move == "{}" else key.move.format("…")
