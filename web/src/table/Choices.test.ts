import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../lib/games.svelte';
import { infoOf } from '../lib/trial';
import Choices from './Choices.svelte';

const choose = vi.fn();
const player = (seat: number, name: string | null, colour: string, more = {}) => ({
  seat,
  name,
  bot: null,
  kept_for: null,
  chosen: { colours: colour },
  ...more,
});
const players = [
  player(0, 'Anna', 'red'),
  player(1, 'citizen', 'blue', { bot: 'citizen' }),
  player(2, null, 'green', { kept_for: 'Zoe' }),
  player(3, 'Basil', 'white'),
];

beforeEach(() => {
  choose.mockClear();
  const choices = ['red', 'blue', 'green', 'white'];
  games.all = [
    infoOf({
      options: [{ name: 'colours', kind: 'list', default: null, choices, study: false, each: 'colour' }],
    }),
  ];
});
afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;

it('offers what nobody else has; a bot makes way, a seat that is kept does not', async () => {
  render(Choices, { game: 'trial', chosen: { colours: 'white' }, players, own: 3, choose });
  expect(button(/^Red\s*Anna$/).disabled).toBe(true);
  expect(button(/^Green\s*Zoe$/).disabled).toBe(true);
  expect(button('White').getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(button('Blue'));
  expect(choose).toHaveBeenLastCalledWith('colours', 'blue');
  await fireEvent.click(button('White')); // once more gives it up
  expect(choose).toHaveBeenLastCalledWith('colours', null);
});

it('offers nothing that was set when the table was opened', () => {
  render(Choices, { game: 'trial', fixed: { colours: ['red'] }, chosen: {}, players, own: 3, choose });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
