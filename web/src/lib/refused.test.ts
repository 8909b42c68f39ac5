import { afterEach, beforeEach, expect, it } from 'vitest';
import { Offline, Refusal } from './api';
import { games } from './games.svelte';
import { messages } from './messages.svelte';
import { refusedText, troubleText } from './refused';
import { infoOf, tableOf } from './trial';
import type { Refused } from './types';

beforeEach(() => (games.all = [infoOf({ name: 'byzanz', family: 'byzanz' }), infoOf()]));
afterEach(() => messages.choose('en'));

const table = { ...tableOf(), game: 'byzanz' };
const refused = (why: string | null, facts: Refused['facts'] = {}, code = 'illegal-move'): Refused => ({
  code,
  clause: null,
  why,
  facts,
  text: 'as the server says it',
});

it('tells why the rules forbid a move', () => {
  expect(refusedText(refused('too-low', { bid: 2, high: 3 }), table)).toBe(
    'That is not possible now: your bid of 2 does not beat the highest bid of 3.',
  );
  expect(refusedText(refused('not-bidder', { turn: 1 }), table)).toContain('Basil');
  expect(refusedText(refused('not-held', { card: 'S3' }), table)).toContain('Spices 3');
});

it('tells what the server says, for a game that brings no words', () => {
  expect(refusedText(refused('too-low'), tableOf())).toBe('as the server says it');
});

it('tells it in the language of the visitor', async () => {
  await messages.choose('de');
  expect(refusedText(refused('too-low', { bid: 2, high: 3 }), table)).toMatch(
    /^Das geht jetzt nicht: .*2.*3.*\.$/,
  );
  expect(refusedText(refused(null))).toBe('Die Regeln erlauben diesen Zug nicht.');
  expect(troubleText(new Refusal(409, refused(null, {}, 'seat-taken')))).toBe('Dieser Platz ist besetzt.');
});

it('has words for a network that is gone and for what nobody foresaw', () => {
  expect(troubleText(new Offline())).toContain('connection is lost');
  expect(troubleText(new Error('odd'))).toBe('Something went wrong. Please try again.');
  expect(troubleText(null)).toBe('');
});
