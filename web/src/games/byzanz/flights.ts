// Cards travel: after a change of the table each card glides from where it was seen to where it is now. Cards that
// leave the sight are shown once more on their way to the place that swallows them; new ones come from the deck. Only
// Web Animations: the page's security policy has no place for styles in the markup.

import { mount, unmount } from 'svelte';
import { UNKNOWN } from './cards';
import Card from './Card.svelte';
import type { Pieces } from './follow';

const TIME = 420; // milliseconds
const SHOWN = 1100; // for a card that leaves: everybody is to see what was sold
const BETWEEN = 35; // from one card to the next, so that a hand of cards flows

interface Spot {
  x: number;
  y: number;
  wide: number;
}

/** Nothing moves for those who asked for it, in a page out of sight, and where nothing can. */
const still = (): boolean =>
  document.hidden ||
  !('animate' in Element.prototype) ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

function spot(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect(); // a turned card keeps its centre
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, wide: element.offsetWidth || box.width };
}

const shift = (from: Spot, to: Spot, wide: number): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${(from.wide || wide) / wide})`;

export class Flights {
  private seen = new Map<number, { spot: Spot; face: string }>();
  private running = new Set<Animation>();

  /** Remember where every card is, just before the table changes. */
  leave(root: HTMLElement | undefined) {
    this.seen.clear();
    if (!root || still()) return;
    for (const element of root.querySelectorAll<HTMLElement>('[data-piece]'))
      this.seen.set(Number(element.dataset.piece), {
        spot: spot(element),
        face: element.dataset.face ?? UNKNOWN,
      });
  }

  /** Let every card glide to its new place, once the table has changed. */
  arrive(root: HTMLElement | undefined, pieces: Pieces) {
    const seen = new Map(this.seen);
    this.seen.clear();
    if (!root || !seen.size) return;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    const place = (name: string) => root.querySelector<HTMLElement>(`[data-place='${name}']`);
    const deck = place('deck');
    let order = 0;

    for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const id = Number(element.dataset.piece);
      const to = spot(element);
      const from = seen.get(id)?.spot ?? (deck ? spot(deck) : null);
      seen.delete(id);
      if (!from || (Math.hypot(from.x - to.x, from.y - to.y) < 2 && from.wide === to.wide)) continue;
      const frames = [
        { transform: shift(from, to, to.wide), zIndex: 20 },
        { transform: 'none', zIndex: 20 },
      ];
      const flight = this.fly(element, frames, order++);
      this.running.add(flight);
      const end = () => this.running.delete(flight);
      flight.finished.then(end, end);
    }
    for (const [name, inside] of Object.entries(pieces))
      for (const { id, card } of inside) {
        const left = seen.get(id);
        const target = left && place(name);
        if (left && target)
          this.vanish(root, card === UNKNOWN ? left.face : card, left.spot, spot(target), order++);
      }
  }

  private fly(
    element: HTMLElement,
    frames: Keyframe[],
    order: number,
    how: KeyframeAnimationOptions = {},
  ): Animation {
    return element.animate(frames, {
      duration: TIME,
      delay: Math.min(order, 8) * BETWEEN,
      easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
      fill: 'backwards',
      ...how,
    });
  }

  /** Lift a card that leaves, face up, and let it go to its place. */
  private vanish(root: HTMLElement, card: string, from: Spot, to: Spot, order: number) {
    const ghost = document.createElement('span');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      pointerEvents: 'none',
      zIndex: '30',
    });
    root.append(ghost);
    const shown = mount(Card, { target: ghost, props: { card, size: 'small', silent: true } });
    const lies = spot(ghost); // whatever a fixed element is fixed to here
    const lifted = { x: from.x, y: from.y - lies.wide, wide: lies.wide };
    const end = () => {
      unmount(shown);
      ghost.remove();
    };
    const frames = [
      { transform: shift(from, lies, lies.wide), easing: 'ease-out' },
      { transform: shift(lifted, lies, lies.wide), opacity: 1, offset: 0.3 },
      { transform: shift(lifted, lies, lies.wide), opacity: 1, offset: 0.65, easing: 'ease-in' },
      { transform: shift({ ...to, wide: lies.wide * 0.4 }, lies, lies.wide), opacity: 0.2 },
    ];
    this.fly(ghost, frames, order, { duration: SHOWN, easing: 'linear' }).finished.then(end, end);
  }
}
