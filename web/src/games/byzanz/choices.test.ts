import { expect, test } from 'vitest';
import { bestSales, exactly, has, playable, said, together } from './choices';

const moves = [
  'pass',
  'bid S3',
  'bid C1 S3',
  'bid S3 T1 T1',
  'sell T1 T1 X',
  'sell T1 X X',
  'sell X X X',
].map(said);

test('a card can be touched if a legal move names it', () => {
  expect([...playable(moves, 'hand')].sort()).toEqual(['C1', 'S3', 'T1', 'X']);
  expect(playable(moves, 'lot').size).toBe(0);
  expect([...playable(['take G', 'take X', 'sell G2 G1 G1'].map(said), 'market')]).toEqual(['G', 'X']);
  expect([...playable(['tax T1', 'tax X'].map(said), 'lot')]).toEqual(['T1', 'X']);
});

test('cards go together if one move plays them all', () => {
  expect(together(moves, 'hand', ['T1', 'T1', 'S3'])).toBe(true);
  expect(together(moves, 'hand', ['C1', 'X'])).toBe(false);
  expect(together(moves, 'hand', ['C1', 'C1'])).toBe(false);
});

test('a move is found by its cards in any order', () => {
  expect(exactly(moves, 'bid', ['S3', 'C1'])?.text).toBe('bid C1 S3');
  expect(exactly(moves, 'sell', ['X', 'T1', 'T1'])?.text).toBe('sell T1 T1 X');
  expect(exactly(moves, 'bid', ['C1'])).toBeNull();
  expect(exactly(moves, 'sell', ['T1', 'T1'])).toBeNull();
});

test('moves without cards are there or not', () => {
  expect(has(moves, 'pass')).toBe(true);
  expect(has(moves, 'done')).toBe(false);
});

test('one sale is offered for each good: the one that keeps most, then spends least', () => {
  const legal = [
    'sell C4 C3 X',
    'sell C4 C1 C1',
    'sell C4 C1 C3',
    'sell C3 C1 C1',
    'sell W2 W1 X',
    'sell X X X',
  ];
  expect(bestSales(legal.map(said))).toEqual([
    { good: 'X', kept: 'X', cards: ['X', 'X', 'X'], others: 0 },
    { good: 'C', kept: 'C4', cards: ['C4', 'C1', 'C1'], others: 3 },
    { good: 'W', kept: 'W2', cards: ['W2', 'W1', 'X'], others: 0 },
  ]);
});
