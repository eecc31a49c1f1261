"""A match is a game being played, in words: seats are letters, moves are texts, and every move is in the log."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic

import msgspec

from tripot.engine import log as logs
from tripot.engine import options as house_rules
from tripot.engine.chance import Seed, fresh_seed, read_seed
from tripot.engine.errors import BadInput, IllegalMove, Late, Text
from tripot.engine.game import Game, M, S, Setup, V
from tripot.engine.log import CLOCK, NOTE, TIME, DamagedLog, Entry, Header, Log
from tripot.engine.seats import letter, seat_number
from tripot.engine.state import NEVER

NO_SEED = "0"  # of a match that starts from a position


class Match(Generic[S, V, M]):
    """A state and the log that leads to it."""

    def __init__(self, game: Game[S, V, M], header: Header, state: S) -> None:
        self.game = game
        self.state = state
        self.log = Log(logs.sealed(header, ""), [])

    @classmethod
    def start(
        cls,
        game: Game[S, V, M],
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: Seed | None = None,
        deck: Sequence[int] | None = None,
        players: Sequence[str] = (),
        rules: int | None = None,
    ) -> "Match[S, V, M]":
        checked = house_rules.check(game.options, options or {})
        header = Header(
            tripot=logs.FORMAT,
            game=game.key,
            rules=game.check_rules(game.rules if rules is None else rules),
            seats=game.check_seats(seats),
            options=checked,
            seed=str(seed or fresh_seed()),
            deck=list(deck) if deck is not None else None,
            players=list(players),
        )
        header = storable(header)
        return cls(game, header, start_state(game, header))

    @classmethod
    def position(cls, game: Game[S, V, M], text: str) -> "Match[S, V, M]":
        """A match that starts from a worked case."""
        state = game.position(text)
        header = Header(
            tripot=logs.FORMAT,
            game=game.key,
            rules=game.rules,
            seats=state.seats,
            options={},
            seed=NO_SEED,
            position=text,
        )
        return cls(game, header, state)

    @classmethod
    def replay(cls, game: Game[S, V, M], log: Log, *, entries: int | None = None) -> "Match[S, V, M]":
        """The match as it stood after so many entries of its log (all, if not said)."""
        try:
            match = cls(game, log.header, start_state(game, log.header))
        except BadInput as bad:
            raise DamagedLog(0, bad.text, None) from None
        for entry in log.entries[:entries]:
            match.follow(entry)
        return match

    def follow(self, entry: Entry) -> None:
        """Play the next entry of a log, or DamagedLog."""
        wrong: Text | None = None
        try:
            if self.again(entry) != entry:
                wrong = Text("elle n'est pas écrite comme Tripot l'écrit", "it is not written as Tripot writes it")
        except BadInput as bad:
            wrong = bad.text
        except IllegalMove as illegal:
            wrong = Text(f"le coup enfreint {illegal.article}", f"the move breaks {illegal.article}")
        if wrong is not None:
            raise DamagedLog(entry.n, wrong, Log(self.log.header, self.log.entries[: entry.n - 1]))

    def again(self, entry: Entry) -> Entry:
        """What becomes of an entry of a log when it is played at this table."""
        if entry.seat == CLOCK and entry.move != TIME:
            return self.note(entry.move, at=entry.at)
        if entry.seat == CLOCK:
            if self.state.deadline() != entry.at:
                raise BadInput(fr="à ce moment rien n'était dû", en="nothing was due at that moment")
            return self.lapse()
        return self.play(f"{entry.seat}: {entry.move}", at=entry.at, paid=entry.paid)

    @property
    def to_act(self) -> list[str]:
        return [letter(seat) for seat in self.state.acting()]

    def seat(self, text: str) -> int:
        return seat_number(text, self.state.seats)

    def legal(self, seat: str) -> list[str]:
        """A seat's legal moves, as lines to play: `A: 9+`."""
        number = self.seat(seat)
        return [f"{letter(number)}: {self.words(number, move)}" for move in self.state.legal(number)]

    def play(self, line: str, *, at: int | None = None, paid: int = 0, in_round: int | None = None) -> Entry:
        """Play a line such as `A: 9+`; IllegalMove names the article that forbids it, BadInput that it cannot be read.

        Where time matters: at which moment, how much of it was delay on the wire, and in which round the player believed
        to be. Late if that round or the time for the move is over; only `expire` carries out what follows from that.
        """
        seat_text, colon, words = line.partition(":")
        if not colon:
            raise BadInput(
                fr=f"« {line[:40]} » n'est pas un coup : il faut une place, deux points, un coup, comme « A: … ».",
                en=f"'{line[:40]}' is not a line to play: it takes a seat, a colon and a move, as in 'A: …'.",
            )
        return self.said(self.seat(seat_text), words.strip(), at=at, paid=paid, in_round=in_round)

    def said(
        self, seat: int, words: str, *, at: int | None = None, paid: int = 0, in_round: int | None = None
    ) -> Entry:
        """Play a move of a seat, such as `9+`."""
        move = self.game.read(words)
        now = self.moment(at, paid, in_round)
        return self.carry_out(seat, self.game.number(self.state, seat, move), now, paid, move)

    def check(self, seat: int, words: str, *, at: int | None = None) -> None:
        """Whether a seat could make this move: if not, it is refused as `said` would refuse it. Nothing changes."""
        move = self.game.read(words)
        self.moment(at, 0, None)
        self.check_legal(seat, self.game.number(self.state, seat, move))

    def check_legal(self, seat: int, move: int) -> None:
        article = self.state.refusal(seat, move)
        if article:
            raise IllegalMove(article)

    def moved(
        self, seat: int, move: int, *, at: int | None = None, paid: int = 0, in_round: int | None = None
    ) -> Entry:
        """Play a move by its number."""
        now = self.moment(at, paid, in_round)
        return self.carry_out(seat, move if 0 <= move < self.game.moves else -1, now, paid)

    def carry_out(self, seat: int, move: int, now: int, paid: int, said: M | None = None) -> Entry:
        self.check_legal(seat, move)
        if said is not None:
            self.game.hear(self.state, said)
        words = self.words(seat, move)  # before it is carried out: afterwards the cards lie elsewhere
        self.state.now = now
        self.state.play(seat, move)
        return self.log.append(letter(seat), words, at=now, paid=paid)

    def moment(self, at: int | None, paid: int, in_round: int | None) -> int:
        """The moment of a move, or Late."""
        now = self.state.now if at is None else at
        first = 0 if self.game.time else self.state.now
        if not (first <= now < NEVER and 0 <= paid <= now):
            raise BadInput(fr=f"{now} n'est pas un moment de la partie.", en=f"{now} is not a moment of the game.")
        is_over = in_round is not None and in_round != self.game.view(self.state, None).round
        if is_over or now < self.state.now or now - paid > self.state.deadline():
            raise Late(self.game.time)
        return now

    def expire(self, now: int) -> list[Entry]:
        """Let time pass: whatever was due before `now` happens, each at its own moment."""
        entries = []
        while self.state.deadline() < now:
            entries.append(self.lapse())
        return entries

    def lapse(self) -> Entry:
        """The deadline passes."""
        due = self.state.deadline()
        self.state.expire(due + 1)
        return self.log.append(CLOCK, TIME, at=due)

    def note(self, words: str, *, at: int | None = None) -> Entry:
        """Write down what happens at the table: `away B`, `back B`, `pause`, `resume`, or `takeback 12`.

        A takeback lets the game stand again as it stood after so many entries; all of them stay in the log.
        """
        found = NOTE.fullmatch(words)
        now = self.state.now if at is None else at
        if found is None or not self.state.now <= now < NEVER:
            raise BadInput(fr=f"« {words[:40]} » n'est pas une note.", en=f"'{words[:40]}' is not a note.")
        if found[2] is not None:
            self.seat(found[2])
        if found[3] is not None:
            self.take_back(int(found[3]))
        self.state.now = now
        return self.log.append(CLOCK, words, at=now)

    def take_back(self, n: int) -> None:
        if self.game.time or n >= len(self.log.entries):
            raise BadInput(
                fr="On ne peut pas revenir là : le temps compte, ou ce coup n'est pas encore joué.",
                en="The game cannot go back there: time matters, or that move has not been made yet.",
            )
        self.state = self.state_after(n)

    def state_after(self, n: int) -> S:
        """The game as it stood after so many entries, where time does not matter: only moves that still counted are made."""
        state = start_state(self.game, self.log.header)
        for entry in self.log.still_counting(n):
            seat, move = self.seat(entry.seat), self.game.read(entry.move)
            state.play(seat, self.game.number(state, seat, move))
        return state

    def move(self, seat: int, move: int) -> M:
        return self.game.move(self.state, seat, move)

    def words(self, seat: int, move: int) -> str:
        return self.game.legal_move(self.state, seat, move).text

    def view(self, seat: str | None) -> V:
        """What a seat, or a spectator, may know."""
        return self.game.view(self.state, None if seat is None else self.seat(seat))

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def winners(self) -> list[str]:
        return [letter(seat) for seat in self.state.winners()]


