import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../lib/games.svelte';
import { bringWords, due } from '../../lib/guide';
import { infoOf, unworded } from '../../lib/trial';
import type { Table, Told } from '../../lib/types';
import { lessons } from './lessons';
import { player, tableOf } from './trial';
import type { ByzanzView } from './types';
import { verdict } from './verdict';

beforeAll(bringWords);
beforeAll(() => void (games.all = [infoOf({ name: 'byzanz', family: 'byzanz' })]));
afterAll(() => (games.all = null));

const lot: Told = { id: 'lot-opened', facts: { seat: 1, offer: 5, cards: ['C1'] } };
const sold = (seat: number): Told => ({ id: 'sold', facts: { seat, cards: ['C1'], kept: 'C1', traders: 0 } });

test.each<[string[], Partial<ByzanzView>, Told[]]>([
  [['bid'], { question: { id: 'bid', facts: {} } }, []],
  [['lot', 'bid'], { question: { id: 'bid', facts: {} } }, [lot]],
  [['beat', 'sell'], { question: { id: 'beat', facts: { high: 3 } }, legal: ['pass', 'sell C2 C1 C1'] }, []],
  [['pass'], { question: { id: 'pass-short', facts: { high: 9 } } }, []],
  [['sale'], { question: { id: 'wait-bid', facts: { seats: [1] } }, turn: [1] }, [sold(1)]],
  [['sold'], { question: { id: 'wait-bid', facts: { seats: [1] } }, turn: [1] }, [sold(0)]],
  [['trader', 'take'], { question: { id: 'take', facts: {} }, players: [player(0, { hand: ['X'] })] }, []],
])('teaches %s when it is time', (ids, view, stories) => {
  expect(due(tableOf(view), stories, ['welcome']).map(({ id }) => id)).toEqual(ids);
});

const ended = (
  scores: number[],
  winners: number[],
  ...players: Partial<ReturnType<typeof player>>[]
): Table => ({
  ...tableOf({ players: players.map((more, seat) => player(seat, { points: scores[seat], ...more })) }),
  state: 'over',
  outcome: { scores, winners, secret: '' },
});

test('has words for every lesson in every language', async () => {
  expect(await unworded('byzanz', lessons)).toEqual([]);
});

test('says why somebody won or lost', () => {
  const most = { profit_cards: 4 };
  const few = { profit_cards: 2, hand: ['C1', 'C2', 'G1'] };
  expect(verdict(ended([5, 12, 3], [1], few, most, few))).toEqual([
    'Basil won with 12 points, you have 5.',
    'The number of sales decided it: you sold 2 sets, Basil 4. It pays to sell early and often.',
    '3 cards stayed in your hand and brought nothing. Towards the end, buy only what completes a set.',
  ]);
  expect(verdict(ended([12, 5, 3], [0], most, most, few))).toEqual([
    'You won with 12 points; Basil comes next with 5.',
    'The value of the sets decided it: 3 points a sale for you, 1.3 for Basil. Lots with 3s and 4s are worth more.',
  ]);
});
