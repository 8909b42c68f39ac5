import { beforeEach, expect, test, vi } from 'vitest';
import { Playback } from './playback.svelte';
import { tableOf } from './trial';
import type { Happened, Player, Table } from './types';

const moved = (position: number, seat: number): Happened => ({
  position,
  seat,
  at: '',
  kind: 'moved',
  moves: [],
  story: [{ id: 'bid', facts: {} }],
});
const bots = [0, 1].map((seat) => ({ seat, kind: seat ? 'bot' : 'person', name: 'A', chosen: {} }) as Player);
const at = (turn: number[], more: Partial<Table> = {}) => tableOf({ turn }, { players: bots, ...more });

let shown: number[] = [];
function begin(pace: 'slow' | 'normal' | 'instant' | 'step') {
  const playback = new Playback(({ fresh }) => shown.push(...fresh.map(({ position }) => position)));
  playback.pace = pace;
  playback.take(at([1]), [], true);
  vi.advanceTimersByTime(5000);
  return playback;
}

beforeEach(() => {
  localStorage.clear();
  shown = [];
  vi.useFakeTimers({ now: 0 });
});

test('moves of bots are shown one after the other, at the pace that was chosen', () => {
  const playback = begin('normal');
  for (const position of [1, 2, 3]) playback.take(at(position < 3 ? [1] : [0]), [moved(position, 1)], false);
  expect(shown).toEqual([1]);
  expect(playback.behind).toBe(true);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1200);
  expect([shown, playback.behind, playback.position]).toEqual([[1, 2, 3], false, 3]);
});

test('what this seat does is shown at once', () => {
  const playback = begin('slow');
  playback.take(at([1]), [moved(1, 1)], false);
  playback.take(at([1]), [], false);
  playback.take(at([1]), [moved(2, 0)], false);
  expect(shown).toEqual([1, 2]);
});

test('what comes next waits while something is being read, at any pace, unless somebody skips', () => {
  const playback = begin('instant');
  let reading = true;
  playback.isRead = () => reading;
  playback.take(at([1]), [moved(1, 1)], false);
  playback.take(at([1]), [moved(2, 0)], false);
  playback.take(at([1]), [moved(3, 1)], false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1, 2]); // the first was waited for before, the second is the own
  reading = false;
  playback.goOn();
  expect(shown).toEqual([1, 2, 3]);
  reading = true;
  playback.take(at([1]), [moved(4, 1)], false);
  playback.skip();
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('step by step, each waits to be asked for', () => {
  const playback = begin('step');
  playback.take(at([1]), [moved(1, 1)], false);
  playback.take(at([0]), [moved(2, 1)], false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
  playback.step();
  expect([shown, playback.behind]).toEqual([[1], true]);
  playback.step();
  expect([shown, playback.behind]).toEqual([[1, 2], false]);
});

test('skipping goes on until this seat is asked', () => {
  const playback = begin('slow');
  playback.take(at([1]), [moved(1, 1)], false);
  playback.take(at([1]), [moved(2, 1)], false);
  expect(shown).toEqual([1]);
  playback.skip();
  playback.take(at([1]), [moved(3, 1)], false);
  playback.take(at([0]), [moved(4, 1)], false);
  expect([shown, playback.skipping]).toEqual([[1, 2, 3, 4], false]);
});

test('where other people play, the page does not fall far behind', () => {
  const people = bots.map((one) => ({ ...one, kind: 'person' }) as Player);
  const playback = begin('slow');
  for (const position of [1, 2, 3, 4, 5, 6])
    playback.take(at([1], { players: people }), [moved(position, 1)], false);
  vi.advanceTimersByTime(1000);
  expect(playback.queue.length).toBe(3);
});

test('bots go on when there was time to see what they did, if nobody else plays', () => {
  const seen = vi.fn();
  const playback = new Playback(() => {}, seen);
  playback.pace = 'normal';
  playback.take(at([1]), [], true);
  expect(seen).toHaveBeenCalledTimes(1); // at the first look at once
  vi.advanceTimersByTime(5000);
  playback.take(at([1]), [moved(1, 1)], false);
  expect([playback.behind, playback.holds]).toEqual([false, true]); // it is shown, and can be acted upon
  vi.advanceTimersByTime(1100);
  expect(seen).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(seen).toHaveBeenCalledTimes(2);
  playback.pace = 'step';
  playback.take(at([1]), [moved(2, 1)], false);
  vi.advanceTimersByTime(60_000);
  expect([seen.mock.calls.length, playback.holds]).toEqual([2, true]);
  playback.step();
  expect([seen.mock.calls.length, playback.holds]).toEqual([3, false]);
  playback.take(at([0]), [moved(3, 1)], false); // this seat is asked: nothing has to be waited for
  expect(seen).toHaveBeenCalledTimes(4);
});

test('nobody waits for a page where others play, or a clock runs', () => {
  const seen = vi.fn();
  const people = bots.map((one) => ({ ...one, kind: 'person' }) as Player);
  for (const more of [{ players: people }, { clock: { kind: 'live', each: 30 } }, { seat: null }]) {
    const playback = new Playback(() => {}, seen);
    playback.take(at([1], more), [], true);
    playback.take(at([1], more), [moved(1, 1)], false);
    vi.advanceTimersByTime(60_000);
  }
  expect(seen).not.toHaveBeenCalled();
});
