"""Means with their 95 % intervals. Few deals tell less about how deals differ than many: so the interval is Student's."""

import math
import statistics
from collections.abc import Sequence

NORMAL_95 = 1.96
# With one value more than one, with two more, and so on.
STUDENT_95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    if len(values) < 2:
        return statistics.fmean(values), math.inf
    return statistics.fmean(values), student_95(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))


def student_95(more: int) -> float:
    """How many standard errors the interval reaches, with so many values more than one."""
    if more <= len(STUDENT_95):
        return STUDENT_95[more - 1]
    return NORMAL_95 + (NORMAL_95**3 + NORMAL_95) / (4 * more - 5)  # to within 0.003
