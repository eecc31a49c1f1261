"""The documents are true: their examples run, their links lead somewhere, and they speak of the product alone."""

import doctest
import re
from pathlib import Path

import pytest

from tripot.compiled import PACKAGE

ROOT = PACKAGE.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
with_every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@with_every_page
def test_the_examples_of_a_page_run_as_printed(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False)
    assert 0 == failed


@with_every_page
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_command_of_the_contributing_page_is_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("README.md", "CONTRIBUTING.md"):
        for target in re.findall(r"^make (\w+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_first_line_of_every_module_states_its_law() -> None:
    for path in [*PACKAGE.rglob("*.py"), *(ROOT / "tests").glob("*.py"), *(ROOT / "bench").glob("*.py")]:
        first = path.read_text(encoding="utf-8").partition("\n")[0]
        assert re.match(r'"""\S', first), path
