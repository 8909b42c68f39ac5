// What the server sends. It says everything that can be done; nothing here knows the rules.

export type GameName = 'byzanz' | 'byzantio' | 'nekken';
export type Actor = number | 'nature';
export type Move = [Actor, string];

export interface Player {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  bot: string | null;
  kept_for: string | null;
  away: 'left' | 'time' | null;
  contributed: boolean;
  deadline: string | null;
}

export interface ByzanzPlayer {
  seat: number;
  hand: string[];
  laid: string[];
  bid: number;
  bidding: boolean;
  passed: boolean;
  offer: number | null;
  profit_cards: number;
  profit: string[] | null;
  points: number | null;
  done: boolean;
}

export interface ByzanzView {
  game: 'byzanz';
  seat: number | null;
  turn: number[];
  legal: string[];
  phase: 'deal' | 'lot' | 'bid' | 'tax' | 'over' | 'take' | 'final' | 'end';
  round: number;
  rounds: number;
  offer: number | null;
  deck: number;
  set_aside: number;
  lot: string[];
  market: string[];
  gone: string[];
  high: { seat: number; bid: number } | null;
  players: ByzanzPlayer[];
}

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

export interface IntrigueView {
  game: 'byzantio' | 'nekken';
  seat: number | null;
  turn: number[];
  legal: string[];
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

export type View = ByzanzView | IntrigueView;

export interface Table {
  id: string;
  game: GameName;
  version: number;
  options: Record<string, unknown> & { seats: number };
  public: boolean;
  clock: { kind: 'live' | 'days'; each: number } | null;
  commitment: string;
  state: 'waiting' | 'playing' | 'over' | 'unreadable';
  unreadable: string | null;
  players: Player[];
  seat: number | null;
  prompt: number | null;
  can: { sit: boolean; start: boolean; undo: boolean; return: boolean; rematch: boolean };
  view: View | null;
  outcome: { scores: number[]; winners: number[]; secret: string } | null;
  rematch: string | null;
}

export interface Happened {
  position: number;
  at: string;
  kind: string;
  seat?: number;
  name?: string;
  bot?: string;
  why?: string;
  text?: string;
  table?: string;
  moves: Move[];
}

export interface Update {
  position: number;
  happened: Happened[];
  table: Table;
}

export interface Refused {
  code: string;
  clause: string | null;
  /** Which reason forbids a move, and what it speaks of. */
  why: string | null;
  facts: Record<string, string | number>;
  text: string;
}

export interface Seated {
  seat: number;
  key: string;
  update: Update;
}

/** A game as it lies there before anything is done. */
export interface About {
  view: View;
  board: Board | null;
}

export interface LobbyRow {
  id: string;
  game: GameName;
  state: 'waiting' | 'playing';
  seats: number;
  free: number;
  opened: string;
}

export interface SavedGame {
  format: string;
  game: GameName;
  version: number;
  options: Record<string, unknown> & { seats: number };
  players: string[];
  secret: string;
  contributions: (string | null)[];
  commitment: string;
  log: Move[];
  scores: number[] | null;
  winners: number[] | null;
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

export interface Board {
  slug: string;
  name: string;
  volcano?: string;
  size: [number, number];
  land?: string;
  place: BoardPlace[];
}
