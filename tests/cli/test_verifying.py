"""`tripot verify`: what holds is said in plain sentences, what does not is named with its entry, and nothing slips through."""

from pathlib import Path

import msgspec
import pytest

from tests.cli.processes import HULA_HOO, Run, damage, refused
from tests.tables import generator
from tripot.engine.chance import read_seed
from tripot.engine.commitment import commitment
from tripot.engine.log import Header, Log, sealed
from tripot.engine.match import AnyMatch, Match
from tripot.games import find_game

SEED, OTHER = "0f" * 32, "0e" * 32
PROMISED = commitment(read_seed(SEED))


def played(moves: int | None = None) -> AnyMatch:
    """A game dealt from a fair seed, whole or so many moves of it."""
    match, chance = Match.start(HULA_HOO, seats=2, seed=read_seed(SEED)), generator(1)
    while not match.state.is_over() and len(match.log.entries) != moves:
        seat = match.state.next_to_act()
        match.moved(seat, match.state.random_move(seat, chance))
    return match


def resealed(log: Log, **changes: object) -> Log:
    """The log of a forger, who changes the header and makes the chain fit again."""
    header = msgspec.convert({**msgspec.structs.asdict(log.header), **changes}, Header)
    forged = Log(sealed(header, ""), [])
    for entry in log.entries:
        forged.entries.append(sealed(entry, forged.head()))
    return forged


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, played().log)


def written(folder: Path, log: Log) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(b"".join(log.lines()))
    return path


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("fr", ["Le journal est entier", "viennent de la graine", "L'engagement est tenu"]),
        ("en", ["The log is whole", "comes from the seed", "The commitment is kept"]),
    ],
)
def test_a_fair_game_holds_in_three_sentences(run: Run, file: Path, language: str, sentences: list[str]) -> None:
    for promised in (PROMISED, f" {PROMISED.upper()} "):
        done = run("verify", str(file), "--commitment", promised, "--lang", language)
        assert (0, "") == (done.returncode, done.stderr)
        assert all(sentence in done.stdout for sentence in sentences)
        assert played().log.head() in done.stdout
        assert SEED not in done.stdout


def test_without_a_commitment_it_is_shown_for_comparing(run: Run, file: Path) -> None:
    done = run("verify", str(file))
    assert 0 == done.returncode
    assert PROMISED in done.stdout
    assert "tenu" not in done.stdout


def test_a_broken_promise_is_named(run: Run, file: Path) -> None:
    done = run("verify", str(file), "--commitment", commitment(read_seed(OTHER)))
    assert "entrée 0" in refused(done)
    assert "L'engagement n'est pas tenu" in done.stderr
    assert "L'engagement est tenu" not in done.stdout


@pytest.mark.parametrize("n", [1, 7, 20])
def test_a_damaged_entry_is_named(run: Run, file: Path, n: int) -> None:
    damage(file, n)
    done = run("verify", str(file), "--commitment", PROMISED)
    assert f"abîmé à l'entrée {n} " in refused(done)
    assert "" == done.stdout


def test_a_game_moved_to_another_seed_is_found_at_a_move_that_its_deal_does_not_allow(run: Run, tmp_path: Path) -> None:
    done = run("verify", str(written(tmp_path, resealed(played().log, seed=OTHER))), "--lang", "en")
    assert "The log is damaged at entry 1:" in refused(done)


@pytest.mark.parametrize("promise", [(), ("--commitment", PROMISED)], ids=["alone", "promised"])
def test_cards_laid_over_the_promised_seed_are_noticed(run: Run, tmp_path: Path, promise: tuple[str, ...]) -> None:
    laid = Match.start(find_game("la-chouine"), seats=2, seed=read_seed(SEED), deck=range(32))
    done = run("verify", str(written(tmp_path, laid.log)), *promise)
    assert "une à une" in refused(done)
    assert "tenu" not in done.stdout


def test_a_position_is_no_deal(run: Run, tmp_path: Path) -> None:
    match = Match.position(HULA_HOO, "10= | A: 9 2 / 5 | B: 4 8 | pile: 3")
    assert "position" in refused(run("verify", str(written(tmp_path, match.log))))


def test_a_quick_seed_holds_but_promises_nothing(run: Run, finished: Path) -> None:
    done = run("verify", str(finished), "--lang", "en")
    assert 0 == done.returncode
    assert "can be guessed" in done.stdout
    assert "broken" in refused(run("verify", str(finished), "--commitment", PROMISED, "--lang", "en"))


def test_a_game_that_is_not_over_may_have_lost_its_end(run: Run, tmp_path: Path, file: Path) -> None:
    assert "pas finie" not in run("verify", str(file)).stdout
    done = run("verify", str(written(tmp_path, played(12).log)), "--commitment", PROMISED)
    assert 0 == done.returncode
    assert "pas finie" in done.stdout
    assert "13 lignes" in done.stdout
