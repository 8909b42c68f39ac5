// What is asked now, in words.

import { listed, t } from '../../lib/messages.svelte';
import { nameOf } from '../../lib/names';
import type { Board, IntrigueView, Table } from '../../lib/types';
import { atlas } from './atlas';
import { houseName } from './looks';
import { eventName } from './words';

/** The phases in which the die or a tile is awaited, not a person. */
const NATURE = ['start', 'roll', 'reveal', 'event', 'famine'];

/** The event of this turn, when it is one. */
export const eventNow = (view: IntrigueView): string | null =>
  view.events.find((event) => event.turn === view.round)?.event ?? null;

export function promptText(table: Table, board: Board): string {
  const view = table.view;
  if (!view || view.game === 'byzanz') return t('intrigue-ask-waiting');
  const map = atlas(board);
  const offer = view.offer;
  const own = table.seat === null ? undefined : view.players[table.seat];
  const written = own?.targets?.length ?? 0;
  const event = eventNow(view);
  const facts = {
    game: map.game,
    who: listed(view.turn.map((seat) => nameOf(table, seat))),
    count: view.turn.length,
    points: view.slots[written] ?? 0,
    house: offer ? houseName(offer.house) : view.exile ? houseName(view.exile) : '',
    city: map.cityName(offer?.city ?? view.roll?.city ?? ''),
    asked: map.cityName(offer?.for?.city ?? ''),
    owner: offer?.for ? houseName(offer.for.house) : '',
    event: event ? eventName(event, board) : '',
    number: view.roll?.needed ?? 0,
  };
  if (view.phase === 'end') {
    const winners = table.outcome?.winners ?? [];
    return t('intrigue-told-end', {
      ...facts,
      who: listed(winners.map((seat) => nameOf(table, seat))),
      count: winners.length,
    });
  }
  const asked = table.seat !== null && view.turn.includes(table.seat);
  if (NATURE.includes(view.phase) || !asked) return t(`intrigue-told-${view.phase}`, facts);
  return t(`intrigue-ask-${view.phase}`, facts);
}
