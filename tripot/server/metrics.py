"""What `/metrics` tells: how much there is, how fast it goes, and what went wrong. No names, no tables, no keys.

What happens with every message is counted in plain numbers, and handed over when somebody asks.
"""

from bisect import bisect_left
from collections import Counter as Numbers
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("tripot_sockets", "Open connections.", registry=REGISTRY)
TABLES = Gauge("tripot_tables", "Tables in memory.", registry=REGISTRY)
NOT_SAVED = Counter("tripot_not_saved", "Records that could not be made durable.", registry=REGISTRY)
REFUSALS = Counter("tripot_refusals", "Wishes refused, by code.", ["code"], registry=REGISTRY)
CUT = Counter("tripot_cut_sockets", "Connections cut, by reason.", ["reason"], registry=REGISTRY)
THOUGHTS = Counter("tripot_bot_thoughts", "Moves chosen by bots.", registry=REGISTRY)
HINTS = Counter("tripot_hints", "Hints thought out.", registry=REGISTRY)

WISHES: Numbers[str] = Numbers()  # received, by kind
BOUNDS = (1, 2, 5, 10, 20, 50, 100, 500, 1000)  # milliseconds


class Durability(Collector):
    """How long records took to become durable."""

    def __init__(self) -> None:
        self.within = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self.is_failing = False  # the last record could not be saved

    def took(self, seconds: float) -> None:
        self.seconds += seconds
        self.is_failing = False
        self.within[bisect_left(BOUNDS, seconds * 1000)] += 1

    def collect(self) -> Iterator[Metric]:
        counts = accumulate(self.within)
        limits = [*(str(bound / 1000) for bound in BOUNDS), "+Inf"]
        yield HistogramMetricFamily(
            "tripot_durable_seconds",
            "From a record to its being durable.",
            buckets=list(zip(limits, counts, strict=True)),
            sum_value=self.seconds,
        )


class Kinds(Collector):
    """Messages received."""

    def collect(self) -> Iterator[Metric]:
        found = CounterMetricFamily("tripot_wishes", "Messages received, by kind.", labels=["kind"])
        for kind, number in WISHES.items():
            found.add_metric([kind], number)
        yield found


DURABLE = Durability()
REGISTRY.register(DURABLE)
REGISTRY.register(Kinds())
