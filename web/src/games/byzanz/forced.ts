// Decisions in which everybody at the table can see that there is no choice. Only what all see is looked at, never a
// hand: an answer that comes by itself must not tell about it. Selling first is no loss, it can be done at any time.

import { goodOf } from './cards';
import type { ByzanzView } from './types';

export function forced(view: ByzanzView): string | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me || !view.turn.includes(me.seat)) return null;
  if (view.phase === 'bid' && !me.hand.length) return 'pass';
  if (view.phase === 'tax' && new Set(view.lot).size === 1) return `tax ${view.lot[0]}`;
  if (view.phase === 'take' && new Set(view.market.map(goodOf)).size === 1)
    return `take ${goodOf(view.market[0]!)}`;
  return null;
}
