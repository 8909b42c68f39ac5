"""The report: a page that stands alone, charts that are pictures, names that are no markup."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hippodrome.arena import report
from hippodrome.arena.charts import charts
from hippodrome.arena.results import Result
from hippodrome.arena.standings import standings
from hippodrome.arena.tournament import Tournament
from hippodrome.games.byzanz.statistics import Price
from hippodrome.games.intrigue.statistics import Fight
from tests.arena.tournaments import played, small

SHARED = {"ratings", "wins", "points", "seats", "length"}
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
NASTY = "nasty:<script>alert('x')</script>&$title"


class Tags(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def written(folder: Path, tournament: Tournament, results: list[Result]) -> str:
    summed = standings(results)
    page = report.write(folder, tournament, results, summed, "hippodrome arena … --bots 'a b'")
    return page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "bots", "own"),
    [
        ("byzanz", ("random", "last"), {"prices-by-lot", "prices-by-good"}),
        ("byzantio", ("random", "last"), {"fights"}),
        ("nekken", ("random",), {"fights"}),
    ],
)
def test_a_page_that_stands_alone_and_its_charts(
    tmp_path: Path, game: str, bots: tuple[str, ...], own: set[str]
) -> None:
    tournament = small(*bots, games=4, game=game)
    page = written(tmp_path, tournament, played(tournament))
    assert set(re.findall(r"https?://[^\s\"'<>)]+", page)) <= NAMESPACES
    tags = Tags(page).found
    assert not [tag for tag, _ in tags if tag in ("script", "link", "iframe", "object")]
    links = {about["href"] for tag, about in tags if tag == "a"}
    names = SHARED | own
    assert links == {f"charts/{name}.{kind}" for name in names for kind in ("svg", "png")}
    for name in names:
        drawn = (tmp_path / "charts" / f"{name}.svg").read_text(encoding="utf-8")
        assert ET.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"
        assert set(re.findall(r"https?://[^\s\"'<>)]+", drawn)) <= NAMESPACES
        assert drawn in page
        assert (tmp_path / "charts" / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    for told in (
        "hippodrome arena … --bots &#x27;a b&#x27;",
        "<dt>seed</dt><dd><code>s</code>",
        "hippodrome 0.",
    ):
        assert told in page


def test_the_name_of_a_bot_is_no_markup(tmp_path: Path) -> None:
    text = """
from hippodrome.bots.specs import RandomBot
class Nasty(RandomBot):
    def __init__(self, said=""): pass
BOTS = {"nasty": Nasty}
"""
    tournament = small(NASTY, "random", games=4, files=(("nasty.py", text),))
    page = written(tmp_path, tournament, played(tournament))
    assert "<script" not in page
    assert page.count("&lt;script&gt;alert(") >= 3  # in the title, the tables and the charts
    assert "$title" in page


def test_a_city_of_ones_own_board_is_no_markup(tmp_path: Path) -> None:
    tournament = small("random", games=2, game="nekken")
    results = [Result(n, n, ("random",) * 3, (9, 4, 9), (0,), 50, [Fight(3, "<b>x")]) for n in range(2)]
    assert "<b>" not in written(tmp_path, tournament, results)


def test_a_game_without_a_bid_or_a_fight_can_be_reported(tmp_path: Path) -> None:
    result = Result(0, 0, ("random",) * 3, (9, 4, 9), (0,), 50)
    for game in ("byzanz", "nekken"):
        assert "<svg" in written(tmp_path / game, small("random", games=1, game=game), [result])


def test_a_lot_that_nobody_bid_for_is_in_no_chart_of_prices() -> None:
    auctions = [Price(8, "C1 G2"), Price(0, "C1 G2"), Price(0, "C1 O1 S1")]
    results = [Result(0, 0, ("random",) * 3, (9, 4, 9), (0,), 50, auctions)]
    drawn = {chart.name: chart.spec for chart in charts(small(games=1), results, standings(results))}
    by_lot, by_good = (
        [row for rows in drawn[name]["datasets"].values() for row in rows]
        for name in ("prices-by-lot", "prices-by-good")
    )
    assert [(row["key"], row["low"], row["mean"]) for row in by_lot] == [("2", 8, 8)]
    assert sorted((row["row"], row["column"], row["value"]) for row in by_good) == [
        ("cloth", 2, 8),
        ("grain", 2, 8),
    ]
