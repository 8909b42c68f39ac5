"""Kinds of damage to a map file, and what the checker has to say about each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Damage:
    """A change to the data of one of our boards, and the message that refuses it."""

    name: str
    game: str
    change: Callable[[Data], object]
    message: str


def place(data: Data, slug: str) -> Data:
    """A place of the data, to be changed."""
    found: Data = next(entry for entry in data["place"] if entry["slug"] == slug)
    return found


def city(data: Data, slug: str) -> Data:
    """A city of the data, to be changed."""
    found: Data = next(c for entry in data["place"] for c in entry["city"] if c["slug"] == slug)
    return found


def _set(path: str, value: object) -> Callable[[Data], object]:
    """Sets `key`, `place.key` or `city/slug.key`."""

    def change(data: Data) -> None:
        where, _, key = path.rpartition(".")
        if where.startswith("city/"):
            city(data, where.removeprefix("city/"))[key] = value
        elif where:
            place(data, where)[key] = value
        else:
            data[key] = value

    return change


def _cut_off(data: Data, *slugs: str) -> None:
    """Takes away every border and lane between these places and the others."""
    for entry in data["place"]:
        for kind in ("neighbours", "sea"):
            inside = entry["slug"] in slugs
            entry[kind] = [other for other in entry[kind] if (other in slugs) == inside]


def _keep(data: Data, *slugs: str) -> None:
    """A smaller map."""
    _cut_off(data, *slugs)
    data["place"] = [entry for entry in data["place"] if entry["slug"] in slugs]


def _crowd(data: Data, count: int) -> None:
    """More places than there can be."""
    for n in range(count):
        copy = {**place(data, "cyprus"), "slug": f"new-{n}", "name": f"New {n}", "city": []}
        data["place"].append(copy)


def _crowd_cities(data: Data) -> None:
    """More cities than there can be."""
    for n in range(7):
        extra = {"slug": f"new-{n}", "name": f"New {n}", "capital": False, "at": [10, 10]}
        place(data, "thrace")["city"].append(extra)


def _no_home(data: Data) -> None:
    del place(data, "hellas")["home"]


def _second_home(data: Data) -> None:
    place(data, "crete")["home"] = "phokas"


def _ferry(data: Data) -> None:
    """A sea lane beside a border."""
    place(data, "thrace")["sea"].append("strymon")
    place(data, "strymon")["sea"].append("thrace")


def _sail_nekken(data: Data) -> None:
    place(data, "aldur")["sea"].append("luneth")
    place(data, "luneth")["sea"].append("aldur")


B, N = "byzantio", "nekken"

DAMAGES = [
    Damage("missing key", B, lambda d: d.pop("name"), r'board: "name" is missing'),
    Damage("unknown key", B, _set("colour", "red"), r'board: there is no key "colour"'),
    Damage("other format", B, _set("format", "chess/1"), r"board: the format is chess/1"),
    Damage("slug with capitals", B, _set("slug", "By Zantio"), r"board: slug By Zantio is not a slug"),
    Damage("slug too long", B, _set("slug", "b" * 32), r"board: slug b+ is not a slug"),
    Damage("size of one number", B, _set("size", [1000]), r"board: the size is not two whole numbers"),
    Damage("huge size", B, _set("size", [10**9, 640]), r"board: the size is not two whole numbers"),
    Damage("places not a list", B, _set("place", {}), r"board: place is not a list"),
    Damage("too many places", B, lambda d: _crowd(d, 8), r"board: place has more than 32 entries"),
    Damage("place not a table", B, lambda d: d["place"].insert(1, 7), r"place 2: not a table"),
    Damage("place without shape", B, lambda d: place(d, "crete").pop("shape"), r'place 13: "shape" is missing'),
    Damage("place with unknown key", B, _set("crete.tax", 3), r'place 13: there is no key "tax"'),
    Damage("place slug not text", B, _set("crete.slug", 5), r"place 13: slug \(int\) is not a slug"),
    Damage("name not text", B, _set("crete.name", 5), r"place crete: the name is not a text"),
    Damage("name too long", B, _set("crete.name", "C" * 41), r"place crete: the name is longer than 40"),
    Damage("name not printable", B, _set("crete.name", "Cr\x07ete"), r"place crete: the name holds characters"),
    Damage("name turned around", B, _set("crete.name", "\u202eCrete"), r"place crete: the name holds characters"),
    Damage("number 9", B, _set("crete.number", 9), r"place crete: the number is not one of 1 to 8"),
    Damage("number true", B, _set("crete.number", True), r"place crete: the number is not one of 1 to 8"),
    Damage("number 2.0", B, _set("crete.number", 2.0), r"place crete: the number is not one of 1 to 8"),
    Damage("no number", B, lambda d: place(d, "crete").pop("number"), r"place crete: it has no number"),
    Damage("neighbours not a list", B, _set("crete.neighbours", "all"), r"place crete: neighbours is not a list"),
    Damage("neighbour not a slug", B, _set("crete.neighbours", [1]), r"place crete: in neighbours: \(int\) is not a"),
    Damage("neighbour twice", B, _set("crete.sea", ["aegean"] * 2), r"place crete: sea names aegean twice"),
    Damage("endless neighbours", B, _set("crete.sea", ["a"] * 99), r"place crete: sea has more than 32 entries"),
    Damage(
        "unknown neighbour", B, lambda d: place(d, "crete")["sea"].append("rome"),
        r"place crete: sea names rome, which is no place of this map",
    ),
    Damage(
        "own neighbour", B, lambda d: place(d, "crete")["neighbours"].append("crete"),
        r"place crete: it is its own neighbour",
    ),
    Damage(
        "border one way", B, lambda d: place(d, "thrace")["neighbours"].remove("strymon"),
        r"place strymon: neighbours names thrace, but not the other way round",
    ),
    Damage(
        "lane one way", B, lambda d: place(d, "crete")["sea"].append("hellas"),
        r"place crete: sea names hellas, but not the other way round",
    ),
    Damage("border and lane", B, _ferry, r"place strymon: thrace is a neighbour both by land and by sea"),
    Damage("in two pieces", B, lambda d: _cut_off(d, "crete"), r"place crete: it can't be reached from longobardia"),
    Damage("place slug twice", B, _set("crete.slug", "cyprus"), r"place cyprus: the slug is used twice"),
    Damage("place name twice", B, _set("crete.name", "Cyprus"), r"place Cyprus: the name is used twice"),
    Damage("city slug twice", B, _set("city/bari.slug", "thebes"), r"city thebes: the slug is used twice"),
    Damage("city name twice", B, _set("city/bari.name", "Thebes"), r"city Thebes: the name is used twice"),
    Damage("too many cities", B, _crowd_cities, r"board: more than 40 cities"),
    Damage("cities not a list", B, _set("crete.city", "Chandax"), r"place crete: city is not a list"),
    Damage("city not a table", B, _set("crete.city", ["Chandax"]), r"place crete, city 1: not a table"),
    Damage("city without at", B, lambda d: city(d, "bari").pop("at"), r'place longobardia, city 1: "at" is missing'),
    Damage("capital maybe", B, _set("city/bari.capital", "yes"), r"city bari: capital is neither true nor false"),
    Damage("no capital", B, _set("city/bari.capital", False), r"place longobardia: it has 0 capitals, not one"),
    Damage("two capitals", B, _set("city/rhegion.capital", True), r"place longobardia: it has 2 capitals, not one"),
    Damage("city off the map", B, _set("city/bari.at", [10, 641]), r"city bari: at is outside the drawing"),
    Damage("city at NaN", B, _set("city/bari.at", [float("nan"), 1]), r"city bari: at is outside the drawing"),
    Damage("city of text", B, _set("city/bari.at", ["1", 1]), r"city bari: at is not two numbers"),
    Damage("label off the map", B, _set("crete.label", [-1, 5]), r"place crete: label is outside the drawing"),
    Damage("label at infinity", B, _set("crete.label", [1, float("inf")]), r"place crete: label is outside the"),
    Damage("label too long", B, _set("crete.label", [1, 2, 3]), r"place crete: label has more than 2 entries"),
    Damage("shape not text", B, _set("crete.shape", 3), r"place crete: shape is not a text"),
    Damage("shape with a tag", B, _set("crete.shape", 'M0,0"/><script>Z'), r"place crete: shape is not an SVG path"),
    Damage("shape of small letters", B, _set("crete.shape", "m0,0 1,1z"), r"place crete: shape is not an SVG path"),
    Damage("shape too far", B, _set("crete.shape", "M0,0 999999,1Z"), r"place crete: shape has a coordinate 999999"),
    Damage("shape too long", B, _set("crete.shape", "M0" + " 0" * 60_000 + "Z"), r"place crete: shape is longer than"),
    Damage("land not a path", B, _set("land", "url(#x)"), r"board: land is not an SVG path"),
    Damage("too few places", B, lambda d: _keep(d, *"paristrion hellas anatolic cyprus crete aegean".split()),
           r"board: 6 places, but byzantio needs 7 or more"),
    Damage("unknown house", B, _set("crete.home", "lannister"), r"place crete: there is no house lannister"),
    Damage("home missing", B, _no_home, r"board: house doukas has 0 homes, not one"),
    Damage("home twice", B, _second_home, r"board: house phokas has 2 homes, not one"),
    Damage("volcano in Byzantio", B, _set("volcano", "crete"), r"board: it has a volcano, but Byzantio has none"),
    Damage("volcano missing", N, lambda d: d.pop("volcano"), r'board: "volcano" is missing'),
    Damage("volcano unknown", N, _set("volcano", "etna"), r"board: the volcano etna is no place of this map"),
    Damage("volcano numbered", N, _set("nekken.number", 4), r"place nekken: the volcano bears no number"),
    Damage("volcano settled", N, _set("nekken.city", [{"slug": "n", "name": "N", "capital": True, "at": [9, 9]}]),
           r"place nekken: nobody settles in the volcano"),
    Damage("volcano a home", N, _set("nekken.home", "phokas"), r"place nekken: the volcano has neither home nor"),
    Damage("volcano alone", N, lambda d: _cut_off(d, "nekken"), r"place nekken: no chief could leave the volcano"),
    Damage("region with a home", N, _set("aldur.home", "phokas"), r"place aldur: it is a home, but Nekken has none"),
    Damage("region with a lane", N, _sail_nekken, r"place aldur: it has sea lanes, but Nekken has no sea"),
    Damage("region of another name", N, _set("city/aldur.name", "Aldo"), r"place aldur: a region's one city is itself"),
    Damage("joined by the volcano only", N, lambda d: _only_volcano(d),
           r"place aldur: it can't be reached from bethra without the volcano"),
    Damage("too much to draw", B, lambda d: [entry.update(shape="M0" + " 0" * 20_000 + "Z") for entry in d["place"]],
           r"board: the paths have more than 200000 characters in all"),
    Damage("too few regions", N, lambda d: _keep(d, "nekken", "aldur", "bethra", "corun"),
           r"board: 3 places, but nekken needs 6 or more"),
]  # fmt: skip


def _only_volcano(data: Data) -> None:
    """Aldur keeps its border with the volcano alone; it comes last, so that it is the one not reached."""
    for other in place(data, "aldur")["neighbours"]:
        if other != "nekken":
            place(data, other)["neighbours"].remove("aldur")
    place(data, "aldur")["neighbours"] = ["nekken"]
    data["place"].append(data["place"].pop(data["place"].index(place(data, "aldur"))))


# Damage that the rules could live with, but that our own two boards must not have (MAP-01, MAP-02).


def _same_number(data: Data) -> None:
    place(data, "thrace")["number"] = place(data, "strymon")["number"]


def _one_number_more(data: Data) -> None:
    """The most frequent number goes to one more province, none of whose neighbours bears it."""
    numbers = [entry["number"] for entry in data["place"]]
    most = max(set(numbers), key=numbers.count)
    for entry in data["place"]:
        if most not in {
            entry["number"],
            *(place(data, o)["number"] for o in entry["neighbours"] + entry["sea"]),
        }:
            entry["number"] = most
            return


def _neighbouring_homes(data: Data) -> None:
    del place(data, "hellas")["home"]
    place(data, "strymon")["home"] = "doukas"


def _no_minor(data: Data) -> None:
    place(data, "hellas")["city"].pop()


def _minor_elsewhere(data: Data) -> None:
    moved = place(data, "hellas")["city"].pop()
    place(data, "thrace")["city"].append(moved)


def _rename_corinth(data: Data) -> None:
    city(data, "corinth").update(slug="argos", name="Argos")


def _hub(data: Data) -> None:
    """Crete gets lanes until it has eight neighbours, none of them with its number."""
    crete = place(data, "crete")
    for entry in data["place"]:
        if len(crete["sea"]) < 8 and entry["number"] != crete["number"] and entry["slug"] not in crete["sea"]:
            crete["sea"].append(entry["slug"])
            entry["sea"].append("crete")


def _narrow_volcano(data: Data) -> None:
    nekken = place(data, "nekken")
    for slug in nekken["neighbours"][3:]:
        place(data, slug)["neighbours"].remove("nekken")
    nekken["neighbours"] = nekken["neighbours"][:3]


def _drop_region(data: Data) -> None:
    for entry in data["place"]:
        entry["neighbours"] = [other for other in entry["neighbours"] if other != "tamor"]
    data["place"].remove(place(data, "tamor"))


def _drop_province(data: Data) -> None:
    for entry in data["place"]:
        entry["sea"] = [other for other in entry["sea"] if other != "cherson"]
    data["place"].remove(place(data, "cherson"))


def _nekken_number(data: Data) -> None:
    tamor = place(data, "tamor")
    around = {place(data, other).get("number") for other in tamor["neighbours"]} | {tamor["number"]}
    tamor["number"] = min(set(range(1, 9)) - around)


OUR_DAMAGES = [
    Damage("province missing", B, _drop_province, r"board: provinces: 24, not \(25,\)"),
    Damage("city missing", B, _no_minor, r"board: cities: 33, not \(34,\)"),
    Damage(
        "two minor cities in one", B, _minor_elsewhere, r"board: provinces with a minor city: 7, not \(9,\)"
    ),
    Damage("number too often", B, _one_number_more, r"board: provinces with \d: \d, not \(3, 4\)"),
    Damage("neighbours alike", B, _same_number, r"place \w+: \w+ beside it bears the same number"),
    Damage("eight neighbours", B, _hub, r"board: most neighbours of a province: 8, not range\(0, 8\)"),
    Damage("homes side by side", B, _neighbouring_homes, r"board: homes beside a home: 2, not \(0,\)"),
    Damage("no Corinth", B, _rename_corinth, r"board: cities called corinth: 0, not \(1,\)"),
    Damage("region missing", N, _drop_region, r"board: regions: 23, not \(24,\)"),
    Damage("three ways out", N, _narrow_volcano, r"board: regions beside the volcano: 3, not range\(4, 25\)"),
    Damage("number twice only", N, _nekken_number, r"board: regions with \d: \d, not \(3,\)"),
]
