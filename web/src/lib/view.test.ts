import { expect, it } from 'vitest';
import { merged, seen } from './view';
import type { SentTable, View } from './types';

const question = (id: string) => ({ id, facts: {} });
const view = {
  game: 'any',
  seat: null,
  turn: [1],
  legal: [],
  question: question('wait'),
  players: [{ hand: ['?'] }, { hand: ['?', '?'], points: null }],
} as View;

it('lays what a seat sees over what everybody sees', () => {
  const own = { seat: 1, legal: ['pass'], question: question('bid'), player: { hand: ['C1', 'C2'] } };
  expect(merged(view, own)).toEqual({
    ...view,
    seat: 1,
    legal: ['pass'],
    question: question('bid'),
    players: [{ hand: ['?'] }, { hand: ['C1', 'C2'], points: null }],
  });
  expect(view.players[1]).toEqual({ hand: ['?', '?'], points: null }); // what came is not changed
});

it('leaves the question of the table to a seat that is not asked', () => {
  expect(merged(view, { seat: 0, legal: [], player: {} }).question.id).toBe('wait');
});

it('leaves a spectator, and a table that has not begun, as they are', () => {
  const sent = { id: 't', view, own: null } as unknown as SentTable;
  expect(seen(sent)).toEqual({ id: 't', view });
  expect(seen({ ...sent, view: null, own: undefined })).toEqual({ id: 't', view: null });
});
