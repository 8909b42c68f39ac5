"""A visitor with a keyboard and nothing else. The page is looked at, but touched by keys alone."""

from playwright.sync_api import Page

LOST = 1500  # milliseconds that the focus may be nowhere, while the page changes

# What has the focus, and whether that can be seen: it lies in the window, nothing covers it, and it is outlined.
FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return { on: '', seen: false };
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const marked = one.matches(':focus-visible')
        && (getComputedStyle(one).outlineStyle !== 'none' || one instanceof SVGElement);
    let open = false;
    const over = new Set();
    for (const x of [0.1, 0.5, 0.9])
        for (const y of [0.1, 0.5, 0.9]) {
            const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
            open ||= !!hit && (one.contains(hit) || hit.contains(one));
            over.add(hit?.className ?? 'nothing');
        }
    const text = one.getAttribute('aria-label') ?? one.innerText ?? '';
    const on = `${one.tagName} ${one.id} ${text}`.slice(0, 80);
    return { on, seen: marked && open, why: `marked ${marked}, at ${left} ${top}, under ${[...over]}` };
}"""


# Which way the nearest of the wanted elements lies from the focus.
WAY = """(what) => {
    const one = document.activeElement;
    if (one.matches(what)) return 'there';
    const wanted = [...document.querySelectorAll(what)];
    if (!wanted.length) return 'nowhere';
    const after = (other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    return wanted.some(after) ? 'Tab' : 'Shift+Tab';
}"""


def wait_for(page: Page, what: str, patience: int = 15_000) -> None:
    """Until an expression is true; the page's own policy lets no script wait for it there."""
    for _ in range(0, patience, 50):
        if page.evaluate(what):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it did not come about: {what}")


class Keyboard:
    """Keys, and where the focus goes with them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0  # of the focus, so far

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab(self, key: str = "Tab") -> bool:
        """One step of the focus, which is seen wherever it stops; tells whether it is on the page at all."""
        self.press(key)
        self.steps += 1
        found = self.page.evaluate(FOCUS)
        if found["on"] and not found["seen"]:
            self.page.wait_for_timeout(800)  # a card may be flying over it
            found = self.page.evaluate(FOCUS)
        if found["on"]:
            assert found["seen"], f"the focus can't be seen: {found['on']}: {found['why']}"
        return bool(found["on"])

    def go_to(self, what: str, steps: int = 250) -> bool:
        """Tab until the focus is on such an element; False if the page has changed so that there is none."""
        for _ in range(steps):
            way = self.page.evaluate(WAY, what)
            if way in ("there", "nowhere"):
                return bool(way == "there")
            self.tab(way)
        raise AssertionError(f"no way by keys to {what}")

    def is_somewhere(self) -> None:
        """The focus is not lost for long."""
        wait_for(self.page, "document.activeElement !== document.body", LOST)
