// A game that exists nowhere, and a table of it, for the tests.

import type { GameInfo, Table, View } from './types';

export const infoOf = (more: Partial<GameInfo> = {}): GameInfo => ({
  name: 'trial',
  family: 'trial',
  version: 1,
  seats: [2, 3],
  options: [{ name: 'seats', kind: 'choice', default: 2, choices: [2, 3], study: false, each: null }],
  levels: ['novice', 'citizen'],
  bots: [],
  clocks: [],
  board: false,
  told: { questions: {}, stories: {}, headings: [] },
  nature: [],
  ...more,
});

export function tableOf(told: Partial<View> = {}, more: Partial<Table> = {}): Table {
  const view: View = {
    game: 'trial',
    seat: 0,
    turn: [0],
    legal: [],
    question: { id: 'bid', facts: {} },
    players: [{}, {}],
    ...told,
  };
  const players = ['Anna', 'Basil'].map((name, seat) => ({ seat, name, chosen: {} }));
  return { game: 'trial', state: 'playing', seat: 0, players, view, outcome: null, ...more } as Table;
}
