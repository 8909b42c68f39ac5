// A table as it is now: the live stream, and what this seat does.

import { ask, insist, Offline, Refusal } from './api';
import { finishSitting } from './receipts';
import type { Happened, Refused, Table, Update } from './types';
import { seen } from './view';

const SILENCE = 25_000; // milliseconds without a sign of life after which the stream is opened again

export class LiveTable {
  table = $state.raw<Table | null>(null);
  happened = $state.raw<Happened[]>([]);
  presence = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  /** Whether the stream was cut, or could not be opened. */
  lost = $state(false);
  missing = $state(false);
  busy = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** Called whenever the table has changed, with what is new; of the first look, that is everything. */
  onchange: (now: Table, news: Happened[], first: boolean) => void = () => {};

  private source: EventSource | null = null;
  private position = 0;
  private whole = true; // the next update tells everything from the beginning
  private heard = 0;
  private closed = false;
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly cut = () => (this.lost = true);
  private readonly back = () => this.listen();

  constructor(readonly id: string) {}

  get path() {
    return `/tables/${this.id}`;
  }

  async open() {
    await finishSitting(this.id);
    try {
      this.take(await ask<Update>('GET', this.path));
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.missing = true; // else the stream tries again
    }
    if (!this.missing) this.listen();
  }

  /** For good: the page is left. */
  close() {
    this.closed = true;
    this.stop();
  }

  private stop() {
    clearInterval(this.watch);
    removeEventListener('offline', this.cut);
    removeEventListener('online', this.back);
    this.source?.close();
    this.source = null;
  }

  /** Open the stream anew: at the beginning, and for another viewer after sitting down or leaving. */
  listen() {
    this.stop();
    if (this.closed) return;
    this.whole = true;
    const source = (this.source = new EventSource(`/api${this.path}/events`));
    const alive = () => {
      this.heard = Date.now();
      this.lost = false;
    };
    source.onopen = alive;
    source.onerror = () => {
      this.lost = true;
      if (source.readyState === EventSource.CLOSED)
        setTimeout(() => this.source === source && this.listen(), 2000);
    };
    source.addEventListener('update', (event) => {
      alive();
      this.take(JSON.parse(event.data));
    });
    source.addEventListener('presence', (event) => {
      alive();
      this.presence = JSON.parse(event.data);
    });
    source.addEventListener('beat', alive);
    addEventListener('offline', this.cut);
    addEventListener('online', this.back);
    this.heard = Date.now();
    this.watch = setInterval(() => {
      if (Date.now() - this.heard < SILENCE) return;
      this.lost = true;
      this.listen();
    }, 5000);
  }

  private take(update: Update) {
    const before = update.table.seat === this.table?.seat ? this.table : null; // for the same viewer
    const first = this.whole || !before;
    this.whole = false;
    if (!first && update.position < this.position) return;
    const fresh = update.happened.filter((item) => item.position > this.position);
    // What comes again has faded in a memory game, or was opened at its end.
    const from = update.happened[0]?.position ?? Infinity;
    const kept = first ? [] : this.happened.filter((item) => item.position < from);
    this.happened = [...kept, ...update.happened];
    this.position = update.position;
    this.table = seen(update.table);
    this.onchange(this.table, before ? fresh : update.happened, !before);
  }

  /** The stream brings what happened; an answer is only quicker about how the table stands, if it is quicker. */
  private glance(update: Update) {
    if (update.table.seat !== this.table?.seat || update.position < this.position) return;
    this.table = seen(update.table);
    this.onchange(this.table, [], false);
  }

  /** Do something; what is refused is shown, and the table as it is then. */
  private async act(run: () => Promise<Update>): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      this.glance(await run());
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Something was refused, or did not get through: that is shown. */
  readonly failed = (error: unknown) => {
    if (error instanceof Offline) this.lost = true;
    else if (error instanceof Refusal) {
      this.refusal = error.refused;
      if (error.update) this.glance(error.update);
    } else throw error;
  };

  move(...moves: string[]) {
    return this.act(() => insist<Update>(`${this.path}/moves`, { moves, prompt: this.table?.prompt ?? 0 }));
  }

  undo() {
    return this.act(() => insist<Update>(`${this.path}/undo`, {}));
  }

  /** Everything that came was looked at: bots that wait for that go on; or nothing of it was. */
  watched(all: boolean) {
    ask<void>('POST', `${this.path}/watched`, { position: all ? this.position : 0 }).catch(this.failed);
  }

  say(text: string) {
    return this.act(() => insist<Update>(`${this.path}/chat`, { text }));
  }

  post(what: string, sent?: unknown) {
    return this.act(() => ask<Update>('POST', `${this.path}/${what}`, sent));
  }

  remove(what: string) {
    return this.act(() => ask<Update>('DELETE', `${this.path}/${what}`));
  }
}
