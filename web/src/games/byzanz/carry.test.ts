import { expect, test } from 'vitest';
import { carry } from './carry';
import { follow, type Pieces } from './follow';
import type { Story } from './told';

/** Pieces from cards by place, numbered from 1 on. */
function lay(places: Record<string, string[]>): Pieces {
  let id = 0;
  return Object.fromEntries(
    Object.entries(places).map(([place, cards]) => [place, cards.map((card) => ({ id: ++id, card }))]),
  );
}
const ids = (pieces: Pieces, place: string) => pieces[place]?.map(({ id }) => id);

test('of two equal cards the one flies that was paid', () => {
  // Two views alone would take the trader of the lot for the one that was in the hand all the time.
  const before = lay({ lot: ['C2', 'X'], market: ['C2'], 'hand-0': ['X'], 'laid-0': ['C2'] });
  const stories: Story[] = [
    { id: 'lot-won', facts: { seat: 0, price: 2, paid: ['C2'], lot: ['C2', 'X'] } },
    { id: 'tax-paid', facts: { seat: 0, card: 'C2' } },
    { id: 'lot-taken', facts: { seat: 0, cards: ['X'], offer: 3 } },
  ];
  const now = { lot: [], market: ['C2', 'C2', 'C2'], 'hand-0': ['X', 'X'], 'laid-0': [] };
  const after = follow(carry(before, stories), now, () => 99);
  expect(ids(after, 'market')).toEqual([3, 5, 1]);
  expect(ids(after, 'hand-0')).toEqual([4, 2]);
});

test('a sale goes from the hand, with what is kept to the profit and the rest out of the game', () => {
  const before = lay({ 'hand-1': ['?', '?', 'G4'], market: ['G1', 'G2'], gone: [], 'profit-1': [] });
  const stories: Story[] = [
    { id: 'sold', facts: { seat: 1, cards: ['G4', 'G1', 'G1'], kept: 'G4', traders: 0 } },
  ];
  const now = { 'hand-1': [], market: ['G1', 'G2'], gone: ['G1', 'G1'], 'profit-1': ['?'] };
  const after = follow(carry(before, stories), now, () => 99);
  expect(ids(after, 'gone')).toEqual([1, 2]); // not those of the market
  expect(ids(after, 'market')).toEqual([4, 5]);
  expect(ids(after, 'profit-1')).toEqual([3]);
});

test('what is drawn is new, and what nobody can place stays', () => {
  const stories: Story[] = [{ id: 'lot-opened', facts: { seat: 0, offer: 2, cards: ['T1', 'T1'] } }];
  const before = lay({ lot: [], 'hand-0': ['T1'] });
  const after = follow(carry(before, stories), { lot: ['T1', 'T1'], 'hand-0': ['T1'] }, () => 7);
  expect(ids(after, 'hand-0')).toEqual([1]);
  expect(ids(after, 'lot')).toEqual([7, 7]);
});
