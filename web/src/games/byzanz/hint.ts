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
}

export function hintText({ moves, cards, enough, bids, total, high, waits }: Touched): string {
  if (waits && !cards.length && has(moves, 'sell')) return t('byzanz-meanwhile');
  if (bids) return t('byzanz-sum-enough', { sum: total });
  if (enough || !cards.length) return '';
  return has(moves, 'bid') && total ? t('byzanz-sum-short', { sum: total, high }) : t('byzanz-choose-more');
}
