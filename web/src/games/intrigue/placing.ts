// Where the pieces of a position stand, in the room that the layout keeps for them.

import { middle, type Box, type Point } from './geometry';
import type { Laid } from './layout';
import { CHIEF, FIGURE, LARGEST, PIECE } from './sizes';
import type { Room } from './spots';
import type { IntrigueView } from './types';

/** Where so many garrisons of a city stand, the first one first. */
export function garrisonsIn({ box, columns, upwards }: Room, count: number, size: number): Point[] {
  const cell = PIECE * size;
  const [x] = middle(box);
  return Array.from({ length: count }, (_, n): Point => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = x + ((n % columns) - (inRow - 1) / 2) * cell;
    return [left, upwards ? box[3] - (row + 0.5) * cell : box[1] + (row + 0.5) * cell];
  });
}

export interface Standing {
  /** The feet of each pretender. */
  feet: Point[];
  scale: number;
}

/** Where so many pretenders of a place stand, and how large they can be. */
export function pretendersIn(box: Box, count: number, size: number, chief: boolean): Standing {
  const [wide, high] = chief ? CHIEF : FIGURE;
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const scaleFor = (rows: number) =>
    Math.min(LARGEST * size, width / (wide * Math.ceil(count / rows)), height / (high * rows));
  const rows = scaleFor(2) > scaleFor(1) ? 2 : 1;
  const [scale, columns] = [scaleFor(rows), Math.ceil(count / rows)];
  const [x, y] = middle(box);
  const bottom = y + (rows * high * scale) / 2;
  const feet = Array.from({ length: count }, (_, n): Point => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [
      x + ((n % columns) - (inRow - 1) / 2) * wide * scale,
      bottom - (rows - 1 - row) * high * scale - scale * 2,
    ];
  });
  return { feet, scale };
}

/** A piece on the board: the middle of a garrison, the feet of a pretender. */
export interface Placed {
  key: string;
  house: string;
  at: Point;
  size: number;
}

/** Every piece of a position, where it stands. */
export function placed(
  laid: Laid,
  {
    garrisons,
    players,
  }: Pick<IntrigueView, 'garrisons'> & { players: { house: string; pretender: string }[] },
  chief: boolean,
): { garrisons: Placed[]; pretenders: Placed[] } {
  const { size } = laid;
  return {
    garrisons: Object.entries(garrisons).flatMap(([slug, held]) => {
      const room = laid.cities.get(slug)?.room;
      const here = Object.entries(held).flatMap(([house, count]) =>
        Array.from({ length: count }, (_, n) => ({ key: `${slug} ${house} ${n}`, house })),
      );
      if (!room) return [];
      const spots = garrisonsIn(room, here.length, size);
      return here.map((piece, n) => ({ ...piece, at: spots[n]!, size }));
    }),
    pretenders: [...laid.places].flatMap(([slug, { stand }]) => {
      const here = players.filter(({ pretender }) => pretender === slug);
      const { feet, scale } = pretendersIn(stand, here.length || 1, size, chief);
      return here.map(({ house }, n) => ({ key: house, house, at: feet[n]!, size: scale }));
    }),
  };
}
