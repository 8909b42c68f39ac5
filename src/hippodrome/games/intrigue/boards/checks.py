"""Whether data describes a board that can be played on. Whatever is wrong is said: what, and where."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from hippodrome.games.intrigue.boards.board import FORMAT, Board, BoardError, City, Place

HOUSES = ("aggelos", "komnenos", "doukas", "phokas")  # BY-04: these have homes; Nekken's tribes have none
GAMES = ("byzantio", "nekken")
NUMBERS = range(1, 9)  # BY-03, one side of the die each (BY-05)

MOST_PLACES, MOST_CITIES = 32, 40
FEWEST_PLACES = {"byzantio": 7, "nekken": 6}  # BY-07, NK-04: as many as there are targets
LONGEST_NAME, LONGEST_PATH, ALL_PATHS = 40, 100_000, 200_000

SLUG = re.compile(r"[a-z][a-z0-9-]{0,30}")
PATH = re.compile(r"M[MLHVCSQTAZ0-9 ,.\-]*Z")
NUMBER = r"-?(?:[0-9]{1,4}(?:\.[0-9]{1,3})?|\.[0-9]{1,3})"
COORDINATE = re.compile(NUMBER)
WHOLE_PATH = re.compile(rf"M(?:[MLHVCSQTAZ ,]|{NUMBER}(?![0-9.\-]))*+(?<=Z)")


def check(data: Mapping[str, Any], game: str, *, ours: bool = False, fewest: int | None = None) -> Board:
    """The board that this data describes, for "byzantio" or "nekken"; `ours` adds the counts of MAP-01/02.

    It has at least `fewest` places, or as many as the game has targets.

    >>> from hippodrome.games.intrigue.boards import load
    >>> data = load("byzantio").to_data()
    >>> data["place"][3]["number"] = 9
    >>> check(data, "byzantio")
    Traceback (most recent call last):
    ...
    hippodrome.games.intrigue.boards.board.BoardError: place paristrion: the number is not one of 1 to 8
    """
    if game not in GAMES:
        raise BoardError(f"there is no game with a board called {game!r}: choose one of {', '.join(GAMES)}")
    board = _board(data)
    _check_totals(board)
    _check_borders(board)
    _check_game(board, game, FEWEST_PLACES[game] if fewest is None else fewest)
    _check_connected(board)
    if ours:
        _check_counts(board, game)
    return board


# ---------------------------------------------------------------- one value at a time


def _fields(
    data: object, where: str, needed: Collection[str], optional: Collection[str] = ()
) -> dict[str, Any]:
    """A table with exactly these keys."""
    if not isinstance(data, Mapping):
        raise BoardError(f"{where}: not a table")
    for key in needed:
        if key not in data:
            raise BoardError(f'{where}: "{key}" is missing')
    for key in data:
        if key not in needed and key not in optional:
            raise BoardError(f'{where}: there is no key "{_short(key)}"')
    return dict(data)


def _short(value: object) -> str:
    """A stranger's text, cut to fit a message."""
    if not isinstance(value, str):
        return f"({type(value).__name__})"
    return (
        (value if len(value) <= LONGEST_NAME else value[:LONGEST_NAME] + "…")
        .encode("unicode_escape")
        .decode()
    )


def _slug(value: object, where: str, what: str = "slug") -> str:
    if not isinstance(value, str) or not SLUG.fullmatch(value):
        raise BoardError(
            f"{where}: {what} {_short(value)} is not a slug (a–z, 0–9 and -, a letter first, at most 31)"
        )
    return value


