// What has happened, shown at the visitor's pace. Whoever plays alone among bots is waited for: they go on when there
// was time to see what they did. Where other people play, updates wait here until there was time to see the one before;
// what can be done is done at the table as it is now, so nothing can be played while something is still to be shown.

import { prefer, preference } from './memory';
import type { Happened, Table } from './types';

/** How long each happening stays before the next one, in milliseconds; step by step, until somebody goes on. */
export const PACES = { slow: 2600, normal: 1200, fast: 350, instant: 0, step: Infinity } as const;
export type Pace = keyof typeof PACES;

const BEHIND = 3; // happenings that people at the same table may be ahead, before the rest is shown in haste
const HASTE = 200;

export interface Shown {
  table: Table;
  fresh: Happened[];
}

const asks = ({ seat, view, state }: Table): boolean =>
  state === 'over' || (seat !== null && !!view?.turn.includes(seat));

/** Whether somebody else sits here, whose time runs too. */
const together = ({ players, seat }: Table): boolean =>
  players.some((one) => one.kind === 'person' && one.seat !== seat && !one.away);

/** Whether the bots wait for this seat: nobody else plays here, and no clock runs. */
const alone = ({ players, seat, clock, state }: Table): boolean =>
  seat !== null &&
  !clock &&
  state === 'playing' &&
  !players.some((one) => one.kind === 'person' && one.seat !== seat);

export class Playback {
  /** The table as it is shown. */
  table = $state.raw<Table | null>(null);
  /** What is to be shown yet. */
  queue = $state.raw<Shown[]>([]);
  /** How far the log is shown: the position of the last happening. */
  position = $state(0);
  skipping = $state(false);
  private chosen = $state<Pace>('normal');
  private last = 0; // when something was shown last
  private lately: Shown | null = null; // what was shown last
  private released = false; // the bots were let go on: what comes next was waited for already
  /** All is shown, and the bots wait until it was looked at. */
  holds = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something is being read, for which what comes next has to wait. */
  isRead: () => boolean = () => false;

  /**
   * `onshow` is called with what has just been shown; `onseen` when there was time to see all of it, and with false at
   * the first look at a table that is to be seen step by step.
   */
  constructor(
    private readonly onshow: (shown: Shown, before: Table) => void = () => {},
    private readonly onseen: (all: boolean) => void = () => {},
  ) {
    const kept = preference<Pace>('pace', 'normal');
    this.chosen = kept in PACES ? kept : 'normal';
  }

  get pace(): Pace {
    return this.chosen;
  }

  set pace(pace: Pace) {
    this.chosen = pace;
    prefer('pace', pace);
    this.plan();
  }

  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** The table has changed; the first look at it is shown at once. */
  take(table: Table, fresh: Happened[], first: boolean) {
    if (first || !this.table || table.seat !== this.table.seat) return this.start(table, fresh);
    const tail = this.queue.at(-1);
    const quiet = !fresh.some(({ kind, story }) => kind === 'moved' && story?.length);
    if (tail && quiet) this.queue = [...this.queue.slice(0, -1), { table, fresh: [...tail.fresh, ...fresh] }];
    else this.queue = [...this.queue, { table, fresh }];
    this.plan();
  }

  /** Show the next one now, or let the bots go on. */
  step() {
    const [next, ...rest] = this.queue;
    if (next) this.show(next, rest);
    else this.seen();
    this.plan();
  }

  /** Show everything at once, until this seat is asked again. */
  skip() {
    this.skipping = true;
    this.plan();
  }

  /** It was read. */
  goOn() {
    this.plan();
  }

  stop() {
    clearTimeout(this.timer);
  }

  private start(table: Table, fresh: Happened[]) {
    clearTimeout(this.timer);
    this.queue = [];
    this.table = table;
    this.position = fresh.at(-1)?.position ?? this.position;
    this.lately = null;
    this.released = false;
    this.holds = alone(table);
    if (this.holds && this.look === Infinity) this.onseen(false);
    this.plan();
  }

  private show(next: Shown, rest: Shown[]) {
    const before = this.table!;
    this.queue = rest;
    this.table = next.table;
    this.position = Math.max(this.position, next.fresh.at(-1)?.position ?? 0);
    this.last = Date.now();
    this.lately = next;
    this.released = false;
    this.holds = alone(next.table) && !rest.length;
    if (asks(next.table) && !rest.length) this.skipping = false;
    this.onshow(next, before);
  }

  /** For how long what was shown last is looked at. */
  private get look(): number {
    if (!this.table || asks(this.table)) return 0;
    if (this.isRead() && !this.skipping) return Infinity;
    if (this.lately) return this.wait(this.lately);
    return this.chosen === 'step' && !this.skipping ? Infinity : 0;
  }

  private seen() {
    if (!this.holds) return;
    this.holds = false;
    this.released = true;
    this.onseen(true);
  }

  private wait({ table, fresh }: Shown): number {
    const own = fresh.every(({ seat }) => seat === table.seat);
    if (own || this.skipping) return 0;
    if (this.isRead()) return Infinity;
    if (document.hidden) return 0;
    const newest = (this.queue.at(-1) ?? { table }).table;
    const pressed = together(newest) && (this.queue.length > BEHIND || (!!newest.clock && asks(newest)));
    return Math.min(PACES[this.chosen], pressed ? HASTE : Infinity);
  }

  private plan() {
    clearTimeout(this.timer);
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const left = this.released ? 0 : this.last + this.wait(next) - Date.now();
      if (left > 0) {
        if (left < Infinity) this.timer = setTimeout(() => this.plan(), left);
        return;
      }
      this.show(next, this.queue.slice(1));
    }
    if (!this.holds) return;
    const left = this.last + this.look - Date.now();
    if (left <= 0) this.seen();
    else if (left < Infinity) this.timer = setTimeout(() => this.plan(), left);
  }
}
