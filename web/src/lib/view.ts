// The table as this viewer sees it, from what everybody sees and what only its own seat does.

import type { Own, SentTable, Table, View } from './types';

/** The view of a seat: its own part laid over the one that everybody has. */
export function merged(view: View, own: Own): View {
  const { player, ...rest } = own;
  const players = view.players.map((entry, seat) => (seat === own.seat ? { ...entry, ...player } : entry));
  return { ...view, ...rest, players };
}

/** A table as it is sent, made whole. */
export function seen({ own, ...table }: SentTable): Table {
  return table.view && own ? { ...table, view: merged(table.view, own) } : table;
}
