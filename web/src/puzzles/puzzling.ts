// Puzzles: what the server tells of them, and how somebody stands with those of a game, which this browser keeps.

import { guestName } from '../lib/who';
import { myName, preference, prefer } from '../lib/memory';
import { messages } from '../lib/messages.svelte';
import type { SavedGame, Told, View } from '../lib/types';

const words = import.meta.glob('../../../src/hippodrome/locales/*/puzzles.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;
let brought: Promise<void> | null = null;

/** Bring the words that only puzzles need. */
export const bringWords = (): Promise<void> =>
  (brought ??= messages.bring((language) =>
    words[`../../../src/hippodrome/locales/${language}/puzzles.ftl`]!(),
  ));

/** By game the difficulty of each of its puzzles, in the order of their numbers. */
export interface Listed {
  puzzles: Record<string, number[]>;
}

export interface Puzzle {
  game: string;
  number: number;
  version: number;
  options: SavedGame['options'];
  players: string[];
  seat: number;
  difficulty: number;
  view: View;
  board: unknown;
  stories: Told[];
}

export interface Worth {
  move: string;
  value: number;
  error: number;
}

export interface Verdict {
  right: boolean;
  answer: string;
  best: string;
  theme: string;
  values: Worth[];
}

/** How somebody stands with the puzzles of a game; `done` has the number of each that was answered, and whether rightly. */
export interface Standing {
  rating: number;
  streak: number;
  longest: number;
  done: Record<string, boolean>;
}

const FIRST = 1000;
const QUICK = 20; // answers in which a rating still moves fast
const NEAR = 8; // puzzles among which the next is drawn

const key = (game: string): string => `puzzles-${game}`;
export const standingOf = (game: string): Standing => ({
  ...{ rating: FIRST, streak: 0, longest: 0, done: {} },
  ...preference<Partial<Standing>>(key(game), {}),
});
export const keepStanding = (game: string, standing: Standing) => prefer(key(game), standing);

/** How many were answered, and how many rightly. */
export const tally = ({ done }: Standing): { count: number; solved: number } => ({
  count: Object.keys(done).length,
  solved: Object.values(done).filter(Boolean).length,
});

/** The standing after an answer, by Elo's formula: only the first answer to a puzzle counts. */
export function after(standing: Standing, number: number, difficulty: number, right: boolean): Standing {
  if (number in standing.done) return standing;
  const expected = 1 / (1 + 10 ** ((difficulty - standing.rating) / 400));
  const step = tally(standing).count < QUICK ? 64 : 24;
  const streak = right ? standing.streak + 1 : 0;
  return {
    rating: Math.round(standing.rating + step * (Number(right) - expected)),
    streak,
    longest: Math.max(standing.longest, streak),
    done: { ...standing.done, [number]: right },
  };
}

/** The number of the next puzzle: one of those nearest to the rating that were not answered yet, else any. */
export function nextOf(
  { rating, done }: Standing,
  difficulties: readonly number[],
  now: number | null = null,
  random: () => number = Math.random,
): number {
  const all = difficulties.map((difficulty, at) => ({ number: at + 1, away: Math.abs(difficulty - rating) }));
  const others = all.filter(({ number }) => number !== now);
  const fresh = others.filter(({ number }) => !(number in done));
  const near = (fresh.length ? fresh : others).sort((a, b) => a.away - b.away).slice(0, NEAR);
  return near[Math.floor(random() * near.length)]?.number ?? 1;
}

/** A puzzle as a saved game, of which tables are made. */
export const recordOf = ({ game, version, options, players, seat }: Puzzle): SavedGame => ({
  format: '',
  game,
  version,
  options,
  players: players.map((name, at) => (at === seat ? myName() || guestName() : name)),
  secret: '',
  commitment: '',
  seals: [],
  contributions: [],
  unrevealed: [],
  practice: true,
  log: [],
  scores: null,
  winners: null,
});
