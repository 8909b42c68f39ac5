// Cards as the view writes them: a good's letter and a value (`S3`), `X` for a trader, `?` for one that is not known.

export const PILES = ['C', 'G', 'O', 'S', 'T', 'W', 'X'] as const;
export const TRADER = 'X';
export const UNKNOWN = '?';

/** The good of a card, by its letter; a trader and an unknown card are their own. */
export const goodOf = (card: string): string => card.charAt(0);

/** The number printed on a card; a trader has none. */
export const valueOf = (card: string): number => Number(card.slice(1));

export const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + valueOf(card), 0);

const rank = (card: string): string => (card === UNKNOWN ? '~' : card);

/** By good, then by value; traders and then unknown cards last. */
export const sorted = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));

/** Whether the cards hold all of `wanted`, each copy once. */
export function holds(cards: readonly string[], wanted: readonly string[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The piles of a heap of cards, in the order of the goods, traders last. */
export const piled = <T extends { card: string }>(heap: readonly T[]): { good: string; cards: T[] }[] =>
  PILES.map((good) => ({ good, cards: heap.filter(({ card }) => goodOf(card) === good) })).filter(
    ({ cards }) => cards.length > 0,
  );
