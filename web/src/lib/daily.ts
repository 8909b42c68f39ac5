// The deals of a day: the same for everybody on the server. This browser is a guest, by a cookie.

import { ask } from './api';
import { keepTable } from './memory';
import { messages } from './messages.svelte';
import type { Seated } from './types';
import { givenName } from './who';

export interface Attempt {
  table: string;
  over: boolean;
  points: number | null;
  place: number | null;
  counts: boolean;
}

export interface Deal {
  game: string;
  seat: number;
  bots: (string | null)[];
  commitment: string;
  secret: string | null;
  tomorrow: string | null;
  finished: number;
  attempt: Attempt | null;
}

export interface Day {
  day: string;
  today: string;
  first: string;
  until: string;
  games: Deal[];
  streak: number;
}

export interface Results {
  day: string;
  game: string;
  over: boolean;
  finished: number;
  rows: {
    rank: number;
    name: string;
    points: number;
    place: number;
    adjusted: number | null;
    you: boolean;
  }[];
  attempt: Attempt | null;
  made: number;
  decisions: { decision: number; move: string; same: number; others: { move: string; players: number }[] }[];
}

const of = (day: string | null) => (day ? `?day=${encodeURIComponent(day)}` : '');

export const dealsOf = (day: string | null) => ask<Day>('GET', `/daily${of(day)}`);

export const resultsOf = (game: string, day: string) =>
  ask<Results>('GET', `/daily/${game}/results${of(day)}`);

/** Play a deal, or go on with it; returns the address of the table. */
export async function playDeal(game: string, name: string, day: string | null): Promise<string> {
  const sent = { name: givenName(name), ...(day ? { day } : {}) };
  const { seat, update } = await ask<Seated>('POST', `/daily/${game}`, sent);
  keepTable(update.table.id, game, seat);
  return `/t/${update.table.id}`;
}

/** The day that is so many days after another. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const dayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(messages.language, { dateStyle: 'long', timeZone: 'UTC' });
