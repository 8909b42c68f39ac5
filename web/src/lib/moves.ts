// Moves in words, as buttons and hints say them.

import { clientOf } from '../games';
import { games } from './games.svelte';
import { messages } from './messages.svelte';
import type { Table } from './types';

/** A move in words, for somebody who could make it. */
export function moveText(move: string, table: Table, board: unknown): string {
  const client = clientOf(games.of(table.game)?.family);
  return client ? client.move(move, { table, board }, table.view) : plainMove(move, table.game).text;
}

/** A move of a game without a folder: what it is, what it is about, and all of it in words. */
export function plainMove(move: string, game: string): { verb: string; about: string; text: string } {
  const [verb = '', ...rest] = move.split(' ');
  const about = rest.join(' ');
  const id = `${games.of(game)?.family ?? game}-move-${verb}`;
  if (!messages.has(id)) return { verb, about, text: move };
  const text = messages.say(id, { what: about, text: move }).trim();
  return { verb, about, text: text.includes(about) ? text : `${text} ${about}` };
}
