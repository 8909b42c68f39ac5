// The private notes of a seat: written here, saved on the server by themselves, tried again while it can't be reached.
// What is not saved yet is kept in this browser too, so that a page that is closed loses nothing.

import { ask, Refusal } from './api';
import { draftOf, keepDraft } from './memory';

export type Mark = 'suspected' | 'ruled-out';
/** By the seat of an opponent, then by column. */
export type Marks = Record<string, Record<string, Mark>>;

export interface Grid {
  kind: string;
  group_kind: string;
  groups: { name: string; columns: string[] }[];
}

export interface Written {
  version: number;
  text: string;
  marks: Marks;
}

export type Sheet = Written & { longest: number; grid: Grid | null };

const PAUSE = 600; // milliseconds after the last key before something is saved
const PATIENCE = 3000; // milliseconds before another try
const NEXT = { none: 'suspected', suspected: 'ruled-out', 'ruled-out': 'none' } as const;

/** Marks of which each is the one that was changed since `base`: here, or else there. */
export function mergedMarks(base: Marks, mine: Marks, theirs: Marks): Marks {
  const merged: Marks = {};
  for (const row of Object.keys({ ...mine, ...theirs }))
    for (const column of Object.keys({ ...mine[row], ...theirs[row] })) {
      const own = mine[row]?.[column];
      const kept = own === base[row]?.[column] ? theirs[row]?.[column] : own;
      if (kept) (merged[row] ??= {})[column] = kept;
    }
  return merged;
}

/** All marks as one text, whatever the order in which they were set. */
const marked = (marks: Marks) =>
  Object.entries(marks)
    .flatMap(([row, set]) => Object.entries(set).map(([column, mark]) => `${row} ${column} ${mark}`))
    .sort()
    .join();

const same = (one: Omit<Written, 'version'>, two: Omit<Written, 'version'>) =>
  one.text === two.text && marked(one.marks) === marked(two.marks);

export class Notes {
  text = $state('');
  marks = $state.raw<Marks>({});
  grid = $state.raw<Grid | null>(null);
  longest = $state(2000);
  state = $state<'loading' | 'saved' | 'saving' | 'unsaved'>('loading');
  /** What another device has written instead of this text; somebody has to choose. */
  other = $state<string | null>(null);

  private saved: Written = { version: 0, text: '', marks: {} };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private closed = false;

  constructor(readonly id: string) {}

  private get path() {
    return `/tables/${this.id}/notes`;
  }

  private get changed() {
    return !same(this.saved, this);
  }

  /** Read what the server has, and what this browser could not save the last time. */
  async open() {
    const draft = draftOf<{ base: Written; text: string; marks: Marks }>(this.id);
    if (draft) {
      this.saved = draft.base;
      this.text = draft.text;
      this.marks = draft.marks;
    }
    await this.look();
  }

  /** The page is left. What was not saved stays in this browser. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Read again: another device may have written. */
  look = async () => {
    if (this.closed || this.busy) return;
    try {
      this.take(await ask<Sheet>('GET', this.path));
      if (this.changed) this.plan(0);
    } catch (error) {
      this.wait(error);
    }
  };

  write(text: string) {
    this.text = text;
    this.plan();
  }

  mark(seat: number, column: string) {
    const row = { ...this.marks[seat] };
    const next = NEXT[row[column] ?? 'none'];
    if (next === 'none') delete row[column];
    else row[column] = next;
    this.marks = { ...this.marks, [seat]: row };
    this.plan();
  }

  /** Which text stays, where two devices have written. */
  settle(text: string) {
    this.other = null;
    this.write(text);
  }

  private plan(pause = PAUSE) {
    if (this.state === 'loading') return;
    this.state = this.changed ? 'saving' : 'saved';
    keepDraft(this.id, this.changed ? { base: this.saved, text: this.text, marks: this.marks } : null);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), pause);
  }

  private async save() {
    if (this.busy || this.closed || this.other !== null || !this.changed) return;
    this.busy = true;
    const { text, marks } = this;
    try {
      this.saved = await ask<Sheet>('PUT', this.path, { version: this.saved.version, text, marks });
      this.saved = { ...this.saved, text, marks }; // as it was written: the server drops what can't be shown
      this.busy = false;
      this.plan(0);
    } catch (error) {
      this.busy = false;
      if (error instanceof Refusal && error.refused.code === 'old-notes') await this.look();
      else this.wait(error);
    }
  }

  /** Put what the server has together with what was changed here. Of two texts somebody has to choose one. */
  private take(theirs: Sheet) {
    const base = this.saved;
    this.longest = theirs.longest;
    this.grid = theirs.grid;
    this.marks = mergedMarks(base.marks, this.marks, theirs.marks);
    if (this.text === base.text) this.text = theirs.text;
    else if (theirs.text !== base.text && theirs.text !== this.text) this.other = theirs.text;
    this.saved = { version: theirs.version, text: theirs.text, marks: theirs.marks };
    this.state = this.changed ? 'unsaved' : 'saved';
    if (!this.changed) keepDraft(this.id, null);
  }

  /** Try again later, unless the seat is another's by now. */
  private wait(error: unknown) {
    if (error instanceof Refusal && (error.status === 401 || error.status === 403)) {
      keepDraft(this.id, null);
      return this.close();
    }
    const loading = this.state === 'loading';
    if (!loading) this.state = 'unsaved';
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => (loading ? this.look() : this.save()), PATIENCE);
  }
}