def start_state(game: Game[S, V, M], header: Header) -> S:
    """The state before the first move."""
    if header.game != game.key:
        raise BadInput(
            fr=f"C'est une partie de « {header.game[:40]} », pas de {game.name.fr}.",
            en=f"This is a game of '{header.game[:40]}', not of {game.name.en}.",
        )
    rules = game.check_rules(header.rules)
    seats = game.check_seats(header.seats)
    if header.players and len(header.players) != seats:
        raise BadInput(
            fr=f"Il y a {len(header.players)} noms pour {seats} places.",
            en=f"There are {len(header.players)} names for {seats} seats.",
        )
    if header.position:
        state = game.position(header.position)
        if state.seats != seats or header.options or header.deck is not None or header.seed != NO_SEED:
            raise BadInput(
                fr="L'en-tête contredit la position.",
                en="The header contradicts the position.",
            )
        return state
    options = house_rules.check(game.options, header.options)
    return game.start(Setup(seats=seats, seed=read_seed(header.seed), options=options, deck=header.deck, rules=rules))


def storable(header: Header) -> Header:
    """The header as it will be read back, or BadInput."""
    try:
        return msgspec.json.decode(logs.line(header), type=Header)
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise BadInput(
            fr=f"Ce début de partie ne peut pas être écrit : {str(error)[:80]}.",
            en=f"This start of a game cannot be written down: {str(error)[:80]}.",
        ) from None


AnyMatch = Match[Any, Any, Any]
