"""The bots of a table: what goes wrong with them is tried again, once for all of them, and nowhere that nobody plays any more."""

from functools import partial

from tests.server.house import Guest, House, scene
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame, View
from tripot.server.bots import AFTER_FAULT
from tripot.server.thinking import Thinkers


class Faulty(Thinkers):
    """Something is wrong with them that nobody has thought of."""

    asked = 0

    async def choose(self, game: AnyGame, level: str, view: View, seed: Seed, seconds: float) -> int:
        self.asked += 1
        raise RuntimeError("wrong")


with_faulty_bots = partial(scene, kind=Faulty)


def asked(house: House) -> int:
    assert isinstance(house.thinkers, Faulty)
    return house.thinkers.asked


async def with_two_bots(house: House) -> Guest:
    ada = house.guest("Ada")
    await house.open(ada, seats=3)
    for seat in "BC":
        await ada.wish("bot", seat=seat, level="novice")
    assert "done" == (await ada.wish("start"))["kind"]
    await house.settle()
    assert 2 == asked(house), "both are to bid"
    return ada


@with_faulty_bots
async def test_bots_that_have_failed_at_once_try_again_together(house: House) -> None:
    await with_two_bots(house)
    await house.later(AFTER_FAULT - 1)
    assert 2 == asked(house)
    await house.later(1)
    assert 4 == asked(house)


@with_faulty_bots
async def test_none_that_has_failed_tries_again_at_a_table_that_is_closed(house: House) -> None:
    ada = await with_two_bots(house)
    house.table_of(ada).stop()
    await house.later(2 * AFTER_FAULT)
    assert 2 == asked(house)
