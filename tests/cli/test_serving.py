"""`tripot serve --open` shows the page when it can be seen: once the doors are open, and where there is a screen."""

import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.processes import environment
from tripot.cli.serving import has_browser, own_page

PATIENCE = 30  # seconds


def test_the_browser_is_opened_at_the_page_when_the_doors_are_open(tmp_path: Path) -> None:
    seen, browser = tmp_path / "seen", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    program = [sys.executable, "-m", "tripot", "serve", "--open", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [*program, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**environment(tmp_path), "BROWSER": str(browser), "PYTHONUNBUFFERED": "1"},
    ) as process:
        try:
            assert process.stdout is not None
            said = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
            assert said is not None
            until = time.monotonic() + PATIENCE
            while not seen.exists() and time.monotonic() < until:
                time.sleep(0.05)
            assert said[0] == seen.read_text()
            with urlopen(f"{said[0]}health", timeout=PATIENCE) as response:
                assert 200 == response.status
        finally:
            process.terminate()
    assert 0 == process.returncode


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a screen")
def test_without_a_screen_no_browser_takes_the_terminal() -> None:
    assert not has_browser({"TERM": "xterm", "DISPLAY": ""})
    assert all(has_browser({name: "x"}) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def test_the_page_is_where_this_machine_finds_it() -> None:
    assert "http://localhost:8777/" == own_page("0.0.0.0", 8777)
    assert "http://127.0.0.1:80/" == own_page("127.0.0.1", 80)
    assert "http://[::1]:80/" == own_page("::1", 80)
