"""A text taken apart, with the place of each word, for any game's moves."""

import re

from hippodrome.errors import BadNotation

LONGEST = 120  # characters in a move; longer text is not even looked at


def split(text: str) -> list[tuple[int, str]]:
    r"""The words of a move and where each begins.

    >>> split("take  G")
    [(0, 'take'), (6, 'G')]
    >>> split("pass\n")
    Traceback (most recent call last):
    ...
    hippodrome.errors.BadNotation: a move is plain text in one line
        pass·
            ^
    """
    if len(text) > LONGEST or not text.isprintable():
        clean = "".join(letter if letter.isprintable() else "·" for letter in text[:LONGEST])
        if len(text) > LONGEST:
            raise BadNotation(clean + "…", LONGEST, f"a move has at most {LONGEST} characters")
        raise BadNotation(clean, clean.index("·"), "a move is plain text in one line")
    return [(match.start(), match.group()) for match in re.finditer(r"\S+", text)]
