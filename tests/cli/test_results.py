"""Results come whole or not at all, on a full disk too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.processes import environment
from tripot.cli import results

LIMITED = """
import resource, sys
from pathlib import Path
from tripot.cli import results
from tripot.engine.errors import BadInput
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))  # a disk with so many bytes left
path = Path("result")
try:
    with results.kept_if_written(path):
        results.write(path, b"x" * 101)
except BadInput as bad:
    print(bad.text.fr, bad.text.en, sep="|")
"""


@pytest.mark.parametrize("before", [None, b"old" * 30])
def test_on_a_full_disk_there_is_what_was_there_before(tmp_path: Path, before: bytes | None) -> None:
    if before is not None:
        (tmp_path / "result").write_bytes(before)
    done = subprocess.run(
        [sys.executable, "-c", LIMITED], capture_output=True, encoding="utf-8", env=environment(tmp_path), cwd=tmp_path
    )
    assert (
        "On ne peut pas écrire dans result (le disque est plein).|result cannot be written (the disk is full).\n"
        == done.stdout
    )
    assert ({} if before is None else {"result": before}) == {
        path.name: path.read_bytes() for path in tmp_path.iterdir()
    }


def test_a_result_replaces_what_a_link_leads_to(tmp_path: Path) -> None:
    there, link = tmp_path / "there", tmp_path / "link"
    there.write_bytes(b"old")
    link.symlink_to(there)
    with results.kept_if_written(link):
        results.write(link, b"new")
    assert (True, b"new") == (link.is_symlink(), there.read_bytes())
    assert {"there", "link"} == {path.name for path in tmp_path.iterdir()}


def test_a_result_can_go_where_nothing_can_be_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with results.kept_if_written(pipe):
        results.write(pipe, b"new")
    assert b"new" == os.read(reader, 10)
    os.close(reader)
    assert pipe.is_fifo()


def test_a_new_file_that_nothing_came_for_goes_again(tmp_path: Path) -> None:
    with results.kept_if_written(tmp_path / "result"):
        pass
    assert [] == list(tmp_path.iterdir())
