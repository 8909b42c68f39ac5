// The server itself: which games it still compiles, and where friends find it. Asked again until all is ready.

import { ask } from './api';
import { t } from './messages.svelte';

const AGAIN = 700; // milliseconds between two questions while a game is prepared
const LATER = 2500; // and while only searches are

interface Told {
  preparing: { ready: boolean; games: Record<string, number>; search: string[] };
  own_machine: boolean;
  addresses: string[];
}

class Server {
  /** Null until it has answered; what is not known is taken to be ready. */
  told = $state.raw<Told | null>(null);
  private asking = false;

  async load() {
    if (this.asking || this.all) return;
    this.asking = true;
    for (;;) {
      try {
        this.told = await ask<Told>('GET', '/server');
        if (this.all) break;
      } catch {
        // asked again below
      }
      await new Promise((done) => setTimeout(done, this.told?.preparing.ready ? LATER : AGAIN));
    }
    this.asking = false;
  }

  /** How far a game is, from 0 to 1. */
  done(game: string): number {
    return this.told?.preparing.games[game] ?? 1;
  }

  get ready(): boolean {
    return this.told?.preparing.ready ?? true;
  }

  /** Whether a game can be searched, as hints need. */
  searches(game: string): boolean {
    return this.told?.preparing.search.includes(game) ?? true;
  }

  /** What is said while a search is waited for. */
  thinking(game: string): string {
    return t(this.searches(game) ? 'hint-thinking' : 'hint-preparing');
  }

  private get all(): boolean {
    const { games = {} } = this.told?.preparing ?? {};
    return this.told !== null && Object.keys(games).every((game) => this.searches(game));
  }
}

export const server = new Server();

/** Whether a name means the machine that it is read on. */
export const isOwn = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The addresses of a path that friends can open; none if nobody but this machine can. */
export function forFriends(
  path: string,
  here: { hostname: string; origin: string },
  addresses: string[],
): string[] {
  const origins = isOwn(here.hostname) ? addresses : [here.origin];
  return origins.map((origin) => origin + path);
}
