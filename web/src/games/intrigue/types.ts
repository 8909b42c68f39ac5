// What the server shows of a table of Byzantio or Nekken, and of their boards.

import type { View } from '../../lib/types';
import type { Question } from './told';

export interface Target {
  city: string;
  points: number;
  replaced: boolean;
  scores: number;
}

export interface IntriguePlayer {
  seat: number;
  house: string;
  pretender: string;
  reserve: number;
  boxes: Record<string, number>;
  ready: boolean;
  /** The own box to cross off, until all are in. */
  crossed_off: string | null;
  targets: Target[] | null;
  guesses: Record<string, string> | null;
}

/** A garrison that is rolled for: what the die must show, how likely that is, whose pretender weighs how much. */
export interface Odds {
  city: string;
  house: string;
  needed: number;
  chance: number;
  weighs: Record<string, number>;
}

export interface IntrigueView extends View {
  question: Question;
  phase: string;
  round: number;
  rounds: number;
  order: number[];
  events: { turn: number; event: string | null }[];
  /** What the slots of a sheet are worth. */
  slots: number[];
  roll: Odds | null;
  odds: Odds[] | null;
  offer: { house: string; city: string; for: { city: string; house: string } | null } | null;
  exile: string | null;
  garrisons: Record<string, Record<string, number>>;
  in_play: string[];
  players: IntriguePlayer[];
}

export interface BoardCity {
  slug: string;
  name: string;
  capital?: boolean;
  at: [number, number];
}

export interface BoardPlace {
  slug: string;
  name: string;
  number?: number;
  home?: string;
  neighbours: string[];
  sea: string[];
  label: [number, number];
  shape: string;
  city?: BoardCity[];
}

/** A sea lane, laid out: where it ends, and the path it is drawn as. */
export interface Lane {
  from: string;
  to: string;
  ends: [[number, number], [number, number]];
  path: string;
}

export interface Board {
  slug: string;
  name: string;
  volcano?: string;
  size: [number, number];
  land?: string;
  place: BoardPlace[];
  lanes?: Lane[];
}
