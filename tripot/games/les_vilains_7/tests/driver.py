"""Random people at a table: most of what they do is right, and everything that can go wrong does."""

from random import Random

from tripot.games.les_vilains_7.tests.second_opinion import NUMBERS, Referee

NOISES = [
    "coucou",
    "miaou",
    "hmmrrr",
    "Été",
    "aïe !",
    "8",
    "un-deux-trois",
    "J'dirai rien ...",
]  # palette and free ones
WORDS = [f"say {word}" for word in [*NOISES, "HMMRRR", "ete", "hmmrr", "3"]]  # the last one is a number
Act = tuple[int, str, int]  # a seat, what it does, and when


def acts(referee: Referee, chance: Random, *, slip: float = 0.05) -> Act | None:
    """What somebody does next and when, or None if they let the deadline pass; `slip` is how often it is not what is due."""
    act = choose(referee, chance, slip)
    return None if act is None else (*act, moment(referee, chance))


def choose(referee: Referee, chance: Random, slip: float) -> tuple[int, str] | None:
    contests = allowed(referee, ["contest"])
    is_doubtful = referee.phase == "contest" or (referee.answer is not None and referee.answer.wrong)
    if contests and is_doubtful and chance.random() < 0.3:
        return chance.choice(contests)
    if chance.random() < slip:
        return slipped(referee, chance)
    if referee.phase == "flip":
        return referee.turn, "flip"
    if referee.phase == "answer":
        return referee.turn, chance.choice(right_words(referee.due()))
    return None


def slipped(referee: Referee, chance: Random) -> tuple[int, str] | None:
    """Anything that is allowed, or nothing: each kind of thing equally likely."""
    kinds = [allowed(referee, kind) for kind in (["flip"], ["contest"], sorted(NUMBERS), WORDS)]
    return chance.choice([None, *(chance.choice(kind) for kind in kinds if kind)])


def allowed(referee: Referee, acts: list[str]) -> list[tuple[int, str]]:
    return [(seat, act) for seat in range(len(referee.stacks)) for act in acts if referee.allowed(seat, act)]


def right_words(due: str | None) -> list[str]:
    """A number, any noise if it is free, or the one that is chosen in all spellings that are the same."""
    if due is None:
        return [f"say {noise}" for noise in NOISES]
    if due in NUMBERS:
        return [due, due, f"say {due}"]
    return [f"say {noise}" for noise in (due, due, due.upper(), due.title(), f"{due}\u0301")]


def moment(referee: Referee, chance: Random) -> int:
    """Mostly soon, sometimes at any moment, at the very same or at the last one."""
    limit = referee.deadline()
    assert limit is not None
    soon = min(limit, referee.now + chance.randint(1, 400))
    return chance.choice([soon, soon, soon, chance.randint(referee.now, limit), referee.now, limit])
