import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../lib/games.svelte';
import { LiveTable } from '../lib/live.svelte';
import { keepReceipt } from '../lib/receipts';
import { infoOf, tableOf } from '../lib/trial';
import type { Happened, Player, Table } from '../lib/types';
import Waiting from './Waiting.svelte';

const player = (seat: number, more: Partial<Player>): Player => ({
  seat,
  kind: 'person',
  name: ['Anna', 'Basil', 'Cyra'][seat]!,
  bot: null,
  kept_for: null,
  kept_until: null,
  host: false,
  away: null,
  sealed: false,
  revealed: false,
  chosen: {},
  deadline: null,
  ...more,
});
const nothing = Object.fromEntries(
  ['sit', 'start', 'free', 'reveal', 'undo', 'return', 'rematch', 'hint', 'look_back'].map((name) => [
    name,
    false,
  ]),
) as Table['can'];

function show(seat: number | null, players: Player[], can: Partial<Table['can']>, happened: Happened[] = []) {
  const live = new LiveTable('T');
  live.happened = happened;
  live.presence = { seats: [0], spectators: 0 };
  const options = { seats: players.length };
  const table = tableOf(
    {},
    { id: 'T', state: 'waiting', absent: 300, options, seat, players, can: { ...nothing, ...can } },
  );
  render(Waiting, { live, table });
  return live;
}

beforeEach(() => {
  localStorage.clear();
  games.all = [infoOf()];
});

afterEach(cleanup);

it('the host can free the seats of others, and those that are kept', async () => {
  const kept = { kind: 'open', name: null, kept_for: 'Cyra', kept_until: '2100-01-01T00:00:00Z' } as const;
  const live = show(0, [player(0, { host: true }), player(1, {}), player(2, kept)], { free: true });
  const remove = vi.spyOn(live, 'remove').mockResolvedValue(true);
  const buttons = screen.getAllByRole('button', { name: 'Free this seat' });
  expect(buttons).toHaveLength(2);
  buttons.forEach((button) => button.click());
  expect(remove.mock.calls).toEqual([['seats/1'], ['seats/2']]);
  expect(screen.getByText('(host)')).toBeTruthy();
  expect(screen.getAllByText('(offline)')).toHaveLength(1);
  expect(screen.getByText(/away for 5 minutes/)).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe('2100-01-01T00:00:00Z');
});

it('nobody else can', () => {
  show(1, [player(0, { host: true }), player(1, {})], {});
  expect(screen.queryByRole('button', { name: 'Free this seat' })).toBeNull();
});

it('who lost a seat is told why', () => {
  keepReceipt({
    format: 'hippodrome-receipt/1',
    table: 'T',
    seat: 1,
    commitment: '',
    seals: [],
    contribution: null,
    revealed: false,
  });
  const happened = (kind: string, why?: string): Happened => ({
    position: 1,
    at: '',
    kind,
    seat: 1,
    why,
    moves: [],
  });
  const players = [player(0, { host: true }), player(1, { kind: 'open', name: null })];
  const told = {
    'The host freed your seat.': [happened('sat'), happened('freed', 'host')],
    'Your seat was freed while you were away.': [happened('freed', 'host'), happened('freed', 'absent')],
    '': [happened('freed')], // left
  };
  for (const [text, log] of Object.entries(told)) {
    show(null, players, { sit: true }, log);
    expect(screen.getByRole('alert').textContent).toBe(text);
    cleanup();
  }
});
