"""How large the tests are: `HIPPODROME_TESTS` is quick, usual (what `script/test` runs) or soak (the full counts)."""

import os

WANTED = os.environ.get("HIPPODROME_TESTS", "usual")


def size(soak: int, usual: int, quick: int | None = None) -> int:
    """How many of something are tried.

    >>> size(5000, 500) in (5000, 500)
    True
    """
    return {"soak": soak, "usual": usual, "quick": usual if quick is None else quick}[WANTED]
