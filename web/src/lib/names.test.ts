import { afterEach, expect, it } from 'vitest';
import { messages } from './messages.svelte';
import { nameOf } from './names';

afterEach(() => messages.choose('en'));

const table = {
  players: [
    { name: 'Anna' },
    { name: 'citizen 2', bot: 'citizen' },
    { name: 'my_bot', bot: 'my_bot' },
    { name: null },
  ],
};

it('calls everybody by name, and bots by names of the time', async () => {
  expect([0, 1, 2, 3].map((seat) => nameOf(table, seat))).toEqual(['Anna', 'Eudokia', 'my_bot', 'Seat 4']);
  expect(nameOf(table, 'nature')).toBe('Chance');
  await messages.choose('fr');
  expect(nameOf(table, 1)).toBe('Eudocie');
});

it('says the level of a bot whose name somebody else has', () => {
  const two = { players: [{ name: 'Eudokia' }, { name: 'citizen 2', bot: 'citizen' }] };
  expect(nameOf(two, 1)).toBe('Eudokia (Citizen)');
});
