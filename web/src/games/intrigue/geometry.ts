// Points, boxes and outlines of a board, in its own units.

export type Point = [x: number, y: number];
export type Box = [left: number, top: number, right: number, bottom: number];

/** The rings of a path made of straight lines; none of any other. */
export function outline(path: string): Point[][] {
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

/** Whether an outline runs around a point: the even-odd rule. */
export function isInside([x, y]: Point, rings: Point[][]): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([x0, y0], i) => {
      const [x1, y1] = ring[(i + 1) % ring.length]!;
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside;
    });
  return inside;
}

/** The box around points. */
export function bounds(points: Point[]): Box {
  const around: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    around[0] = Math.min(around[0], x);
    around[1] = Math.min(around[1], y);
    around[2] = Math.max(around[2], x);
    around[3] = Math.max(around[3], y);
  }
  return around;
}

export const isWithin = ([x, y]: Point, [left, top, right, bottom]: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  if (wide <= 0) return 0;
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return high <= 0 ? 0 : wide * high;
}

/** The box of this width and height around a point. */
export const around = ([x, y]: Point, wide: number, high = wide): Box => [
  x - wide / 2,
  y - high / 2,
  x + wide / 2,
  y + high / 2,
];

export const middle = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** A way as it is drawn: a little bent. */
export function bend([[x0, y0], [x1, y1]]: [Point, Point], bow: number): string {
  const side = x0 < x1 ? bow : -bow;
  const x = (x0 + x1) / 2 + (y1 - y0) * side;
  const y = (y0 + y1) / 2 - (x1 - x0) * side;
  return `M${x0.toFixed(1)},${y0.toFixed(1)}Q${x.toFixed(1)},${y.toFixed(1)} ${x1.toFixed(1)},${y1.toFixed(1)}`;
}
