"""A second Les Vilains 7, written from the rule text with plain lists and no thought of speed: it hears and forgets nothing."""

import unicodedata
from typing import NamedTuple

G, P, X, GG, PP = range(5)  # gangster, phone, pistol, double gangster, double phone
PARTS = {G: ["number"], P: ["noise"], X: [], GG: ["number", "number"], PP: ["noise", "noise"]}  # what a card asks for
GANGSTERS = {G: 1, P: 1, X: 1, GG: 2, PP: 2}
COUNT = [1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2]
NUMBERS = {"1", "2", "3", "4", "5", "6", "7"}
USUAL_NOISE = "hmmrrr"
WINDOW = 1000
LONGEST_WORD = 24


def normalised(word: str) -> str:
    """What two noises are compared by: lower case, no combining marks, no outer spaces."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] != "M").strip()


def spoken(act: str) -> str:
    """The number or the word that a move says; nothing if it says nothing that can be heard."""
    word = act.removeprefix("say ").strip()
    if act not in NUMBERS and not act.startswith("say "):
        return ""
    if len(word) > LONGEST_WORD or not word.isprintable() or not normalised(word):
        return ""
    return normalised(word) if normalised(word) in NUMBERS else word


class Answer(NamedTuple):
    """A complete answer, or a word spoken at a pistol."""

    author: int
    words: tuple[str, ...]
    wrong: str  # what is wrong with it, or nothing
    is_to_first_card: bool  # of the tour


class Referee:
    """The rules once more: everything that has happened at the table, and what is due now."""

    def __init__(
        self,
        *,
        stacks: list[list[int]],
        starter: int,
        referee: str,
        vilains_rule: bool,
        more_vilain: bool,
        time_limit: int,
    ) -> None:
        self.stacks = [list(stack) for stack in stacks]  # top first
        self.is_automatic = referee == "automatic"
        self.vilains_rule = vilains_rule
        self.more_vilain = more_vilain
        self.time_limit = time_limit
        self.now = 0
        self.tour = 0
        self.winners: list[int] = []
        self.last_end: tuple[str, list[int]] | None = None
        self.begin_tour(starter)

    def begin_tour(self, starter: int) -> None:
        self.pile: list[int] = []  # first flipped first
        self.noise = None if self.vilains_rule else USUAL_NOISE
        self.answer: Answer | None = None  # the last one
        self.contesters: set[int] = set()
        self.silent: int | None = None  # who flipped the pistol that lies on top
        self.has_spoken = False  # that player, at that pistol
        self.passing: int | None = None  # who must pass now
        self.begin_turn(starter)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.said: list[str] = []
        self.wrong = ""  # the first wrong part of what is said
        self.wait_for("flip")

    def wait_for(self, phase: str) -> None:
        self.phase = phase
        self.since = self.now

    # What may be asked at any moment

    def deadline(self) -> int | None:
        if self.phase == "over":
            return None
        return self.since + (WINDOW if self.phase == "contest" else self.time_limit)

    def allowed(self, seat: int, act: str) -> bool:
        if self.phase == "over":
            return False
        if act == "flip":
            return self.phase != "contest" and len(self.stacks[seat]) > 0
        if act == "contest":
            if self.is_automatic or self.answer is None:
                return False
            return seat != self.answer.author and seat not in self.contesters
        return spoken(act) != "" and seat == self.speaker()

    def speaker(self) -> int | None:
        """The only one whose words are heard: who owes an answer, or silence."""
        return {"flip": self.silent, "answer": self.turn}.get(self.phase)

    def due(self) -> str | None:
        """The next number or noise that the card on top asks for; None if the noise is free to choose."""
        part = len(self.said)
        if PARTS[self.pile[-1]][part] == "noise":
            return self.noise
        gangsters_before = sum(GANGSTERS[card] for card in self.pile[:-1])
        return str(COUNT[(gangsters_before + part) % len(COUNT)])

    @property
    def last_answer(self) -> tuple[int, tuple[str, ...], bool] | None:
        return self.answer and (self.answer.author, self.answer.words, self.answer.wrong == "")

    # What may happen

    def act(self, seat: int, act: str, at: int) -> None:
        limit = self.deadline()
        assert limit is not None
        assert self.now <= at <= limit
        assert self.allowed(seat, act)
        self.now = at
        if act == "flip":
            self.flip(seat)
        elif act == "contest":
            self.contest(seat)
        elif self.phase == "flip":
            self.speak_at_a_pistol(seat, spoken(act))
        else:
            self.say(spoken(act))

    def expire(self) -> None:
        limit = self.deadline()
        assert limit is not None
        self.now = limit
        if self.phase == "flip":
            self.mistake("late flip", self.turn, is_on_first_card=False)
        elif self.phase == "answer":
            self.mistake("late answer", self.turn, is_on_first_card=len(self.pile) == 1)
        else:
            self.recount()

    # A turn

    def flip(self, seat: int) -> None:
        self.pile.append(self.stacks[seat].pop(0))
        if self.phase == "flip" and seat == self.turn:
            self.flip_in_turn()
        elif self.phase == "flip" and seat == self.passing:
            self.mistake("should pass", seat, is_on_first_card=False)
        else:
            self.mistake("out of turn", seat, is_on_first_card=False)

    def flip_in_turn(self) -> None:
        before, self.silent, self.passing = self.silent, None, None
        if before is not None:  # this flip completes the silence at a pistol
            if not self.has_spoken:
                self.answer = Answer(before, (), "", is_to_first_card=len(self.pile) == 2)
            self.has_spoken = False
            if not self.stacks[before]:
                self.last_card_is_answered(before)
                return
        if self.pile[-1] == X:
            self.silent = self.turn
            self.begin_turn(self.after(self.turn, 1))
        else:
            self.wait_for("answer")

    def say(self, word: str) -> None:
        wrong = self.judge(word)
        if wrong and self.is_automatic:
            self.mistake(wrong, self.turn, is_on_first_card=len(self.pile) == 1)
            return
        self.said.append(word)
        self.wrong = self.wrong or wrong
        if len(self.said) == len(PARTS[self.pile[-1]]):
            self.complete()

    def judge(self, word: str) -> str:
        """What is wrong with this part of an answer, or nothing; the first noise of a tour is chosen by saying it."""
        due = self.due()
        if due is None and word not in NUMBERS:
            self.noise = due = normalised(word)
        if normalised(word) == due:
            return ""
        return "wrong number" if word in NUMBERS else "wrong noise"

    def complete(self) -> None:
        self.answer = Answer(self.turn, tuple(self.said), self.wrong, is_to_first_card=len(self.pile) == 1)
        self.said = []
        if not self.stacks[self.turn]:
            self.last_card_is_answered(self.turn)
        elif self.pile[-1] in (GG, PP):
            self.passing = self.after(self.turn, 1)
            self.begin_turn(self.after(self.turn, 2))
        else:
            self.begin_turn(self.after(self.turn, 1))

    def speak_at_a_pistol(self, seat: int, word: str) -> None:
        is_first = len(self.pile) == 1
        if self.is_automatic:
            self.mistake("spoke", seat, is_on_first_card=is_first)
        else:
            self.answer = Answer(seat, (word,), "spoke", is_first)
            self.has_spoken = True

    # Contests

    def contest(self, seat: int) -> None:
        if self.phase != "contest":
            self.wait_for("contest")
        self.contesters.add(seat)

    def recount(self) -> None:
        """The window is closed."""
        assert self.answer is not None
        author = self.answer.author
        if not self.contesters:
            self.win([author])
        elif self.answer.wrong:
            self.mistake(self.answer.wrong, author, is_on_first_card=self.answer.is_to_first_card)
        else:
            self.share([seat for seat in self.clockwise_from(author) if seat in self.contesters])

    def share(self, takers: list[int]) -> None:
        """One takes the pile as it is; several are dealt it card by card, the one that was flipped last first."""
        if len(takers) == 1:
            self.stacks[takers[0]] += self.pile
            last = takers[0]
        else:
            for number, card in enumerate(reversed(self.pile)):
                last = takers[number % len(takers)]
                self.stacks[last].append(card)
        self.end_tour("wrong contest", takers, starter=last)

    # How a tour and the game end

    def mistake(self, kind: str, culprit: int, *, is_on_first_card: bool) -> None:
        self.stacks[culprit] += self.pile
        if self.more_vilain and is_on_first_card:
            for seat in self.clockwise_from(culprit):
                if seat != culprit and self.stacks[seat]:
                    self.stacks[culprit].append(self.stacks[seat].pop(0))
        self.end_tour(kind, [culprit], starter=culprit)

    def end_tour(self, kind: str, culprits: list[int], *, starter: int) -> None:
        self.last_end = (kind, culprits)
        self.pile = []
        without_cards = [seat for seat, stack in enumerate(self.stacks) if not stack]
        if without_cards:
            self.win(without_cards)
        else:
            self.tour += 1
            self.begin_tour(starter)

    def last_card_is_answered(self, author: int) -> None:
        if self.is_automatic:
            self.win([author])
        else:
            self.wait_for("contest")

    def win(self, winners: list[int]) -> None:
        self.winners = winners
        self.phase = "over"

    # The table

    def after(self, seat: int, steps: int) -> int:
        return (seat + steps) % len(self.stacks)

    def clockwise_from(self, seat: int) -> list[int]:
        """Everybody, this seat last."""
        return [self.after(seat, steps) for steps in range(1, len(self.stacks) + 1)]
