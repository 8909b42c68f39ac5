// The games that can be played here, as the server describes them: asked for once, kept for the whole visit.

import { ask, text } from './api';
import { messages, type Language } from './messages.svelte';
import type { GameInfo } from './types';

const PAUSE = 2000; // milliseconds before a server that did not answer is asked again

class Games {
  /** Null until the server has told. */
  all = $state.raw<GameInfo[] | null>(null);
  private asking: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    return (this.asking ??= this.ask());
  }

  private async ask(): Promise<GameInfo[]> {
    for (;;) {
      try {
        const { games } = await ask<{ games: GameInfo[] }>('GET', '/games');
        const strange = games.filter(({ name }) => !messages.has(`game-${name}`));
        if (strange.length) await messages.bring(...strange.map(({ name }) => wordsOf(name)));
        return (this.all = games);
      } catch {
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  of(name: string): GameInfo | undefined {
    return this.all?.find((game) => game.name === name);
  }
}

/** The words that a game brings: in the visitor's language, or else in English. */
const wordsOf = (game: string) => async (language: Language) =>
  (await text(`/games/${game}/messages/${language}`)) ??
  (language === 'en' ? null : await text(`/games/${game}/messages/en`)) ??
  '';

export const games = new Games();
