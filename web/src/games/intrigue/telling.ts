// What of the story is shown over the map, one after the other: events, rolls, and what this seat loses.

import type { Happened, Told } from '../../lib/types';
import type { Story } from './told';

const isRoll = ({ id, facts }: Told): boolean =>
  typeof facts.rolled === 'number' && id !== ('start-tied' satisfies Story['id']); // only repeats what was told

/** Stories of something that a seat loses; `seat` is who loses it. */
const LOSSES: string[] = ['sent-back', 'earthquake-lost', 'plague-struck'] satisfies Story['id'][];

export type Scene =
  | { kind: 'event'; story: Told; event: string }
  | { kind: 'roll'; story: Told; rolled: number; good: boolean | null; tried: Told | null }
  | { kind: 'loss'; story: Told };

/** Whether a roll of this seat came out well for it; null if it is somebody else's. */
const fortune = ({ facts }: Told, seat: number | null): boolean | null =>
  typeof facts.succeeded === 'boolean' && facts.seat === seat ? facts.succeeded : null;

function sceneOf(story: Told, before: Told | undefined, seat: number | null): Scene | null {
  const { id, facts } = story;
  if (isRoll(story)) {
    const tried = before && !isRoll(before) ? before : null; // what the die decides
    return { kind: 'roll', story, rolled: facts.rolled as number, good: fortune(story, seat), tried };
  }
  if (id === ('event-turn' satisfies Story['id']) || id === ('event-revealed' satisfies Story['id']))
    return { kind: 'event', story, event: facts.event as string };
  return LOSSES.includes(id) && facts.seat === seat && seat !== null ? { kind: 'loss', story } : null;
}

export const scenesIn = (news: readonly Happened[], seat: number | null): Scene[] =>
  news.flatMap(({ story }) =>
    (story ?? []).flatMap((told, at, all) => sceneOf(told, all[at - 1], seat) ?? []),
  );

/** The last happening with a roll: until its die has landed, the board shows how things stood before. */
export const lastRoll = (news: readonly Happened[]): number =>
  Math.max(-1, ...news.filter(({ story }) => story?.some(isRoll)).map(({ position }) => position));

/** The places that an event strikes, and the city that something was tried at or that was lost. */
export function struckBy({ id, facts }: Told): { places: string[]; cities: string[] } {
  const { places, city } = facts as { places?: string[]; city?: string };
  const isCity = typeof city === 'string' && id !== ('target-written' satisfies Story['id']);
  return { places: places ?? [], cities: isCity ? [city] : [] };
}
