// Finds for each of many things one of the spots where it could go, so that none covers another.

import { overlap, type Box } from './geometry';

/** A spot for a thing: the boxes that it fills there, and how much worse it is than the best. */
export interface Spot<What> {
  boxes: Box[];
  cost: number;
  what: What;
}

const COVERS = 400; // how much worse than anything it is to cover something
const SWEEPS = 12;
const KICKS = 200;

/** Random numbers that are always the same, so that a board looks the same to everybody. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const hull = (boxes: Box[]): Box =>
  boxes.reduce(([l, t, r, b], box) => [
    Math.min(l, box[0]),
    Math.min(t, box[1]),
    Math.max(r, box[2]),
    Math.max(b, box[3]),
  ]);

const apart = (a: Box, b: Box): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/** The things on the board, each in one of its spots or not there yet. */
class Crowd<What> {
  readonly chosen: number[];
  private readonly hulls: Box[][];
  private readonly near: number[][];

  constructor(private readonly things: Spot<What>[][]) {
    this.chosen = things.map(() => -1);
    this.hulls = things.map((spots) => spots.map((spot) => hull(spot.boxes)));
    const reach = this.hulls.map(hull);
    this.near = things.map((_, i) =>
      things.flatMap((_, j) => (i !== j && !apart(reach[i]!, reach[j]!) ? [j] : [])),
    );
  }

  around = (i: number): number[] => this.near[i]!;

  /** How much a thing covers in one of its spots; looked at no further once it is more than `limit`. */
  private covers(i: number, n: number, limit: number): number {
    let sum = 0;
    const [reach, boxes] = [this.hulls[i]![n]!, this.things[i]![n]!.boxes];
    for (const j of this.near[i]!) {
      const there = this.chosen[j]!;
      if (there < 0 || apart(reach, this.hulls[j]![there]!)) continue;
      for (const one of boxes)
        for (const other of this.things[j]![there]!.boxes) {
          const area = overlap(one, other);
          if (area > 0) sum += COVERS + area;
        }
      if (sum >= limit) return sum;
    }
    return sum;
  }

  clash = (i: number): number => this.covers(i, this.chosen[i]!, Infinity);
  cost = (i: number): number => this.things[i]![this.chosen[i]!]!.cost + this.clash(i);

  private best(i: number): number {
    let [least, found] = [Infinity, 0];
    const spots = this.things[i]!;
    for (let n = 0; n < spots.length; n++) {
      const own = spots[n]!.cost;
      if (own >= least) continue;
      const cost = own + this.covers(i, n, least - own);
      if (cost < least) [least, found] = [cost, n];
    }
    return found;
  }

  /** Let some things, in turn, go where it is best for them, until none wants to move. */
  sweep(which: number[]) {
    for (let n = 0; n < SWEEPS; n++) {
      let changed = false;
      for (const i of which) {
        const found = this.best(i);
        if (found !== this.chosen[i]) [this.chosen[i], changed] = [found, true];
      }
      if (!changed) return;
    }
  }
}

/** For each thing the number of its spot. The things that are hardest to place come first. */
export function settle<What>(things: Spot<What>[][]): number[] {
  const crowd = new Crowd(things);
  const all = things.map((_, i) => i);
  crowd.sweep(all);
  // Whatever still clashes is taken away with some of what is around it, and set down again in another order.
  const random = dice(7);
  for (let kick = 0; kick < KICKS; kick++) {
    const clashing = all.filter((i) => crowd.clash(i) > 0);
    if (!clashing.length) break;
    const centre = clashing[Math.floor(random() * clashing.length)]!;
    const circle = [centre, ...crowd.around(centre)];
    const total = () => circle.reduce((sum, i) => sum + crowd.cost(i), 0);
    const [before, was] = [total(), [...crowd.chosen]];
    const moved = circle.filter((_, n) => !n || random() < 0.6);
    const order = new Map(moved.map((i) => [i, random()]));
    moved.sort((a, b) => order.get(a)! - order.get(b)!);
    for (const i of moved) crowd.chosen[i] = -1;
    crowd.sweep(moved);
    if (total() > before) was.forEach((spot, i) => (crowd.chosen[i] = spot));
  }
  return crowd.chosen;
}
