// The replay of a game: where it is, whose viewpoint it has, and what is told until then.

import { sampleOf } from '../games';
import { ask } from './api';
import { momentsOf, stopAt, stopsOf, type Answer, type Moment, type Where } from './replay';
import type { SavedGame, Told } from './types';

export class Replaying {
  record = $state.raw<SavedGame | null>(null);
  moment = $state.raw<Moment | null>(null);
  board = $state.raw<unknown>(null);
  stories = $state.raw<Told[][]>([]);
  points = $state.raw<number[][]>([]);
  stops = $state.raw<number[]>([0]);
  seat = $state<number | null>(null);
  /** The stop that was asked for last; the moment follows. */
  wanted = $state(0);
  trouble = $state.raw<unknown>(null);
  private sampled: { seat: number; moments: Moment[]; stories: Told[][] } | null = null;
  private known: Record<string, Moment> = {};
  private asking = false;
  /** Whose viewpoint the moment has, and whom the stories are told to. */
  private shownTo: number | null | undefined;
  private toldTo: number | null | undefined;

  /** A game that is built into the page. */
  async sample(game: string, where: Where) {
    const sample = await sampleOf(game)!();
    this.sampled = { seat: sample.seat, moments: momentsOf(sample), stories: sample.stories };
    this.begin(sample.record, sample);
    await this.look(stopAt(this.stops, where.move ?? 0), where.seat ?? sample.seat);
  }

  /** A game from a table or a file; refused if it is invalid. */
  async open(record: SavedGame, where: Where, own: number | null) {
    const seat = where.seat !== null && where.seat < record.players.length ? where.seat : own;
    const move = stopsOf(record.log)[stopAt(stopsOf(record.log), where.move ?? 0)]!;
    const got = await ask<Answer>('POST', '/replays', { record, move, seat, stories: true, points: true });
    [this.sampled, this.known] = [null, {}];
    this.begin(record, got);
    [this.moment, this.seat, this.wanted] = [got, seat, stopAt(this.stops, move)];
    this.shownTo = this.toldTo = seat;
  }

  private begin(record: SavedGame, told: { board: unknown; stories?: Told[][]; points?: number[][] }) {
    this.trouble = null;
    this.stops = stopsOf(record.log);
    [this.stories, this.points, this.board] = [told.stories ?? [], told.points ?? [], told.board];
    this.record = record;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** Go to a stop, perhaps with another viewpoint. One request at a time: of several stops the last one counts. */
  async look(stop: number, seat: number | null = this.seat) {
    if (!this.record || stop < 0 || stop > this.last) return;
    [this.wanted, this.seat, this.trouble] = [stop, seat, null];
    if (this.asking) return;
    this.asking = true;
    try {
      do await this.follow();
      while (this.pending);
    } catch (error) {
      this.trouble = error;
      this.wanted = this.moment ? stopAt(this.stops, this.moment.move) : 0;
    }
    this.asking = false;
  }

  private get pending(): boolean {
    return this.moment?.move !== this.stops[this.wanted] || this.shownTo !== this.seat;
  }

  /** Show what is wanted, then have the next moment ready. */
  private async follow() {
    const [stop, seat] = [this.wanted, this.seat];
    const got = await this.at(stop, seat);
    if (stop !== this.wanted || seat !== this.seat) return;
    [this.moment, this.shownTo] = [got, seat];
    if (stop < this.last) await this.at(stop + 1, seat);
  }

  private async at(stop: number, seat: number | null): Promise<Moment> {
    if (this.sampled?.seat === seat) {
      this.stories = this.sampled.stories;
      this.toldTo = seat;
      return this.sampled.moments[stop]!;
    }
    const key = `${stop}/${seat}`;
    const told = this.toldTo !== seat; // others are told other things
    if (this.known[key] && !told) return this.known[key];
    const sent = { record: this.record, move: this.stops[stop], seat, stories: told };
    const got = await ask<Answer>('POST', '/replays', sent);
    this.known[key] = got;
    if (got.stories) [this.stories, this.toldTo] = [got.stories, seat];
    return got;
  }

  /** What was told with the decision that led to a stop, draws and rolls included. */
  toldAt(stop: number): Told[] {
    return this.stories.slice(stop ? this.stops[stop - 1] : 0, this.stops[stop]).flat();
  }
}