def _name(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BoardError(f"{where}: the name is not a text")
    if len(value) > LONGEST_NAME:
        raise BoardError(f"{where}: the name is longer than {LONGEST_NAME} characters")
    if not value.isprintable():
        raise BoardError(f"{where}: the name holds characters that can't be printed")
    return value


def _list(value: object, where: str, what: str, most: int) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BoardError(f"{where}: {what} is not a list")
    if len(value) > most:
        raise BoardError(f"{where}: {what} has more than {most} entries")
    return list(value)


def _slugs(value: object, where: str, what: str) -> tuple[str, ...]:
    slugs = [_slug(entry, where, f"in {what}:") for entry in _list(value, where, what, MOST_PLACES)]
    for slug, times in Counter(slugs).items():
        if times > 1:
            raise BoardError(f"{where}: {what} names {slug} twice")
    return tuple(slugs)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _size(value: object) -> tuple[int, int]:
    sides = _list(value, "board", "size", 2)
    if len(sides) != 2 or not all(type(side) is int and 100 <= side <= 4000 for side in sides):
        raise BoardError("board: the size is not two whole numbers from 100 to 4000")
    return sides[0], sides[1]


def _point(value: object, where: str, what: str, size: tuple[int, int]) -> tuple[float, float]:
    point = _list(value, where, what, 2)
    if len(point) != 2 or not all(map(_is_number, point)):
        raise BoardError(f"{where}: {what} is not two numbers")
    x, y = point
    if not (0 <= x <= size[0] and 0 <= y <= size[1]):  # NaN and infinity fail this too
        raise BoardError(f"{where}: {what} is outside the drawing of {size[0]} × {size[1]}")
    return float(x), float(y)


def _path(value: object, where: str, what: str) -> str:
    """An SVG path of capital commands and plain numbers: nothing else gets into a page."""
    if not isinstance(value, str):
        raise BoardError(f"{where}: {what} is not a text")
    if len(value) > LONGEST_PATH:
        raise BoardError(f"{where}: {what} is longer than {LONGEST_PATH} characters")
    if WHOLE_PATH.fullmatch(value):  # a third of the time that it takes to say what is wrong
        return value
    if not PATH.fullmatch(value):
        raise BoardError(f"{where}: {what} is not an SVG path from M to Z of capital letters and numbers")
    for coordinate in re.findall(r"[0-9.\-]+", value):
        if not COORDINATE.fullmatch(coordinate):
            raise BoardError(f"{where}: {what} has a coordinate {_short(coordinate)}")
    return value


# ---------------------------------------------------------------- the data, read


def _board(data: Mapping[str, Any]) -> Board:
    fields = _fields(data, "board", ("format", "slug", "name", "size", "place"), ("volcano", "land"))
    if fields["format"] != FORMAT:
        raise BoardError(f'board: the format is {_short(fields["format"])}, not "{FORMAT}"')
    size = _size(fields["size"])
    places = _list(fields["place"], "board", "place", MOST_PLACES)
    return Board(
        slug=_slug(fields["slug"], "board"),
        name=_name(fields["name"], "board"),
        volcano=_slug(fields["volcano"], "board", "volcano") if "volcano" in fields else None,
        places=tuple(_place(place, f"place {n}", size) for n, place in enumerate(places, start=1)),
        size=size,
        land=_path(fields["land"], "board", "land") if "land" in fields else "",
    )


def _place(data: object, where: str, size: tuple[int, int]) -> Place:
    needed = ("slug", "name", "neighbours", "sea", "shape", "label")
    fields = _fields(data, where, needed, ("number", "home", "city"))
    slug = _slug(fields["slug"], where)
    where = f"place {slug}"
    number = fields.get("number")
    if "number" in fields and (type(number) is not int or number not in NUMBERS):
        raise BoardError(f"{where}: the number is not one of 1 to 8")
    cities = _list(fields.get("city", []), where, "city", MOST_CITIES)
    return Place(
        slug=slug,
        name=_name(fields["name"], where),
        number=number,
        home=_slug(fields["home"], where, "home") if "home" in fields else None,
        neighbours=_slugs(fields["neighbours"], where, "neighbours"),
        sea=_slugs(fields["sea"], where, "sea"),
        cities=tuple(_city(city, f"{where}, city {n}", size) for n, city in enumerate(cities, start=1)),
        shape=_path(fields["shape"], where, "shape"),
        label=_point(fields["label"], where, "label", size),
    )


def _city(data: object, where: str, size: tuple[int, int]) -> City:
    fields = _fields(data, where, ("slug", "name", "capital", "at"))
    slug = _slug(fields["slug"], where)
    where = f"city {slug}"
    if not isinstance(fields["capital"], bool):
        raise BoardError(f"{where}: capital is neither true nor false")
    return City(
        slug, _name(fields["name"], where), fields["capital"], _point(fields["at"], where, "at", size)
    )


# ---------------------------------------------------------------- the board as a whole


def _once(kind: str, what: str, values: Sequence[str]) -> None:
    for value, times in Counter(values).items():
        if times > 1:
            raise BoardError(f"{kind} {_short(value)}: the {what} is used twice")


def _check_totals(board: Board) -> None:
    """No slug and no name twice, and no more of anything than can be handled."""
    for kind, pieces in (("place", board.places), ("city", board.cities)):
        _once(kind, "slug", [piece.slug for piece in pieces])
        _once(kind, "name", [piece.name for piece in pieces])
    if len(board.cities) > MOST_CITIES:
        raise BoardError(f"board: more than {MOST_CITIES} cities")
    if len(board.land) + sum(len(place.shape) for place in board.places) > ALL_PATHS:
        raise BoardError(f"board: the paths have more than {ALL_PATHS} characters in all")


def _check_borders(board: Board) -> None:
    """Borders and lanes lead to other places of the map, and back (BY-02)."""
    known = {place.slug: place for place in board.places}
    for place in board.places:
        where = f"place {place.slug}"
        for kind, others in (("neighbours", place.neighbours), ("sea", place.sea)):
            for other in others:
                if other not in known:
                    raise BoardError(f"{where}: {kind} names {other}, which is no place of this map")
                if other == place.slug:
                    raise BoardError(f"{where}: it is its own neighbour")
                if place.slug not in getattr(known[other], kind):
                    raise BoardError(f"{where}: {kind} names {other}, but not the other way round")
        for other in place.neighbours:
            if other in place.sea:
                raise BoardError(f"{where}: {other} is a neighbour both by land and by sea")


def _check_connected(board: Board) -> None:
    """One can get everywhere; on Nekken without crossing the volcano, where nobody returns (NK-03)."""
    around = {place.slug: place.around for place in board.places if place.slug != board.volcano}
    reached = [next(iter(around))]
    for slug in reached:
        reached += [other for other in around[slug] if other in around and other not in reached]
    for slug in around:
        if slug not in reached:
            without = " without the volcano" if board.volcano else ""
            raise BoardError(f"place {slug}: it can't be reached from {reached[0]}{without}")


def _check_game(board: Board, game: str, fewest: int) -> None:
    """What a map must have to be played on by the rules of the game."""
    if game == "nekken":
        _check_volcano(board)
    elif board.volcano:
        raise BoardError("board: it has a volcano, but Byzantio has none")
    else:
        _check_homes(board)
    regular = [place for place in board.places if place.slug != board.volcano]
    if len(regular) < fewest:
        raise BoardError(f"board: {len(regular)} places, but {game} needs {fewest} or more")
    for place in regular:
        _check_place(place, game)


def _check_place(place: Place, game: str) -> None:
    where = f"place {place.slug}"
    if place.number is None:
        raise BoardError(f"{where}: it has no number")
    capitals = sum(city.capital for city in place.cities)
    if capitals != 1:
        raise BoardError(f"{where}: it has {capitals} capitals, not one (BY-01)")
    if game == "nekken":
        if len(place.cities) != 1 or (place.cities[0].slug, place.cities[0].name) != (place.slug, place.name):
            raise BoardError(f"{where}: a region's one city is itself, by slug and name (NK-02)")
        if place.sea:
            raise BoardError(f"{where}: it has sea lanes, but Nekken has no sea (NK-02)")
        if place.home:
            raise BoardError(f"{where}: it is a home, but Nekken has none (NK-03)")


def _check_homes(board: Board) -> None:
    """Each house has one home (BY-04)."""
    homes = [place.home for place in board.places if place.home]
    for place in board.places:
        if place.home and place.home not in HOUSES:
            raise BoardError(f"place {place.slug}: there is no house {place.home}")
    for house in HOUSES:
        if homes.count(house) != 1:
            raise BoardError(f"board: house {house} has {homes.count(house)} homes, not one (BY-04)")


def _check_volcano(board: Board) -> None:
    """Where the chiefs start and nobody settles (NK-03)."""
    if board.volcano is None:
        raise BoardError('board: "volcano" is missing (NK-03)')
    found = [place for place in board.places if place.slug == board.volcano]
    if not found:
        raise BoardError(f"board: the volcano {board.volcano} is no place of this map")
    volcano, where = found[0], f"place {board.volcano}"
    if volcano.number is not None:
        raise BoardError(f"{where}: the volcano bears no number (NK-03)")
    if volcano.cities:
        raise BoardError(f"{where}: nobody settles in the volcano, so it has no city (NK-03)")
    if volcano.home or volcano.sea:
        raise BoardError(f"{where}: the volcano has neither home nor sea lane (NK-03)")
    if not volcano.neighbours:
        raise BoardError(f"{where}: no chief could leave the volcano (NK-03)")


# ---------------------------------------------------------------- our own two boards


def _check_counts(board: Board, game: str) -> None:
    """Every number of MAP-01 or MAP-02."""
    known = {place.slug: place for place in board.places}
    for place in board.places:
        for other in place.around:
            if place.number is not None and place.number == known[other].number:
                raise BoardError(f"place {place.slug}: {other} beside it bears the same number")
    for what, found, wanted in _map_01(board) if game == "byzantio" else _map_02(board):
        if found not in wanted:
            raise BoardError(f"board: {what}: {found}, not {wanted}")


_Count = tuple[str, int, Collection[int]]  # what is counted, how many there are, how many there can be


def _map_01(board: Board) -> Iterator[_Count]:
    minor = [place for place in board.places if len(place.cities) == 2]
    homes = {place.slug for place in board.places if place.home}
    yield "provinces", len(board.places), (25,)
    yield "cities", len(board.cities), (34,)
    yield "provinces with a minor city", len(minor), (9,)
    yield "most neighbours of a province", max(len(place.around) for place in board.places), range(8)
    yield "homes beside a home", sum(bool(homes & {*board.place(h).around}) for h in homes), (0,)
    for number in NUMBERS:
        yield f"provinces with {number}", sum(p.number == number for p in board.places), (3, 4)
    for city in ("corinth", "serres", "iconium", "amaseia", "cherson"):
        yield f"cities called {city}", sum(c.slug == city for c in board.cities), (1,)


def _map_02(board: Board) -> Iterator[_Count]:
    yield "regions", len(board.places) - 1, (24,)
    yield "regions beside the volcano", len(board.place(board.volcano or "").neighbours), range(4, 25)
    for number in NUMBERS:
        yield f"regions with {number}", sum(p.number == number for p in board.places), (3,)
