"""Whether a table stands still: where its places and buttons are all the time, and whether all of it can be read."""

from typing import Any

from playwright.sync_api import Page

# What holds text that must be whole.
WHOLE = ".doing > *, nav > button, .tax button, .question .asked, .kinds > button"

# Ten times a second: the places of the frame, the hand, and every button that has a place of its own are where they
# were first seen, but for two pixels; until the game is over. And whatever is asked, it can be read whole.
WATCH = """(whole) => {
    const first = new Map();
    window.moved = [];
    const places = '.frame > .question, .frame > .tools, .frame > .head, .game > .board, .frame .own, '
        + '.game > .actions, .hand, .block, .market, .merchants, .market li, .doing > button, nav > button, '
        + '.tools button, .pace select, .pace > button, header summary, .frame .beside, .prompt .step, '
        + '.kinds > button, .zoom button, .side .players';
    const look = () => {
        if (document.querySelector("a[href$='/record']")) return;
        for (const one of document.querySelectorAll(places)) {
            if (one.closest('.hints') || !one.checkVisibility()) continue;
            const nth = [...one.parentElement.children].indexOf(one);
            const key = `${one.parentElement.className} > ${one.tagName} ${nth}`.replaceAll(/svelte-\\w+/g, '');
            const { left, top, right, bottom } = one.getBoundingClientRect();
            const scrolled = one.parentElement.closest('div.board')?.scrollTop ?? 0;
            const now = [left, top + scrolled, right, bottom + scrolled];
            if (one.matches('.hand, .board, .own, .beside')) now[3] = now[1]; // what is in it may be lower
            const then = first.get(key);
            if (!then) first.set(key, now);
            else if (now.some((side, at) => Math.abs(side - then[at]) > 2))
                window.moved.push(`${key}: ${then.map(Math.round)} became ${now.map(Math.round)}`);
        }
        for (const one of document.querySelectorAll(whole))
            if (one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
                window.moved.push(`cut off: ${one.textContent.trim()}`);
        setTimeout(look, 100);
    };
    look();
}"""

# Words that go on in the next line, texts that are cut off without a sign of it, and what is wider than the window.
FAULTS = """(whole) => {
    const faults = [];
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    if (scrollHeight > innerHeight + 1) faults.push(`the page is ${scrollHeight} high in a window of ${innerHeight}`);
    const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const within = node.parentElement;
        if (within.closest('.hidden, option') || !within.checkVisibility({ visibilityProperty: true })) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}’]{2,}/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) faults.push(`a word is broken: ${word}`);
        }
    }
    for (const one of document.querySelectorAll(whole))
        if (one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
            faults.push(`cut off: ${one.textContent.trim()}`);
    return faults;
}"""


def watch(page: Page) -> None:
    """Look at it from now on."""
    page.evaluate(WATCH, WHOLE)


def moved(page: Page) -> list[str]:
    """What has moved since, without anybody having asked for it, and what could not be read."""
    found: list[str] = page.evaluate("[...new Set(window.moved)].slice(0, 5)")
    return found


def faults(page: Page) -> list[str]:
    """What can't be read now."""
    found: list[Any] = page.evaluate(FAULTS, WHOLE)
    return [str(one) for one in found]
