import { expect, test } from 'vitest';
import { LANGUAGES, messages, t, type Language } from '../../lib/messages.svelte';
import { PILES } from './cards';
import { said } from './choices';
import { hintText } from './hint';
import client from './index';
import { tableOf } from './trial';
import { cardName, cardNames, letterOf, moveText } from './words';

test('cards have names', () => {
  expect(['S3', 'X', '?'].map(cardName)).toEqual(['Spices 3', 'Trader', 'Hidden card']);
  expect(cardNames(['X', 'C1', 'X', 'X'])).toBe('3 × Trader and Cloth 1');
});

test.each(Object.keys(LANGUAGES))('in %s every good has a letter of its own', async (language) => {
  await messages.choose(language as Language);
  expect(new Set(PILES.map(letterOf)).size).toBe(PILES.length);
  await messages.choose('en');
});

test('facts are named by their kinds', () => {
  const scene = { table: tableOf(), board: null };
  expect(client.named('card', 'S3', scene)).toBe('Spices 3');
  expect(client.named('cards', ['C1', '?', '?'], scene)).toBe('Cloth 1 and 2 hidden cards');
  expect(client.named('cards', ['?', '?'], scene)).toBe('2 cards'); // in a memory game
  expect(client.named('card', '?', scene)).toBe('1 card');
  expect(client.named('cards', [], scene)).toBe('nothing');
  expect(client.named('pile', 'X', scene)).toBe('Traders');
});

test.each([
  ['bid C1 S2 W1', 'Bid 6: Cloth 1, Spices 2, and Wine 1'],
  ['pass', 'Pass'],
  ['tax X', 'Pay Trader as tax'],
  ['take X', 'Take Traders'],
  ['sell C4 X C3', 'Cloth: sell Cloth 4, Cloth 3, and Trader, keep Cloth 4'],
  ['discard O1', 'Discard Olives 1'],
  ['done', 'Done'],
])('a hint says %s in words', (move, words) => {
  expect(moveText(move, 2)).toBe(words);
});

test('what was touched is summed up', () => {
  const moves = ['pass', 'bid C2', 'sell C2 C1 C1'].map(said);
  const touched = {
    moves,
    cards: ['C2'],
    enough: true,
    bids: true,
    total: 2,
    high: 1,
    waits: false,
    refused: null,
  };
  expect(hintText(touched)).toBe('Sum 2: enough');
  expect(hintText({ ...touched, cards: ['C1'], enough: false, bids: false, total: 1 })).toBe(
    'Sum 1: 2 needed',
  );
  const mixed = { ...touched, cards: ['C2', 'X'], enough: false, bids: false }; // enough, but for the trader
  expect(hintText(mixed)).toBe('This is not a move yet: choose more cards, or others.');
  const nothing = { ...touched, cards: [], bids: false, enough: false, total: 0 };
  expect(hintText(nothing)).toBe('Bid at least 2');
  expect(hintText({ ...nothing, waits: true })).toBe('You can sell a set in the meantime.');
});

test('every word of the table is in the catalogue', () => {
  const used = Object.values(
    import.meta.glob('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<
      string,
      string
    >,
  ).flatMap((text) => [...text.matchAll(/t\(\s*'(byzanz-[\w-]+)'/g)].map(([, id]) => id!));
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((id) => t(id) === id)).toEqual([]);
});
