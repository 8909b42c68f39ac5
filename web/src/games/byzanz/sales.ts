// Everybody's sales, round by round, from what was told in a game.

import type { Told } from '../../lib/types';

export interface Sale {
  seat: number;
  /** Null for the sales at the end. */
  round: number | null;
  cards: string[];
  kept: string;
  /** The cards that were laid aside for the one that is kept. */
  gone: string[];
  gain: number;
}

/** All sales in order; `gain` is what a move was worth to a seat. */
export function salesOf(
  told: readonly { move: number; story: Told }[],
  gain: (move: number, seat: number) => number,
): Sale[] {
  let round: number | null = null;
  const sales: Sale[] = [];
  for (const { move, story } of told) {
    const { facts } = story;
    if (story.id === 'round') round = facts.round as number;
    if (story.id === 'final-sales') round = null;
    if (story.id !== 'sold') continue;
    const [seat, cards, kept] = [facts.seat as number, facts.cards as string[], facts.kept as string];
    const gone = cards.filter((_, at) => at !== cards.indexOf(kept));
    sales.push({ seat, round, cards, kept, gone, gain: gain(move, seat) });
  }
  return sales;
}
