// A moment of a finished game as a table, which boards are drawn from.

import { games } from '../lib/games.svelte';
import type { Moment } from '../lib/replay';
import type { Choice, Chosen, SavedGame, SentTable } from '../lib/types';

const NOTHING = {
  sit: false,
  start: false,
  free: false,
  reveal: false,
  undo: false,
  return: false,
  rematch: false,
  hint: false,
  look_back: false,
};

/** Whose name in a saved game is that of a bot, perhaps with a number: it is told in the visitor's language. */
function botOf(game: string, name: string): string | null {
  const first = name.split(' ')[0] ?? '';
  return games.of(game)?.bots.includes(first) ? first : null;
}

/** What a player had chosen, as a house: of the options of which every seat has its own. */
function chosenBy({ game, options }: SavedGame, seat: number): Chosen {
  const own = (games.of(game)?.options ?? []).filter(({ each }) => each !== null);
  const lists = own.map(({ name }): [string, unknown] => [name, options[name]]);
  return Object.fromEntries(
    lists.flatMap(([name, list]) => (Array.isArray(list) ? [[name, list[seat] as Choice]] : [])),
  );
}

/** The table as it was: nothing can be done there. */
export const pastTable = (id: string, record: SavedGame, moment: Moment, seat: number | null): SentTable => ({
  id,
  game: record.game,
  version: record.version,
  options: record.options,
  public: false,
  clock: null,
  commitment: record.commitment,
  practice: record.practice,
  seals: record.seals,
  reveal_until: null,
  unrevealed: record.unrevealed,
  state: moment.outcome ? 'over' : 'playing',
  hints: false,
  absent: null,
  unreadable: null,
  players: record.players.map((name, number) => ({
    seat: number,
    kind: botOf(record.game, name) ? 'bot' : 'person',
    name,
    bot: botOf(record.game, name),
    kept_for: null,
    kept_until: null,
    host: false,
    away: null,
    sealed: false,
    revealed: false,
    chosen: chosenBy(record, number),
    deadline: null,
  })),
  seat,
  prompt: null,
  can: NOTHING,
  view: moment.view,
  own: moment.own,
  outcome: moment.outcome ? { ...moment.outcome, secret: record.secret } : null,
  rematch: null,
  replace: {},
});
