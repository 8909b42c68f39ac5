"""Encode JSON to be kept in memory, taking no more space than its text."""

from typing import Any

import orjson


def dumps(value: Any) -> bytes:
    """Encode a value as JSON. The result of `orjson.dumps` can take several times the memory of its text.

    >>> dumps({"seat": 0})
    b'{"seat":0}'
    """
    return bytes(memoryview(orjson.dumps(value)))
