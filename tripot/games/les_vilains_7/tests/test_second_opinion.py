"""The game and the second opinion, side by side through random games: the same at every moment."""

from itertools import product
from random import Random

import pytest

from tripot.engine.options import Value
from tripot.games.les_vilains_7.tests.driver import acts
from tripot.games.les_vilains_7.tests.product import Product
from tripot.games.les_vilains_7.tests.scenes import LETTERS, Table, cards, referee
from tripot.games.les_vilains_7.tests.second_opinion import PP, P, Referee, normalised

DECK = [0] * 40 + [1] * 20 + [2] * 10 + [3] * 25 + [4] * 15
RARE_CARDS = [0] * 12 + [1] * 10 + [2] * 10 + [3] * 8 + [4] * 8  # of the same deck
ASKED = ["flip", "contest", "1", "7", "say hmmrrr", "say miaou", "say coucou", "say 3", "say \u0301"]
SWITCHES = ["vilains_rule", "more_vilain"]
AS_LONG_AS = 500  # acts of one game; few take so many

CALLED_BY_THE_TABLE = {"late answer", "late flip", "should pass", "out of turn", "wrong number", "wrong noise", "spoke"}
EXPECTED = {  # what must come up
    "automatic": CALLED_BY_THE_TABLE | {"won"},
    "players": CALLED_BY_THE_TABLE
    | {"won", "wrong contest", "shared pile", "shared win", "spoken at a pistol", "contested half-way"}
    | {"mistake that wins", "win in spite of a contest", "win by a contest of another answer", "win shared in spite"},
}


def remarkable(plain: Referee) -> set[str]:
    """What is special now, so that a test can say that it has come up."""
    kind, culprits = plain.last_end or ("nothing", [])
    wrong = plain.answer.wrong if plain.answer else ""
    author = plain.answer.author if plain.answer else -1
    is_over = plain.phase == "over"
    signs = {
        kind: True,
        "won": is_over,
        "shared win": len(plain.winners) > 1,
        "shared pile": kind == "wrong contest" and len(culprits) > 1,
        "spoken at a pistol": wrong == "spoke",
        "contested half-way": plain.phase == "contest" and plain.said,
        "mistake that wins": is_over and wrong and plain.winners == [author],
        "win in spite of a contest": is_over and plain.contesters and author in plain.winners,
        "win shared in spite": is_over and plain.contesters and author in plain.winners and len(plain.winners) > 1,
        "win by a contest of another answer": is_over and plain.contesters and author not in plain.winners,
    }
    return {sign for sign, is_there in signs.items() if is_there}


def heard(words: list[str] | tuple[str, ...]) -> list[str]:
    return [normalised(word) for word in words]


def check_same(plain: Referee, table: Table) -> None:
    assert (plain.now, plain.deadline(), plain.phase) == (table.now, table.deadline(), table.phase)
    assert (plain.stacks, plain.pile, plain.winners) == (table.stacks, table.pile, table.winners)
    assert plain.last_end == table.last_end
    for seat, act in product(range(len(plain.stacks)), ASKED):
        assert plain.allowed(seat, act) == table.allowed(seat, act), (LETTERS[seat], act)
    if plain.phase in ("flip", "answer"):
        assert plain.turn == table.turn
    if plain.phase != "over":
        assert (plain.tour, plain.contesters, heard(plain.said)) == (table.tour, table.contesters, heard(table.said))
        mine, theirs = plain.last_answer, table.last_answer
        assert (mine is None) == (theirs is None)
        if mine and theirs:
            assert (mine[0], heard(mine[1]), mine[2]) == (theirs[0], heard(theirs[1]), theirs[2])


def play_beside(plain: Referee, table: Table, random: Random, slip: float) -> set[str]:
    """One game in step, or the beginning of a long one; what was special in it."""
    seen = set[str]()
    check_same(plain, table)
    for _ in range(AS_LONG_AS):
        if plain.phase == "over":
            break
        act = acts(plain, random, slip=slip)
        if act is None:
            plain.expire()
            table.expire()
        else:
            plain.act(*act)
            table.act(*act)
        check_same(plain, table)
        seen |= remarkable(plain)
    return seen


def some_position(seats: int, options: str, random: Random) -> str:
    """A few cards a seat, on an empty pile or in the middle of a tour."""
    deck = random.choice([DECK, RARE_CARDS])[:]
    random.shuffle(deck)
    stacks = [f"{LETTERS[seat]}: {cards([deck.pop() for _ in range(random.randint(1, 3))])}" for seat in range(seats)]
    pile = [deck.pop() for _ in range(random.choice([0, 0, 1, 2, 9]))]
    pile += [0] if pile else []  # nobody is passing, and nobody owes silence
    starter = random.choice(LETTERS[:seats])
    to_act = random.choice(LETTERS[:seats]) if pile else starter
    noise = ["noise: coucou"] if "vilains_rule" in options and {P, PP} & set(pile) else []
    return " | ".join([cards(pile), *stacks, f"options: {options}", f"to act: {to_act}", f"starter: {starter}", *noise])


@pytest.mark.parametrize("calls", EXPECTED)
def test_both_agree_on_the_last_cards_of_many_games(calls: str) -> None:
    random, seen = Random(calls), set[str]()
    for seats, switches in product(range(2, 7), product([False, True], repeat=2)):
        on = [name for name, is_on in zip(SWITCHES, switches, strict=True) if is_on]
        for slip in (0.02, 0.05, 0.1, 0.2, 0.4) * 8:
            position = some_position(seats, " ".join([f"referee={calls}", "time_limit=2000", *on]), random)
            seen |= play_beside(referee(position), Product(position), random, slip)
    assert EXPECTED[calls] <= seen


@pytest.mark.parametrize("calls", EXPECTED)
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_agree_on_whole_games(seats: int, calls: str) -> None:
    seen = set[str]()
    for seed, slip in enumerate((0.002, 0.01, 0.05)):
        switches = {"vilains_rule": seed != 1, "more_vilain": seed != 2}
        options: dict[str, Value] = {"referee": calls, "time_limit": 3000, "no_doubles": seed == 1, **switches}
        table = Product.dealt(seats=seats, options=options, seed=seed)
        plain = Referee(stacks=table.stacks, starter=table.turn, referee=calls, time_limit=3000, **switches)
        seen |= play_beside(plain, table, Random(seed), slip)
    assert "won" in seen
