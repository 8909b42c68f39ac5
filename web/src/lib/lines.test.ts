import { expect, it } from 'vitest';
import { games } from './games.svelte';
import { Lines } from './lines.svelte';
import { infoOf, tableOf } from './trial';
import type { Happened } from './types';

const item = (position: number, seat: number, kind = 'moved'): Happened => ({
  ...{
    position,
    at: '',
    kind,
    seat,
    moves: [],
    story: kind === 'moved' ? [{ id: 'passed', facts: {} }] : [],
  },
});

it('counts what is new from the last decision of this seat on, and nothing before its first', () => {
  games.all = [infoOf({})];
  const since = (...happened: Happened[]) =>
    new Lines(
      () => tableOf(),
      () => null,
      () => happened,
    ).since;
  const before = [item(1, 0, 'sat'), item(2, 1, 'sat'), item(3, 1)];
  expect(since(...before)).toBe(3); // as many as there are: none is new
  expect(since(...before, item(4, 0), item(5, 1), item(6, 1))).toBe(4);
});
