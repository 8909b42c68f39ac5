// Moves in words: as lines of the log, and as what a button does.

import { t } from '../../lib/messages.svelte';
import type { Board } from '../../lib/types';
import { atlas } from './atlas';
import { houseName } from './looks';
import { alike, read, type Said } from './moves';

/** The names that stand for the houses, where others than their own are wanted: `{ doukas: 'Anna' }`. */
export type HouseNames = Record<string, string>;

export const eventName = (event: string, board: Board): string =>
  t(`intrigue-event-${event}`, { game: atlas(board).game });

export const kindName = (verb: string): string => t(`intrigue-kind-${verb}`);

/** The names of all that a move speaks of, for the messages. */
function named(said: Said, board: Board, names: HouseNames): Record<string, string | number> {
  const map = atlas(board);
  const house = (slug?: string) => (slug === undefined ? '' : (names[slug] ?? houseName(slug)));
  return {
    game: map.game,
    place: map.placeName(said.place ?? map.around(said.city ?? '')?.slug ?? ''),
    city: map.cityName(said.city ?? ''),
    from: map.cityName(said.from ?? ''),
    house: house(said.house),
    removed: house(said.removed),
    number: Number(said.number ?? 0),
    box: said.box ? kindName(said.box) : '',
    event: said.event ? eventName(said.event, board) : '',
  };
}

/** Which message tells a move: a campaign is told by how far it goes, what is secret without what is written. */
function story(said: Said, move: string): string {
  const verb = alike(said.verb);
  if (move.includes('?')) return `${verb}-hidden`;
  if (verb !== 'campaign' || !said.city) return verb;
  return said.removed ? 'campaign-remove' : 'campaign-place';
}

/** A line of the log: who made this move, and what it is. */
export function moveText(who: string, move: string, board: Board, names: HouseNames = {}): string {
  const said = read(move);
  return t(`intrigue-did-${story(said, move)}`, { ...named(said, board, names), who });
}

/** What a button does that makes this move. */
export function doText(said: Said, board: Board, names: HouseNames = {}): string {
  return t(`intrigue-do-${story(said, said.text)}`, named(said, board, names));
}
