"""A table of Byzantio or Nekken laid by real play, on a small map.

There is no nature, the test rolls every die. No place bears the number 8: an event that rolls it hits nobody.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hippodrome.game import Game, Outcome
from hippodrome.games.intrigue import record

# ---------------------------------------------------------------- two small maps

HOUSES = ("aggelos", "komnenos", "doukas", "phokas")  # BY-04, by seat unless a test says otherwise
TRIBES = ("racan", "hunder", "anicarn", "heran")  # NK-01

# Four columns, three rows; borders between those side by side, and one above the other. Capitals come first.
_PROVINCES: tuple[tuple[str, int, str, str], ...] = (
    ("attica", 1, "aggelos", "a1"),
    ("boeotia", 2, "", "b1 b2"),
    ("cilicia", 3, "", "c1"),
    ("doris", 4, "komnenos", "d1"),
    ("elis", 5, "", "e1"),
    ("frygia", 6, "", "f1 f2"),
    ("galatia", 7, "", "g1"),
    ("hellas", 1, "", "h1"),
    ("ionia", 2, "phokas", "i1"),
    ("judaea", 3, "", "j1"),
    ("kappadokia", 4, "", "k1 k2"),
    ("lydia", 6, "doukas", "l1"),
)
PROVINCES = [slug for slug, *_ in _PROVINCES]
CAPITALS = [cities.split()[0] for *_, cities in _PROVINCES]
CITIES = [city for *_, cities in _PROVINCES for city in cities.split()]
HOMES = {house: slug for slug, _, house, _ in _PROVINCES if house}
LANES = (("attica", "lydia"), ("elis", "hellas"))
COLUMNS = 4

# A ring of ten regions, the last beside the first; four of them lie at the volcano.
_REGIONS = ("ash", "bog", "cave", "dune", "elm", "fen", "gorge", "hill", "isle", "jungle")
REGIONS = list(_REGIONS)
NUMBERS = dict(zip(REGIONS, (1, 2, 3, 4, 5, 6, 7, 1, 2, 3), strict=True))
SHORES = ("ash", "cave", "fen", "hill")  # the volcano's neighbours


def _borders(n: int) -> list[str]:
    """The provinces above, left, right and below."""
    row, column = divmod(n, COLUMNS)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [PROVINCES[r * COLUMNS + c] for r, c in around if 0 <= r < 3 and 0 <= c < COLUMNS]


def _lanes(slug: str) -> list[str]:
    return [b if a == slug else a for a, b in LANES if slug in (a, b)]


NEIGHBOURS = {slug: {*_borders(n), *_lanes(slug)} for n, slug in enumerate(PROVINCES)}


def _drawn(n: int, slug: str, neighbours: Sequence[str], cities: str, **more: Any) -> dict[str, Any]:
    """A place of a map file: a square, its cities in a row."""
    y, x = (100 * side for side in divmod(n, COLUMNS))
    return {
        "slug": slug,
        "name": slug.title(),
        "neighbours": list(neighbours),
        "sea": [],
        "label": [x + 50, y + 20],
        "shape": f"M{x},{y} {x + 100},{y} {x + 100},{y + 100} {x},{y + 100}Z",
        "city": [
            {"slug": city, "name": city.title(), "capital": i == 0, "at": [x + 20 + 40 * i, y + 60]}
            for i, city in enumerate(cities.split())
        ],
        **more,
    }


def byzantio_map() -> dict[str, Any]:
    """Twelve provinces; boeotia, frygia and kappadokia have a minor city each."""
    return {
        "format": "hippodrome-board/1",
        "slug": "small-byzantio",
        "name": "Small Byzantio",
        "size": [400, 300],
        "place": [
            _drawn(
                n,
                slug,
                _borders(n),
                cities,
                sea=_lanes(slug),
                number=number,
                **({"home": home} if home else {}),
            )
            for n, (slug, number, home, cities) in enumerate(_PROVINCES)
        ],
    }


def nekken_map() -> dict[str, Any]:
    """The volcano, and ten regions around it."""
    volcano = _drawn(0, "nekken", SHORES, "")
    del volcano["city"]
    ring = [
        _drawn(
            n,
            slug,
            [REGIONS[n - 2], REGIONS[n % 10], *(["nekken"] if slug in SHORES else [])],
            slug,
            number=NUMBERS[slug],
        )
        for n, slug in enumerate(REGIONS, 1)
    ]
    return {
        "format": "hippodrome-board/1",
        "slug": "small-nekken",
        "name": "Small Nekken",
        "size": [400, 300],
        "volcano": "nekken",
        "place": [volcano, *ring],
    }


BOARDS = {"byzantio": byzantio_map(), "nekken": nekken_map()}

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# ---------------------------------------------------------------- laying a position


def fresh(seats: int, name: str = "byzantio", **options: Any) -> Game:
    """A table at which nothing is written yet."""
    return Game(name, {"seats": seats, "board": BOARDS[name], **options})


def write(game: Game, seat: int, targets: str = "") -> None:
    """All targets of a seat: these first, then capitals in the board's order, from each seat's own on."""
    for city in targets.split():
        game.play(seat, f"target {city}")
    listed = CAPITALS if game.name == "byzantio" else REGIONS
    turned = listed[3 * seat :] + listed[: 3 * seat]
    while seat in game.turn and phase(game) == "targets":
        legal = game.legal(seat)
        game.play(seat, next(move for city in turned if (move := f"target {city}") in legal))


def start(
    seats: int,
    name: str = "byzantio",
    *,
    starter: int = 0,
    targets: Mapping[int, str] | None = None,
    **options: Any,
) -> Game:
    """The first turn of a game: targets are written, and the starter has rolled highest."""
    game = fresh(seats, name, **options)
    for seat in range(seats):
        write(game, seat, (targets or {}).get(seat, ""))
    for seat in range(seats):
        game.play("nature", "roll 8" if seat == starter else "roll 1")
    assert (phase(game), game.turn) == ("act", [starter])
    return game


def nekken(seats: int, **options: Any) -> Game:
    """The same on the other board."""
    return start(seats, "nekken", **options)


def fork(game: Game) -> Game:
    """The same game once more, to be played on in another way."""
    return game.at(len(game.log))


def say(game: Game, line: str) -> None:
    """Moves parted by `;`, each by whoever is to move: nature when a roll is due, else the seat in turn."""
    for move in line.split(";"):
        game.play("nature" if game.chances() else game.turn[0], move.strip())


def turn(game: Game, moves: Mapping[int, str] | None = None, strike: str = "") -> None:
    """The next turn of actions; a seat that is given no move passes. An event on the way hits nobody."""
    play_until(game, "act", strike=strike)
    order = game.view("spectator")["order"]
    for seat in order:
        assert game.turn == [seat]
        say(game, (moves or {}).get(seat, "pass"))


def travel(game: Game, where: Mapping[int, str]) -> None:
    """These seats' pretenders advance in one turn, unless they are there already."""
    word = "advance" if game.name == "byzantio" else "explore"
    moves = {seat: f"{word} {place}" for seat, place in where.items() if pretender(game, seat) != place}
    if moves:
        turn(game, moves)


