"""The rules run compiled only if the compiled modules were built from exactly these sources; otherwise interpreted.

Every module that imports `i64` is compiled, all of them together. The build leaves a stamp with the digest of the folders
they come from: of every module there, because constants of the others are compiled into them. A stamp that does not match
means that the compiled modules are stale, and then none of them is imported. `TRIPOT_INTERPRETED=1` asks for interpreted
rules.
"""

import hashlib
import os
import re
import shutil
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).parent
STAMP = "compiled.stamp"
GROUP = "tripot__mypyc"  # the library beside the package that holds the compiled code of all modules
HOT = re.compile(rb"^from mypy_extensions import (\([^)]*|[^\n]*)\bi64\b", re.MULTILINE)

Status = Literal["compiled", "stale", "absent", "off"]


def modules(package: Path = PACKAGE) -> dict[Path, bytes]:
    """All modules but those of tests, with their text."""
    paths = sorted(path for path in package.rglob("*.py") if "tests" not in path.relative_to(package).parts)
    return {path: path.read_bytes() for path in paths}


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile, found by looking."""
    return [path for path, text in modules(package).items() if HOT.search(text)]


def stamp(result: Literal["compiled", "failed"], package: Path = PACKAGE) -> str:
    """What the build writes down: what it read, for which Python, and how it went."""
    found = {path.relative_to(package): text for path, text in modules(package).items()}
    folders = {path.parts[0] for path, text in found.items() if HOT.search(text)}
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path, text in found.items():
        if path.parts[0] in folders:
            digest.update(f"{path.as_posix()} {len(text)}\n".encode() + text)
    return f"{digest.hexdigest()} {result}\n"


def status() -> Status:
    if os.environ.get("TRIPOT_INTERPRETED"):
        return "off"
    try:
        written = (PACKAGE / STAMP).read_text(encoding="utf-8")
    except FileNotFoundError:
        return "absent"
    if written == stamp("failed"):
        return "absent"
    if written != stamp("compiled"):
        return "stale"
    libraries = [PACKAGE.parent / GROUP, *(path.with_suffix("") for path in sources())]
    return "compiled" if all(map(is_built, libraries)) else "absent"


def is_built(module: Path) -> bool:
    return any(module.with_name(module.name + suffix).is_file() for suffix in EXTENSION_SUFFIXES)


class SourceFinder(MetaPathFinder):
    """Finds Tripot's modules in their sources, past any compiled module beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("tripot."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Called once, before any other module is imported."""
    now = status()
    if now == "compiled":
        return
    sys.meta_path.insert(0, SourceFinder())
    if now == "stale":
        warnings.warn(
            "the sources have changed since they were compiled: running interpreted, more slowly (make build)",
            RuntimeWarning,
            stacklevel=3,
        )


def is_compiled() -> bool:
    """Whether the rules in this process run compiled."""
    from tripot.engine import bits  # not above: it must be imported after `choose`

    return not str(bits.__file__).endswith(".py")


if __name__ == "__main__":  # for the Makefile: is there anything to build, and anything to build it with?
    sys.exit(
        0 if status() == "compiled" or (status() == "absent" and not shutil.which(os.environ.get("CC", "cc"))) else 1
    )
