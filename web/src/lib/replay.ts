// A finished game, moment by moment. Draws and rolls belong to the decision before them: one steps by decisions.

import type { Move, Own, SavedGame, Told, View } from './types';

export interface Moment {
  move: number;
  moves: number;
  view: View;
  own?: Own | null;
  outcome: { scores: number[]; winners: number[] } | null;
}

/** What the server tells of a game: one moment of it, and what was asked for besides. */
export interface Answer extends Moment {
  board: unknown;
  /** What happened in each move, as it was told to this viewpoint. */
  stories?: Told[][];
  /** Everybody's points before the first move, and after each. */
  points?: number[][];
}

/** A game that is built into the page, with all its moments: each as what has changed since the one before. */
export interface Sample {
  record: SavedGame;
  seat: number;
  moments: unknown[];
  stories: Told[][];
  points: number[][];
  board: unknown;
}

/** After how many moves each decision was due, and the end. */
export const stopsOf = (log: readonly Move[]): number[] => [
  ...log.flatMap(([actor], at) => (actor === 'nature' ? [] : [at])),
  log.length,
];

/** The number of the last stop that a move has reached. */
export const stopAt = (stops: readonly number[], move: number): number =>
  Math.max(0, stops.filter((stop) => stop <= move).length - 1);

/** What a change makes of something: objects and lists of the same length are changed part by part. */
export function changed(before: unknown, change: unknown): unknown {
  if (typeof before !== 'object' || before === null || typeof change !== 'object' || change === null)
    return change;
  if (Array.isArray(change)) return change;
  if ('=' in change) return change['=']; // it takes the place of what was there
  const parts = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, part] of Object.entries(change))
    (parts as Record<string, unknown>)[key] = changed((before as Record<string, unknown>)[key], part);
  return parts;
}

/** All moments of a sample. */
export function momentsOf(sample: Sample): Moment[] {
  let now: unknown = null;
  return sample.moments.map((change) => (now = changed(now, change)) as Moment);
}

export interface Where {
  move: number | null;
  seat: number | null;
}

/** The moment and the viewpoint that the end of an address names; seats are counted from 1 there. */
export function whereOf(hash: string): Where {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: string) => (/^\d{1,5}$/.test(named.get(name) ?? '') ? Number(named.get(name)) : null);
  const seat = number('seat');
  return { move: number('move'), seat: seat ? seat - 1 : null };
}

export const hashOf = ({ move, seat }: Where): string =>
  `#move=${move ?? 0}${seat === null ? '' : `&seat=${seat + 1}`}`;

/** How the points of a game came about: after every move, at which moves decisions were due, and what was told. */
export interface Course {
  points: readonly number[][];
  stops: readonly number[];
  stories: readonly Told[][];
}

/** A decision after which the points have changed more than after most. */
export interface Swing {
  /** The number of the stop after it. */
  stop: number;
  seat: number;
  gain: number;
  /** What was told of it: the decision, and whatever followed until the points had changed. */
  told: Told[];
}

/**
 * The decisions that changed somebody's points most, the largest first, of equal ones the later: it counts more. Of
 * several about the same thing, as a city that is won and lost again and again, the first of them stands for all.
 */
export function swingsOf(course: Course, most: number, about?: (told: Told[]) => unknown): Swing[] {
  const { points, stops } = course;
  const swings = stops.slice(1).map((move, i) => {
    const gains = points[move]!.map((now, seat) => now - points[stops[i]!]![seat]!);
    const seat = gains.reduce((best, gain, at) => (Math.abs(gain) > Math.abs(gains[best]!) ? at : best), 0);
    return { stop: i + 1, seat, gain: gains[seat]! };
  });
  const things = new Set<unknown>();
  const isNew = (thing: unknown) => thing === undefined || (!things.has(thing) && !!things.add(thing));
  return swings
    .filter(({ gain }) => gain)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain) || b.stop - a.stop)
    .map((swing) => ({ ...swing, told: causeOf(course, swing) }))
    .filter(({ told }) => isNew(about?.(told)))
    .slice(0, most);
}

function causeOf({ stories, points, stops }: Course, { stop, seat }: { stop: number; seat: number }): Told[] {
  const [from, to] = [stops[stop - 1]!, stops[stop]!];
  let move = from;
  while (move < to - 1 && points[move + 1]![seat] === points[from]![seat]) move++;
  return stories.slice(from, move + 1).flat();
}

/** A change with its sign: +3, −2. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
