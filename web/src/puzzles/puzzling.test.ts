import { expect, test } from 'vitest';
import { after, keepStanding, nextOf, standingOf, tally, type Standing } from './puzzling';

const FRESH: Standing = { rating: 1000, streak: 0, longest: 0, done: {} };

test('a right answer lifts the rating, the more the harder the puzzle; a wrong one lowers it and ends the streak', () => {
  const easy = after(FRESH, 1, 800, true);
  const hard = after(FRESH, 1, 1600, true);
  expect(easy.rating).toBeGreaterThan(1000);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(after(FRESH, 1, 1000, true).rating).toBe(1032);
  const then = after(hard, 2, 1000, false);
  expect(then.rating).toBeLessThan(hard.rating);
  expect([hard.streak, then.streak, then.longest]).toEqual([1, 0, 1]);
  expect(tally(then)).toEqual({ count: 2, solved: 1 });
});

test('only the first answer to a puzzle counts', () => {
  const wrong = after(FRESH, 7, 1000, false);
  expect(after(wrong, 7, 1000, true)).toEqual(wrong);
});

test('the next puzzle is new and near to the rating; when all are done, any but this one', () => {
  const difficulties = [...Array(30).keys()].map((at) => 700 + 30 * at);
  const drawn = new Set([0, 0.3, 0.6, 0.99].map((at) => nextOf(FRESH, difficulties, null, () => at)));
  for (const number of drawn) expect(Math.abs(difficulties[number - 1]! - 1000)).toBeLessThanOrEqual(120);
  const done = Object.fromEntries([...drawn].map((number) => [number, true]));
  for (const at of [0, 0.3, 0.6, 0.99])
    expect(drawn.has(nextOf({ ...FRESH, done }, difficulties, null, () => at))).toBe(false);
  expect(nextOf({ ...FRESH, done: { 1: true, 2: false } }, [900, 950], 1)).toBe(2);
});

test('how one stands is kept for each game; what is kept by mistake does no harm', () => {
  keepStanding('byzanz', after(FRESH, 3, 1000, true));
  expect(standingOf('byzanz').done).toEqual({ 3: true });
  expect(standingOf('nekken')).toEqual(FRESH);
  localStorage.setItem('puzzles-nekken', '{"rating": 1234');
  expect(standingOf('nekken')).toEqual(FRESH);
});
