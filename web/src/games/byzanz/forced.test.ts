import { expect, test } from 'vitest';
import { forced } from './forced';
import { player, tableOf } from './trial';
import type { ByzanzView } from './types';

const view = (more: Partial<ByzanzView>) => tableOf(more).view as ByzanzView;

test('one pile is taken, a lot of like cards taxed, an empty hand passes', () => {
  expect(forced(view({ phase: 'take', market: ['W1', 'W4'] }))).toBe('take W');
  expect(forced(view({ phase: 'tax', lot: ['G1', 'G1'] }))).toBe('tax G1');
  expect(forced(view({ players: [player(0, { hand: [] }), player(1), player(2)] }))).toBe('pass');
});

test('what follows from a hand alone is never answered by itself', () => {
  const short = { high: { seat: 1, bid: 20 }, legal: ['pass'], players: [player(0), player(1), player(2)] };
  expect(forced(view(short))).toBeNull();
  expect(forced(view({ phase: 'final', legal: ['done'] }))).toBeNull();
  expect(forced(view({ phase: 'over', legal: ['discard C1'] }))).toBeNull();
});

test('only whoever is to move is asked', () => {
  expect(forced(view({ phase: 'take', market: ['W1'], turn: [1] }))).toBeNull();
});
