// Where things go on a board: names of cities clear of each other, pieces clear of names.
// `grown` is how much larger than usual letters and pieces are drawn, to be readable on a small map.

import type { Board, BoardPlace } from './types';

export type Point = [number, number];
type Box = [left: number, top: number, right: number, bottom: number];
type Anchor = 'start' | 'middle' | 'end';

export const PLACE_SIZE = 8.2; // of letters
export const CITY_SIZE = 7.6;
export const SPACING = 0.6; // between the letters of a place's name
const WIDTH = 0.56; // of a letter of the usual serif fonts, to its size

// ---------------------------------------------------------------- outlines

/** The rings of a path made of straight lines; none of any other. */
function outline(path: string): Point[][] {
  if (/[HVCSQTA]/.test(path)) return [];
  return path
    .split('Z')
    .map((part) => {
      const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number);
      return numbers.flatMap((x, i): Point[] =>
        i % 2 || i + 1 >= numbers.length ? [] : [[x, numbers[i + 1]!]],
      );
    })
    .filter((ring) => ring.length > 0);
}

function isInside([x, y]: Point, rings: Point[][]): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([x0, y0], i) => {
      const [x1, y1] = ring[(i + 1) % ring.length]!;
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside;
    });
  return inside;
}

/** The box around points. */
function bounds(points: Point[]): Box {
  const around: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    around[0] = Math.min(around[0], x);
    around[1] = Math.min(around[1], y);
    around[2] = Math.max(around[2], x);
    around[3] = Math.max(around[3], y);
  }
  return around;
}

const isWithin = ([x, y]: Point, [left, top, right, bottom]: Box) =>
  x >= left && x <= right && y >= top && y <= bottom;

// ---------------------------------------------------------------- ways

/** A way as it is drawn: a little bent. */
export function bend([[x0, y0], [x1, y1]]: [Point, Point], bow: number): string {
  const side = x0 < x1 ? bow : -bow;
  const x = (x0 + x1) / 2 + (y1 - y0) * side;
  const y = (y0 + y1) / 2 - (x1 - x0) * side;
  return `M${x0.toFixed(1)},${y0.toFixed(1)}Q${x.toFixed(1)},${y.toFixed(1)} ${x1.toFixed(1)},${y1.toFixed(1)}`;
}

// ---------------------------------------------------------------- names of cities

/** About where a text is: its baseline starts, has its middle or ends at x. */
function box(x: number, y: number, text: string, size: number, anchor: Anchor, spacing = 0): Box {
  const width = text.length * (size * WIDTH + spacing);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return [left, y - size * 0.8, left + width, y + size * 0.25];
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return Math.max(wide, 0) * Math.max(high, 0);
}

/** What city names keep clear of: place names, numbers, homes, marks, garrisons, ports. */
function taken(board: Board, ports: Point[], grown: number): Box[] {
  const boxes: Box[] = ports.map(([x, y]) => [x - 3, y - 3, x + 3, y + 3]);
  for (const place of board.place) {
    const [x, y] = place.label;
    boxes.push(box(x, y, place.name, PLACE_SIZE * 1.25 * grown, 'middle', SPACING));
    const half = (place.home ? 16 : 8) * grown;
    boxes.push([x - half, y - 21 * grown, x + half, y - 5 * grown]);
    for (const { at } of place.city ?? []) {
      boxes.push([at[0] - 5, at[1] - 5, at[0] + 5, at[1] + 5]);
      boxes.push([at[0] - 9 * grown, at[1] - 4 - 15 * grown, at[0] + 9 * grown, at[1] - 5]);
    }
  }
  return boxes;
}

// of a city where its name can go, the best first; above it stand its garrisons
const SIDES: [number, number, Anchor][] = [
  [7, 2.6, 'start'],
  [-7, 2.6, 'end'],
  [0, 12.5, 'middle'],
  [5, 10, 'start'],
  [-5, 10, 'end'],
  [5, -6, 'start'],
  [-5, -6, 'end'],
  [0, -8, 'middle'],
];

