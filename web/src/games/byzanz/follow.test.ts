import { expect, test } from 'vitest';
import { follow, type Places, type Pieces } from './follow';

function counter() {
  let count = 0;
  return () => ++count;
}

function followed(...moments: Places[]): Pieces {
  const next = counter();
  return moments.reduce<Pieces>((before, now) => follow(before, now, next), {});
}

test('a card that stays keeps its number, a new one gets another', () => {
  const pieces = followed({ 'hand-0': ['C1', 'C1'] }, { 'hand-0': ['C1', 'C1', 'W2'] });
  expect(pieces['hand-0']!.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a card laid in a bid is the one that left the hand', () => {
  const pieces = followed({ 'hand-0': ['C1', 'S2'], 'laid-0': [] }, { 'hand-0': ['C1'], 'laid-0': ['S2'] });
  expect(pieces['laid-0']).toEqual([{ id: 2, card: 'S2' }]);
});

test('a hidden card keeps its number when it is shown', () => {
  const pieces = followed({ 'hand-1': ['?', '?'], 'laid-1': [] }, { 'hand-1': ['?'], 'laid-1': ['W3'] });
  expect([pieces['hand-1']![0]!.id, pieces['laid-1']![0]!.id].sort()).toEqual([1, 2]);
});

test('of a sale the best card goes to the profit, the others leave', () => {
  const pieces = followed(
    { gone: [], 'hand-1': ['C1', 'C3', 'C4'], 'profit-1': [] },
    { gone: ['C1', 'C3'], 'hand-1': [], 'profit-1': ['?'] },
  );
  expect(pieces['gone']!.map(({ id }) => id)).toEqual([1, 2]);
  expect(pieces['profit-1']).toEqual([{ id: 3, card: '?' }]);
});

test('no number is given twice', () => {
  const pieces = followed(
    { lot: ['C1', 'C1', 'X'], market: [], 'hand-0': ['?', 'C1'], 'laid-0': ['C1'] },
    { lot: [], market: ['C1', 'C1'], 'hand-0': ['?', 'C1', 'C1', 'X'], 'laid-0': [] },
  );
  const ids = Object.values(pieces).flatMap((inside) => inside.map(({ id }) => id));
  expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});
