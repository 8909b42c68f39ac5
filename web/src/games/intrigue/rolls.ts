// The rolls in what happened, each with the move that it decides.

import type { Happened, Move } from '../../lib/types';

export interface Roll {
  number: number;
  /** The last move of a player before it; none in what follows from the turn itself, as an event. */
  decides: [number, string] | null;
}

/** Moves that a roll can follow. */
const ROLLED = ['bribe', 'expel', 'refuse'];

export function rollsIn(news: Happened[]): Roll[] {
  const rolls: Roll[] = [];
  let last: Move | null = null;
  for (const [actor, move] of news.flatMap((item) => item.moves)) {
    const number = /^roll (\d)$/.exec(move)?.[1];
    if (actor === 'nature' && number) {
      const decides = last && last[0] !== 'nature' && ROLLED.includes(last[1].split(' ')[0]!) ? last : null;
      rolls.push({ number: Number(number), decides: decides as [number, string] | null });
    }
    last = [actor, move];
  }
  return rolls;
}
