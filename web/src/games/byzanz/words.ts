// Cards and moves in words, in the visitor's language.

import { listed, t } from '../../lib/messages.svelte';
import { goodOf, sorted, sum, TRADER, UNKNOWN, valueOf } from './cards';
import { said } from './choices';

/** The name of a pile or good: "Spices"; the traders' is "Traders". */
export const pileName = (good: string): string => t(`byzanz-good-${good}`);

export function cardName(card: string): string {
  if (card === TRADER) return t('byzanz-card-trader');
  if (card === UNKNOWN) return t('byzanz-card-unknown');
  return t('byzanz-card', { good: pileName(goodOf(card)), value: valueOf(card) });
}

/** The letter of a good on its cards. */
export const letterOf = (good: string): string => t(`byzanz-letter-${good}`);

/** The names of cards in their order, equal ones together: "Wine 2", "3 × Trader". */
const names = (cards: readonly string[]): string[] =>
  [...new Set(cards)].map((card) => {
    const count = cards.filter((one) => one === card).length;
    return count > 1 ? t('byzanz-copies', { count, card: cardName(card) }) : cardName(card);
  });

export const cardNames = (cards: readonly string[]): string => listed(names(cards));

/** Cards of which some are hidden: "Cloth 1, Wine 2 and 3 hidden cards". */
export function knownText(cards: readonly string[]): string {
  const known = cards.filter((card) => card !== UNKNOWN);
  const hidden = cards.length - known.length;
  if (!cards.length) return t('byzanz-none');
  if (!known.length) return t('byzanz-hidden', { hidden });
  return t('byzanz-known', { cards: hidden ? names(known).join(', ') : cardNames(known), hidden });
}

/** Cards as stories tell of them: those that players of a memory game could only remember are counted. */
export const toldCards = (cards: readonly string[]): string =>
  cards.length && cards.every((card) => card === UNKNOWN)
    ? t('byzanz-cards', { count: cards.length })
    : knownText(cards);

export const toldCard = (card: string): string => (card === UNKNOWN ? toldCards([card]) : cardName(card));

export const toldPile = (pile: string): string => (pile === UNKNOWN ? cardName(pile) : pileName(pile));

/** A sale, as it is offered. */
export const saleText = (kept: string, cards: readonly string[]): string =>
  t('byzanz-sale', { pile: pileName(goodOf(kept)), cards: cardNames(cards), kept: cardName(kept) });

/** What a move does; a bid counts with what is laid already. Of a move whose cards nobody knows, only its kind. */
export function moveText(move: string, laid: number): string {
  const { verb, cards } = said(move);
  const [first = ''] = cards;
  if (!first) return t(`byzanz-do-${verb}`);
  if (verb === 'bid')
    return t('move-with', {
      move: t('byzanz-do-bid-sum', { sum: laid + sum(cards) }),
      what: cardNames(cards),
    });
  if (verb === 'sell') return saleText(first, [first, ...sorted(cards.slice(1))]);
  if (verb === 'take') return t('byzanz-do-take-pile', { pile: pileName(first) });
  return t(`byzanz-do-${verb}-card`, { card: cardName(first) });
}
