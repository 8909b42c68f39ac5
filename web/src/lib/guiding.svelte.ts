// A guided game at a table: the lesson that is due, the move that is suggested, and what was read already. It can be left
// and resumed; the browser remembers.

import { ask, Offline, Refusal } from './api';
import { due, isAsked, recent, type Due } from './guide';
import { ranked, type Hint } from './hints';
import { guideOf, keepGuide, type Guided } from './memory';
import type { Happened, Table } from './types';

interface Suggested {
  /** For which decision it is. */
  prompt: number | null;
  move: string | null;
  /** The chance of winning that the search gives it. */
  value?: number;
}

export class Guiding {
  private kept = $state.raw<Guided | null>(null);
  private suggested = $state.raw<Suggested | null>(null);
  private thinksOf = $state.raw<number | null>(null);
  private readonly due: Due[] = $derived.by(() => {
    const table = this.table();
    if (!table || !this.on) return [];
    return due(table, recent(this.happened(), table.seat), this.kept?.seen ?? []);
  });
  /** The lesson that is to be read now. */
  readonly lesson: Due | null = $derived(this.due[0] ?? null);
  /** How many lessons are to be read, this one too. */
  readonly count: number = $derived(this.due.length);
  /** The move that is suggested, once there is nothing to be read first. */
  readonly move: string | null = $derived.by(() => {
    const table = this.table();
    if (!table || !this.on || this.lesson || !isAsked(table)) return null;
    return this.suggested?.prompt === table.prompt ? this.suggested.move : null;
  });

  /** How often this seat has moved. */
  readonly moves: number = $derived.by(() => {
    const seat = this.table()?.seat;
    return this.happened().filter((item) => item.kind === 'moved' && item.seat === seat).length;
  });

  constructor(
    id: string,
    private readonly table: () => Table | null,
    /** What has been shown of what happened. */
    private readonly happened: () => Happened[],
  ) {
    this.kept = guideOf(id);
  }

  /** Whether this table was begun with a guide, who can be called back. */
  get known(): boolean {
    return this.kept !== null;
  }

  get on(): boolean {
    return this.kept?.on ?? false;
  }

  /** Whether what comes next waits for the reader; a decision of this seat waits by itself. */
  get holds(): boolean {
    const table = this.table();
    return this.lesson !== null && table !== null && !isAsked(table);
  }

  /** The chance of winning with the move that is suggested; null if no search was needed. */
  get chance(): number | null {
    return this.suggested?.value ?? null;
  }

  get thinking(): boolean {
    return this.thinksOf !== null && this.thinksOf === this.table()?.prompt;
  }

  /** Whether a suggestion was sought for this decision and there is none. */
  get atALoss(): boolean {
    const prompt = this.table()?.prompt;
    return this.suggested?.prompt === prompt && this.suggested?.move === null;
  }

  understood(id: string) {
    if (!this.kept || this.kept.seen.includes(id)) return;
    this.keep({ ...this.kept, seen: [...this.kept.seen, id] });
  }

  turn(on: boolean) {
    if (this.kept) this.keep({ ...this.kept, on });
  }

  /** Seek a move to suggest for this decision, unless that was done: the only one there is, or what a search finds best. */
  async suggest(again = false) {
    const table = this.table();
    if (!table || !isAsked(table) || this.thinking) return;
    if (this.suggested?.prompt === table.prompt && !again) return;
    const { prompt, view } = table;
    const [only, ...others] = view?.legal ?? [];
    if (only && !others.length) return void (this.suggested = { prompt, move: only });
    this.thinksOf = prompt;
    try {
      const { moves } = await ask<{ moves: Hint[] }>('POST', `/tables/${table.id}/hint`);
      const [best] = ranked(moves);
      this.suggested = { prompt, move: best?.move ?? null, value: best?.value };
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Offline)) throw error;
      this.suggested = { prompt, move: null }; // the card says so, and it can be asked for again
    } finally {
      if (this.thinksOf === prompt) this.thinksOf = null;
    }
  }

  private keep(guided: Guided) {
    this.kept = guided;
    keepGuide(guided);
  }
}
