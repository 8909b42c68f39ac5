// What the server sends, as far as all games share it. It says everything that can be done; nothing here knows rules.

export type Actor = number | 'nature';
export type Move = [Actor, string];

/** Something that is asked or told: an id by which the catalogue knows it, and the facts that a sentence names. */
export interface Told {
  id: string;
  facts: Record<string, unknown>;
}

/**
 * An option of a table. `number` goes from the first of its choices to the last, and can be left open if it is null by
 * default; `list` has one of its choices for every seat, `file` is brought by whoever opens the table. What is for
 * studying the game only is folded away.
 */
export interface Option {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'list' | 'file';
  default: unknown;
  choices: Choice[];
  study: boolean;
  /** Of a list: what one of them is called, if every seat chooses its own at the table. */
  each: string | null;
}

export type Choice = string | number;

/** By option, what a seat has chosen for itself. */
export type Chosen = Record<string, Choice>;

export interface ClockSetting {
  kind: string;
  each: number;
}

/** The kinds of the facts of everything that a game asks or tells, by id. */
export type Kinds = Record<string, Record<string, string>>;

/** What nature draws from with one word of the log: outcomes in order, copies of each, whether they are put back. */
export interface Source {
  word: string;
  outcomes: string[];
  copies: number[];
  replaced: boolean;
  /** The options of the tables that it is for; of several for a table the first counts. */
  when: Record<string, unknown>;
  /** By option, for each outcome: how much the option must be, at least, for it to be there. */
  least: Record<string, number[]>;
  /** By option: 1 for each outcome of which there are no more copies than the option says. */
  most: Record<string, number[]>;
}

/** A game that can be played here, with all that forms and sentences about it are made from. */
export interface GameInfo {
  name: string;
  family: string;
  version: number;
  seats: number[];
  options: Option[];
  levels: string[];
  bots: string[];
  clocks: ClockSetting[];
  board: boolean;
  told: { questions: Kinds; stories: Kinds; headings: string[] };
  nature: Source[];
}

export interface Player {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  bot: string | null;
  kept_for: string | null;
  /** Until when a rematch keeps the seat. */
  kept_until: string | null;
  /** Whether this player sat down first, of those who still sit here. */
  host: boolean;
  away: 'left' | 'time' | 'vanished' | null;
  sealed: boolean;
  revealed: boolean;
  chosen: Chosen;
  deadline: string | null;
}

/** The table as one viewer sees it. Each game shows more than this. */
export interface View {
  game: string;
  seat: number | null;
  turn: number[];
  legal: string[];
  question: Told;
  players: object[];
}

/** What a seat sees besides what everybody sees: `player` goes into its entry among the players. */
export interface Own {
  seat: number;
  legal: string[];
  player: object;
  question?: Told;
}

export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown> & { seats: number };
  public: boolean;
  clock: ClockSetting | null;
  hints: boolean;
  /** Before the start: for how many seconds somebody can be away without losing the seat; null for ever. */
  absent: number | null;
  /** The day whose deal it has, and whether the attempt counts. */
  daily?: { day: string; ranked: boolean } | null;
  commitment: string;
  /** Its deal was known before. */
  practice: boolean;
  seals: (string | null)[] | null;
  reveal_until: string | null;
  unrevealed: number[];
  state: 'waiting' | 'revealing' | 'playing' | 'over' | 'unreadable';
  unreadable: string | null;
  players: Player[];
  seat: number | null;
  prompt: number | null;
  can: {
    sit: boolean;
    start: boolean;
    free: boolean;
    reveal: boolean;
    undo: boolean;
    return: boolean;
    rematch: boolean;
    hint: boolean;
    look_back: boolean;
  };
  view: View | null;
  /** The secret of a daily deal is null until its day is over. */
  outcome: { scores: number[]; winners: number[]; secret: string | null } | null;
  rematch: string | null;
  /** By seat: the people whom the game waits for, and from when others can let a bot play for them. */
  replace: Record<string, { offline: string; online: string }>;
}

/** What is said of a table before anybody sits down. */
export type Door = Pick<Table, 'options' | 'clock' | 'hints'>;

/** A table as it is sent: the view that everybody has, and this seat's own part of it. */
export type SentTable = Table & { own?: Own | null };

export interface Happened {
  position: number;
  at: string;
  kind: string;
  seat?: number;
  name?: string;
  bot?: string;
  why?: string;
  by?: number;
  text?: string;
  table?: string;
  option?: string;
  choice?: Choice | null;
  /** Of a game that began: the seats that did not reveal. */
  unrevealed?: number[];
  /** What the lot gave when the game began: seat, option, choice. */
  lots?: [number, string, string][];
  moves: Move[];
  story?: Told[];
}

export interface Update {
  position: number;
  happened: Happened[];
  table: SentTable;
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
  board: unknown;
}

export interface LobbyRow {
  id: string;
  game: string;
  state: 'waiting' | 'revealing' | 'playing';
  seats: number;
  free: number;
  opened: string;
  options: Record<string, unknown> & { seats: number };
  clock: ClockSetting | null;
  hints: boolean;
  players: Pick<Player, 'seat' | 'kind' | 'name' | 'bot' | 'kept_for' | 'chosen'>[];
  practice: boolean;
}

export interface SavedGame {
  format: string;
  game: string;
  version: number;
  options: Record<string, unknown> & { seats: number };
  players: string[];
  secret: string;
  commitment: string;
  seals: (string | null)[];
  contributions: (string | null)[];
  unrevealed: number[];
  practice: boolean;
  log: Move[];
  scores: number[] | null;
  winners: number[] | null;
}
