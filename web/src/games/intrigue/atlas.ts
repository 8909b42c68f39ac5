// A board with its names to hand.

import { readable } from '../../lib/labels';
import { messages, t } from '../../lib/messages.svelte';
import type { Board, BoardCity, BoardPlace } from './types';

/** A name of the board in the language of the page; as the board has it, if the catalogue does not know it. */
function called(name: string): string {
  const known = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return messages.has(`intrigue-place-${known}`) ? t(`intrigue-place-${known}`) : name;
}

export class Atlas {
  private places = new Map<string, BoardPlace>();
  private cities = new Map<string, BoardCity>();
  private homes = new Map<string, BoardPlace>();

  constructor(readonly board: Board) {
    for (const place of board.place) {
      this.places.set(place.slug, place);
      for (const city of place.city ?? []) {
        this.cities.set(city.slug, city);
        this.homes.set(city.slug, place);
      }
    }
  }

  /** For messages that speak of chiefs and regions in one game, of pretenders and cities in the other. */
  get game(): 'byzantio' | 'nekken' {
    return this.board.volcano ? 'nekken' : 'byzantio';
  }

  place = (slug: string): BoardPlace | undefined => this.places.get(slug);
  city = (slug: string): BoardCity | undefined => this.cities.get(slug);
  /** The province of a city. */
  around = (city: string): BoardPlace | undefined => this.homes.get(city);
  placeName = (slug: string): string => called(this.places.get(slug)?.name ?? readable(slug));
  cityName = (slug: string): string => called(this.cities.get(slug)?.name ?? readable(slug));
  /** The name of a city's province. */
  nameAround = (city: string): string => this.placeName(this.around(city)?.slug ?? '');

  /** How many borders and sea lanes lie between two places; null if there is no way. */
  steps(from: string, to: string): number | null {
    const reached = new Map([[from, 0]]);
    for (const [slug, steps] of reached) {
      if (slug === to) return steps;
      const { neighbours = [], sea = [] } = this.places.get(slug) ?? {};
      for (const next of [...neighbours, ...sea]) if (!reached.has(next)) reached.set(next, steps + 1);
    }
    return null;
  }
}

/** While the board is still on its way: names are made of what the server calls things. */
export const NO_BOARD: Board = { slug: '', name: '', size: [1, 1], place: [] };

const known = new WeakMap<Board, Atlas>();

export function atlas(board: Board): Atlas {
  const found = known.get(board) ?? new Atlas(board);
  known.set(board, found);
  return found;
}
