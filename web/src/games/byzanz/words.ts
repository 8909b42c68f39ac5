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

/** Cards of which some are hidden: "Cloth 1, Wine 2 and 3 hidden cards". */
export function knownText(cards: readonly string[]): string {
  const known = cards.filter((card) => card !== UNKNOWN);
  const hidden = cards.length - known.length;
  if (!cards.length) return t('byzanz-none');
  if (!known.length) return t('byzanz-hidden', { hidden });
  return t('byzanz-known', { cards: hidden ? known.map(cardName).join(', ') : cardNames(known), hidden });
}

/** Cards that were drawn one after the other. */
export const drawnText = (cards: readonly string[]): string =>
  t('byzanz-did-draw', { cards: knownText(cards) });

/** What somebody did, as a line of the log. */
export function moveText(name: string, move: string): string {
  const { verb, cards } = said(move);
  const [first = ''] = cards;
  if (verb === 'draw') return drawnText([first]);
  return t(`byzanz-did-${verb}`, {
    name,
    cards: verb === 'take' ? '' : cardNames(cards),
    pile: verb === 'take' ? pileName(first) : '',
    kept: verb === 'sell' ? cardName(first) : '',
  });
}
