// The moves that the search bot thinks best.

export interface Hint {
  move: string;
  visits: number;
  value: number;
  /** What the next player will probably do then, and how probable it is. */
  answer?: { seat: number; move: string; share: number } | null;
}

const MOST = 3;
const SELDOM = 0.05; // of the visits of the first: what was hardly looked at is no hint

/** The best first, by the chance of winning that is shown with it; what the search has hardly looked at is left out. */
export function ranked(found: readonly Hint[]): Hint[] {
  const most = Math.max(...found.map(({ visits }) => visits));
  return found
    .filter(({ visits }) => visits >= SELDOM * most)
    .sort((one, other) => other.value - one.value || other.visits - one.visits)
    .slice(0, MOST);
}
