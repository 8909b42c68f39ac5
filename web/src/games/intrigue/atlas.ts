// A board with its names to hand.

import { readable } from '../../lib/labels';
import type { Board, BoardCity, BoardPlace } from './types';

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
  placeName = (slug: string): string => this.places.get(slug)?.name ?? readable(slug);
  cityName = (slug: string): string => this.cities.get(slug)?.name ?? readable(slug);
}

/** While the board is still on its way: names are made of what the server calls things. */
export const NO_BOARD: Board = { slug: '', name: '', size: [1, 1], place: [] };

const known = new WeakMap<Board, Atlas>();

export function atlas(board: Board): Atlas {
  const found = known.get(board) ?? new Atlas(board);
  known.set(board, found);
  return found;
}
