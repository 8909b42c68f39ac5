// How a finished game came out as it did: its record, what was told in it, and the points after every move.

import { ask } from './api';
import { stopsOf, type Answer } from './replay';
import type { SavedGame, Table, Told } from './types';

export class Account {
  record = $state.raw<SavedGame | null>(null);
  stories = $state.raw<Told[][]>([]);
  points = $state.raw<number[][]>([]);
  stops = $state.raw<number[]>([]);
  trouble = $state.raw<unknown>(null);

  /** `sealed` if its record is not to be had yet. */
  constructor(
    readonly id: string,
    readonly sealed = false,
  ) {}

  async load() {
    try {
      this.record = await ask<SavedGame>('GET', `/tables/${this.id}/record`);
      const told = await ask<Answer>('POST', '/replays', {
        record: this.record,
        stories: true,
        points: true,
      });
      this.stops = stopsOf(this.record.log);
      [this.stories, this.points] = [told.stories ?? [], told.points ?? []];
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Everything that was told, with the number of the move it belongs to. */
  get told(): { move: number; story: Told }[] {
    return this.stories.flatMap((stories, move) => stories.map((story) => ({ move, story })));
  }

  /** What a move has changed for a seat. */
  gain(move: number, seat: number): number {
    return (this.points[move + 1]?.[seat] ?? 0) - (this.points[move]?.[seat] ?? 0);
  }
}

let last: Account | null = null;

/** Whether the record of a finished game waits for the end of a day. */
export const isSealed = ({ outcome }: Pick<Table, 'outcome'>): boolean => outcome?.secret === null;

/** The account of a table, asked for once. */
export function accountOf(table: Pick<Table, 'id' | 'outcome'>): Account {
  const sealed = isSealed(table);
  if (last?.id !== table.id || last.sealed !== sealed) {
    last = new Account(table.id, sealed);
    if (!sealed) void last.load();
  }
  return last;
}
