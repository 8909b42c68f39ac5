// Mouse and fingers on the map: one drags, two pinch, the wheel zooms where the map has the focus; a press without a drag is a tap.

import type { Camera } from './camera.svelte';

const STILL = 8; // pixels a finger may stray in a tap

type Finger = { x: number; y: number };

export class Touch {
  private fingers = new Map<number, Finger>();
  private strayed = 0;
  private began: { at: [number, number]; under: Element } | null = null; // the first finger, on the map

  constructor(
    private readonly camera: Camera,
    private readonly tapped: (at: [number, number], under: Element) => void,
  ) {}

  private place(event: PointerEvent | WheelEvent): Finger {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  down = (event: PointerEvent) => {
    if (event.button) return;
    const { x, y } = this.place(event);
    if (!this.fingers.size) {
      this.strayed = 0;
      this.began = { at: this.camera.at(x, y), under: event.target as Element };
    } else this.strayed = Infinity; // a second finger: no tap any more
    this.fingers.set(event.pointerId, { x, y });
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.place(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const apart = (one: Finger) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      this.camera.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      return;
    }
    this.strayed += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.strayed > STILL) this.camera.pan(now.x - before.x, now.y - before.y);
  };

  /** A finger is lifted, or the system has taken it for itself. */
  lift = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId);
  };

  /** A tap counts at the click that ends it, since what appears sooner would be clicked itself;
      it means where it began, since the focus, which comes between, can move the map. */
  click = (event: MouseEvent) => {
    if (!event.detail || !this.began || this.strayed > STILL) return; // made by a program, or ends a drag
    this.tapped(this.began.at, this.began.under);
  };

  /** The wheel scrolls the page, unless the map has the focus; Ctrl, or a pinch on a touchpad, always zooms. */
  wheel = (event: WheelEvent) => {
    const map = event.currentTarget as Element;
    if (!event.ctrlKey && !map.contains(document.activeElement)) return;
    event.preventDefault();
    const { x, y } = this.place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.camera.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 500)), x, y);
  };
}
