import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { games } from './games.svelte';
import { due, isGuided, recent } from './guide';
import { Guiding } from './guiding.svelte';
import { guideOf, keepGuide } from './memory';
import { messages } from './messages.svelte';
import { infoOf, tableOf } from './trial';
import type { Happened, Table } from './types';

const WORDS =
  'guide-trial-welcome = Hello\n    .title = Hello\nguide-trial-bid = Bid\nguide-trial-raise = Raise';

const moved = (position: number, seat: number, ...ids: string[]): Happened => ({
  ...{ position, at: '', kind: 'moved', seat, moves: [] },
  story: ids.map((id) => ({ id, facts: {} })),
});

beforeAll(async () => {
  games.all = [infoOf({ told: { questions: { bid: {}, raise: {}, other: {} }, stories: {}, headings: [] } })];
  await messages.bring(async () => WORDS);
});
afterAll(() => (games.all = null));
beforeEach(() => localStorage.clear());

const ids = (table: Table, seen: string[] = []) => due(table, [], seen).map(({ id }) => id);

it('a game is guided if there are words for it', () => {
  expect(isGuided('trial')).toBe(true);
  expect(isGuided('another')).toBe(false);
});

it('explains the question of a seat that is asked, once, if there are words', () => {
  expect(ids(tableOf({ turn: [0] }))).toEqual(['welcome', 'bid']);
  expect(ids(tableOf({ turn: [0] }), ['welcome'])).toEqual(['bid']);
  expect(ids(tableOf({ turn: [0] }), ['welcome', 'bid'])).toEqual([]);
  expect(ids(tableOf({ turn: [1] }))).toEqual(['welcome']);
  expect(ids(tableOf({ turn: [0], question: { id: 'other', facts: {} } }))).toEqual(['welcome']);
  expect(ids(tableOf({ turn: [] }, { state: 'over' }))).toEqual([]);
  expect(ids(tableOf({}, { seat: null }))).toEqual([]);
});

it('looks at what has happened since the own last move, which counts too', () => {
  const happened = [moved(1, 1, 'a'), moved(2, 0, 'b'), moved(3, 1, 'c', 'd')];
  expect(recent(happened, 0).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(recent(happened.slice(0, 1), 0).map(({ id }) => id)).toEqual(['a']);
});

const guided = (table: Table) => {
  keepGuide({ id: 'first', on: true, seen: [] });
  return new Guiding(
    'first',
    () => table,
    () => [],
  );
};

it('shows one lesson after the other, remembers what was read, and can be left and resumed', () => {
  const table = tableOf({ turn: [0] });
  const guiding = guided(table);
  expect([guiding.lesson?.id, guiding.count]).toEqual(['welcome', 2]);
  guiding.understood('welcome');
  expect([guiding.lesson?.id, guiding.count]).toEqual(['bid', 1]);
  guiding.turn(false);
  expect([guiding.on, guiding.known, guiding.lesson]).toEqual([false, true, null]);
  expect(guideOf('first')).toEqual({ id: 'first', on: false, seen: ['welcome'] });
  const again = new Guiding(
    'first',
    () => table,
    () => [],
  );
  again.turn(true);
  expect(again.lesson?.id).toBe('bid');
});

it('is unknown at a table that was begun without it', () => {
  const guiding = new Guiding(
    'another',
    () => tableOf({ turn: [0] }),
    () => [],
  );
  guiding.understood('welcome');
  guiding.turn(true);
  expect([guiding.known, guiding.on, guiding.lesson]).toEqual([false, false, null]);
});

it('holds what comes next while a lesson is to be read and this seat is not asked', () => {
  expect(guided(tableOf({ turn: [1] })).holds).toBe(true);
  expect(guided(tableOf({ turn: [0] })).holds).toBe(false);
});

it('suggests the only move by itself, else what a search finds best, when nothing is to be read first', async () => {
  const asked = vi.fn(
    async () => new Response(JSON.stringify({ moves: [{ move: 'b', visits: 9, value: 0.6 }] })),
  );
  vi.stubGlobal('fetch', asked);
  const one = guided(tableOf({ turn: [0], legal: ['a'] }, { id: 'first', prompt: 4 }));
  await one.suggest();
  expect(one.move).toBeNull(); // there are lessons yet
  one.understood('welcome');
  one.understood('bid');
  expect(one.move).toBe('a');
  expect(asked).not.toHaveBeenCalled();
  const several = guided(tableOf({ turn: [0], legal: ['a', 'b'] }, { id: 'first', prompt: 5 }));
  several.understood('welcome');
  several.understood('bid');
  await several.suggest();
  await several.suggest(); // it was asked
  expect(several.move).toBe('b');
  expect(asked).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('says that it has no suggestion if the server gives none, and asks again on request', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }));
  const guiding = guided(tableOf({ turn: [0], legal: ['a', 'b'] }, { id: 'first', prompt: 4 }));
  await guiding.suggest();
  expect([guiding.atALoss, guiding.thinking]).toEqual([true, false]);
  vi.stubGlobal('fetch', async () => new Response('{"moves":[{"move":"a","visits":1,"value":1}]}'));
  await guiding.suggest();
  expect(guiding.atALoss).toBe(true);
  await guiding.suggest(true);
  expect(guiding.atALoss).toBe(false);
  vi.unstubAllGlobals();
});
