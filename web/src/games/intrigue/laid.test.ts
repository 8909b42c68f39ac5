// The pictures that Python draws of our boards have the layout of the page, in English. After a change of the layout:
// WRITE_LAYOUT=1 npm run test -- laid

import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atlas } from './atlas';
import type { Box, Point } from './geometry';
import { lay } from './layout';
import { shipped } from './shipped';
import { sizesOf } from './sizes';
import type { Line } from './spots';

const FOLDER = '../../../../src/hippodrome/games/intrigue/drawing/';
const files = import.meta.glob('../../../../src/hippodrome/games/intrigue/drawing/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const { process } = globalThis as unknown as { process: { env: Record<string, string> } };

const near = (value: number): number => Math.round(value * 10) / 10;
const point = (at: Point | Box | null) => at && at.map(near);
const line = (name: Line | null) => name && [name.x, name.y, name.width, name.size].map(near);

function written(game: 'byzantio' | 'nekken'): string {
  const board = shipped(game);
  const { size, places, cities } = lay(board, atlas(board), sizesOf(board)[0]!);
  const place = [...places].map(([slug, { name, number, home, stand, mountain }]) => [
    slug,
    {
      name: line(name),
      number: point(number),
      home: point(home),
      stand: point(stand),
      mountain: point(mountain),
    },
  ]);
  const city = [...cities].map(([slug, { name, room }]) => [
    slug,
    { name: line(name), room: point(room.box), columns: room.columns, upwards: room.upwards },
  ]);
  const rows = (named: unknown[][]) =>
    `{\n${named.map(([slug, laid]) => `"${String(slug)}": ${JSON.stringify(laid)}`).join(',\n')}\n}`;
  return `{"size": ${size}, "places": ${rows(place)}, "cities": ${rows(city)}}\n`;
}

test.each(['byzantio', 'nekken'] as const)('%s is drawn by Python as by the page', (game) => {
  const now = written(game);
  if (process.env.WRITE_LAYOUT)
    writeFileSync(`../src/hippodrome/games/intrigue/drawing/${game}.json`, now); // from the folder web
  else expect(files[`${FOLDER}${game}.json`]).toBe(now);
});
