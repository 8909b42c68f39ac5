// A whole decision at the table, as a player makes it: with the names that a screen reader says.

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveTable } from '../../lib/live.svelte';
import type { Table } from '../../lib/types';
import Byzanz from './Byzanz.svelte';
import { player, tableOf } from './trial';
import type { ByzanzView } from './types';

function table(more: Partial<ByzanzView> = {}, seat: number | null = 0): Table {
  const players = [
    player(0, { hand: ['C1', 'S3', 'T1', 'T1', 'X'] }),
    player(1, { hand: ['?', 'G4'], profit_cards: 1, profit: null, points: null }),
    player(2, { hand: ['?', 'G4'], laid: ['W2'], bid: 2, profit_cards: 2, profit: null, points: null }),
  ];
  const legal = ['pass', 'bid S3', 'bid C1 S3', 'sell T1 T1 X'];
  return tableOf({ legal, high: { seat: 2, bid: 2 }, players, ...more }, seat);
}

const move = vi.fn(async () => true);
const live = { busy: false, move } as unknown as LiveTable;
const show = (shown: Table, at: LiveTable | null = live) =>
  render(Byzanz, { table: shown, live: at, board: null, news: [] });
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;

async function press(name: string | RegExp) {
  button(name).click();
  await tick();
}

beforeEach(() => move.mockClear());
afterEach(cleanup);

test('a bid is chosen card by card, and can be made once it is enough', async () => {
  show(table());
  await press('Cloth 1');
  expect(button('Cloth 1').getAttribute('aria-pressed')).toBe('true');
  expect(button('Bid').disabled).toBe(true);
  expect(screen.getByText('Sum 1: 3 needed')).toBeTruthy();
  await press('Spices 3');
  expect(screen.getByText('Sum 4: enough')).toBeTruthy();
  await press('Bid 4');
  expect(move).toHaveBeenCalledWith('bid C1 S3');
});

test('a trader can’t be bid: that is said, and what was chosen stays', async () => {
  show(table());
  await press('Cloth 1');
  await press('Trader');
  expect(screen.getByText(/^Traders can’t be bid/)).toBeTruthy();
  expect(button('Cloth 1').getAttribute('aria-pressed')).toBe('true');
  await press('Spices 3');
  expect(screen.getByText('Sum 4: enough')).toBeTruthy();
  cleanup();
  show(table({ legal: ['pass', 'bid S3'] })); // nothing to sell: the trader is good for nothing now
  await press('Trader');
  expect(screen.getByText(/^Traders can’t be bid/)).toBeTruthy();
});

test('a card that goes with none of the chosen starts anew', async () => {
  show(table({ legal: ['sell T1 T1 X', 'sell S3 X X'] }));
  await press('Spices 3');
  screen.getAllByRole('button', { name: 'Timber 1' })[0]!.click();
  await tick();
  expect(button('Spices 3').getAttribute('aria-pressed')).toBe('false');
});

test('before the next lot is turned up nobody says that nothing is for sale', () => {
  show(table({ phase: 'lot', lot: [], offer: 4, legal: [] }));
  expect(screen.getByText('The next lot is being turned up.')).toBeTruthy();
  cleanup();
  show(table({ phase: 'take', lot: [], offer: null, legal: [] }));
  expect(screen.getByText('The auctions of this round are over.')).toBeTruthy();
});

test('a set that is offered is gathered in the hand and then sold', async () => {
  show(table());
  await press(/^Timber: sell/);
  expect(screen.getAllByRole('button', { name: 'Timber 1', pressed: true })).toHaveLength(2);
  await press('Sell Timber 1');
  expect(move).toHaveBeenCalledWith('sell T1 T1 X');
});

test('the tax is a card of the lot, and nothing else can be touched', async () => {
  show(table({ phase: 'tax', legal: ['tax G1', 'tax X'] }));
  const alive = screen.getAllByRole('button').filter((one) => !(one as HTMLButtonElement).disabled);
  expect(alive).toHaveLength(2); // the two cards; the button that pays waits for one of them
  await press('Grain 1');
  await press('Pay Grain 1 as tax');
  expect(move).toHaveBeenCalledWith('tax G1');
});

test('a pile is taken from the market', async () => {
  show(table({ phase: 'take', legal: ['take W', 'take X'] }));
  await press('Wine, 2 cards: Wine 1 and Wine 2');
  await press('Take Wine');
  expect(move).toHaveBeenCalledWith('take W');
});

test('a spectator, and who looks back, can touch nothing', () => {
  show(table({ legal: [] }, null), null);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  cleanup();
  show(table(), null);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

test('what was chosen stays while others move, and goes when it can no longer be played', async () => {
  const { rerender } = show(table());
  await press('Spices 3');
  await rerender({ table: table({ deck: 89 }) });
  expect(button('Bid 3').disabled).toBe(false);
  await rerender({ table: table({ legal: ['sell T1 T1 X'], turn: [1] }) });
  expect(screen.queryByRole('button', { name: 'Spices 3' })).toBeNull();
  expect(button('Bid').disabled).toBe(true); // its place stays
});
