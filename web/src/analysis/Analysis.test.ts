import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../lib/games.svelte';
import { messages } from '../lib/messages.svelte';
import { infoOf, tableOf } from '../lib/trial';
import type { SavedGame } from '../lib/types';
import { mistakesOf, mostChanged, type Analysis } from './analysis';
import View from './Analysis.svelte';

const summary = (seat: number, more = {}) => ({
  ...{ seat, initial: 0.5, luck: 0.1, luck_by_kind: { chance: 0.1 }, decisions: 0.2, others: 0.2, result: 1 },
  ...{ accuracy: 0.9, grades: {}, best: null, worst: null, feats: {} },
  ...more,
});
const found: Analysis = {
  depth: 'normal',
  curve: [
    [0.5, 0.5],
    [0.6, 0.4],
    [1, 0],
  ],
  moves: [
    { number: 0, actor: 'nature', move: 'draw X', luck: 'chance', change: [0.1, -0.1] },
    {
      number: 1,
      actor: 0,
      move: 'pass',
      luck: null,
      change: [0.4, -0.4],
      grade: 'blunder',
      best: 'bid',
      loss: 0.2,
    },
  ],
  turning_points: [{ first: 1, last: 1, luck: null, change: [0.4, -0.4], story: null }],
  players: [summary(0, { worst: 1 }), summary(1, { luck: -0.1, result: 0, accuracy: null })],
};
const record = {
  log: [
    ['nature', 'draw X'],
    [0, 'pass'],
  ],
} as unknown as SavedGame;
const table = tableOf({}, { id: 'T', state: 'over' });

beforeAll(() => messages.choose('en'));
beforeEach(() => {
  games.all = [infoOf()];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (...bodies: unknown[]) => {
  const fetched = vi.fn(
    async () => new Response(JSON.stringify(bodies.length > 1 ? bodies.shift() : bodies[0])),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('finds own mistakes, and for whom a moment changed most', () => {
  expect(mistakesOf(found, 0).map(({ number }) => number)).toEqual([1]);
  expect(mistakesOf(found, 1)).toEqual([]);
  expect(mostChanged([0.1, -0.3, 0.2])).toBe(1);
});

it('asks until decisions are judged, and shows what is there in the meantime', async () => {
  vi.useFakeTimers();
  const fetched = answers({ depth: null }, { ...found, depth: 'sketch' }, found);
  render(View, { table, record });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole('status').textContent).toContain('being analysed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole('status').textContent).toContain('decisions');
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByRole('status')).toBeNull();
  await vi.advanceTimersByTimeAsync(60000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('shows the curve as a table too, turning points that lead to their moment, and own mistakes as questions', async () => {
  answers(found);
  render(View, { table, record });
  const rows = await screen.findAllByRole('row', { hidden: true });
  const told = rows.map((row) =>
    within(row)
      .queryAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  );
  expect(told).toContainEqual(['60%', '40%']);
  const turn = screen.getByRole('link', { name: /Anna \+40%/ });
  expect(turn.getAttribute('href')).toBe('/replay/T#move=2&seat=1');
  expect(screen.getByText(/you chose “[Pp]ass”, which cost 20%/)).toBeTruthy();
  await fireEvent.click(screen.getByText('Show the answer'));
  expect(screen.getByText(/Better: [Bb]id/)).toBeTruthy();
});

it('says what went wrong', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status: 503, statusText: 'busy' })),
  );
  render(View, { table, record });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
