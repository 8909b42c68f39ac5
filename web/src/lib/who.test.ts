import { beforeEach, expect, it } from 'vitest';
import { myName } from './memory';
import { messages } from './messages.svelte';
import { givenName, guestName } from './who';

beforeEach(() => localStorage.clear());

it('lets nobody wait for a name: a guest sits down, always the same', async () => {
  const guest = givenName('  ');
  expect(guest).toMatch(/^Guest [1-9]\d\d$/);
  expect(givenName('')).toBe(guest);
  await messages.choose('de');
  expect(guestName()).toBe(guest.replace('Guest', 'Gast'));
  await messages.choose('en');
});

it('keeps the name that was written, and forgets it when it is taken away', () => {
  expect(givenName(' Anna ')).toBe('Anna');
  expect(myName()).toBe('Anna');
  expect(givenName('')).toMatch(/^Guest/);
  expect(myName()).toBe('');
});
