"""The card that messengers show for a link to a table: a title, a sentence, and a picture of the game."""

import re
from html import escape

from hippodrome.locales import Language, Messages
from hippodrome.table.table import Table

MARK = "<!-- share card -->"  # where it goes in the page
LINK = re.compile(r"/t/([A-Za-z0-9_-]{16})/?")


def language_of(accepted: str) -> Language:
    """Return the first language that a browser or a messenger accepts and the catalogue has; else English.

    >>> language_of("fr-CA, en;q=0.8"), language_of("pt"), language_of("")
    (<Language.FR: 'fr'>, <Language.EN: 'en'>, <Language.EN: 'en'>)
    """
    for wanted in accepted.lower().split(","):
        code = wanted.strip()[:2]
        if code in list(Language):
            return Language(code)
    return Language.EN


def tags(origin: str, path: str, language: Language, table: Table | None, picture: str | None) -> str:
    """Return the tags of a page; without a table they speak of the whole house.

    >>> "Hippodrome" in tags("https://example.org", "/", Language.EN, None, None)
    True
    """
    t = Messages(language)
    title, about = t("title"), t("tagline")
    if table is not None:
        title = f"{t.label('game-' + table.opened['game'])} · {title}"
        about = _about(t, table)
    told = {
        "og:type": "website",
        "og:site_name": t("title"),
        "og:title": title,
        "og:description": about,
        "og:url": origin + path,
        **({"og:image": origin + picture} if picture else {}),
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return "\n    ".join([*lines, f'<meta name="description" content="{escape(about)}" />'])


def _about(t: Messages, table: Table) -> str:
    """Who sits at a table, and whether there is room."""
    names = [seat.name for seat in table.seats if seat.name and not seat.bot]
    free = sum(seat.kind == "open" for seat in table.seats)
    return t(
        "card-about",
        names=t.listed(names) if names else t("title"),
        seats=len(table.seats),
        free=free,
    )
