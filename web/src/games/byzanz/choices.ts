// What can be touched, read off the legal moves. No rule is known here: a card can be played if a legal move names it.

import { goodOf, holds, sorted, sum, TRADER, valueOf } from './cards';

export type Verb = 'bid' | 'pass' | 'tax' | 'take' | 'sell' | 'discard' | 'done' | 'draw';
export type Where = 'hand' | 'lot' | 'market';

export interface Said {
  text: string;
  verb: Verb;
  cards: string[]; // for `take` the letter of a pile
}

/** Where the cards lie that a move names. */
const WHERE: Partial<Record<Verb, Where>> = {
  bid: 'hand',
  sell: 'hand',
  discard: 'hand',
  tax: 'lot',
  take: 'market',
};

export function said(text: string): Said {
  const [verb, ...cards] = text.split(' ');
  return { text, verb: verb as Verb, cards };
}

export const has = (moves: readonly Said[], verb: Verb): boolean => moves.some((move) => move.verb === verb);

const from = (moves: readonly Said[], where: Where): Said[] =>
  moves.filter((move) => WHERE[move.verb] === where);

/** The cards of a place (or piles) that some legal move names. */
export const playable = (moves: readonly Said[], where: Where): Set<string> =>
  new Set(from(moves, where).flatMap((move) => move.cards));

/** Whether some legal move plays all these cards, with or without others. */
export const together = (moves: readonly Said[], where: Where, cards: readonly string[]): boolean =>
  from(moves, where).some((move) => holds(move.cards, cards));

/** The legal move of this kind that plays exactly these cards. */
export const exactly = (moves: readonly Said[], verb: Verb, cards: readonly string[]): Said | null =>
  moves.find(
    (move) => move.verb === verb && move.cards.length === cards.length && holds(move.cards, cards),
  ) ?? null;

export interface Sale {
  good: string;
  kept: string;
  cards: string[]; // the kept one first
  others: number; // how many more ways there are to sell this good
}

/** A trader has no number, yet no card is better to keep. */
const keeps = (card: string): number => (card === TRADER ? 5 : valueOf(card));

/** Better sales keep more, then spend fewer traders, then lower cards. */
function better(one: Said, other: Said): number {
  const traders = (move: Said) => move.cards.filter((card) => card === TRADER).length;
  return (
    keeps(other.cards[0]!) - keeps(one.cards[0]!) ||
    traders(one) - traders(other) ||
    sum(one.cards) - sum(other.cards)
  );
}

/** The best sale of each good, the best of all first; any other can still be chosen card by card. */
export function bestSales(moves: readonly Said[]): Sale[] {
  const byGood = new Map<string, Said[]>();
  for (const move of moves.filter(({ verb }) => verb === 'sell').sort(better)) {
    const good = goodOf(move.cards[0]!);
    byGood.set(good, [...(byGood.get(good) ?? []), move]);
  }
  return [...byGood].map(([good, [best, ...rest]]) => ({
    good,
    kept: best!.cards[0]!,
    cards: [best!.cards[0]!, ...sorted(best!.cards.slice(1))],
    others: rest.length,
  }));
}
