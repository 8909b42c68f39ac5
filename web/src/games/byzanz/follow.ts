// The view names cards by their faces only. To show where a card went, each gets a number of its own, which follows it
// from place to place: as the story tells it (carry.ts), and where nothing is told, as well as two views can tell.

import { UNKNOWN, valueOf } from './cards';
import type { ByzanzView } from './types';

export interface Piece {
  id: number;
  card: string;
}
export type Places = Record<string, string[]>;
export type Pieces = Record<string, Piece[]>;

/** Where all cards lie; the deck and the cards set aside are nowhere. Profit of others is cards not known. */
export function places(view: ByzanzView): Places {
  const found: Places = { lot: view.lot, market: view.market, gone: view.gone };
  for (const player of view.players) {
    found[`hand-${player.seat}`] = player.hand;
    found[`laid-${player.seat}`] = player.laid;
    found[`profit-${player.seat}`] = player.profit ?? Array<string>(player.profit_cards).fill(UNKNOWN);
  }
  return found;
}

const owner = (place: string): string => place.split('-')[1] ?? '';

/** Number the cards of `now`: those that were there before keep theirs, new ones come from the deck. */
export function follow(before: Pieces, now: Places, next: () => number): Pieces {
  const left = Object.entries(before).flatMap(([place, pieces]) =>
    pieces.map((piece) => ({ place, ...piece })),
  );
  const numbered: Record<string, (number | null)[]> = {};
  for (const [place, cards] of Object.entries(now)) numbered[place] = cards.map(() => null);

  type Left = (typeof left)[number];
  // One way of recognising a card after another, the surest first, for all cards before the next way is tried.
  const recognise = (same: (old: Left, place: string, card: string) => boolean) => {
    for (const [place, cards] of Object.entries(now))
      cards.forEach((card, at) => {
        if (numbered[place]![at] !== null) return;
        const found = left.findIndex((old) => same(old, place, card));
        if (found >= 0) numbered[place]![at] = left.splice(found, 1)[0]!.id;
      });
  };
  recognise((old, place, card) => old.place === place && old.card === card);
  // A card that was seen on its way to a profit lies face down there.
  recognise((old, place, card) => old.place === place && place.startsWith('profit') && card === UNKNOWN);
  recognise((old, place, card) => old.card === card && card !== UNKNOWN && owner(old.place) === owner(place));
  recognise((old, place, card) => old.card === card && card !== UNKNOWN);
  // A hidden card was shown, or a card was laid face down: it came from the same player's hand.
  left.sort((one, other) => valueOf(other.card) - valueOf(one.card) || 0);
  recognise((old, place) => old.place !== place && owner(old.place) === owner(place) && owner(place) !== '');
  recognise((old, place) => old.card === UNKNOWN && owner(old.place) !== '' && owner(place) === '');

  const pieces: Pieces = {};
  for (const [place, cards] of Object.entries(now))
    pieces[place] = cards.map((card, at) => ({ id: numbered[place]![at] ?? next(), card }));
  return pieces;
}
