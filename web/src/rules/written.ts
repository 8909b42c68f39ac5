// The rules pages: which there are, and what one is made of.

import type { Language } from '../lib/messages.svelte';
import type { GameName } from '../lib/types';

/** Text, a heading, or a picture made of the game's own pieces. */
export type Part = { html: string } | { heading: string; id: string } | Picture;

export interface Picture {
  picture: string;
  what: string;
  alt: string;
}

export interface Written {
  title: string;
  headings: { id: string; text: string }[];
  parts: Part[];
}

const pages = import.meta.glob('./*.md', { import: 'default' }) as Record<string, () => Promise<Written>>;

export const rulesOf = (game: GameName, language: Language): Promise<Written> =>
  pages[`./${game}.${language}.md`]!();
