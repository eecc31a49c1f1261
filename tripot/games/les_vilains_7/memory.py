"""What a player remembers of a tour of Les Vilains 7: the count and the noise, neither of them for certain.

The count can miss a card, count a double once or lose its direction, and only what others say can bring it back.
"""

from typing import Final

from mypy_extensions import i64

from tripot.engine.chance import Chance
from tripot.games.les_vilains_7.counting import PERIOD, gangsters_on, number_of
from tripot.games.les_vilains_7.levels import SLIPS, Profile
from tripot.games.les_vilains_7.moves import FREE, HMMRRR, MOVES, WORD
from tripot.games.les_vilains_7.noises import compared

NO_CARD: Final = -1
NO_NOISE: Final = -1


class Memory:
    def __init__(self, profile: Profile, chance: Chance) -> None:
        self.profile = profile
        self.chance = chance
        self.top: i64 = NO_CARD
        self.under: i64 = NO_CARD  # the card before the top one
        self.count: i64 = 0  # of the gangsters of this tour
        self.unconfirmed: i64 = 0  # cards since a number was the expected one
        self.noise: i64 = NO_NOISE  # of this tour
        self.word = ""  # how it sounds, if it is a word of somebody's own
        self.old_noise: i64 = NO_NOISE  # of the tour before

    def begin_tour(self, noise: i64) -> None:
        self.top = NO_CARD
        self.under = NO_CARD
        self.count = 0
        self.unconfirmed = 0
        self.old_noise = self.noise
        self.noise = noise

    def see_card(self, top: i64) -> None:
        self.under = self.top
        self.top = top
        gangsters: i64 = gangsters_on(top)
        hard: i64 = SLIPS[top]
        if self.count > 0 and happens(self.chance, self.profile.slip * hard):
            if self.chance.below(3) > 0:
                gangsters -= 1  # a card missed, or a double counted once
            else:
                self.count = PERIOD + 2 - self.count % PERIOD  # the same number, in the other direction
        self.count += gangsters
        self.unconfirmed += 1
        if self.noise >= FREE and happens(self.chance, self.profile.forget):
            self.noise = self.some_noise()

    # --- The count ---

    def gangster(self, part: i64) -> i64:
        """Which gangster of the tour a half of the top card is."""
        return self.count - gangsters_on(self.top) + 1 + part

    def number(self, part: i64) -> i64:
        return number_of(self.gangster(part))

    def follow(self, number: i64, part: i64) -> None:
        """Take up the count where somebody else has it: at the nearest place, rather ahead."""
        gangster: i64 = self.gangster(part)
        step: i64 = 1
        while number_of(gangster + step) != number and number_of(gangster - step) != number:
            step += 1
        if number_of(gangster + step) == number:
            self.count += step
        else:
            self.count -= step
        self.unconfirmed = 0

    # --- The noise ---

    def is_the_noise(self, noise: i64, word: str) -> bool:
        """The first that is heard is."""
        if self.noise == NO_NOISE:
            self.learn_noise(noise, word)
        return noise == self.noise and (noise != FREE or compared(self.word) == compared(word))

    def learn_noise(self, noise: i64, word: str) -> None:
        self.noise = noise
        self.word = word

    def noise_to_say(self, is_chosen: bool) -> i64:
        """The noise of the tour, or one that is chosen now."""
        if not is_chosen:
            return any_noise(self.chance)
        if self.noise == NO_NOISE:
            return self.some_noise()
        return self.noise

    def some_noise(self) -> i64:
        """Instead of one that was forgotten: that of the tour before, or any."""
        if self.old_noise != NO_NOISE and self.old_noise != FREE and self.chance.below(2) == 0:
            return self.old_noise
        return any_noise(self.chance)


def any_noise(chance: Chance) -> i64:
    """One of the palette or, as likely as each of them, hmmrrr."""
    noise: i64 = WORD - 1 + chance.below(MOVES - WORD + 1)
    if noise < WORD:
        return HMMRRR
    return noise


def happens(chance: Chance, rate: i64) -> bool:
    """Whether something does that does so many times in ten thousand."""
    return chance.below(10_000) < rate
