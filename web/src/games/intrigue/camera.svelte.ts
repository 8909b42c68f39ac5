// Which part of the map is seen: its middle, and how many pixels a unit of the map has.

import type { Box } from './geometry';

export class Camera {
  /** Of the frame, in pixels. */
  wide = $state(0);
  high = $state(0);
  x = $state(0);
  y = $state(0);
  scale = $state(0);

  /** Whether somebody moved or zoomed: until then the map is shown as is best for the frame. */
  moved = false;

  /** `extent` is the part of the board that there is to see. */
  constructor(private readonly extent: () => Box) {}

  private get size(): [number, number] {
    const [left, top, right, bottom] = this.extent();
    return [right - left, bottom - top];
  }

  /** The scale at which the whole board is seen. */
  get fit(): number {
    const [width, height] = this.size;
    return Math.min(this.wide / width, this.high / height) || 1;
  }

  /** The scale at which the board fills the frame: where letters are small, the better beginning. */
  get cover(): number {
    const [width, height] = this.size;
    return Math.max(this.wide / width, this.high / height) || 1;
  }

  get box(): string {
    const scale = this.scale || this.fit;
    const [wide, high] = [this.wide / scale, this.high / scale];
    return `${this.x - wide / 2} ${this.y - high / 2} ${wide || 1} ${high || 1}`;
  }

  /** Whether the whole board is looked at, and stays so when the frame changes. */
  whole = $state(true);

  /** Whether there is nothing more to see above and below: there a finger scrolls the page. */
  get upright(): boolean {
    return this.high / (this.scale || this.fit) >= this.size[1] * 0.999;
  }

  look(x: number, y: number, scale: number) {
    const [left, top, right, bottom] = this.extent();
    this.scale = Math.min(Math.max(scale, this.fit), Math.max(5, this.fit * 4));
    this.whole = this.scale <= this.fit * 1.001;
    const within = (value: number, half: number, from: number, to: number) =>
      half * 2 >= to - from ? (from + to) / 2 : Math.min(Math.max(value, from + half), to - half);
    this.x = within(x, this.wide / this.scale / 2, left, right);
    this.y = within(y, this.high / this.scale / 2, top, bottom);
  }

  /** The frame has another size. */
  fitted() {
    if (this.whole) this.all();
    else this.look(this.x, this.y, this.scale);
  }

  all() {
    this.look(0, 0, this.fit);
  }

  /** A point of the frame, in pixels, on the map. */
  at(px: number, py: number): [number, number] {
    return [this.x + (px - this.wide / 2) / this.scale, this.y + (py - this.high / 2) / this.scale];
  }

  pan(dx: number, dy: number) {
    this.moved = true;
    this.look(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Nearer or farther, with the point under the finger staying where it is. */
  zoom(factor: number, px = this.wide / 2, py = this.high / 2) {
    this.moved = true;
    const [x, y] = this.at(px, py);
    const scale = Math.min(Math.max(this.scale * factor, this.fit), Math.max(5, this.fit * 4));
    this.look(x - (px - this.wide / 2) / scale, y - (py - this.high / 2) / scale, scale);
  }

  /** Bring a point into sight, if it is not. */
  show([x, y]: [number, number]) {
    const [halfWide, halfHigh] = [this.wide / this.scale / 2, this.high / this.scale / 2];
    const margin = 40 / this.scale;
    if (Math.abs(x - this.x) > halfWide - margin || Math.abs(y - this.y) > halfHigh - margin)
      this.look(x, y, this.scale);
  }
}
