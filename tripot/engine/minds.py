"""Players of a game in real time: each watches what everybody can see and plans what to do, and when.

A mind's plan holds until it watches something else. A room carries out the plan that comes first, or lets the deadline pass.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tripot.engine.errors import Text
from tripot.engine.game import AnyGame, View
from tripot.engine.state import NEVER, State

CLOCK: Final = -1  # the seat of a deadline that passed


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A player with a memory of its own, who sees what a spectator sees."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.at: i64 = NEVER  # the moment of what is planned
        self.move: i64 = 0
        self.text = ""  # the move in words, where its number does not say everything

    def watch(self, view: View, seat: i64, move: i64) -> None:
        """Something happened (a seat's move, or CLOCK and 0), and this is what can be seen now: plan anew, or keep the plan."""
        raise NotImplementedError


class Witness(Mind):
    """Somebody beside the table who plans nothing and counts, over many games, what each seat does and gets wrong."""

    def __init__(self, seats: i64, deed: Text, errors: tuple[Text, ...]) -> None:
        super().__init__(CLOCK)
        self.deed = deed  # what there is to get wrong
        self.deeds: list[int] = [0] * seats
        self.errors: dict[Text, list[int]] = {error: [0] * seats for error in errors}


def next_to_move(minds: list[Mind], state: State) -> Mind | None:
    """Whose plan comes first, of equal moments the lower seat's; none, if the deadline comes before all of them.

    A plan that cannot be carried out any more is given up.
    """
    while True:
        chosen = minds[0]
        for mind in minds:
            if mind.at < chosen.at:
                chosen = mind
        if chosen.at > state.deadline():
            return None
        if not state.refusal(chosen.seat, chosen.move):
            return chosen
        chosen.at = NEVER


class Room:
    """Minds round a table, in the table's own time."""

    def __init__(self, game: AnyGame, state: State, minds: list[Mind]) -> None:
        self.game = game
        self.state = state
        self.minds = minds
        self.seat: i64 = CLOCK  # what happened last
        self.move: i64 = 0
        self.show()

    def show(self) -> None:
        view: View = self.game.view(self.state, None)
        for mind in self.minds:
            mind.watch(view, self.seat, self.move)

    def step(self) -> None:
        """The next thing that happens, carried out and shown to everybody."""
        mind = next_to_move(self.minds, self.state)
        if mind is None:
            self.state.expire(self.state.deadline() + 1)
            self.happened(CLOCK, 0)
        else:
            if mind.at > self.state.now:
                self.state.now = mind.at
            mind.at = NEVER
            if mind.text:
                self.game.hear(self.state, self.game.read(mind.text))
            self.state.play(mind.seat, mind.move)
            self.happened(mind.seat, mind.move)

    def happened(self, seat: i64, move: i64) -> None:
        self.seat = seat
        self.move = move
        self.show()

    def live(self) -> i64:
        """To the end of the game; how many things happened."""
        steps: i64 = 0
        while not self.state.is_over():
            self.step()
            steps += 1
        return steps
