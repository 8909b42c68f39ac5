import { expect, it } from 'vitest';
import { forFriends, server } from './server.svelte';

const own = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' };

it('never gives friends an address that means their own machine', () => {
  expect(forFriends('/t/x', own, [])).toEqual([]);
  expect(forFriends('/t/x', { ...own, hostname: 'localhost' }, [])).toEqual([]);
  expect(forFriends('/t/x', { ...own, hostname: '[::1]' }, [])).toEqual([]);
  expect(forFriends('/t/x', own, ['http://192.168.1.20:8000'])).toEqual(['http://192.168.1.20:8000/t/x']);
});

it('keeps the address by which somebody came', () => {
  const here = { hostname: 'games.example.org', origin: 'https://games.example.org' };
  expect(forFriends('/t/x', here, ['http://10.0.0.2:8000'])).toEqual(['https://games.example.org/t/x']);
});

it('says what a hint waits for: the search, or that it is being prepared', () => {
  expect(server.thinking('byzanz')).toBe('Thinking …'); // nothing is known yet
  const preparing = { ready: true, games: { byzanz: 1, byzantio: 1 }, search: ['byzanz'] };
  server.told = { preparing, own_machine: true, addresses: [] };
  expect(['byzanz', 'byzantio'].map((game) => server.thinking(game))).toEqual([
    'Thinking …',
    'The search is being prepared, only the first time on this machine …',
  ]);
  server.told = null;
});
