"""Logs: one line for each thing that happened, as text or as JSON, and, where the operator wants
one, a line for each request.

A line about a request names the route and not the address that was asked for: links of tables and
of mails are secrets.
"""

from __future__ import annotations

import logging
import sys
from types import TracebackType
from typing import Any

import msgspec

from clew.server.settings import Settings

__all__ = ["JsonLines", "Request", "note_request", "say", "set_up_logs"]

_LINE = "%(asctime)s %(levelname)s %(name)s %(message)s"
_REQUEST = "request"
_access = logging.getLogger("clew.access")
_errors = logging.getLogger("clew")


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request that was answered, or a websocket that was closed."""

    address: str
    method: str
    route: str
    status: int
    seconds: float
    bytes: int = 0

    def __str__(self) -> str:
        return (
            f"{self.address} {self.method} {self.route} {self.status} "
            f"{self.seconds * 1000:.1f}ms {self.bytes}B"
        )


def note_request(request: Request) -> None:
    _access.info("%s", request, extra={_REQUEST: request})


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        request = getattr(record, _REQUEST, None)
        if request is not None:
            line |= msgspec.structs.asdict(request)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(settings: Settings) -> None:
    """From now on everything that this process says goes through here, warnings of libraries and
    its last words included."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(_LINE))
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    for chatty in ("uvicorn.error", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    _access.setLevel(logging.INFO)
    _access.disabled = not settings.access_log
    if settings.log_format == "json":
        sys.excepthook = _last_words


def say(settings: Settings, sentence: str) -> None:
    """Says something to whoever started the server; as a line of JSON where a program reads it."""
    if settings.log_format == "json":
        record = _errors.makeRecord("clew.server", logging.INFO, "", 0, sentence, (), None)
        sentence = JsonLines().format(record)
    print(sentence, flush=True)


def _last_words(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        _errors.critical("the server ends: %s", error, exc_info=(kind, error, trace))
