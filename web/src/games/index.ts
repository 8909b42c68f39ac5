// The games that have a folder here. Nothing outside of these folders names one.

import type { Language } from '../lib/messages.svelte';
import type { Written } from '../rules/written';
import type { GameClient } from './client';

const folders = import.meta.glob('./*/index.ts', { import: 'default', eager: true }) as Record<
  string,
  GameClient
>;
const pages = import.meta.glob('./*/rules/*.md', { import: 'default' }) as Record<
  string,
  () => Promise<Written>
>;

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
