"""A changed source is never shadowed by a stale compiled module, and without a compiler everything still works."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from tripot import compiled

ROOT = compiled.PACKAGE.parent
ASK = "from tripot import compiled; from tripot.engine.bits import bit; print(compiled.is_compiled(), bit(40))"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project, compiled modules included, somewhere else."""
    shutil.copytree(ROOT / "tripot", tmp_path / "tripot", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*ROOT.glob("*.so"), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"):
        shutil.copy(path, tmp_path)
    return tmp_path


def ask(copy: Path, question: str = ASK, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("TRIPOT_")}
    return subprocess.run(
        [sys.executable, "-c", question],
        cwd=copy,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_fresh_compiled_modules_are_used(copy: Path) -> None:
    answer = ask(copy)
    assert f"True {2**40}" == answer.stdout.strip()
    assert "" == answer.stderr


def test_a_changed_source_is_what_runs_and_that_is_said(copy: Path) -> None:
    source = copy / "tripot" / "engine" / "bits.py"
    source.write_text(source.read_text(encoding="utf-8").replace("(n - n + 1) << n", "(n - n + 1) << (n + 1)"))
    answer = ask(copy)
    assert f"False {2**41}" == answer.stdout.strip()
    assert "interpreted" in answer.stderr


def test_a_new_hot_module_makes_the_compiled_ones_stale(copy: Path) -> None:
    (copy / "tripot" / "games" / "new.py").write_text("from mypy_extensions import i64\n")
    assert "False" in ask(copy).stdout


def test_a_changed_constant_that_was_compiled_into_other_modules_does_so_too(copy: Path) -> None:
    source = copy / "tripot" / "games" / "hula_hoo" / "deck.py"
    source.write_text(source.read_text(encoding="utf-8").replace("JOKER: Final = 7", "JOKER: Final = 8"))
    assert "False" in ask(copy).stdout


def test_a_change_above_the_rules_does_not(copy: Path) -> None:
    source = copy / "tripot" / "cli" / "main.py"
    source.write_text(source.read_text(encoding="utf-8") + "# a remark\n")
    assert "True" in ask(copy).stdout


def test_compiled_modules_that_are_gone_are_not_said_to_be_there(copy: Path) -> None:
    next((copy / "tripot" / "engine").glob("bits.*.so")).unlink()
    assert (
        "absent False"
        == ask(copy, f"from tripot import compiled; print(compiled.status(), end=' '); {ASK}").stdout[:12]
    )


def test_interpreted_rules_can_be_asked_for(copy: Path) -> None:
    answer = ask(copy, TRIPOT_INTERPRETED="1")
    assert f"False {2**40}" == answer.stdout.strip()
    assert "" == answer.stderr


def build(copy: Path, **environment: str) -> str:
    built = subprocess.run(
        [sys.executable, "-W", "ignore", "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=copy,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return built.stdout


NO_COMPILER = {"CC": "no-such-compiler", "CXX": "no-such-compiler", "LDSHARED": "no-such-compiler"}


def test_a_rebuild_that_fails_leaves_no_module_of_the_build_before(copy: Path) -> None:
    for above in ("bots", "cli", "games", "server", "storage", "tables"):  # the engine alone is compiled in no time
        shutil.rmtree(copy / "tripot" / above)
    build(copy)
    assert f"True {2**40}" == ask(copy).stdout.strip()
    source = copy / "tripot" / "engine" / "bits.py"
    source.write_text(source.read_text(encoding="utf-8").replace("(n - n + 1) << n", "(n - n + 1) << (n + 1)"))
    build(copy, **NO_COMPILER)
    assert f"False {2**41}" == ask(copy).stdout.strip()
    build(copy)
    assert f"True {2**41}" == ask(copy).stdout.strip()


def test_without_a_compiler_the_build_succeeds_the_rules_run_and_it_says_so(copy: Path) -> None:
    assert "interpreted" in build(copy, **NO_COMPILER)
    assert f"False {2**40}" == ask(copy).stdout.strip()
    question = "from tripot.cli.main import main; main()"
    said = ask(copy, f"import sys; sys.argv = ['tripot', '--version']; {question}", TRIPOT_LANG="en").stdout
    assert "interpreted" in said


def is_narrow(node: ast.AST, narrow: set[str]) -> bool:
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in narrow)


@pytest.mark.parametrize("path", compiled.sources(), ids=lambda path: path.name)
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    """Compiled, that shifts a 32-bit C integer; `bit` is the way."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    changed = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not isinstance(node.right, ast.Constant):
            assert not is_narrow(node.left, constants - changed), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("path", compiled.sources(), ids=lambda path: path.name)
def test_no_compiled_module_defines_a_struct(path: Path) -> None:
    """Compiled, the class would lose without a word that it is frozen, its tag, and what its lists are lists of."""
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    classes = [value for value in vars(module).values() if isinstance(value, type)]
    assert [] == [
        kind.__name__ for kind in classes if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
