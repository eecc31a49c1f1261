"""The server's own log: one JSON object a line, with what happened and never a secret."""

import logging
import sys
from typing import TextIO

import msgspec

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """The message, its level and moment, and whatever the caller added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "where": record.name,
        }
        line |= {key: value for key, value in vars(record).items() if key not in USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_to(stream: TextIO = sys.stderr, level: str = "info") -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