export interface Name {
  x: number;
  y: number;
  anchor: Anchor;
}

/** For each city where its name goes and how it is anchored: the side that covers least. */
export function cityNames(board: Board, ports: Point[], grown: number): Map<string, Name> {
  const [width, height] = board.size;
  const boxes = taken(board, ports, grown);
  const outlines = board.place.map(({ slug, shape }) => {
    const rings = outline(shape);
    return { slug, rings, around: bounds(rings.flat()) };
  });
  const chosen = new Map<string, Name>();
  for (const place of board.place)
    for (const city of place.city ?? []) {
      let best = Infinity;
      let at: { name: Name; covers: Box } | null = null;
      SIDES.forEach(([dx, dy, anchor], rank) => {
        const name: Name = { x: city.at[0] + dx * Math.sqrt(grown), y: city.at[1] + dy * grown, anchor };
        const covers = box(name.x, name.y, city.name, CITY_SIZE * grown * (city.capital ? 1.08 : 1), anchor);
        const outside =
          Math.max(-covers[0], 0) + Math.max(covers[2] - width, 0) + Math.max(covers[3] - height, 0);
        let cost = rank * 2 + outside * 50 + boxes.reduce((sum, other) => sum + overlap(covers, other), 0);
        for (let n = 0; n < 4 && cost < best; n++) {
          const spot: Point = [covers[0] + ((covers[2] - covers[0]) * n) / 3, (covers[1] + covers[3]) / 2];
          const strays = outlines.some(
            ({ slug, rings, around }) =>
              slug !== place.slug && isWithin(spot, around) && isInside(spot, rings),
          );
          if (strays) cost += 9;
        }
        if (cost < best) [best, at] = [cost, { name, covers }];
      });
      const { name, covers } = at!;
      boxes.push(covers);
      chosen.set(city.slug, name);
    }
  return chosen;
}

// ---------------------------------------------------------------- pieces

/** The x of so many things side by side. */
export const row = (middle: number, count: number, step: number): number[] =>
  Array.from({ length: count }, (_, n) => middle + (n - (count - 1) / 2) * step);

// tried in turn, from a place's name
const STANDS: Point[] = [
  [0, 27],
  [-29, 38],
  [29, 38],
  [-40, 14],
  [40, 14],
  [0, -20],
  [0, 58],
  [-34, 52],
  [34, 52],
  [-52, 26],
  [52, 26],
];

const rings = new WeakMap<BoardPlace, Point[][]>();

function ringsOf(place: BoardPlace): Point[][] {
  const found = rings.get(place) ?? outline(place.shape);
  rings.set(place, found);
  return found;
}

/** Where a row of pretenders stands: within its place, best clear of its name and of the garrisons around. */
export function standing(place: BoardPlace, count: number, size: number, garrisons: Point[]): Point {
  const [x, y] = place.label;
  const half = 9.5 * count * size;
  const around = (at: Point, far: number): Box => [at[0] - far, at[1] - far, at[0] + far, at[1] + far];
  const boxes: Box[] = [
    [x - 36, y - 19 * size, x + 36, y + 4],
    ...(place.city ?? []).map(({ at }) => around(at, 8)),
    ...garrisons.map((at) => around(at, 8 * size)),
  ];
  const stands = STANDS.map(([dx, dy]): Point => [dx, dy < 0 ? dy * size : dy]);
  const cost = ([dx, dy]: Point, rank: number): number => {
    const stand: Box = [x + dx - half, y + dy - 27 * size, x + dx + half, y + dy + 3];
    const foot = (side: number): Point => [x + dx + half * side, y + dy];
    const body: Point = [x + dx, y + dy - 13 * size];
    const astray = [foot(-0.9), foot(0.9), body].filter((point) => !isInside(point, ringsOf(place))).length;
    return boxes.reduce((sum, other) => sum + overlap(stand, other), rank * 4 + astray * 200);
  };
  const costs = stands.map(cost);
  const [dx, dy] = stands[costs.indexOf(Math.min(...costs))]!;
  return [x + dx, y + dy];
}
