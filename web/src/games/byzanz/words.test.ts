import { expect, test } from 'vitest';
import { t } from '../../lib/messages.svelte';
import type { ByzanzPlayer, ByzanzView, Table } from '../../lib/types';
import { hintText } from './hint';
import { said } from './choices';
import { promptText } from './prompt';
import { cardName, moveText } from './words';

test('cards have names', () => {
  expect(['S3', 'X', '?'].map(cardName)).toEqual(['Spices 3', 'Trader', 'Hidden card']);
});

test.each([
  ['bid C1 S2 W1', 'Anna bids Cloth 1, Spices 2, and Wine 1.'],
  ['pass', 'Anna passes.'],
  ['tax X', 'Anna pays Trader as tax.'],
  ['take X', 'Anna takes Traders from the market.'],
  ['sell C4 C3 X', 'Anna sells Cloth 4, Cloth 3, and Trader, keeping Cloth 4.'],
  ['discard O1', 'Anna discards Olives 1.'],
  ['done', 'Anna is done.'],
  ['draw G2', 'Grain 2 is drawn.'],
  ['draw ?', 'A card is drawn face down.'],
])('the log says %s in words', (move, line) => {
  expect(moveText('Anna', move)).toBe(line);
});

const NAMES = ['Anna', 'Basil', 'Chloe'];

function player(seat: number, more: Partial<ByzanzPlayer> = {}): ByzanzPlayer {
  const empty = { hand: ['C1', 'C2'], laid: [], bid: 0, bidding: true, passed: false, offer: null };
  return { seat, ...empty, profit_cards: 0, profit: [], points: 0, done: false, ...more };
}

function table(more: Partial<ByzanzView>, seat: number | null = 0): Table {
  const view: ByzanzView = {
    game: 'byzanz',
    seat,
    turn: [0],
    legal: [],
    phase: 'bid',
    round: 1,
    rounds: 8,
    offer: 6,
    deck: 90,
    set_aside: 4,
    lot: ['C1', 'X'],
    market: [],
    gone: [],
    high: null,
    players: NAMES.map((_, number) => player(number)),
    ...more,
  };
  const players = NAMES.map((name, number) => ({ seat: number, name }));
  return { game: 'byzanz', state: 'playing', seat, view, players, outcome: null } as unknown as Table;
}

test.each<[string, Partial<ByzanzView>]>([
  ['Bid for the lot, or pass.', { legal: ['pass', 'bid C1'] }],
  ['Bid more than 1, or pass.', { legal: ['pass', 'bid C2'], high: { seat: 1, bid: 1 } }],
  ['You can’t bid more than 9: pass.', { legal: ['pass'], high: { seat: 1, bid: 9 } }],
  ['You have no goods to bid with: pass.', { legal: ['pass'] }],
  [
    'Choose the card of the lot that goes to the market as tax.',
    { phase: 'tax', legal: ['tax C1', 'tax X'] },
  ],
  ['Take one pile from the market.', { phase: 'take', legal: ['sell C2 C1 C1', 'take C'] }],
  ['You hold 2 cards, too many: discard one.', { phase: 'over', legal: ['discard C1'] }],
  ['Basil is bidding.', { turn: [1] }],
  ['Basil is bidding. You can sell a set meanwhile.', { turn: [1], legal: ['sell C2 C1 C1'] }],
  ['Basil and Chloe hold too many cards.', { phase: 'over', turn: [1, 2] }],
  ['The last sales: waiting for Basil and Chloe.', { phase: 'final', turn: [1, 2] }],
])('%s', (prompt, more) => {
  expect(promptText(table(more))).toBe(prompt);
});

test('who has bid already is asked to raise', () => {
  const players = [player(0, { bid: 2, laid: ['C2'] }), player(1), player(2)];
  const asked = table({ legal: ['pass', 'bid C1 C2'], high: { seat: 1, bid: 4 }, players });
  expect(promptText(asked)).toBe('Raise your bid of 2 above 4, or pass.');
});

test('a spectator is told whom the table waits for', () => {
  expect(promptText(table({ phase: 'take', turn: [2] }, null))).toBe('Chloe takes a pile from the market.');
});

test('the end names the winners', () => {
  const over = table({ phase: 'end', turn: [] }, 2);
  over.outcome = { scores: [7, 7, 1], winners: [0, 1], secret: '' };
  expect(promptText(over)).toBe('Anna and Basil share the victory with 7 points.');
  over.outcome = { scores: [0, 0, 1], winners: [2], secret: '' };
  expect(promptText(over)).toBe('You win with 1 point.');
});

test('what was touched is summed up', () => {
  const moves = ['pass', 'bid C2', 'sell C2 C1 C1'].map(said);
  const touched = { moves, cards: ['C2'], enough: true, bids: true, total: 2, high: 1 };
  expect(hintText(touched)).toBe('2 is enough.');
  expect(hintText({ ...touched, cards: ['C1'], enough: false, bids: false, total: 1 })).toBe(
    'Not enough: 1 does not beat 1.',
  );
  expect(hintText({ ...touched, cards: [], bids: false, enough: false, total: 0 })).toBe('');
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
