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

it('calls everybody by name, and bots by their level', async () => {
  expect([0, 1, 2, 3].map((seat) => nameOf(table, seat))).toEqual(['Anna', 'Citizen 2', 'my_bot', 'Seat 4']);
  expect(nameOf(table, 'nature')).toBe('Chance');
  await messages.choose('fr');
  expect(nameOf(table, 1)).toBe('Citoyen 2');
});
