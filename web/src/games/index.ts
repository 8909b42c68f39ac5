// The games that have a folder here. Nothing outside of these folders names one.

import type { Language } from '../lib/messages.svelte';
import type { Sound } from '../lib/sound';
import type { Written } from '../rules/written';
import type { Sample } from '../lib/replay';
import type { GameClient } from './client';

const folders = import.meta.glob('./*/index.ts', { import: 'default', eager: true }) as Record<
  string,
  GameClient
>;
const pages = import.meta.glob('./*/rules/*.md', { import: 'default' }) as Record<
  string,
  () => Promise<Written>
>;

const homes = import.meta.glob('./*/home.ts', { import: 'default', eager: true }) as Record<
  string,
  Record<string, Home>
>;
const samples = import.meta.glob('./*/samples/*.json', { import: 'default' }) as Record<
  string,
  () => Promise<Sample>
>;

const sounds = import.meta.glob('./*/sounds.ts', { import: 'default', eager: true }) as Record<
  string,
  Sounds<string>
>;

/** What is heard with a story, by its id. */
export type Sounds<Id extends string> = { [id in Id]?: Sound };

export const soundsOf = (family: string | undefined): Sounds<string> => sounds[`./${family}/sounds.ts`] ?? {};

/** What the home page tells of a game. */
export interface Home {
  /** The address of a picture of its board or its cards. */
  picture?: string;
  /** How long a game takes, at least and at most. */
  minutes: [number, number];
  /** How much there is to learn, from 1 to 5. */
  weight: number;
}

export const homeOf = (game: string): Home | undefined =>
  Object.values(homes).find((told) => game in told)?.[game];

/** A game that can be watched without a server, if the page has one. */
export const sampleOf = (game: string): (() => Promise<Sample>) | undefined =>
  samples[Object.keys(samples).find((file) => file.endsWith(`/samples/${game}.json`)) ?? ''];

export const hasSample = (game: string): boolean => sampleOf(game) !== undefined;

/** What the page knows of a family of games; nothing of one that comes from elsewhere. */
export const clientOf = (family: string | undefined): GameClient | undefined =>
  folders[`./${family}/index.ts`];

const page = (game: string, language: Language) =>
  Object.keys(pages).find((file) => file.endsWith(`/${game}.${language}.md`));

export const hasRules = (game: string): boolean => page(game, 'en') !== undefined;

export async function rulesOf(game: string, language: Language): Promise<Written | null> {
  const file = page(game, language);
  return file ? await pages[file]!() : null;
}
