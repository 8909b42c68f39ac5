"""Links to tables show what they lead to, and the page can be installed."""

from pathlib import Path

import pytest

from hippodrome.table.page import Page
from tests.table.servers import serving_here

PAGE = Path(__file__).parents[2] / "src" / "hippodrome" / "table" / "browser"
pytestmark = pytest.mark.skipif(not (PAGE / "index.html").exists(), reason="the page is not built")


def test_a_link_to_a_table_tells_who_sits_there_in_the_readers_language(tmp_path: Path) -> None:
    with serving_here(f"sqlite:///{tmp_path / 'tables.db'}") as (_, client):
        opened = client.post("/api/tables", json={"game": "byzanz", "options": {"seats": 3}}).json()
        path = f"/t/{opened['table']['id']}"
        sat = client.post(f"/api{path.replace('/t/', '/tables/')}/seats", json={"name": 'Anna "<b>"'})
        assert sat.status_code == 201
        page = client.get(path).text
        assert '<meta property="og:title" content="Byzanz · Hippodrome" />' in page
        assert "Anna &quot;&lt;b&gt;&quot; at a table for 3: 2 seats are free." in page
        assert f'property="og:url" content="{client.base_url}{path}"' in page.replace("//t", "/t")
        assert "/cards/byzanz.jpg" in page
        assert "Plätze sind frei" in client.get(path, headers={"accept-language": "de-AT,en"}).text
        for other in ("/", "/t/nothing-like-this", "/t/AAAAAAAAAAAAAAAA", "/replay"):
            assert '<meta property="og:title" content="Hippodrome" />' in client.get(other).text


def test_the_page_can_be_installed() -> None:
    page = Page()
    assert page.files["/manifest.webmanifest"].kind == "application/manifest+json"
    for name in ("/icon-192.png", "/icon-512.png", "/icon-maskable.png", "/cards/byzantio.jpg"):
        assert page.files[name].kind.startswith("image/")
    worker = page.files["/worker.js"].content.decode()
    for language in ("en", "fr", "de", "es"):
        assert f"/offline.{language}.html" in worker
        assert f"/offline.{language}.html" in page.files
    assert page.files["/worker.js"].cached == "no-cache"  # an update is noticed at once
    assert "/assets/" not in worker  # code of the page is never kept
