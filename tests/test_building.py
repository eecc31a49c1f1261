"""The page is built anew whenever something that it is built from has changed, and its lock file serves every system."""

import json
import re
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tripot.compiled import PACKAGE

ROOT = PACKAGE.parent
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
IMPORTED = re.compile(r"""\b(?:from|import) ["'](\.[^"'?]*)""")


def loaded() -> Any:
    spec = spec_from_file_location("building", ROOT / "web" / "building.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


building = loaded()


def digest(root: Path) -> str:
    found: str = building.digest(building.sources(root), root)
    return found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("web/src/main.ts", "web/node_modules/svelte/index.js", "tripot/games/hula_hoo/ui/Card.svelte"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(name)
    (tmp_path / "tripot/games/hula_hoo/state.py").write_text("rules")
    return tmp_path


@pytest.mark.parametrize("name", ["web/src/main.ts", "tripot/games/hula_hoo/ui/Card.svelte"])
def test_a_source_that_is_changed_renamed_or_gone_is_noticed(name: str, project: Path) -> None:
    path, found = project / name, [digest(project)]
    path.write_text("something else")
    found.append(digest(project))
    path.rename(path.with_name("other"))
    found.append(digest(project))
    path.with_name("other").unlink()
    found.append(digest(project))
    assert 4 == len(set(found))


@pytest.mark.parametrize(
    "name", ["web/node_modules/svelte/index.js", "tripot/games/hula_hoo/state.py", "web/__pycache__/building.pyc"]
)
def test_what_the_page_is_not_built_from_is_not_looked_at(name: str, project: Path) -> None:
    before = digest(project)
    (project / name).parent.mkdir(exist_ok=True)
    (project / name).write_text("something else")
    assert before == digest(project)


def test_the_page_imports_only_what_it_is_built_from() -> None:
    found = set(building.sources())
    for path in found:
        if path.suffix in (".ts", ".svelte"):
            for name in IMPORTED.findall(path.read_text(encoding="utf-8")):
                imported = (path.parent / name).resolve()
                files = {imported.with_name(imported.name + ending) for ending in ("", ".ts", ".svelte.ts")}
                assert files & found, f"{path} imports {name}"


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [
        ("v18.20.4", False),
        ("18.20.4+dfsg-1~deb12u1", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("20.19.2+dfsg-1", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("1:22.14.0-1", True),
        ("(none)", False),
        ("", False),
    ],
)
def test_only_a_node_that_the_bundler_runs_on_is_taken(version: str, is_enough: bool) -> None:
    assert is_enough == building.is_new_enough(version)


def test_without_a_node_the_build_fails_in_one_sentence(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "tripot" / "server").mkdir(parents=True)
    question = (
        "import building; building.get_node = building.find_node = lambda: None; building.build(building.find_node)"
    )
    asked = subprocess.run(
        [sys.executable, "-c", question], cwd=tmp_path / "web", capture_output=True, text=True, check=False
    )
    assert "building.NotBuilt: the page needs Node" in asked.stderr


def test_the_lock_file_names_no_registry() -> None:
    assert not [name for name, package in LOCK.items() if "resolved" in package]
    assert all(package.get("integrity") for name, package in LOCK.items() if name)


@pytest.mark.parametrize("name", ["rolldown", "lightningcss"])
def test_the_lock_file_has_the_binaries_of_every_system(name: str) -> None:
    (wanted,) = (package["optionalDependencies"] for place, package in LOCK.items() if place == f"node_modules/{name}")
    assert {f"node_modules/{binary}" for binary in wanted} <= set(LOCK)
    assert 10 < len(wanted)
