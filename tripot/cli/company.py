"""The minds round a table in real time: each watches what everybody can see, and the plan that comes first is carried out."""

from collections.abc import Sequence

from tripot.cli.history import History
from tripot.cli.seating import Player
from tripot.engine.log import Entry
from tripot.engine.minds import CLOCK, Mind, next_to_move
from tripot.engine.seats import letter


class Company:
    """They have seen everything from the beginning of the game, so that a resumed one goes on as if nobody had left."""

    def __init__(self, history: History, minds: list[Mind]) -> None:
        self.history = history
        self.minds = minds
        for n in range(len(history) + 1):
            self.show(n)

    def show(self, n: int) -> None:
        """What happened n-th, and what can be seen now."""
        view = self.history.view(n, None)
        made = self.history.moves[n - 1] if n else None
        seat, move = CLOCK, 0
        if made is not None:
            seat = made[0]
            move = self.history.game.number(self.history.states[n - 1], *made)
        for mind in self.minds:
            mind.watch(view, seat, move)

    def first(self) -> Mind | None:
        """Who moves next, unless the deadline comes before."""
        return next_to_move(self.minds, self.history.match.state)

    def due(self) -> int:
        """The moment of what happens next, unless a person does something before."""
        mind = self.first()
        state = self.history.match.state
        return int(state.deadline()) + 1 if mind is None else max(int(mind.at), int(state.now))

    def step(self) -> Entry:
        """What happens next, carried out."""
        mind = self.first()
        if mind is None:
            return self.history.lapse()
        text = mind.text or self.history.match.words(mind.seat, mind.move)
        return self.history.play(f"{letter(mind.seat)}: {text}", at=self.due())


def minds_of(history: History, players: Sequence[Player]) -> list[Mind]:
    """Everybody who is no person, each with a generator of their own."""
    assert history.game.mind is not None
    return [
        history.game.mind(player.bot.key, seat, history.luck(seat, 0))
        for seat, player in enumerate(players)
        if player.bot is not None
    ]
