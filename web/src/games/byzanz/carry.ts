// Where cards went, as the story tells it: from which place to which, in order.

import { UNKNOWN } from './cards';
import type { Piece, Pieces } from './follow';
import type { Story } from './told';

/** Cards that went from one place to another; the deck is no place of its own, its cards are new. */
type Way = [cards: string[], from: string, to: string];
type Ways = { [Id in Story['id']]?: (facts: Extract<Story, { id: Id }>['facts']) => Way[] };

const WAYS: Ways = {
  'bid-made': ({ seat, cards }) => [[cards, `hand-${seat}`, `laid-${seat}`]],
  'bid-raised': ({ seat, cards }) => [[cards, `hand-${seat}`, `laid-${seat}`]],
  passed: ({ seat, cards }) => [[cards, `laid-${seat}`, `hand-${seat}`]],
  'lot-won': ({ seat, paid }) => [[paid, `laid-${seat}`, 'market']],
  'tax-paid': ({ card }) => [[[card], 'lot', 'market']],
  'lot-taken': ({ seat, cards }) => [[cards, 'lot', `hand-${seat}`]],
  'pile-taken': ({ seat, cards }) => [[cards, 'market', `hand-${seat}`]],
  'market-cleared': ({ cards }) => [[cards, 'market', 'gone']],
  sold: ({ seat, cards, kept }) => [
    [[kept], `hand-${seat}`, `profit-${seat}`],
    [without(cards, kept), `hand-${seat}`, 'gone'],
  ],
  discarded: ({ seat, card }) => [[[card], `hand-${seat}`, 'gone']],
};

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, n) => n !== at);
}

/** The pieces after what is told: each is where it went. A card that nobody knew was one of those face down. */
export function carry(before: Pieces, stories: readonly Story[]): Pieces {
  const now: Record<string, Piece[]> = Object.fromEntries(
    Object.entries(before).map(([place, pieces]) => [place, [...pieces]]),
  );
  for (const { id, facts } of stories)
    for (const [cards, from, to] of (WAYS[id] as ((told: unknown) => Way[]) | undefined)?.(facts) ?? [])
      for (const card of cards) {
        const left = now[from] ?? [];
        const known = left.findIndex((piece) => piece.card === card);
        const at = known >= 0 ? known : left.findIndex((piece) => piece.card === UNKNOWN);
        if (at < 0) continue; // it was drawn meanwhile
        const [piece] = left.splice(at, 1);
        (now[to] ??= []).push({ id: piece!.id, card });
      }
  return now;
}
