"""A player of Les Vilains 7 who counts as people do: sees and hears what everybody does, and can slip at every step."""

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.engine.game import View
from tripot.engine.minds import Mind
from tripot.games.les_vilains_7.cards import is_double, is_phone
from tripot.games.les_vilains_7.counting import HIGHEST, gangsters_on
from tripot.games.les_vilains_7.levels import FASTEST, LEVELS, LONG_SILENCE, SLOWEST, USUAL, Profile
from tripot.games.les_vilains_7.memory import NO_NOISE, Memory, happens
from tripot.games.les_vilains_7.moves import CONTEST, FLIP, FREE, HMMRRR, is_number
from tripot.games.les_vilains_7.notation import Noise, text
from tripot.games.les_vilains_7.view import LesVilains7View


class VilainMind(Mind):
    """A player of some level."""

    def __init__(self, profile: Profile, seat: i64, chance: Chance) -> None:
        super().__init__(seat)
        self.profile = profile
        self.chance = chance
        self.memory = Memory(profile, chance)
        self.never: i64 = self.at  # the moment of nothing planned
        self.tour: i64 = -1
        self.now: i64 = 0
        self.silence: i64 = 0  # how long nothing happened before that
        self.is_doubtful = False  # the answer that is being said
        self.doubted: i64 = -1  # whose answer the planned contest is about

    def watch(self, view: View, seat: i64, move: i64) -> None:
        assert isinstance(view, LesVilains7View)
        self.silence = view.now - self.now
        self.now = view.now
        if seat == self.seat or view.phase == "over":
            self.rest()  # what was planned is done, or never will be
        if view.phase == "over":
            return
        if view.round != self.tour:
            self.begin_tour(view)
        elif move == FLIP:
            self.see_card(view, seat)
        elif move == CONTEST:
            self.see_contest()
        elif view.silent is not None:
            self.hear_at_pistol(seat)
        else:
            self.hear(view, seat, move)

    # --- What happens ---

    def begin_tour(self, view: LesVilains7View) -> None:
        self.tour = view.round
        self.is_doubtful = False
        noise: i64 = HMMRRR
        if view.rules.vilains_rule:
            noise = NO_NOISE
        self.memory.begin_tour(noise)
        if view.top is not None:  # a tour that began before this player sat down
            self.memory.see_card(view.top)
        self.rest()
        if view.phase == "flip":
            self.plan_flip(view)
        elif view.phase == "answer" and view.turn == self.seat:
            self.plan_word(view, len(view.said))

    def see_card(self, view: LesVilains7View, seat: i64) -> None:
        assert view.top is not None
        self.memory.see_card(view.top)
        if self.is_contesting() and self.can_still_contest(view):
            return
        self.rest()
        if view.phase == "flip" and seat != self.seat:
            self.plan_flip(view)
        elif view.phase == "flip":
            if happens(self.chance, self.profile.blurt):
                self.plan(self.memory.number(0), self.slowed(view, self.profile.speak))
        elif view.phase == "answer" and seat == self.seat:
            self.plan_word(view, 0)

    def can_still_contest(self, view: LesVilains7View) -> bool:
        """Unless the silence at a pistol is the last answer by now."""
        answer = view.answer
        return answer is not None and answer.seat == self.doubted and len(answer.words) > 0

    def see_contest(self) -> None:
        """Somebody was faster: one can still join, if one was about to."""
        if not self.is_contesting():
            self.rest()

    def hear_at_pistol(self, seat: i64) -> None:
        if seat != self.seat and not self.is_contesting() and happens(self.chance, self.profile.alert):
            self.plan_contest(seat)

    def hear(self, view: LesVilains7View, seat: i64, move: i64) -> None:
        """A word of the turn's player: the first or second half of an answer, or all of it."""
        is_complete = view.phase != "answer"
        part: i64 = 0
        if is_complete:
            part = gangsters_on(self.memory.top) - 1
        if seat != self.seat:
            self.judge(view, move, part)
        else:
            if is_phone(self.memory.top) and not is_number(move):
                self.memory.learn_noise(move, heard(view))
            if not is_complete:
                self.plan_word(view, 1)
        if is_complete:
            self.rest()
            if self.is_doubtful:
                self.plan_contest(seat)
            elif view.phase == "flip":
                self.plan_flip(view)
            self.is_doubtful = False

    # --- What one makes of it ---

    def judge(self, view: LesVilains7View, move: i64, part: i64) -> None:
        """Compare what somebody says with one's own memory."""
        if is_phone(self.memory.top) == is_number(move) or (not view.rules.vilains_rule and move > HMMRRR):
            self.doubt(view, self.profile.alert)
        elif is_number(move):
            if move == self.memory.number(part):
                self.memory.unconfirmed = 0
            elif self.gives_in(view):
                self.memory.follow(move, part)
        elif not self.memory.is_the_noise(move, heard(view)) and self.gives_in(view):
            self.memory.learn_noise(move, heard(view))

    def gives_in(self, view: LesVilains7View) -> bool:
        """Doubt what sounds wrong, follow it, or keep one's own. Where the table calls mistakes, what it lets pass is right."""
        rate: i64 = self.profile.trust
        if view.rules.by_players:
            sure: i64 = self.profile.confidence * self.profile.confidence
            unsure: i64 = self.memory.unconfirmed
            if self.doubt(view, self.profile.eager * sure // (sure + unsure * unsure)):
                return False
            rate = rate * unsure // (sure + unsure)
        return happens(self.chance, rate)

    def doubt(self, view: LesVilains7View, rate: i64) -> bool:
        """Whether to contest the answer, where players do."""
        if view.rules.by_players and happens(self.chance, rate):
            self.is_doubtful = True
        return self.is_doubtful

    # --- Plans ---

    def rest(self) -> None:
        self.at = self.never

    def plan(self, move: i64, median: i64) -> None:
        self.move = move
        self.text = ""
        if move == FREE:
            self.text = text(Noise(word=self.memory.word))
        self.at = self.now + reaction(self.chance, median, self.profile.spread)

    def is_contesting(self) -> bool:
        return self.move == CONTEST and self.at < self.never

    def plan_contest(self, author: i64) -> None:
        self.doubted = author
        self.plan(CONTEST, self.profile.contest)

    def plan_flip(self, view: LesVilains7View) -> None:
        """One's own turn; or one forgets to pass, or that it is somebody else's."""
        if view.turn != self.seat:
            rate: i64 = self.profile.jump
            if view.passer is not None and view.passer == self.seat:
                rate = self.profile.barge
            if not happens(self.chance, rate):
                return
        median: i64 = self.slowed(view, self.profile.flip)
        if is_double(self.memory.top):
            median = median * self.profile.after_double // 100
        self.plan(FLIP, median)

    def plan_word(self, view: LesVilains7View, part: i64) -> None:
        memory = self.memory
        median: i64 = self.profile.speak
        if part > 0:
            median = self.profile.repeat
        median = self.slowed(view, median)
        if is_double(memory.under):
            median = median * self.profile.after_double // 100
        if is_phone(memory.top) != happens(self.chance, self.profile.confuse):
            self.plan(memory.noise_to_say(view.is_noise_chosen), median)
            return
        number: i64 = memory.number(part)
        if (number == 1 or number == HIGHEST) and memory.gangster(part) > 1:
            median = median * self.profile.at_turnaround // 100
        if happens(self.chance, self.profile.tongue):
            number = beside(self.chance, number)
        self.plan(number, median)

    def slowed(self, view: LesVilains7View, median: i64) -> i64:
        """By the players to follow, and by a long silence."""
        median = median * (100 + self.profile.each_player * (view.seats - 2)) // 100
        if self.silence > LONG_SILENCE:
            median = median * self.profile.after_silence // 100
        return median


def heard(view: LesVilains7View) -> str:
    """The word that was just said."""
    if view.phase == "answer":
        return view.said[len(view.said) - 1]
    answer = view.answer
    assert answer is not None
    return answer.words[len(answer.words) - 1]


def beside(chance: Chance, number: i64) -> i64:
    """A slip of the tongue."""
    if number == HIGHEST or (number > 1 and chance.below(2) == 0):
        return number - 1
    return number + 1


def reaction(chance: Chance, median: i64, spread: i64) -> i64:
    """A time with this median, and sometimes much more."""
    if chance.below(32) > 0:
        share: i64 = between(chance, USUAL)
    else:
        share = between(chance, SLOWEST)
    time: i64 = median + median * (share - 1000) * spread // 100_000
    if time < FASTEST:
        return FASTEST
    return time


def between(chance: Chance, bounds: tuple[int, ...]) -> i64:
    """A value between two neighbours of these bounds, each pair equally likely."""
    point: i64 = chance.below((len(bounds) - 1) * 1024)
    low: i64 = bounds[point >> 10]
    high: i64 = bounds[(point >> 10) + 1]
    return low + ((high - low) * (point & 1023) >> 10)


def mind_of(level: str, seat: int, chance: Chance) -> VilainMind:
    return VilainMind(LEVELS[level], seat, chance)
