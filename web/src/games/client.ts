// What the page asks of a game's folder: one object, the default export of its index.ts. A game without a folder here
// is played at the plain table, with the words that it brings itself.

import type { Component } from 'svelte';
import type { LiveTable } from '../lib/live.svelte';
import type { Named } from '../lib/names';
import type { About, Happened, Table, View } from '../lib/types';

/** Where something is said: at which table, on which board if the game has one. */
export interface Scene {
  table: { game: string; seat: number | null; players: Named[] };
  board: unknown;
}

export interface TableProps {
  table: Table;
  /** Null where nothing can be played: in a replay, and when somebody looks back. */
  live: LiveTable | null;
  board: unknown;
  /** What has just happened. */
  news: Happened[];
}

export interface PictureProps {
  /** Which picture of the rules, and what it shows: `cards`, `C1 C2`. */
  picture: string;
  what: string;
  /** What it shows, for screen readers. */
  alt: string;
  about: About | null;
}

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GameClient {
  /** The table, loaded when somebody plays. */
  table: Lazy<TableProps & Record<string, unknown>>;
  /** A fact of one of the game's own kinds, in words. */
  named: (kind: string, fact: unknown, scene: Scene) => string | number;
  /** A move in words, for somebody who could make it. */
  move: (move: string, scene: Scene, view: View | null) => string;
  /** A few of its pieces, for the home page. */
  pieces?: Component<{ game: string }>;
  /** The sign of one of the choices of an option, as of a house. */
  emblem?: Component<{ option: string; choice: string | number }>;
  /** The colour of each game on the home page, if it is not the usual one. */
  colours?: Record<string, string>;
  /** A picture on a rules page, loaded when rules are read. */
  picture?: Lazy<PictureProps & Record<string, unknown>>;
  /** What the guide of a first game explains now, as the ends of its messages' ids: by itself, what is asked. */
  guide?: (view: View, asked: boolean) => string[];
  /** The kinds of the facts that a refusal names. */
  refusal?: Record<string, string>;
}

/** How the facts of each kind are named; a kind that is forgotten does not compile. */
export type Names<Kinds> = { [Kind in keyof Kinds]: (fact: Kinds[Kind], scene: Scene) => string | number };

/** The naming of a game, from how each kind is named. */
export const naming =
  <Kinds>(names: Names<Kinds>): GameClient['named'] =>
  (kind, fact, scene) => {
    const name = names[kind as keyof Kinds] as ((fact: unknown, scene: Scene) => string | number) | undefined;
    return name ? name(fact, scene) : String(fact);
  };
