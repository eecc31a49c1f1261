"""What `/metrics` tells: how much there is, how fast it goes, and what went wrong. No names, no tables, no keys."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("tripot_sockets", "Open connections.", registry=REGISTRY)
TABLES = Gauge("tripot_tables", "Tables in memory.", registry=REGISTRY)
RECORDS = Counter("tripot_records", "Records made durable.", registry=REGISTRY)
NOT_SAVED = Counter("tripot_not_saved", "Records that could not be made durable.", registry=REGISTRY)
WISHES = Counter("tripot_wishes", "Messages received, by kind.", ["kind"], registry=REGISTRY)
REFUSALS = Counter("tripot_refusals", "Wishes refused, by code.", ["code"], registry=REGISTRY)
CUT = Counter("tripot_cut_sockets", "Connections cut, by reason.", ["reason"], registry=REGISTRY)
THOUGHTS = Counter("tripot_bot_thoughts", "Moves chosen by bots.", registry=REGISTRY)
DURABLE = Histogram(
    "tripot_durable_seconds",
    "From a record to its being durable.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
    registry=REGISTRY,
)
