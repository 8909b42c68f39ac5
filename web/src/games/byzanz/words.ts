// Cards and moves in words, in the visitor's language.

import { listed, t } from '../../lib/messages.svelte';
import { goodOf, TRADER, UNKNOWN, valueOf } from './cards';
import { said } from './choices';

/** The name of a pile or good: "Spices"; the traders' is "Traders". */
export const pileName = (good: string): string => t(`byzanz-good-${good}`);

export function cardName(card: string): string {
  if (card === TRADER) return t('byzanz-card-trader');
  if (card === UNKNOWN) return t('byzanz-card-unknown');
  return t('byzanz-card', { good: pileName(goodOf(card)), value: valueOf(card) });
}

export const cardNames = (cards: readonly string[]): string => listed(cards.map(cardName));

/** What somebody did, as a line of the log. */
export function moveText(name: string, move: string): string {
  const { verb, cards } = said(move);
  const [first = ''] = cards;
  if (verb === 'draw' && first === UNKNOWN) return t('byzanz-did-draw-unknown');
  return t(`byzanz-did-${verb}`, {
    name,
    cards: verb === 'take' ? '' : cardNames(cards),
    pile: verb === 'take' ? pileName(first) : '',
    kept: verb === 'sell' ? cardName(first) : '',
  });
}
