import { afterEach, expect, it } from 'vitest';
import { Offline, Refusal } from './api';
import { messages } from './messages.svelte';
import { refusedText, troubleText } from './refused';

afterEach(() => messages.choose('en'));

const low = { code: 'illegal-move', clause: 'BZ-10', text: 'a bid of 2 does not beat 3' };

it('tells in English what the server says about a move', () => {
  expect(refusedText(low)).toBe('a bid of 2 does not beat 3');
});

it('tells it in the language of the visitor', async () => {
  await messages.choose('de');
  expect(refusedText(low)).toBe('Die Regeln erlauben diesen Zug nicht.');
  expect(troubleText(new Refusal(409, { code: 'seat-taken', clause: null, text: '' }))).toBe(
    'Dieser Platz ist besetzt.',
  );
});

it('has words for a network that is gone and for what nobody foresaw', () => {
  expect(troubleText(new Offline())).toContain('connection is lost');
  expect(troubleText(new Error('odd'))).toBe('The server did not answer as it should.');
});
