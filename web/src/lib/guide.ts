// Which explanations fit what is asked now. What is asked, the prompts of each game know.

import { askedFor } from '../games/byzanz/prompt';
import { said } from '../games/byzanz/choices';
import type { ByzanzView, IntrigueView, Table } from './types';

/** Games with a guided first game. */
export const GUIDED: readonly string[] = ['byzanz', 'byzantio'];

/** Prompts that are explained in the same words. */
const ALIKE: Record<string, string> = {
  'pass-none': 'pass',
  'discard-or-sell': 'discard',
  'final-sell': 'final',
};

export function guideKeys(table: Table): string[] {
  const view = table.view;
  if (!view || table.seat === null) return [];
  if (view.phase === 'end') return ['over'];
  const mine = view.turn.includes(table.seat);
  const keys = view.game === 'byzanz' ? byzanz(view, table.seat, mine) : intrigue(view, table.seat, mine);
  return ['welcome', ...keys];
}

function byzanz(view: ByzanzView, seat: number, mine: boolean): string[] {
  const moves = view.legal.map(said);
  const asked = mine && moves.length ? askedFor(view, seat, moves) : 'wait';
  const sells = moves.some(({ verb }) => verb === 'sell');
  return [ALIKE[asked] ?? asked, ...(sells ? ['sell'] : [])];
}

function intrigue(view: IntrigueView, seat: number, mine: boolean): string[] {
  if (!mine) return ['wait'];
  if (view.phase === 'targets') return [view.players[seat]?.targets?.length ? 'targets' : 'targets-first'];
  return view.phase === 'act' && view.odds?.length ? ['act', 'roll'] : [view.phase];
}
