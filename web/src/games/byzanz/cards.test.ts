import { expect, test } from 'vitest';
import { holds, piled, sorted, sum } from './cards';

test('cards are sorted by good and value, traders and unknown ones last', () => {
  expect(sorted(['?', 'X', 'W1', 'C3', 'C1'])).toEqual(['C1', 'C3', 'W1', 'X', '?']);
});

test('a trader adds nothing to a sum', () => {
  expect(sum(['C1', 'S2', 'X'])).toBe(3);
});

test('every copy counts once', () => {
  expect(holds(['C1', 'C1', 'X'], ['C1', 'C1'])).toBe(true);
  expect(holds(['C1', 'X'], ['C1', 'C1'])).toBe(false);
});

test('the market lies in piles, the traders last', () => {
  const heap = ['X', 'W2', 'C1', 'W4'].map((card) => ({ card }));
  expect(piled(heap).map(({ good, cards }) => good + cards.length)).toEqual(['C1', 'W2', 'X1']);
});
