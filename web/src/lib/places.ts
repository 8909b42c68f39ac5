// The places of a finished game, with what separates them.

export interface Place {
  seat: number;
  place: number;
  points: number;
  wins: boolean;
  /** Of a winner how far ahead of the next, of others how far behind the winners. */
  margin: number;
}

export function placesOf(scores: readonly number[], winners: readonly number[]): Place[] {
  const wins = (seat: number) => winners.includes(seat);
  const best = Math.max(...scores.filter((_, seat) => wins(seat)));
  const next = Math.max(...scores.filter((_, seat) => !wins(seat)), -Infinity);
  return scores
    .map((points, seat) => ({
      seat,
      points,
      wins: wins(seat),
      place: wins(seat) ? 1 : 1 + scores.filter((other, at) => wins(at) || other > points).length,
      margin: wins(seat) ? (Number.isFinite(next) ? points - next : 0) : best - points,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
