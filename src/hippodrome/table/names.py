"""Names of people, and what they say: cleaned of what can't be seen. Names that look the same are the same."""

import unicodedata

from hippodrome.records import LONGEST_NAME
from hippodrome.table.refusals import Refusal

MOST_MARKS = 3  # accents and vowel signs in a row: more only climb over the lines above
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  # letters and signs that show nothing
UNSEEN = frozenset(  # marks that show nothing: joiners, vowels that are not written, choices of a variant
    [0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x16FE4, *range(0xE0100, 0xE01F0)]
)
TOGETHER = frozenset(  # scripts of which one word can have several
    ["LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"]
)
SAME = {  # what looks like a Latin letter, small or large, once case and accents are gone
    "a": "аαɑᴀꓮᎪ",
    "b": "вьβʙꓐᏴ",
    "c": "сᴄꓚᏟ",
    "d": "ԁđðᴅꓓᎠ",
    "e": "еεєᴇꓰᎬ",
    "f": "ꜰꓝ",
    "g": "ɡԍɢցꓖᏀ",
    "h": "нһηħʜհꓧᎻ",
    "j": "јϳᴊյꓙᎫ",
    "k": "кκᴋꓗᏦ",
    "l": "1i|ıɩɪιӏіłʟꓡꓲǀᏞ",
    "m": "мμᴍꓟᎷ",
    "n": "νɴոꓠ",
    "o": "0оοøᴏօꓳ",
    "p": "рρᴘքꓑᏢ",
    "q": "ԛզ",
    "r": "гʀꓣᎡ",
    "s": "ѕꜱꓢᏚ",
    "t": "тτŧᴛꓔᎢ",
    "u": "υᴜսꓴ",
    "v": "ѵʋᴠꓦᏙ",
    "w": "ԝωᴡꓪᎳ",
    "x": "хχꓫ",
    "y": "уγʏꓬ",
    "z": "ζᴢꓜᏃ",
}
LOOKALIKES = {ord(other): letter for letter, others in SAME.items() for other in others}
PAIRS = {"rn": "m", "vv": "w"}  # letters that look like another side by side


def clean(text: str, most: int) -> str:
    r"""Clean a text to one plain line: composed, without control characters, spaces folded, cut to a length.

    >>> clean("  Ann\t\u202e  of\nNicaea ", 40)
    'Ann of Nicaea'
    """
    kept: list[str] = []
    marks = MOST_MARKS  # at the beginning there is nothing to put one on
    for c in unicodedata.normalize("NFC", text[: 4 * most]):
        blank = c.isspace() or c in FILLERS
        mark = unicodedata.category(c) in ("Mn", "Me")
        marks = marks + 1 if mark else MOST_MARKS if blank else 0 if _shows(c) else marks
        if blank or (_shows(c) and (not mark or marks <= MOST_MARKS)):
            kept.append(" " if blank else c)
    return " ".join("".join(kept).split())[:most].strip()


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] != "C"


def clean_name(text: str) -> str:
    """Clean a name for showing and saving; refuse it if nothing visible is left, or a word mixes scripts.

    >>> clean_name("Ann")
    'Ann'
    """
    name = clean("".join(c for c in text if ord(c) not in UNSEEN), LONGEST_NAME)
    if not name.isprintable() or not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Refusal("bad-name", "A name needs at least one visible character.")
    for word in name.split():
        scripts = {_script(c) for c in unicodedata.normalize("NFKC", word) if c.isalpha()}
        if len(scripts) > 1 and not scripts <= TOGETHER:
            raise Refusal("bad-name", "A name that mixes scripts in a word could be taken for another.")
    return name


def _script(letter: str) -> str:
    """The script of a letter, which its name begins with.

    >>> _script("a"), _script("\u03b1")
    ('LATIN', 'GREEK')
    """
    return unicodedata.name(letter, "").split(" ")[0]


def looks_like(name: str) -> str:
    """The form that names have in common which people could take for the same one.

    >>> looks_like("Ann") == looks_like("ANN") == looks_like("A\u0301nn") == looks_like("A. N. N.")
    True
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(c for c in apart if unicodedata.category(c)[0] not in "MZC")
    form = "".join(c for c in letters if unicodedata.category(c)[0] != "P") or letters
    form = form.translate(LOOKALIKES)
    for pair, letter in PAIRS.items():
        form = form.replace(pair, letter)
    return form
