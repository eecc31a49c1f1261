"""Bots think in processes of their own: real processes, which hang, fail, are killed, and are gone in the end."""

import asyncio
import json
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from socket import SHUT_WR, socketpair
from typing import Any

import pexpect
import pytest

from tests.server.owner import GAME, ODD, first_view
from tripot.bots import find_bot
from tripot.compiled import PACKAGE
from tripot.engine.chance import Seed
from tripot.engine.game import AnyGame
from tripot.engine.match import Match
from tripot.games import games
from tripot.server.thinker import GRACE, NICE, Thought
from tripot.server.thinking import BotFailed, NoChoice, Thinkers, ThoughtTooLong, usual_choice

IN_TURNS = [game for game in games().values() if not game.time]
VIEW = first_view()
OWNER = ["-m", "tests.server.owner"]
POOR = "tests.server.poor_thinker"


@asynccontextmanager
async def opened(workers: int) -> AsyncIterator[Thinkers]:
    """Thinkers, odd ones included, all of them ready; nothing is left of them afterwards."""
    thinkers = Thinkers(workers, program=ODD)
    try:
        await asyncio.gather(*(thought(thinkers, "slow", seconds=0.02) for _ in range(workers)))
        yield thinkers
    finally:
        thinkers.close()
        assert not any(map(exists, pids(thinkers)))


def thought(thinkers: Thinkers, level: str, *, seed: int = 1, seconds: float = 0.1) -> Coroutine[Any, Any, int]:
    return thinkers.choose(GAME, level, VIEW, Seed(seed), seconds)


def pids(thinkers: Thinkers) -> list[int]:
    return [thinker.process.pid for thinker in thinkers.thinkers]


