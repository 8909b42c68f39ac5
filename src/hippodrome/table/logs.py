"""Logs as lines of JSON: time, level, what, and a few fields. Keys, names, chat and moves never get in."""

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """One object a line.

    >>> record = logging.LogRecord("hippodrome.app", logging.INFO, "", 0, "request", None, None)
    >>> json.loads(JsonLines().format(record))["what"]
    'request'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to standard error from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "asyncio", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
