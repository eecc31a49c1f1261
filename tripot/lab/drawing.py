"""Plots as inline SVG: colours come from the page's style, so that they are right by day and by night."""

import math
from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 560
LABELS = 150  # the room for what stands at the left
RIGHT = 20
ROW = 22
AXIS = 26
TICKS = 5  # or so
COLUMNS = 28  # of a distribution, at most
TALL = 56
HUES = 6  # how many colours the style has


class Row(NamedTuple):
    """A line of a plot: a point and its whiskers."""

    label: str
    middle: float
    low: float
    high: float
    hue: int


class Scale:
    """Values along the width of a plot, between two round numbers."""

    def __init__(self, low: float, high: float) -> None:
        self.step = round_step((high - low) / TICKS or 1.0)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(math.ceil(high / self.step) * self.step, self.low + self.step)

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(LABELS + (WIDTH - LABELS - RIGHT) * (inside - self.low) / (self.high - self.low), 1)

    def ticks(self) -> list[float]:
        return [self.low + self.step * n for n in range(round((self.high - self.low) / self.step) + 1)]


def round_step(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 …"""
    power = 10.0 ** math.floor(math.log10(step))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= step * 0.999)


def whiskers(title: str, rows: Sequence[Row], *, mark: float) -> str:
    """A point and its interval a line; a stroke at a value that matters."""
    ends = [end for row in rows for end in (row.middle, row.low, row.high) if math.isfinite(end)]
    scale = Scale(min(mark, *ends), max(mark, *ends))
    height = ROW * len(rows)
    parts = [axis(scale, height), f'<path class="mark" d="M{scale.at(mark)} 0V{height}"/>']
    for number, row in enumerate(rows):
        y = ROW * number + ROW // 2
        parts.append(f'<text x="{LABELS - 10}" y="{y + 4}" class="label">{escape(row.label)}</text>')
        parts.append(f'<g class="hue{row.hue % HUES}">')
        if math.isfinite(row.low):
            left, right = scale.at(row.low), scale.at(row.high)
            parts.append(f'<path d="M{left} {y}H{right}M{left} {y - 4}v8M{right} {y - 4}v8"/>')
        parts.append(f'<circle cx="{scale.at(row.middle)}" cy="{y}" r="4.5"/></g>')
    return figure(title, height + AXIS, parts)


def distributions(title: str, named: Sequence[tuple[str, str, Sequence[int]]]) -> str:
    """How often each score was made: a row of columns for each name and its remark, all on the same scale."""
    every = [score for _, _, scores in named for score in scores]
    scale = Scale(min(every), max(every) + 1)
    wide = max(1, math.ceil((scale.high - scale.low) / COLUMNS))
    height = (TALL + 8) * len(named)
    parts = [axis(scale, height)]
    for number, (name, remark, scores) in enumerate(named):
        bottom = (TALL + 8) * (number + 1)
        counted = Counter(math.floor((score - scale.low) / wide) for score in scores)
        most = max(counted.values())
        mean = sum(scores) / len(scores)
        parts.append(f'<text x="{LABELS - 10}" y="{bottom - TALL // 2}" class="label">{escape(name)}</text>')
        parts.append(
            f'<text x="{LABELS - 10}" y="{bottom - TALL // 2 + 15}" class="label faint">{escape(remark)}</text>'
        )
        parts.append(f'<g class="hue{number % HUES}">')
        for column, times in sorted(counted.items()):
            left, right = scale.at(scale.low + column * wide), scale.at(scale.low + (column + 1) * wide)
            tall = round(TALL * times / most, 1)
            parts.append(
                f'<rect x="{left}" y="{bottom - tall}" width="{max(right - left - 1, 1):.1f}" height="{tall}"/>'
            )
        parts.append(f'<path d="M{scale.at(mean)} {bottom - TALL}v{TALL}" class="mean"/></g>')
    return figure(title, height + AXIS, parts)


def axis(scale: Scale, height: int) -> str:
    lines = "".join(f"M{scale.at(tick)} 0V{height}" for tick in scale.ticks())
    texts = "".join(
        f'<text x="{scale.at(tick)}" y="{height + 18}" class="tick">{short(tick)}</text>' for tick in scale.ticks()
    )
    return f'<path class="grid" d="{lines}"/>{texts}'


def short(value: float) -> str:
    return f"{round(value, 6):g}".replace("-", "−")


def figure(title: str, height: int, parts: Sequence[str]) -> str:
    inner = "\n".join(parts)
    size = f'viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}"'
    return f"<figure><figcaption>{escape(title)}</figcaption>\n<svg {size}>\n{inner}\n</svg></figure>"
