"""A page of the terminal that is drawn over and over: only the lines that changed are written, so a slow line keeps up."""

import os
import sys
from collections.abc import Sequence
from types import TracebackType

from rich.console import Console, RenderableType

OPEN = "\x1b[?1049h\x1b[?25l\x1b[2J"  # another page, no cursor
CLOSE = "\x1b[H\x1b[2J\x1b[?25h\x1b[?1049l"


class Canvas:
    def __init__(self, paper: Console) -> None:
        self.paper = paper
        self.size = (0, 0)
        self.lines: list[str] = []  # as they are on the screen

    def __enter__(self) -> "Canvas":
        write(OPEN)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hide()

    def hide(self) -> None:
        write(CLOSE)

    def show_again(self) -> None:
        """Somebody else has written there, or the page has another size."""
        write(OPEN + written(self.lines))

    def draw(self, body: RenderableType, foot: Sequence[RenderableType]) -> None:
        """The foot keeps the last lines; of the body there is as much as fits above it."""
        width, height = self.paper.size
        below = [line for drawing in foot for line in self.rendered(drawing, width)][:height]
        above = self.rendered(body, width)[: height - len(below)]
        page = [*above, *[""] * (height - len(above) - len(below)), *below]
        if (width, height) != self.size:
            self.size, self.lines = (width, height), page
            self.show_again()
        elif page != self.lines:
            before, self.lines = self.lines, page
            write(written(page, before))

    def rendered(self, drawing: RenderableType, width: int) -> list[str]:
        """Without the last column, where a sign would move the cursor to the next line."""
        with self.paper.capture() as captured:
            self.paper.print(drawing, width=max(width - 1, 1), crop=True)
        return captured.get().splitlines()


def written(page: Sequence[str], before: Sequence[str] = ()) -> str:
    """What to write for a page, where another was before."""
    known = before or [""] * len(page)
    rows = enumerate(zip(page, known, strict=True), start=1)
    return "".join(f"\x1b[{row};1H{new}\x1b[K" for row, (new, old) in rows if new != old)


def write(text: str) -> None:
    """All at once, past the buffers: a signal may come between any two lines of this program."""
    left = text.encode(sys.stdout.encoding, errors="replace")
    while left:
        left = left[os.write(sys.stdout.fileno(), left) :]
