"""Compiles the rules with mypyc, and builds the page into the package.

Without a C compiler the package is installed all the same and runs interpreted.
"""

import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SUFFIX = str(get_config_var("EXT_SUFFIX"))  # of modules compiled for this Python


def loaded(name: str, path: Path) -> Any:
    """A module of this project, before it is installed."""
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


compiled = loaded("compiled", ROOT / "tripot" / "compiled.py")


class BuildPage(build_py):
    """The page is part of the package; where people work on it, `make build` keeps it fresh."""

    def run(self) -> None:
        if not self.editable_mode:
            building = loaded("building", ROOT / "web" / "building.py")
            building.build(building.find_node)
            shutil.rmtree(
                Path(self.build_lib, building.PAGE.relative_to(ROOT)), ignore_errors=True
            )  # of an earlier build
        super().run()


class BuildRules(build_ext):
    """Leaves the stamp that says which sources the compiled modules come from, and no module of an earlier build."""

    def run(self) -> None:
        folder = ROOT if self.inplace else Path(self.build_lib)
        names = [str(self.get_ext_filename(module.name)) for module in self.extensions]  # type: ignore[no-untyped-call]
        built = [folder / name for name in names]
        mark = folder / "tripot" / compiled.STAMP
        earlier = (
            found for place in (folder, Path(self.build_lib)) for found in (place / "tripot").rglob(f"*{SUFFIX}")
        )
        for path in (mark, *built, *earlier):
            path.unlink(missing_ok=True)
        before = compiled.stamp("compiled")
        super().run()
        is_complete = all(path.is_file() for path in built)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_text(before if is_complete else compiled.stamp("failed"), encoding="utf-8")
        if not is_complete:
            print("Tripot: no C compiler could build the rules. They run interpreted: correct, but more slowly.")


def modules() -> list[Any]:
    paths = [str(path.relative_to(ROOT)) for path in compiled.sources()]
    found = mypycify(paths, group_name=compiled.GROUP.removesuffix("__mypyc"), opt_level="3", strip_asserts=True)
    for module in found:
        module.optional = True  # a failed compilation is a warning
        if sys.platform != "win32":
            module.extra_compile_args += ["-fno-semantic-interposition"]  # lets the compiler inline between the rules
    return found


only_asked = {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)
setup(ext_modules=[] if only_asked else modules(), cmdclass={"build_ext": BuildRules, "build_py": BuildPage})
