import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { games } from '../../lib/games.svelte';
import type { LiveTable } from '../../lib/live.svelte';
import { messages } from '../../lib/messages.svelte';
import { infoOf, tableOf } from '../../lib/trial';
import type { View } from '../../lib/types';
import PlainTable from './PlainTable.svelte';

beforeAll(async () => {
  games.all = [infoOf()];
  await messages.bring(
    async () =>
      'trial-field-hand = Hand\ntrial-value-upwards = from low to high\ntrial-move-bid = Bid { $what }',
  );
});
afterEach(cleanup);

const shown = {
  turn: [0],
  legal: ['bid 1', 'bid 13', 'fold now'],
  round: 3,
  rounds: 13,
  phase: 'end',
  order: 'upwards',
  points_order: 'random',
  prize: null,
  open: true,
  lots: [{ offer: 4, cards: ['C1'] }],
  players: [
    { seat: 0, hand: [1, 13], points: 1200, won: [] },
    { seat: 1, hand: ['?', '?'], points: 0, won: [] },
  ],
} as Partial<View>;
const move = vi.fn(async () => true);
const live = { busy: false, move } as unknown as LiveTable;
const show = (at: LiveTable | null = live) =>
  render(PlainTable, { table: tableOf(shown), live: at, board: null, news: [] });
const term = (name: string, within_: HTMLElement) =>
  within(within_)
    .getByText(name, { selector: 'dt' })
    .nextElementSibling!.textContent!.replace(/\s+/g, ' ')
    .trim();

const chips = (name: string, within_: HTMLElement) =>
  within(within(within_).getByText(name, { selector: 'dt' }).parentElement!)
    .getAllByRole('listitem')
    .map((chip) => chip.textContent!.trim());

it('shows whatever a view has, readably', () => {
  show();
  const table = screen.getByRole('region', { name: 'On the table' });
  expect(within(table).getByRole('heading').textContent).toBe('Round 3 of 13');
  expect(term('Order', table)).toBe('from low to high');
  expect(term('Points order', table)).toBe('random');
  expect(term('Prize', table)).toBe('none');
  expect(term('Open', table)).toBe('yes');
  expect(term('Lots', table)).toBe('Offer 4Cards C1');
  for (const name of ['Legal', 'Phase', 'Rounds']) expect(within(table).queryByText(name)).toBeNull();
});

it('has a card for every player, with what it shows of them', () => {
  show();
  const [anna, basil] = within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('heading')
    .map((heading) => heading.closest('li')!);
  expect(anna!.querySelector('h2')!.textContent).toMatch(/Anna\s+\(you\)/);
  expect(within(anna!).getByText('to move')).toBeTruthy();
  expect(within(basil!).queryByText('to move')).toBeNull();
  expect([chips('Hand', anna!), term('Points', anna!), term('Won', anna!)]).toEqual([
    ['1', '13'],
    '1,200',
    'none',
  ]);
  expect(within(basil!).getAllByText('?')).toHaveLength(2);
});

it('has a button for every legal move, those of a kind together', async () => {
  show();
  const groups = within(screen.getByRole('region', { name: 'Your moves' })).getAllByRole('group');
  const texts = groups.map((group) =>
    within(group)
      .getAllByRole('button')
      .map((one) => one.textContent),
  );
  expect(texts).toEqual([['Bid 1', 'Bid 13'], ['fold now']]);
  await fireEvent.click(screen.getByRole('button', { name: 'Bid 13' }));
  expect(move).toHaveBeenCalledWith('bid 13');
});

it('has none for whoever looks back', () => {
  show(null);
  expect(screen.queryByRole('button')).toBeNull();
});
