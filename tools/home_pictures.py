"""Takes the pictures of the boards for the home page and for links: `python tools/home_pictures.py http://127.0.0.1:8000`.

A server must run there. The boards are those of the sample games, in the middle of the game.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.packages import program  # noqa: E402

FOLDER = ROOT / "web" / "src" / "games" / "intrigue"
PUBLIC = ROOT / "web" / "public"
# By game: the moment, and the part of the board that is shown, with its middle: near enough to read its names.
MOMENTS = {"byzantio": (100, 0.6, (0.42, 0.5)), "nekken": (90, 0.62, (0.5, 0.5))}
WIDE, HIGH = 700, 350  # pixels of a picture
SHARP = 2  # pixels of the screenshot for each of the page
QUALITY = 0.42

# Part of a screenshot as WebP, which Chromium writes.
WEBP = """async ([png, x, y, wide, high, to, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: to[0], height: to[1] });
    canvas.getContext('2d').drawImage(image, x, y, wide, high, 0, 0, ...to);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def picture(page: Page, url: str, game: str) -> bytes:
    """A part of the board of a sample game at a moment, in the shape of a picture."""
    move, part, (across, down) = MOMENTS[game]
    page.goto(f"{url}/replay/sample/{game}#move={move}")
    page.wait_for_selector("svg.board")
    page.add_style_tag(content=".zoom { display: none !important }")
    page.wait_for_timeout(1500)
    box = page.locator("svg.board[role=group]").bounding_box()
    assert box is not None
    wide = box["width"] * part
    high = wide * HIGH / WIDE
    x, y = box["x"] + box["width"] * across - wide / 2, box["y"] + box["height"] * down - high / 2
    shot = base64.b64encode(page.screenshot()).decode()
    cut = [side * SHARP for side in (x, y, wide, high)]
    made = page.evaluate(WEBP, [shot, *cut, [WIDE, HIGH], QUALITY])
    return base64.b64decode(made)


# The card of a link, 1200 × 630: a board or cards at the left edge, the name of the game below.
CARD = """async ([image, name]) => {
    const [wide, high] = [1200, 630];
    const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
    const pen = canvas.getContext('2d');
    const cloth = pen.createLinearGradient(0, 0, wide, high);
    cloth.addColorStop(0, '#4d1228');
    cloth.addColorStop(1, '#2a1533');
    pen.fillStyle = cloth;
    pen.fillRect(0, 0, wide, high);
    if (image) {
        const shown = new Image();
        shown.src = image;
        await shown.decode();
        const part = Math.min(shown.width, shown.height * wide / 480);
        const top = (shown.height - part * 480 / wide) / 2;
        pen.drawImage(shown, (shown.width - part) / 2, top, part, part * 480 / wide, 0, 0, wide, 480);
    }
    pen.fillStyle = '#e8c56a';
    pen.fillRect(0, image ? 480 : 0, wide, 6);
    pen.font = '600 76px Georgia, "DejaVu Serif", serif';
    pen.fillText(name, 60, image ? 580 : 340);
    pen.font = '34px Georgia, "DejaVu Serif", serif';
    pen.fillStyle = '#fff8ea';
    pen.textAlign = 'right';
    pen.fillText('Hippodrome', wide - 60, 578);
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1];
}"""

ICON = """async ([svg, size, whole]) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const pen = canvas.getContext('2d');
    if (whole) {
        pen.fillStyle = '#7a1f3d';
        pen.fillRect(0, 0, size, size);
    }
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
    await image.decode();
    const part = whole ? size * 0.8 : size;
    pen.drawImage(image, (size - part) / 2, (size - part) / 2, part, part);
    return canvas.toDataURL('image/png').split(',')[1];
}"""


def icons(page: Page) -> None:
    """The icon as pixels, for where a drawing is not understood."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8").replace("<svg ", '<svg width="512" height="512" ')
    for name, size, whole in (("192", 192, False), ("512", 512, False), ("maskable", 512, True)):
        made = page.evaluate(ICON, [svg, size, whole])
        (PUBLIC / f"icon-{name}.png").write_bytes(base64.b64decode(made))


def cards(page: Page, url: str) -> None:
    """The cards of links, from the pictures of the home page."""
    page.goto(url)
    page.wait_for_selector("article")
    page.wait_for_timeout(1000)
    folder = PUBLIC / "cards"
    folder.mkdir(exist_ok=True)
    for game in ("byzanz", "byzantio", "nekken"):
        shot = page.locator(f"article.{game} .pieces").screenshot()
        shown = f"data:image/png;base64,{base64.b64encode(shot).decode()}"
        made = base64.b64decode(page.evaluate(CARD, [shown, game.capitalize()]))
        (folder / f"{game}.jpg").write_bytes(made)
        print(f"card of {game}: {len(made) // 1024} KB")
    made = base64.b64decode(page.evaluate(CARD, [None, "Byzanz · Byzantio · Nekken"]))
    (folder / "hippodrome.jpg").write_bytes(made)


def main(url: str) -> None:
    """Take all pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program("chromium", "chromium", "google-chrome"), args=["--no-sandbox"]
        )
        page = browser.new_page(
            bypass_csp=True,
            viewport={"width": 1280, "height": 760},
            color_scheme="light",
            device_scale_factor=SHARP,
        )
        for game in MOMENTS:
            made = picture(page, url.rstrip("/"), game)
            (FOLDER / f"{game}.webp").write_bytes(made)
            print(f"{game}: {len(made) // 1024} KB")
        large = browser.new_page(
            bypass_csp=True, viewport={"width": 1280, "height": 900}, device_scale_factor=3
        )
        cards(large, url)
        icons(large)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
