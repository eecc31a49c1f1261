"""How well people play Les Vilains 7, from child to expert: only figures, which a mind follows.

Times are whole milliseconds, chances are in ten thousand.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

# How times are spread round their median, which is 1000: a log-normal law (σ = 0.35). First 31 times in 32, then the rest.
USUAL: Final = (403, 581, 664, 727, 783, 835, 885, 935, 986, 1040, 1098, 1162, 1235, 1321, 1432, 1593, 1919)
SLOWEST: Final = (1919, 1939, 1959, 1981, 2005, 2031, 2059, 2090, 2125, 2165, 2210, 2264, 2331, 2416, 2537, 2746, 3404)

FASTEST: Final = 150  # nobody reacts before that
LONG_SILENCE: Final = 1800  # without any event

SLIPS: Final = (1, 3, 3, 2, 4)  # how much harder it is to count each kind of card: G P X GG PP


@dataclass(frozen=True, kw_only=True)
class Profile:
    """A level."""

    # Medians.
    flip: i64
    speak: i64
    repeat: i64  # the second half of a double
    contest: i64

    # What changes them, in per cent.
    spread: i64  # of the law above
    after_double: i64
    at_turnaround: i64
    after_silence: i64
    each_player: i64  # added for each one more than two

    # Memory: chances at each card.
    slip: i64  # to miscount; times SLIPS
    trust: i64  # to follow a number or a noise that is not the expected one
    forget: i64  # the noise of the tour

    # Mistakes: chances where each can be made.
    tongue: i64  # one number too high or too low
    confuse: i64  # a noise for a number, or the reverse
    blurt: i64  # at an own pistol
    barge: i64  # flips although the turn passes
    jump: i64  # flips out of turn

    # Contests: chances when something sounds wrong.
    eager: i64  # at a number or a noise that is not the remembered one
    confidence: i64  # after so many cards that nothing confirmed, half as eager
    alert: i64  # at a plain mistake: a noise for a number, a word at a pistol


LEVELS: Final[dict[str, Profile]] = {
    "child": Profile(
        flip=850,
        speak=920,
        repeat=600,
        contest=900,
        spread=115,
        after_double=125,
        at_turnaround=130,
        after_silence=125,
        each_player=4,
        slip=150,
        trust=7000,
        forget=600,
        tongue=170,
        confuse=170,
        blurt=1500,
        barge=1000,
        jump=30,
        eager=2500,
        confidence=2,
        alert=6000,
    ),
    "novice": Profile(
        flip=750,
        speak=880,
        repeat=540,
        contest=850,
        spread=105,
        after_double=122,
        at_turnaround=126,
        after_silence=120,
        each_player=4,
        slip=110,
        trust=8000,
        forget=400,
        tongue=90,
        confuse=100,
        blurt=900,
        barge=650,
        jump=15,
        eager=3000,
        confidence=2,
        alert=7500,
    ),
    "regular": Profile(
        flip=660,
        speak=780,
        repeat=470,
        contest=750,
        spread=95,
        after_double=118,
        at_turnaround=120,
        after_silence=115,
        each_player=3,
        slip=60,
        trust=9000,
        forget=200,
        tongue=50,
        confuse=55,
        blurt=450,
        barge=320,
        jump=6,
        eager=4000,
        confidence=3,
        alert=9000,
    ),
    "skilled": Profile(
        flip=580,
        speak=700,
        repeat=400,
        contest=650,
        spread=88,
        after_double=114,
        at_turnaround=115,
        after_silence=110,
        each_player=3,
        slip=28,
        trust=9500,
        forget=90,
        tongue=26,
        confuse=28,
        blurt=220,
        barge=150,
        jump=3,
        eager=5500,
        confidence=3,
        alert=9600,
    ),
    "expert": Profile(
        flip=480,
        speak=580,
        repeat=330,
        contest=550,
        spread=80,
        after_double=110,
        at_turnaround=110,
        after_silence=106,
        each_player=2,
        slip=11,
        trust=9800,
        forget=25,
        tongue=10,
        confuse=10,
        blurt=70,
        barge=55,
        jump=1,
        eager=7000,
        confidence=3,
        alert=9900,
    ),
}
