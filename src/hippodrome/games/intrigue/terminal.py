"""The table of Byzantio or Nekken drawn from a view, the names on it, and its moves in words.

The table shows places and houses as they are typed; sentences call them by their names.
"""

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hippodrome.games.intrigue.boards import City, Place
from hippodrome.games.intrigue.notation import BOX_WORDS, GRAMMAR

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
        if player["crossed_off"]:
            sheets.append(Text(t("intrigue-crossed-off", box=kind(player["crossed_off"], room))))
        if player["guesses"]:
            named = ", ".join(f"{house} {city}" for house, city in player["guesses"].items())
            sheets.append(Text(t("terminal-guesses", house=_house(player["house"]), guesses=named)))
    return sheets


# ---------------------------------------------------------------- names, and moves in words


def named(kind_of_fact: str, fact: Any, room: Any) -> str:
    """A fact of a question or a story, as the board and the catalogue call it.

    >>> from hippodrome.games import GAMES
    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> room = Room(Messages("fr"), "byzantio", [], GAMES["byzantio"].board({"board": "byzantio"}))
    >>> named("places", ["thrace", "crete"], room), named("house", "doukas", room), named("box", "muster", room)
    ('Thrace et Crète', 'Doukas', 'Rassemblement')
    """
    match kind_of_fact:
        case "place":
            return _place(room, fact)
        case "places":
            return str(room.t.listed([_place(room, place) for place in fact]))
        case "city":
            return _city(room, fact)
        case "house":
            return _house(fact)
        case "houses":
            return str(room.t.listed([_house(house) for house in fact]))
        case "box":
            return kind(fact, room)
        case "event":
            return _event(fact, room)
        case "roll":
            return str(fact)
    raise ValueError(f"Byzantio and Nekken tell no {kind_of_fact}")


def kind(verb: str, room: Any) -> str:
    """What a verb of the notation means, or the box that is used up by it."""
    return str(room.t(f"intrigue-kind-{verb}"))


def deed(move: str, room: Any) -> str:
    """A move, as what the person does.

    >>> from hippodrome.locales import Messages
    >>> from hippodrome.terminal.room import Room
    >>> deed("bribe nicaea doukas", Room(Messages("fr"), "byzantio", []))
    'Corrompre la garnison des Doukas à Nicée'
    """
    verb, *words = move.split()
    verb = _ALIKE.get(verb, verb)
    done = ("campaign", "campaign-place", "campaign-remove")[len(words) - 1] if verb == "campaign" else verb
    return str(room.t(f"intrigue-do-{done}", **_facts(verb, words, room)))


def _facts(verb: str, words: Sequence[str], room: Any) -> dict[str, str | int]:
    """The names of all that a move speaks of."""
    what = ["from", "city"] if verb == "retarget" else [word.strip("[]") for word in GRAMMAR[verb]]
    said = dict(zip(what, words, strict=False))
    return {
        "game": room.game,
        "place": _place(room, said.get("place", "")),
        "city": _city(room, said.get("city", "")),
        "from": _city(room, said.get("from", "")),
        "house": _house(said.get("house", "")),
        "removed": _house(said.get("-house", "").removeprefix("-")),
        "box": kind(said["box"], room) if "box" in said else "",
    }


def coloured(sentence: str, room: Any) -> Text:
    """A sentence as it is: nothing here has colours."""
    return Text(sentence)


def help_lines(room: Any) -> list[str]:
    """How to answer."""
    return [room.t("terminal-help-answer", move="pass")]


def _city(room: Any, slug: str) -> str:
    """The name of a city on the board."""
    return _called(slug, room.board.cities if room.board else (), room)


def _place(room: Any, slug: str) -> str:
    """The name of a place on the board."""
    return _called(slug, room.board.places if room.board else (), room)


def _called(slug: str, listed: Sequence[City | Place], room: Any) -> str:
    """A name in the language of the room; as the board has it, if the catalogue does not know it."""
    name = next((one.name for one in listed if one.slug == slug), slug)
    known = re.sub("[^a-z0-9]+", "-", name.lower())
    return str(room.t(f"intrigue-place-{known}")) if room.t.has(f"intrigue-place-{known}") else name


def _house(slug: str) -> str:
    return _heading(slug)


def _event(event: str | None, room: Any) -> str:
    return str(room.t(f"intrigue-event-{event or 'hidden'}", game=room.game))
