// Why a move may be good, from what its player sees: what it wins and what it costs.

import { t } from '../../lib/messages.svelte';
import { nameOf } from '../../lib/names';
import type { Scene } from '../client';
import { goodOf, sum, TRADER, valueOf } from './cards';
import { said } from './choices';
import type { ByzanzView } from './types';
import { cardNames, pileName } from './words';

/** How many cards of a hand go into sets with such cards: the same good, and traders. */
function fits(hand: readonly string[], cards: readonly string[]): number {
  const goods = new Set(cards.map(goodOf));
  return hand.filter((card) => card === TRADER || goods.has(goodOf(card))).length;
}

export function reason(move: string, { table }: Scene, view: ByzanzView): string {
  const me = view.players[table.seat ?? -1];
  if (!me) return '';
  const { verb, cards } = said(move);
  const [first = ''] = cards;
  if (verb === 'bid') {
    const left = me.hand.filter((card) => !cards.includes(card));
    return t('byzanz-why-bid', {
      price: me.bid + sum(cards),
      lot: cardNames(view.lot),
      fits: fits(left, view.lot),
    });
  }
  if (verb === 'pass')
    return view.high && view.high.seat !== me.seat
      ? t('byzanz-why-pass', { name: nameOf(table, view.high.seat), bid: view.high.bid })
      : t('byzanz-why-pass-free');
  if (verb === 'tax') {
    const rest = [...view.lot];
    rest.splice(rest.indexOf(first), 1);
    return t('byzanz-why-tax', { cards: cardNames(rest) });
  }
  if (verb === 'take') {
    const pile = view.market.filter((card) => goodOf(card) === first);
    return t('byzanz-why-take', { cards: cardNames(pile), fits: fits(me.hand, pile), pile: pileName(first) });
  }
  if (verb === 'sell')
    return t('byzanz-why-sell', { points: first === TRADER ? 5 : valueOf(first), left: me.hand.length - 3 });
  if (verb === 'discard') return t('byzanz-why-discard', { fits: fits(me.hand, [first]) - 1 });
  return '';
}
