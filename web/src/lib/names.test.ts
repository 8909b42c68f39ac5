import { afterEach, expect, it } from 'vitest';
import { messages } from './messages.svelte';
import { listed, nameOf } from './names';

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

it('joins names as each language does', async () => {
  expect(listed(['Anna', 'Basil', 'Zoe'])).toBe('Anna, Basil and Zoe');
  await messages.choose('es');
  expect(listed(['Anna', 'Irene'])).toBe('Anna e Irene');
});
