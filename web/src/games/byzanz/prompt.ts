// In words: what this seat is asked now, or else whom the table waits for.

import { listed, t } from '../../lib/messages.svelte';
import type { ByzanzView, Table } from '../../lib/types';
import { has, said, type Said } from './choices';
import { nameOf } from '../../lib/names';

export function promptText(table: Table): string {
  const view = table.view;
  if (view?.game !== 'byzanz') return '';
  if (view.phase === 'end') return ending(table);
  const moves = view.legal.map(said);
  const mine = table.seat !== null && view.turn.includes(table.seat);
  if (mine && moves.length) {
    const me = view.players[table.seat!]!;
    const facts = { count: me.hand.length, bid: view.high?.bid ?? 0, own: me.bid };
    return t(`byzanz-prompt-${askedFor(view, table.seat!, moves)}`, facts);
  }
  const waits = waiting(table, view);
  return has(moves, 'sell') ? `${waits} ${t('byzanz-meanwhile')}` : waits;
}

/** What this seat is asked, as the messages call it. */
export function askedFor(view: ByzanzView, seat: number, moves: Said[]): string {
  if (has(moves, 'tax')) return 'tax';
  if (has(moves, 'take')) return 'take';
  if (has(moves, 'discard')) return has(moves, 'sell') ? 'discard-or-sell' : 'discard';
  if (has(moves, 'done')) return has(moves, 'sell') ? 'final-sell' : 'final';
  if (!has(moves, 'bid')) return view.high ? 'pass' : 'pass-none';
  if (!view.high) return 'bid';
  return view.players[seat]!.bid ? 'raise' : 'beat';
}

function waiting(table: Table, view: ByzanzView): string {
  const names = view.turn.map((seat) => nameOf(table, seat));
  if (!names.length) return t('byzanz-wait-cards');
  return t(`byzanz-wait-${view.phase}`, { names: listed(names), count: names.length });
}

function ending(table: Table): string {
  if (!table.outcome) return '';
  const { winners, scores } = table.outcome;
  const points = t('byzanz-points', { count: scores[winners[0]!] ?? 0 });
  if (winners.length === 1 && winners[0] === table.seat) return t('byzanz-over-you', { points });
  const names = listed(winners.map((seat) => nameOf(table, seat)));
  return t('byzanz-over', { names, count: winners.length, points });
}
