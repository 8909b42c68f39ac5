import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../lib/games.svelte';
import { bringWords, due } from '../../lib/guide';
import { LANGUAGES } from '../../lib/messages.svelte';
import { infoOf, unworded } from '../../lib/trial';
import type { Told } from '../../lib/types';
import { lessons } from './lessons';
import { board, tableOf } from './trial';
import type { IntrigueView } from './types';
import { verdict } from './verdict';

beforeAll(bringWords);
beforeAll(
  () => void (games.all = ['byzantio', 'nekken'].map((name) => infoOf({ name, family: 'intrigue' }))),
);
afterAll(() => (games.all = null));

const act = { id: 'act', facts: {} } as const;
const placed = (seat: number): Told => ({ id: 'campaign-placed', facts: { seat, city: 'nicaea' } });
const struck = (event: string): Told => ({ id: 'provinces-struck', facts: { event, rolled: 3, places: [] } });

test.each<[string[], Partial<IntrigueView>, Told[]]>([
  [['targets-first'], { question: { id: 'write-target', facts: { slot: 1, points: 14 } } }, []],
  [['targets'], { question: { id: 'write-target', facts: { slot: 2, points: 10 } } }, []],
  [['act', 'campaign'], { question: act, round: 1, legal: ['campaign thrace', 'muster nicaea'] }, []],
  [['act', 'campaign', 'muster'], { question: act, round: 2, legal: ['colonise x', 'settle y'] }, []],
  [['watch', 'act'], { question: act, round: 1 }, [placed(1)]],
  [['garrison'], { turn: [1] }, [placed(0)]],
  [['earthquake'], { turn: [1] }, [struck('earthquake')]],
  [['famine'], { turn: [1] }, [struck('famine')]],
])('teaches %s when it is time', (ids, view, stories) => {
  const table = tableOf(view, { state: 'playing' });
  expect(due(table, stories, ['welcome']).map(({ id }) => id)).toEqual(ids);
});

test('Nekken has no famine, and its own words', () => {
  const table = tableOf({ turn: [1] }, { state: 'playing', game: 'nekken' });
  expect(due(table, [struck('famine'), struck('plague')], []).map(({ id }) => id)).toEqual([
    'welcome',
    'plague',
  ]);
});

test('lights the city or the pretender that a lesson is about', () => {
  const lit = (stories: Told[], view: Partial<IntrigueView>) =>
    due(tableOf(view, { state: 'playing' }), stories, ['welcome', 'act'])[0]?.at;
  expect(lit([placed(1)], { turn: [1] })).toEqual(['city-nicaea', 'board']);
  expect(lit([], { question: act, legal: ['campaign thrace'] })).toEqual(['pretender-komnenos', 'board']);
});

test('has words for every lesson in every language', async () => {
  expect(await unworded('byzantio', lessons)).toEqual([]);
  expect(await unworded('nekken', lessons)).toEqual(Object.keys(LANGUAGES).map((one) => `${one}: famine`));
});

test('says why somebody won or lost', () => {
  const [me, rival] = tableOf({}).view!.players as IntrigueView['players'];
  const target = { city: 'nicaea', points: 14, replaced: false, scores: 0 };
  const players = [
    { ...me!, targets: [target] },
    { ...rival!, targets: [{ ...target, scores: 14 }] },
  ];
  const outcome = { scores: [0, 19], winners: [1], secret: '' };
  const over = tableOf({ players, garrisons: { nicaea: { doukas: 2 } } }, { state: 'over', outcome });
  expect(verdict(over, board)).toEqual([
    'Basil won with 19 points, you have 0.',
    'You scored at 0 of 1 targets (0 points), Basil at 1 (14).',
    'Your dearest miss is Nicaea (14 points): Doukas is stronger there.',
    'Guesses brought you 0 points and Basil 5.',
  ]);
});
