// Kinds, events and moves in words: what a button does that makes a move.

import { t } from '../../lib/messages.svelte';
import { atlas } from './atlas';
import { houseName } from './looks';
import { alike, type Said } from './moves';
import type { Board } from './types';

export const eventName = (event: string, game: string): string => t(`intrigue-event-${event}`, { game });

export const kindName = (verb: string): string => t(`intrigue-kind-${verb}`);

/** Which message tells what a move does: a campaign is told by how far it goes. */
function toldAs(said: Said): string {
  const verb = alike(said.verb);
  if (verb !== 'campaign' || !said.city) return verb;
  return said.removed ? 'campaign-remove' : 'campaign-place';
}

/** A move in words where no place was chosen before: whoever "moves there" is told where. */
export function moveText(said: Said, board: Board): string {
  const text = doText(said, board);
  const place = said.city && said.place ? atlas(board).placeName(said.place) : null;
  return place ? t('move-with', { move: place, what: text }) : text;
}

/** What a button does that makes this move. */
export function doText(said: Said, board: Board): string {
  const map = atlas(board);
  return t(`intrigue-do-${toldAs(said)}`, {
    game: map.game,
    place: map.placeName(said.place ?? map.around(said.city ?? '')?.slug ?? ''),
    city: map.cityName(said.city ?? ''),
    from: map.cityName(said.from ?? ''),
    house: houseName(said.house ?? ''),
    removed: houseName(said.removed ?? ''),
    box: said.box ? kindName(said.box) : '',
  });
}
