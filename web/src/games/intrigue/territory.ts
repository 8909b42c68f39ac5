// Whose ground a point of the board is: looked up in a grid, which is made once.

import { bounds, outline, type Box, type Point } from './geometry';
import type { Board, BoardPlace } from './types';

const MARGIN = 16; // units around the places
const STEP = 2; // units between the lines of the grid

export class Territory {
  private readonly wide: number;
  private readonly high: number;
  private readonly owners: Int16Array;
  private readonly boxes = new Map<string, Box>();

  constructor(private readonly board: Board) {
    this.wide = Math.ceil(board.size[0] / STEP) + 1;
    this.high = Math.ceil(board.size[1] / STEP) + 1;
    this.owners = new Int16Array(this.wide * this.high).fill(-1);
    board.place.forEach((place, number) => this.fill(outline(place.shape), number, place));
  }

  private fill(rings: Point[][], number: number, { slug, label }: BoardPlace) {
    const box = rings.length ? bounds(rings.flat()) : bounds([label]);
    this.boxes.set(slug, box);
    for (let row = Math.max(0, Math.ceil(box[1] / STEP)); row * STEP <= box[3] && row < this.high; row++) {
      const y = row * STEP;
      const crossings: number[] = [];
      for (const ring of rings)
        ring.forEach(([x0, y0], i) => {
          const [x1, y1] = ring[(i + 1) % ring.length]!;
          if (y0 > y !== y1 > y) crossings.push(x0 + ((y - y0) * (x1 - x0)) / (y1 - y0));
        });
      crossings.sort((a, b) => a - b);
      for (let n = 0; n + 1 < crossings.length; n += 2) {
        const first = Math.max(0, Math.ceil(crossings[n]! / STEP));
        for (let column = first; column * STEP < crossings[n + 1]! && column < this.wide; column++)
          this.owners[row * this.wide + column] = number;
      }
    }
  }

  /** The place whose ground this is; null where there is none, as in the sea. */
  owner([x, y]: Point): string | null {
    const [column, row] = [Math.round(x / STEP), Math.round(y / STEP)];
    if (column < 0 || row < 0 || column >= this.wide || row >= this.high) return null;
    const number = this.owners[row * this.wide + column]!;
    return number < 0 ? null : this.board.place[number]!.slug;
  }

  /** The part of the board that is worth seeing: all places, and a little around them. */
  get extent(): Box {
    const [width, height] = this.board.size;
    const [left, top, right, bottom] = bounds(
      [...this.boxes.values()].flatMap(([l, t, r, b]): Point[] => [
        [l, t],
        [r, b],
      ]),
    );
    return [
      Math.max(0, left - MARGIN),
      Math.max(0, top - MARGIN),
      Math.min(width, right + MARGIN),
      Math.min(height, bottom + MARGIN),
    ];
  }

  /** The box around a place. */
  bounds(place: BoardPlace): Box {
    return this.boxes.get(place.slug)!;
  }
}

const known = new WeakMap<Board, Territory>();

export function territory(board: Board): Territory {
  const found = known.get(board) ?? new Territory(board);
  known.set(board, found);
  return found;
}
