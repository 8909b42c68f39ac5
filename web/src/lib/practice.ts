// Practice tables: the deal of a saved game again, or the game gone on with from a moment.

import { ask } from './api';
import { keepTable, myName } from './memory';
import { sit } from './receipts';
import type { SavedGame, Update } from './types';
import { givenName } from './who';

/**
 * Open a practice table and sit down there; returns its address. Where bots sat, bots of the same strength sit down
 * again, and if nobody else has to be waited for, the game begins.
 */
export async function openPractice(
  record: SavedGame,
  move: number,
  seat: number | null,
  bots: (string | null)[] = [],
): Promise<string> {
  const { table } = await ask<Update>('POST', '/practice', { record, move });
  const path = `/tables/${table.id}`;
  const seated = await sit(table.id, givenName(myName()), seat ?? 0);
  keepTable(table.id, table.game, seated.seat);
  const others = table.players.map((player) => player.seat).filter((other) => other !== seated.seat);
  for (const other of others)
    if (bots[other]) await ask('POST', `${path}/bots`, { seat: other, bot: bots[other] });
  if (others.every((other) => bots[other])) await ask('POST', `${path}/start`);
  return `/t/${table.id}`;
}
