// What the cards that were touched come to, in words.

import { t } from '../../lib/messages.svelte';
import { has, type Said } from './choices';

export interface Touched {
  moves: readonly Said[];
  cards: readonly string[];
  /** Some legal move plays exactly these cards. */
  enough: boolean;
  bids: boolean; // and it is a bid
  total: number; // with what is laid already
  high: number;
  /** Others are to move: what can be done is done meanwhile. */
  waits: boolean;
  /** A card that was touched and can't go with them. */
  refused: string | null;
}

export function hintText({ moves, cards, enough, bids, total, high, waits, refused }: Touched): string {
  if (refused) return t('byzanz-no-trader-bid');
  if (waits) return !cards.length && has(moves, 'sell') ? t('byzanz-meanwhile') : '';
  if (bids) return t('byzanz-sum-enough', { sum: total });
  const bidding = has(moves, 'bid');
  if (!cards.length) return bidding ? t('byzanz-sum-least', { need: high + 1 }) : '';
  if (enough) return '';
  return bidding && total && total <= high
    ? t('byzanz-sum-short', { sum: total, need: high + 1 })
    : t('byzanz-choose-more');
}
