"""The first load of the page: how much comes over the line, and when it can be used, on a slow phone and a slow line."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Response
from rich.console import Console

from tests.browser.chromium import CHROMIUM, chromium
from tests.server.processes import server_process

SLOWER = 4  # times, the processor
LINE = {"offline": False, "latency": 40, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8}  # 4G of a phone
MOST = 150_000  # bytes
RUNS = 3


def measure(console: Console) -> None:
    if CHROMIUM is None:
        console.print("The page is not measured: Chromium is not installed.")
        return
    with TemporaryDirectory() as data, server_process(Path(data)) as server:
        found = [load(server.url) for _ in range(RUNS)]
    seconds = sorted(seconds for _, seconds in found)[RUNS // 2]
    size = found[0][0]
    console.print(
        f"First load of the page: {size / 1000:.0f} kB compressed (at most {MOST / 1000:.0f}), all boxes there after "
        f"{seconds:.2f} s with a processor {SLOWER} times slower and a line of 9 Mbit/s and 40 ms."
    )


def load(url: str) -> tuple[int, float]:
    """Bytes that came, and seconds until a game can be chosen."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        throttle = page.context.new_cdp_session(page)
        throttle.send("Network.enable")
        throttle.send("Network.emulateNetworkConditions", LINE)
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        came: list[Response] = []
        page.on("response", lambda response: came.append(response))
        began = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.locator(".box button.main").first.wait_for()
        seconds = time.perf_counter() - began
        page.wait_for_load_state("networkidle")
        sizes = [response.request.sizes() for response in came]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes), seconds
