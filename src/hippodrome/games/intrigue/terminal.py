"""The table of Byzantio or Nekken drawn from a view, and its moves in words.

The table shows places and houses as they are typed; sentences call them by their names.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hippodrome.games.intrigue.notation import BOX_WORDS, GRAMMAR

PRINTED = (14, 10, 10, 8, 8, 6, 6)  # the slots as they are printed on the sheet
NATURE = ("start", "roll", "reveal", "event", "famine")  # the phases in which the die or a tile is awaited
_ALIKE = dict(zip(BOX_WORDS["nekken"], BOX_WORDS["byzantio"], strict=True))  # told in Byzantio's words


def table(view: dict[str, Any], room: Any) -> RenderableType:
    """The whole table as a seat sees it: the players, the garrisons city by city, the own sheet."""
    t = room.t
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    titles = (t("intrigue-players"), t("terminal-house"), _heading(t("intrigue-pretender", game=room.game)))
    for title in ("", *titles, t("terminal-reserve"), t("intrigue-boxes"), ""):
        seats.add_column(title)
    for player in view["players"]:
        who = player["seat"]
        seats.add_row(
            Text("▶" if who in view["turn"] else " ", style="bold green"),
            Text(room.label(who), style="bold" if who == view["seat"] else ""),
            player["house"],
            player["pretender"],
            str(player["reserve"]),
            " ".join(f"{kind(box, room)} {left}" for box, left in player["boxes"].items()),
            Text(t("intrigue-ready") if player["ready"] else "", style="dim"),
        )
    parts: list[RenderableType] = [seats, Text(), _garrisons(view, room), *_sheets(view, room)]
    track = " · ".join(f"{event['turn']} {_event(event['event'], room)}" for event in view["events"])
    parts.append(Text(t("terminal-events", events=track), style="dim"))
    turn = t("intrigue-turn", turn=view["round"], turns=view["rounds"]) if view["round"] else ""
    title = f"{t(f'game-{room.game}')} · {turn or t('intrigue-before')}"
    return Panel(Group(*parts), title=title, title_align="left", expand=False)


def _heading(word: str) -> str:
    return word[:1].upper() + word[1:]


def _garrisons(view: dict[str, Any], room: Any) -> RenderableType:
    if not view["garrisons"]:
        return Text(room.t("intrigue-empty", game=room.game), style="dim")
    held = (
        f"{city}: {' '.join(f'{house} {count}' for house, count in houses.items())}"
        for city, houses in view["garrisons"].items()
    )
    return Text(" │ ".join(held))


def _sheets(view: dict[str, Any], room: Any) -> list[RenderableType]:
    """The sheets that this seat can see: its own, and all at the end."""
    t = room.t
    sheets: list[RenderableType] = []
    for player in view["players"]:
        if player["targets"]:
            listed = ", ".join(
                f"{target['city']} {target['points']}"
                + (f" ({t('terminal-now', points=target['scores'])})" if target["scores"] else "")
                for target in player["targets"]
            )
            sheets.append(Text(t("terminal-targets", house=_house(player["house"]), targets=listed)))
        if player["guesses"]:
            named = ", ".join(f"{house} {city}" for house, city in player["guesses"].items())
            sheets.append(Text(t("terminal-guesses", house=_house(player["house"]), guesses=named)))
    return sheets


# ---------------------------------------------------------------- what is asked


def prompt(view: dict[str, Any], room: Any) -> str:
    """What the seat is asked, or else whom or what the table waits for."""
    t, offer, roll = room.t, view["offer"] or {}, view["roll"] or {}
    own = None if view["seat"] is None else view["players"][view["seat"]]
    written = len(own["targets"] or ()) if own else 0
    event = next((event["event"] for event in view["events"] if event["turn"] == view["round"]), None)
    facts: dict[str, str | int] = {
        "game": room.game,
        "who": room.names(view["turn"]),
        "count": len(view["turn"]),
        "points": PRINTED[min(written, len(PRINTED) - 1)],
        "house": _house(offer.get("house") or view["exile"] or ""),
        "city": _city(room, offer.get("city") or roll.get("city") or ""),
        "asked": _city(room, (offer.get("for") or {}).get("city", "")),
        "event": _event(event, room) if event else "",
        "number": roll.get("needed", 0),
    }
    phase = view["phase"]
    if phase in NATURE or view["seat"] not in view["turn"]:
        return t(f"intrigue-told-{phase}", **facts)
    return t(f"intrigue-ask-{phase}", **facts)


# ---------------------------------------------------------------- moves in words


def kind(verb: str, room: Any) -> str:
    """What a verb of the notation means, or the box that is used up by it."""
    return room.t(f"intrigue-kind-{verb}")


def did(name: str, move: str, room: Any) -> str:
    """What somebody did, as a line of the log.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> did("Zoé", "bribe nicaea doukas", Room(Messages("fr"), "byzantio", []))
    'Zoé tente de soudoyer la garnison des Doukas à nicaea.'
    """
    return room.t(f"intrigue-did-{_story(move)}", who=name, **_facts(move, room))


def deed(move: str, room: Any) -> str:
    """A move, as what the person does."""
    return room.t(f"intrigue-do-{_story(move)}", **_facts(move, room))


def chance(moves: Sequence[str], room: Any) -> str:
    """What nature did in a row."""
    return " ".join(did("", move, room) for move in moves)


def coloured(sentence: str, room: Any) -> Text:
    """A sentence as it is: nothing here has colours."""
    return Text(sentence)


def _story(move: str) -> str:
    """Which message tells a move: a campaign by how far it goes, what is secret without what is written."""
    verb, *words = move.split()
    verb = _ALIKE.get(verb, verb)
    if "?" in words:
        return f"{verb}-hidden"
    if verb == "campaign":
        return ("campaign", "campaign-place", "campaign-remove")[len(words) - 1]
    return verb


def _facts(move: str, room: Any) -> dict[str, str | int]:
    """The names of all that a move speaks of."""
    verb, *words = move.split()
    verb = _ALIKE.get(verb, verb)
    what = ["from", "city"] if verb == "retarget" else [word.strip("[]") for word in GRAMMAR[verb]]
    said = dict(zip(what, words, strict=False))
    city = said.get("city", "")
    return {
        "game": room.game,
        "place": _place(room, said["place"]) if "place" in said else _around(room, city),
        "city": _city(room, city),
        "from": _city(room, said.get("from", "")),
        "house": _house(said.get("house", "")),
        "removed": _house(said.get("-house", "").removeprefix("-")),
        "number": said.get("number", ""),
        "box": kind(said["box"], room) if "box" in said else "",
        "event": _event(said["event"], room) if "event" in said else "",
    }


def _city(room: Any, slug: str) -> str:
    """The name of a city on the board."""
    return next((city.name for city in room.board.cities if city.slug == slug), slug) if room.board else slug


def _place(room: Any, slug: str) -> str:
    """The name of a place on the board."""
    return (
        next((place.name for place in room.board.places if place.slug == slug), slug) if room.board else slug
    )


def _around(room: Any, city: str) -> str:
    """The name of the place that a city lies in."""
    places = room.board.places if room.board else ()
    return next((place.name for place in places if city in [each.slug for each in place.cities]), "")


def _house(slug: str) -> str:
    return _heading(slug)


def _event(event: str | None, room: Any) -> str:
    return room.t(f"intrigue-event-{event or 'hidden'}", game=room.game)


def help_lines(room: Any) -> list[str]:
    """How to answer."""
    return [room.t("terminal-help-answer", move="pass")]
