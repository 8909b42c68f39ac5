import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../lib/games.svelte';
import { messages } from '../lib/messages.svelte';
import { infoOf, tableOf } from '../lib/trial';
import type { Happened, Told } from '../lib/types';
import { linesOf, undoneIn, type Line } from '../lib/wording';
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

const scene = { table: tableOf(), board: null };
let lines: Line[] = [];
beforeEach(() => {
  lines = linesOf(
    happened.filter(({ kind }) => kind !== 'said'),
    scene,
  );
});
const show = (more: object = {}) => render(Log, { table: tableOf(), lines, look: () => {}, ...more });
const words = (line: Element) => line.textContent!.trim();

it('has a line for every story, headings as headings, each with the way back to its moment', async () => {
  const look = vi.fn();
  show({ look });
  expect(screen.getAllByRole('button').map(words)).toEqual([
    'The game began.',
    'Round 1',
    'Anna passes.',
    'Basil passes.',
  ]);
  expect(screen.getByRole('heading', { name: 'Round 1' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Anna passes.' }));
  expect(look).toHaveBeenCalledWith(2);
});

it('is one stop of the Tab key, at its newest line; arrows lead from line to line', async () => {
  show();
  const all = screen.getAllByRole('button');
  const stops = () => all.filter((line) => line.tabIndex === 0).map(words);
  expect(stops()).toEqual(['Basil passes.']);
  all.at(-1)!.focus();
  await fireEvent.keyDown(all.at(-1)!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(all.at(-2));
  expect(stops()).toEqual(['Anna passes.']);
});

it('leads nowhere where there is no looking back', () => {
  show({ look: null });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem').map(words)).toContain('Anna passes.');
});

it('strikes through what was taken back, the last move of whoever took it back', () => {
  const undone = undoneIn([
    { ...item(1, []), seat: 0 },
    { ...item(2, []), seat: 1 },
    { ...item(3, []), seat: 0 },
    { ...item(4, [], 'undone'), seat: 0 },
    { ...item(5, [], 'undone'), seat: 0 },
  ]);
  expect([...undone].sort()).toEqual([1, 3]);
  show({ lines: lines.map((line) => ({ ...line, undone: line.text === 'Anna passes.' })) });
  const struck = screen.getAllByRole('listitem').filter((line) => line.classList.contains('undone'));
  expect(struck.map(words)).toEqual(['Anna passes.']);
});

it('has the sign of whoever a line is about', () => {
  show();
  const signed = screen.getAllByRole('listitem').filter((line) => line.querySelector('svg.face'));
  expect(signed.map(words)).toEqual(['The game began.', 'Anna passes.', 'Basil passes.']);
});
