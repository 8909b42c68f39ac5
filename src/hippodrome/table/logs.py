"""Logs as lines of JSON: time, level, message, and a few fields; never keys, names, chat or moves."""

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Formats each log record as one JSON object.

    >>> record = logging.LogRecord("hippodrome.app", logging.INFO, "", 0, "request", None, None)
    >>> json.loads(JsonLines().format(record))["what"]
    'request'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line of a log record."""
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
    """Send logs of a level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "asyncio", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
