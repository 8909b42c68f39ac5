// What the page asks of a game's folder: one object, the default export of its index.ts. A game without a folder here
// is played at the plain table, with the words that it brings itself.

import type { Component, Snippet } from 'svelte';
import type { Named } from '../lib/names';
import type { About, Chosen, Happened, Table, Told, View } from '../lib/types';

/** Where something is said: at which table, on which board if the game has one. */
export interface Scene {
  table: { game: string; seat: number | null; players: Named[] };
  board: unknown;
}

/** What the page puts around every table: a game's table hands it to its frame (table/Frame.svelte) as it is. */
export interface Around {
  /** What is asked, or whom the table waits for: two lines at most. */
  question: Snippet;
  /** Buttons that every game has: take back, hint. */
  tools?: Snippet;
  /** Log, chat, notes and players, in tabs. */
  beside?: Snippet;
  /** How many lines were told so far, from which the badge for news is counted. */
  told?: number;
  /** How many of them before this seat's last decision was over. */
  since?: number;
  /** Whether a guide explains what is asked, in a place of its own. */
  guided?: boolean;
  /** How the game came out, once it is over. */
  over?: Snippet;
}

/** What moves are sent to: a live table, or a puzzle. */
export interface Playable {
  readonly busy: boolean;
  /** Make moves that belong together; whether they were made. */
  move: (...moves: string[]) => Promise<boolean>;
}

export interface TableProps {
  table: Table;
  /** Null where nothing can be played: in a replay, and when somebody looks back. */
  live: Playable | null;
  board: unknown;
  /** What has just happened. */
  news: Happened[];
  /** Called with the position of what happened while a die of it still rolls, and with null once all have landed. */
  onroll?: (position: number | null) => void;
  /** A move that a hint points at: it is drawn where it would be made. */
  hint?: string | null;
  /** For the frame; without it, only the table itself is shown. */
  around?: Around | null;
}

export interface PictureProps {
  /** Which picture of the rules, and what it shows: `cards`, `C1 C2`. */
  picture: string;
  what: string;
  /** What it shows, for screen readers. */
  alt: string;
  about: About | null;
}

/** When a lesson would come: to which seat, what it sees, and the story that it would come with. */
export interface Moment {
  view: View;
  seat: number;
  story: Told | null;
}

/** A lesson of a guided game: it comes once, when what it explains happens for the first time. */
export interface Lesson<Question extends string = string, Story extends string = string> {
  /** The end of its message's id in the catalogue. */
  id: string;
  /** It comes with one of these questions to this seat. */
  asked?: readonly Question[];
  /** It comes when one of these has happened. With neither, it comes as soon as it fits. */
  told?: readonly Story[];
  /** What else must be so. */
  when?: (moment: Moment) => boolean;
  /** What it is about: names of things on the table (`data-guide`), of which the first that can be seen is lit. */
  at: (moment: Moment) => readonly string[];
}

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface GameClient {
  /** The table, loaded when somebody plays. */
  table: Lazy<TableProps & Record<string, unknown>>;
  /** A fact of one of the game's own kinds, in words. */
  named: (kind: string, fact: unknown, scene: Scene) => string | number;
  /** A move in words, for somebody who could make it; or only its kind, if no more is known than its verb. */
  move: (move: string, scene: Scene, view: View | null) => string;
  /** Why a move is good, from what this seat sees, in a sentence; for hints. */
  reason?: (move: string, scene: Scene, view: View) => string;
  /** A few of its pieces, for the home page. */
  pieces?: Component<{ game: string }>;
  /** The sign of one of the choices of an option, as of a house. */
  emblem?: Component<{ option: string; choice: string | number }>;
  /** The colour of a player by what was chosen, as a house, if it has one; readable as a line on any ground. */
  colour?: (chosen: Chosen) => string | undefined;
  /** The colour of each game on the home page, if it is not the usual one. */
  colours?: Record<string, string>;
  /** A picture on a rules page, loaded when rules are read. */
  picture?: Lazy<PictureProps & Record<string, unknown>>;
  /** The lessons of a guided game, in the order in which they come if several fit; by itself, one for each question. */
  lessons?: readonly Lesson[];
  /** Why this seat won or lost, once the game is over, in a few sentences. */
  verdict?: (table: Table, board: unknown) => string[];
  /** What stories are about, as a city: of several turning points about the same, one is told. */
  subject?: (told: Told[]) => unknown;
  /** The kinds of facts that the log draws in its sentences, as cards, and how. */
  drawn?: { kinds: string[]; fact: Component<{ kind: string; fact: unknown; text: string }> };
  /** The answer of this seat, if everybody at the table can see that there is no other: never read off a hand. */
  forced?: (view: View) => string | null;
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