def occupy(game: Game, city: str, *seats: int) -> None:
    """A garrison of each seat named on the city, by advance and muster; named twice, a second one."""
    travel(game, {seat: province(city) for seat in seats})
    word = "muster" if game.name == "byzantio" else "settle"
    for times in (1, 2):
        if movers := [seat for seat in set(seats) if seats.count(seat) >= times]:
            turn(game, dict.fromkeys(movers, f"{word} {city}"))


def step(game: Game, strike: str = "") -> None:
    """One move of a dull game: pass, roll an 8, keep, cross off what there is most of, guess wrong."""
    now = phase(game)
    if now == "reveal":
        names = ("earthquake", "famine", "succession", "plague")
        game.play("nature", f"reveal {names[game.chances().index(1)]}")
    elif game.chances():
        game.play("nature", "roll 8")
    else:
        seat = game.turn[0]
        usual = {"act": "pass", "answer": "refuse", "succession": "keep"}
        if now == "strike":
            left = boxes(game, seat)
            game.play(
                seat, f"strike {strike if left.get(strike) else max(left, key=lambda kind: left[kind])}"
            )
        elif now == "espionage":
            right = truths(game)
            game.play(seat, next(move for move in game.legal(seat) if move not in right))
        else:
            game.play(seat, usual.get(now) or game.legal(seat)[0])


def play_until(game: Game, wanted: str, number: int | None = None, strike: str = "") -> None:
    """The dull game, up to the next time that this phase (of this turn) comes."""
    while not (phase(game) == wanted and number in (None, turn_number(game))):
        assert phase(game) != "end", f"the game ended without {wanted}"
        step(game, strike)


def to_event(game: Game, number: int) -> None:
    """The dull game, up to the event of this turn: its roll, its tile or its choices are next."""
    while turn_number(game) < number:
        step(game)
    assert turn_number(game) == number


def finish(game: Game) -> Outcome:
    """The dull game, to its end; nobody guesses right."""
    play_until(game, "end")
    assert game.outcome is not None
    return game.outcome


# ---------------------------------------------------------------- looking


def phase(game: Game) -> str:
    return record.PHASES[game.record["phase"][0]]  # as in the view, but fast


def turn_number(game: Game) -> int:
    return int(game.record["turn_number"][0])


def player(game: Game, seat: int) -> dict[str, Any]:
    """What lies open before a seat."""
    return dict(game.view("spectator")["players"][seat])


def pretender(game: Game, seat: int) -> str:
    return str(player(game, seat)["pretender"])


def pretenders(game: Game) -> list[str]:
    return [pretender(game, seat) for seat in range(game.seats)]


def reserve(game: Game, seat: int) -> int:
    return int(player(game, seat)["reserve"])


def reserves(game: Game) -> list[int]:
    return [reserve(game, seat) for seat in range(game.seats)]


def boxes(game: Game, seat: int) -> dict[str, int]:
    """The unused boxes of a seat, by kind."""
    return dict(player(game, seat)["boxes"])


def garrisons(game: Game, city: str) -> list[int]:
    """How many garrisons each seat has on a city."""
    there = game.view("spectator")["garrisons"].get(city, {})
    return [there.get(house, 0) for house in game.options["houses"]]


def board_garrisons(game: Game) -> dict[str, dict[str, int]]:
    return dict(game.view("spectator")["garrisons"])


def targets(game: Game, seat: int) -> list[str]:
    """The targets of a seat by slot, as it sees them itself."""
    return [target["city"] for target in game.view(seat)["players"][seat]["targets"]]


def slot_points(game: Game, seat: int) -> list[int]:
    return [target["points"] for target in game.view(seat)["players"][seat]["targets"]]


def truths(game: Game) -> list[str]:
    """Every guess that would be right."""
    return [f"guess {house} {targets(game, seat)[0]}" for seat, house in enumerate(game.options["houses"])]


def province(city: str) -> str:
    """The province of a city; a region is its own."""
    return city if city in REGIONS else PROVINCES[[name[0] for name in PROVINCES].index(city[0])]


def legal(game: Game, seat: int, verb: str) -> list[str]:
    """The moves of a seat that begin with this word."""
    return [move for move in game.legal(seat) if move.split()[0] == verb]


def needed(game: Game) -> int:
    """What the roll that is due must show."""
    return int(game.view("spectator")["roll"]["needed"])