def exists(pid: int) -> bool:
    """Zombies exist."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# --- Choices ---


@pytest.mark.parametrize("game", IN_TURNS, ids=lambda game: game.key)
def test_whole_games_are_played_as_they_would_be_without_other_processes(game: AnyGame) -> None:
    async def play() -> None:
        state = Match.start(game, seats=game.seats[-1], seed=Seed(1)).state
        decisions = 0
        async with opened(1) as thinkers:
            while not state.is_over():
                seat = state.next_to_act()
                view, seed, level = game.view(state, seat), Seed(decisions), ("novice", "random")[seat % 2]
                move = await thinkers.choose(game, level, view, seed, 1.0)
                assert find_bot(level, game).choose(game, view, seed.chance(0), 1.0) == move
                state.play(seat, move)
                decisions += 1
        assert decisions > 10

    asyncio.run(play())


def test_a_choice_depends_on_its_seed_and_not_on_the_process_that_makes_it() -> None:
    async def choose_often() -> None:
        async with opened(2) as thinkers:
            seeds = list(range(8)) * 5
            moves = await asyncio.gather(*(thought(thinkers, "random", seed=seed) for seed in seeds))
        assert moves[:8] * 5 == moves
        assert len(set(moves)) > 1

    asyncio.run(choose_often())


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_view_of_any_game_is_the_same_in_another_process(game: AnyGame) -> None:
    state = Match.start(game, seats=game.seats[0], seed=Seed(1)).state
    for seat in (None, *range(game.seats[0])):
        view = game.view(state, seat)
        assert view == pickle.loads(pickle.dumps(view))


# --- Bots that go wrong ---


def test_a_bot_that_errs_leaves_its_process_to_others() -> None:
    async def err() -> None:
        async with opened(1) as thinkers:
            before = pids(thinkers)
            for level, reason in (("failing", "no idea"), ("cheating", "not legal"), ("unknown", "KeyError")):
                with pytest.raises(BotFailed, match=reason):
                    await thought(thinkers, level)
                assert await thought(thinkers, "novice") in VIEW.legal
            assert before == pids(thinkers)

    asyncio.run(err())


def test_a_thought_that_is_too_long_ends_with_its_process_and_disturbs_no_other() -> None:
    async def hang() -> None:
        async with opened(2) as thinkers:
            before, start = pids(thinkers), time.monotonic()
            hanging = asyncio.create_task(thought(thinkers, "hanging", seconds=0.1))
            while not hanging.done():
                assert await thought(thinkers, "slow", seconds=0.01) in VIEW.legal
            with pytest.raises(ThoughtTooLong):
                await hanging
            assert 0.1 + GRACE <= time.monotonic() - start < 0.1 + GRACE + 1
            assert 1 == len(set(before) & set(pids(thinkers)))
            await asyncio.gather(thought(thinkers, "slow"), thought(thinkers, "slow"))

    asyncio.run(hang())


def test_a_bot_that_has_not_chosen_makes_the_usual_choice_and_that_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        choices = [usual_choice(GAME, VIEW, Seed(seed), BotFailed("no idea")) for seed in (*range(20), *range(20))]
    assert set(choices) <= set(VIEW.legal)
    assert choices[:20] == choices[20:]
    assert len(set(choices)) > 1
    assert "hula-hoo: a bot has not chosen, any legal move is played: BotFailed('no idea')" == caplog.messages[0]


# --- What they have to say ---


def said_by(*program: str, asked: Sequence[Thought] = ()) -> list[dict[str, str]]:
    """The log of a thinker, from its start until it has answered and its line is cut."""
    ours, theirs = socketpair()
    with ours, theirs:
        ours.sendall(b"".join(map(pickle.dumps, asked)))
        ours.shutdown(SHUT_WR)
        ended = subprocess.run(
            [sys.executable, "-m", *program],
            stdin=theirs.fileno(),
            stderr=subprocess.PIPE,
            check=True,
            cwd=PACKAGE.parent,
        )
    return [json.loads(line) for line in ended.stderr.splitlines()]


def test_what_was_learned_is_read_before_the_first_thought_and_the_log_says_what_cannot_be(tmp_path: Path) -> None:
    learned = [game.folder.name for game in games().values() if game.reading is not None]
    said = said_by(POOR, str(tmp_path))
    assert [("warning", "tripot")] * len(learned) == [(line["level"], line["where"]) for line in said]
    for name, line in zip(learned, said, strict=True):
        assert line["what"].startswith(f"no learned values for {name}: values.bin cannot be read")


def test_a_thought_that_fails_is_a_line_of_the_log() -> None:
    (line,) = said_by(ODD, asked=[Thought(GAME.key, "failing", VIEW, str(Seed(1)), 1.0)])
    assert ("error", "tripot.server.thinker", "a thought failed") == (line["level"], line["where"], line["what"])
    assert line["error"].endswith("LookupError: no idea")


# --- Processes that are killed ---


def test_a_thought_whose_process_is_killed_is_thought_again() -> None:
    async def kill() -> None:
        async with opened(1) as thinkers:
            before = pids(thinkers)
            slow = asyncio.create_task(thought(thinkers, "slow", seconds=0.3))
            await asyncio.sleep(0.1)
            os.kill(before[0], signal.SIGKILL)
            assert await slow in VIEW.legal
            assert before != pids(thinkers)

    asyncio.run(kill())


def test_processes_that_are_killed_while_they_are_idle_are_replaced() -> None:
    async def kill() -> None:
        async with opened(2) as thinkers:
            before = pids(thinkers)
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.1)
            for _ in before:
                assert await thought(thinkers, "novice") in VIEW.legal
            assert not set(before) & set(pids(thinkers))

    asyncio.run(kill())


def test_a_thought_that_costs_two_processes_is_given_up() -> None:
    async def die() -> None:
        async with opened(1) as thinkers:
            with pytest.raises(NoChoice, match="lost 2 processes"):
                await thought(thinkers, "fatal")
            assert await thought(thinkers, "novice") in VIEW.legal

    asyncio.run(die())


# --- Cancelling and closing ---


def test_cancelling_ends_a_thought_under_way_and_drops_one_that_waits() -> None:
    async def cancel() -> None:
        async with opened(1) as thinkers:
            before = pids(thinkers)
            under_way, waiting, last = (
                asyncio.create_task(thought(thinkers, level, seconds=60.0)) for level in ("slow", "slow", "novice")
            )
            await asyncio.sleep(0.05)
            waiting.cancel()
            await asyncio.sleep(0.05)
            assert before == pids(thinkers)
            under_way.cancel()
            async with asyncio.timeout(5):
                assert await last in VIEW.legal
            assert not exists(before[0])
            assert under_way.cancelled()
            assert waiting.cancelled()

    asyncio.run(cancel())


def test_closing_takes_no_time_and_cancels_what_is_under_way_and_what_waits() -> None:
    async def close() -> None:
        async with opened(2) as thinkers:
            tasks = [asyncio.create_task(thought(thinkers, "hanging", seconds=60.0)) for _ in range(4)]
            await asyncio.sleep(0.05)
            start = time.monotonic()
            thinkers.close()
            assert not any(map(exists, pids(thinkers)))
            outcomes = await asyncio.gather(*tasks, thought(thinkers, "novice"), return_exceptions=True)
            assert time.monotonic() - start < 0.2
            assert [asyncio.CancelledError] * 5 == [type(outcome) for outcome in outcomes]

    asyncio.run(close())


def test_thinkers_that_have_just_been_started_can_be_closed() -> None:
    thinkers = Thinkers(2)
    thinkers.close()
    assert not any(map(exists, pids(thinkers)))


# --- The server ---


def test_the_event_loop_keeps_its_pace_while_bots_think() -> None:
    async def measure() -> None:
        async with opened(2) as thinkers:
            priority, *others = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, *pids(thinkers)))
            assert [min(19, priority + NICE)] * 2 == others
            thoughts = asyncio.gather(*(thought(thinkers, "slow", seconds=0.2) for _ in range(20)))
            lags: list[float] = []
            while not thoughts.done():
                start = time.monotonic()
                await asyncio.sleep(0.001)
                lags.append(time.monotonic() - start)
            assert [VIEW.legal[0]] * 20 == await thoughts
            assert sorted(lags)[-3] < 0.15  # it waits for no thought to end; a busy machine is forgiven twice

    asyncio.run(measure())


def test_when_the_server_is_killed_its_thinkers_end() -> None:
    """All of them hold the other end of the pipe: it is read to its end when the last of them is gone."""
    server = subprocess.Popen([sys.executable, *OWNER, "0.2"], stdout=subprocess.PIPE, cwd=PACKAGE.parent)
    with server:
        assert server.stdout is not None
        assert b"one thinks, one is idle\n" == server.stdout.readline()
        server.kill()
        server.communicate(timeout=0.2 + GRACE + 3)


def test_ctrl_c_is_for_the_server_alone() -> None:
    server = pexpect.spawn(sys.executable, [*OWNER, "60"], cwd=str(PACKAGE.parent), timeout=10)
    server.expect_exact("one thinks, one is idle")
    server.sendintr()
    server.expect_exact("exit codes: [None, None]")
    server.expect(pexpect.EOF)
    server.close()
    assert 0 == server.exitstatus
