// Practice tables: the deal of a saved game again, or the game gone on with from a moment.

import { ask } from './api';
import { keepTable, myName } from './memory';
import { sit } from './receipts';
import type { SavedGame, Update } from './types';

/** Open a practice table and sit down there, if this browser knows a name; returns its address. */
export async function openPractice(record: SavedGame, move: number, seat: number | null): Promise<string> {
  const { table } = await ask<Update>('POST', '/practice', { record, move });
  if (myName()) {
    const seated = await sit(table.id, myName(), seat ?? 0);
    keepTable(table.id, table.game, seated.seat);
  }
  return `/t/${table.id}`;
}
