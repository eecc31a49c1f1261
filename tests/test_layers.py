"""Layers: each folder imports only from those below it, no game imports another, and no state reaches a bot."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tripot.compiled import PACKAGE

# What a folder may import of Tripot, and which libraries of others, beside itself and the standard library.
LAYERS: dict[str, tuple[set[str], set[str]]] = {
    "": (set(), set()),  # the package itself: it only chooses between compiled and interpreted
    "engine": (set(), {"librt", "msgspec", "mypy_extensions"}),
    "games": ({"engine"}, {"librt", "msgspec", "mypy_extensions"}),
    "bots": ({"engine", "games"}, {"librt", "msgspec", "mypy_extensions"}),
    "storage": ({"engine"}, set()),
    "tables": ({"engine", "games", "bots"}, {"msgspec", "mypy_extensions"}),
    "server": (
        {"engine", "games", "bots", "tables", "storage"},
        {"aiohttp", "msgspec", "mypy_extensions", "prometheus_client", "uvloop"},
    ),
    "lab": ({"engine", "games", "bots"}, {"msgspec"}),
    "cli": ({"", "engine", "games", "bots", "lab", "server"}, {"msgspec", "rich", "segno"}),
}
# Single modules that need more than their folder: how a game is drawn in the terminal, the door to the command.
MORE: dict[str, tuple[set[str], set[str]]] = {
    "terminal.py": ({"cli"}, {"rich"}),
    "__main__.py": ({"cli"}, set()),
    "learner.py": (set(), {"torch"}),
    "compiled.py": ({"engine"}, set()),  # asks the engine whether it came compiled
}
STANDARD = set(__import__("sys").stdlib_module_names)
MODULES = [path for path in sorted(PACKAGE.rglob("*.py")) if "tests" not in path.parts]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute, so that this test can read them"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_module(name: str) -> bool:
    path = PACKAGE.parent / Path(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_module_imports_only_from_the_layers_below(path: Path) -> None:
    layer, *rest = path.relative_to(PACKAGE).parts
    own = layer if rest else ""
    ours, others = LAYERS[own]
    more_ours, more_others = MORE.get(path.name, (set(), set()))
    for name in imports(path):
        top, *below = name.split(".")
        if top == "tripot":
            folder = below[0] if below and is_module(f"tripot.{below[0]}") and below[0] in LAYERS else ""
            assert folder in ours | more_ours | {own}, f"{path.name} imports {name}"
            if folder == own == "games" and rest and len(below) > 1:
                assert below[1] == rest[0] or path.name == "__init__.py", f"a game imports another: {name}"
        else:
            assert top in STANDARD | others | more_others, f"{path.name} imports {name}"


def test_every_folder_of_the_package_has_its_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert folders <= set(LAYERS)


# A bot's module may know the words and the tables of its game, but neither its state nor how to make worlds from one.
BLIND = [
    path
    for path in MODULES
    if path.name in ("bot.py", "mind.py", "memory.py", "witness.py") or path.relative_to(PACKAGE).parts[0] == "bots"
]


@pytest.mark.parametrize("path", BLIND, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_bot_can_name_a_state(path: Path) -> None:
    for name in imports(path):
        assert not name.startswith("tripot.engine.state"), name
        assert "state" not in name.split("."), name
        assert "table" not in name.split("."), name
