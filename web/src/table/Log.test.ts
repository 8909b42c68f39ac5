import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { games } from '../lib/games.svelte';
import { messages } from '../lib/messages.svelte';
import { infoOf, tableOf } from '../lib/trial';
import type { Happened, Told } from '../lib/types';
import Log from './Log.svelte';

beforeAll(async () => {
  const stories = { round: { round: 'count' }, passed: { seat: 'seat' } };
  games.all = [infoOf({ told: { questions: {}, stories, headings: ['round'] } })];
  await messages.bring(
    async () => 'trial-story-round = Round { $round }\ntrial-story-passed = { $seat } passes.',
  );
});
afterEach(cleanup);

const passed = (seat: number): Told => ({ id: 'passed', facts: { seat } });
const item = (position: number, story: Told[], kind = 'moved'): Happened => ({
  ...{ position, at: '', kind, seat: 0, moves: [], story },
});
const happened = [
  item(1, [], 'started'),
  item(2, [{ id: 'round', facts: { round: 1 } }, passed(0)]),
  { ...item(3, [], 'said'), text: 'Hello' },
  item(4, [passed(1)]),
];

it('has a line for every story, headings as headings, each with the way back to its moment', async () => {
  const look = vi.fn();
  render(Log, { table: tableOf(), board: null, happened, look });
  const lines = screen.getAllByRole('button').map((line) => line.textContent);
  expect(lines).toEqual(['The game began.', 'Round 1', 'Anna passes.', 'Basil passes.']);
  expect(screen.getByRole('heading', { name: 'Round 1' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Anna passes.' }));
  expect(look).toHaveBeenCalledWith(2);
});

it('is one stop of the Tab key, at its newest line; arrows lead from line to line', async () => {
  render(Log, { table: tableOf(), board: null, happened, look: () => {} });
  const lines = screen.getAllByRole('button');
  const stops = () => lines.filter((line) => line.tabIndex === 0).map((line) => line.textContent);
  expect(stops()).toEqual(['Basil passes.']);
  lines.at(-1)!.focus();
  await fireEvent.keyDown(lines.at(-1)!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(lines.at(-2));
  expect(stops()).toEqual(['Anna passes.']);
});

it('calls people by other names as soon as they have others', async () => {
  const { rerender } = render(Log, { table: tableOf(), board: null, happened, look: () => {} });
  const table = tableOf();
  table.players[1]!.name = 'Zoe';
  await rerender({ table });
  expect(screen.getByRole('button', { name: 'Zoe passes.' })).toBeTruthy();
});

it('leads nowhere where there is no looking back', () => {
  render(Log, { table: tableOf(), board: null, happened, look: null });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toContain('Anna passes.');
});
