// A game that exists nowhere, and a table of it, for the tests.

import { LANGUAGES, messages, t, type Language } from './messages.svelte';
import type { GameInfo, Table, View } from './types';

const LONGEST = 195; // characters of a lesson that a phone has room for, with short names in it

/** The lessons of a game that have no words, no title, or too many words, by language. */
export async function unworded(game: string, lessons: readonly { id: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await messages.choose(language);
    for (const { id } of lessons) {
      const key = `guide-${game}-${id}`;
      const [text, title] = [t(key), t(key, {}, 'title')];
      if (text === key || title === text || text.length > LONGEST) found.push(`${language}: ${id}`);
    }
  }
  await messages.choose('en');
  return found;
}

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
