import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from './games.svelte';
import { guideKeys, isGuided } from './guide';
import { messages } from './messages.svelte';
import { infoOf, tableOf } from './trial';

const WORDS = 'guide-trial-welcome = Hello\nguide-trial-bid = Bid\nguide-trial-wait = Wait';

beforeAll(async () => {
  games.all = [infoOf()];
  await messages.bring(async () => WORDS);
});
afterAll(() => (games.all = null));

it('a game is guided if there are words for it', () => {
  expect(isGuided('trial')).toBe(true);
  expect(isGuided('another')).toBe(false);
});

it('explains the question of a seat that is asked, and else that others move', () => {
  expect(guideKeys(tableOf({ turn: [0] }))).toEqual(['welcome', 'bid']);
  expect(guideKeys(tableOf({ turn: [1] }))).toEqual(['welcome', 'wait']);
  expect(guideKeys(tableOf({ turn: [0], question: { id: 'strange', facts: {} } }))).toEqual(['welcome']);
  expect(guideKeys(tableOf({ turn: [] }, { state: 'over' }))).toEqual(['over']);
  expect(guideKeys(tableOf({}, { seat: null }))).toEqual([]);
});
