// The analysis of a finished game, as the server makes it: chances, luck, what decisions cost.

import type { Told } from '../lib/types';

export interface Judged {
  number: number;
  actor: number | 'nature';
  move: string;
  luck: string | null;
  change: number[];
  grade?: string;
  best?: string;
  loss?: number;
}

export interface TurningPoint {
  first: number;
  last: number;
  luck: string | null;
  change: number[];
  story: Told | null;
}

export interface PlayerSummary {
  seat: number;
  initial: number;
  luck: number;
  luck_by_kind: Record<string, number>;
  decisions: number;
  others: number;
  result: number;
  accuracy: number | null;
  grades: Record<string, number>;
  best: number | null;
  worst: number | null;
  feats: Record<string, number>;
}

export interface Analysis {
  /** null: nothing is there yet; `sketch`: decisions are not judged yet. */
  depth: 'sketch' | 'normal' | 'deep' | null;
  /** The share of every seat before the first move, and after each. */
  curve: number[][];
  moves: Judged[];
  turning_points: TurningPoint[];
  players: PlayerSummary[];
}

const COSTLY = ['mistake', 'blunder'];

/** A share in percent, in the language of the page. */
export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** A change of a share, with its sign. */
export const change = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(share);

/** The seat for which a moment changed most. */
export const mostChanged = (changes: readonly number[]): number =>
  changes.reduce((best, one, seat) => (Math.abs(one) > Math.abs(changes[best]!) ? seat : best), 0);

/** The decisions of a seat that cost much, the costliest first. */
export const mistakesOf = ({ moves }: Analysis, seat: number | null): Judged[] =>
  moves
    .filter(({ actor, grade }) => actor === seat && COSTLY.includes(grade ?? ''))
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0));

/** Ask for something until it is complete, less and less often; returns a function that gives up. */
export function watched<T>(
  read: () => Promise<T>,
  show: (found: T) => boolean,
  fail: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const look = async (wait: number) => {
    try {
      const complete = show(await read());
      if (!complete && !over) timer = setTimeout(() => void look(Math.min(wait * 1.5, 15000)), wait);
    } catch (error) {
      if (!over) fail(error);
    }
  };
  void look(1000);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
