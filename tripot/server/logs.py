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


def is_ours(record: logging.LogRecord) -> bool:
    """A request that cannot be read is no fault of ours, and its text, which may hold anything, is not for the log."""
    if not record.exc_info or "aiohttp" not in sys.modules:
        return True
    from aiohttp.http_exceptions import HttpProcessingError  # not above: thinkers have a log too, and no requests
    from aiohttp.web import RequestPayloadError

    return not isinstance(record.exc_info[1], HttpProcessingError | RequestPayloadError)


def write_to(stream: TextIO = sys.stderr, level: str = "info") -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
