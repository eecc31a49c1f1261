"""The rules run compiled only if the compiled modules were built from exactly these sources; otherwise interpreted.

Every module that imports `i64` is compiled, all of them together. The build leaves a stamp with the digest of the sources
it read; a stamp that does not match means that the compiled modules are stale, and then none of them is imported.
`TRIPOT_INTERPRETED=1` asks for interpreted rules.
"""

import hashlib
import os
import re
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).parent
STAMP = "compiled.stamp"
HOT = re.compile(r"^from mypy_extensions import .*\bi64\b", re.MULTILINE)

Status = Literal["compiled", "stale", "absent", "off"]


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile, found by looking."""
    return [path for path in sorted(package.rglob("*.py")) if HOT.search(path.read_text(encoding="utf-8"))]


def stamp(result: Literal["compiled", "failed"], package: Path = PACKAGE) -> str:
    """What the build writes down: what it read, for which Python, and how it went."""
    digest = hashlib.sha256(sys.implementation.cache_tag.encode())
    for path in sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return f"{digest.hexdigest()} {result}\n"


def status() -> Status:
    if os.environ.get("TRIPOT_INTERPRETED"):
        return "off"
    try:
        written = (PACKAGE / STAMP).read_text(encoding="utf-8")
    except FileNotFoundError:
        return "absent"
    if written == stamp("compiled"):
        return "compiled"
    return "absent" if written == stamp("failed") else "stale"


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


if __name__ == "__main__":  # for the Makefile: is there anything to build?
    sys.exit(0 if (PACKAGE / STAMP).is_file() and status() != "stale" else 1)
