// In words: what this seat is asked now, or else whom the table waits for.

import { listed, t } from '../../lib/messages.svelte';
import type { ByzanzView, Table } from '../../lib/types';
import { has, said, type Said } from './choices';
import { nameOf } from './words';

export function promptText(table: Table): string {
  const view = table.view;
  if (view?.game !== 'byzanz') return '';
  if (view.phase === 'end') return ending(table);
  const moves = view.legal.map(said);
  const mine = table.seat !== null && view.turn.includes(table.seat);
  if (mine && moves.length) return asked(view, table.seat!, moves);
  const waits = waiting(table, view);
  return has(moves, 'sell') ? `${waits} ${t('byzanz-meanwhile')}` : waits;
}

function asked(view: ByzanzView, seat: number, moves: Said[]): string {
  const me = view.players[seat]!;
  if (has(moves, 'tax')) return t('byzanz-prompt-tax');
  if (has(moves, 'take')) return t('byzanz-prompt-take');
  if (has(moves, 'discard'))
    return t(has(moves, 'sell') ? 'byzanz-prompt-discard-or-sell' : 'byzanz-prompt-discard', {
      count: me.hand.length,
    });
  if (has(moves, 'done')) return t(has(moves, 'sell') ? 'byzanz-prompt-final-sell' : 'byzanz-prompt-final');
  if (!view.high) return t(has(moves, 'bid') ? 'byzanz-prompt-bid' : 'byzanz-prompt-pass-none');
  const bids = { bid: view.high.bid, own: me.bid };
  if (!has(moves, 'bid')) return t('byzanz-prompt-pass', bids);
  return t(me.bid ? 'byzanz-prompt-raise' : 'byzanz-prompt-beat', bids);
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
