// Where everything goes on a board, at one size of letters and pieces: names, numbers, homes, targets, and room for all
// pieces that can ever stand there. Nothing covers anything else, whatever is played, and nothing moves but the pieces.

import type { Box, Point } from './geometry';
import { settle } from './settle';
import { Spots, type Line, type Names, type Part, type Room, type Signs } from './spots';
import { territory } from './territory';
import type { Board } from './types';

export interface PlaceLaid extends Signs {
  /** Where its pretenders stand. */
  stand: Box;
  /** The foot of the volcano. */
  mountain: Point | null;
}

export interface CityLaid {
  /** None in Nekken, where a region is its own city. */
  name: Line | null;
  star: Point;
  room: Room;
}

export interface Laid {
  size: number;
  places: Map<string, PlaceLaid>;
  cities: Map<string, CityLaid>;
}

const known = new WeakMap<Board, Map<string, Laid>>();

/** The layout of a board at a size, in a language: made once, since it takes a moment. */
export function laidOut(board: Board, names: Names, size: number, language: string): Laid {
  const kept = known.get(board) ?? new Map<string, Laid>();
  known.set(board, kept);
  const found = kept.get(`${language} ${size}`) ?? lay(board, names, size);
  kept.set(`${language} ${size}`, found);
  return found;
}

/** Lay out a board. */
export function lay(board: Board, names: Names, size: number): Laid {
  const spots = new Spots(board, territory(board), names, size);
  const cities = board.place.flatMap((place) => (place.city ?? []).map((city) => ({ city, place })));
  const things = board.volcano
    ? board.place.map((place) => (place.slug === board.volcano ? spots.volcano(place) : spots.region(place)))
    : [
        ...board.place.map((place) => spots.stand(place)),
        ...cities.map(({ city, place }) => spots.room(city, place.slug)),
        ...board.place.map((place) => spots.label(place)),
        ...cities.map(({ city, place }) => spots.cityLabel(city, place.slug)),
      ];
  const parts = settle(things).map((n, i) => things[i]![n]!.what);
  const find = (slug: string, has: keyof Part) => parts.find((part) => part.slug === slug && part[has]);
  const laid: Laid = { size, places: new Map(), cities: new Map() };
  for (const { slug } of board.place) {
    const mountain = find(slug, 'mountain')?.mountain ?? null;
    laid.places.set(slug, { ...find(slug, 'label')!.label!, stand: find(slug, 'stand')!.stand!, mountain });
  }
  for (const { city, place } of cities) {
    const star = board.volcano ? laid.places.get(place.slug)!.star : find(city.slug, 'name')!.star;
    const name = find(city.slug, 'name')?.name ?? null;
    laid.cities.set(city.slug, { name, star: star!, room: find(city.slug, 'room')!.room! });
  }
  return laid;
}
