// What the spotlight of a guided game falls on.

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** The outline of a box with round corners, as a path. */
export const rounded = ([left, top, right, bottom]: Box, round: number): string => {
  const r = Math.max(0, Math.min(round, (right - left) / 2, (bottom - top) / 2));
  const arc = (x: number, y: number) => `A${r},${r} 0 0 1 ${x},${y}`;
  return (
    `M${left + r},${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}` +
    `H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}Z`
  );
};

/** Whether an element is drawn, at least in part, within the window and the board that it lies on. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (!width || !height) return false;
  const stage = element.closest('svg[role]') ?? document.documentElement;
  const around = stage.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return stage === element || (x > around.left && x < around.right && y > around.top && y < around.bottom);
}

/** What leads to an element that is not in sight: the tab or the drawer of its place. */
const wayTo = (element: Element, within: ParentNode): Element | null => {
  const place = element.closest<HTMLElement>('[data-way]')?.dataset.way;
  const ways = place ? [...within.querySelectorAll(`[data-way-to~="${place}"]`)] : [];
  return ways.find(isSeen) ?? null;
};

/** Of the things that are named, the first that can be seen; else what leads to the first that is there. */
export function found(names: readonly string[], within: ParentNode): Element | null {
  const there = names.flatMap((name) => [...within.querySelectorAll(`[data-guide~="${CSS.escape(name)}"]`)]);
  const [first] = there;
  const hidden = first && !isSeen(first) ? wayTo(first, within) : null;
  return hidden ?? there.find(isSeen) ?? null;
}
