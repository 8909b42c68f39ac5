// What the core asks and tells, in words: an id and its facts become a sentence of the catalogue.

import { clientOf } from '../games';
import type { Scene } from '../games/client';
import { games } from './games.svelte';
import { choiceName, readable } from './labels';
import { listed, messages, t, type Given } from './messages.svelte';
import { nameOf } from './names';
import type { Happened, Table, Told } from './types';

/** A fact in words: the kinds that all games share are named here, a game's own in its folder. */
export function named(kind: string | undefined, fact: unknown, scene: Scene): string | number {
  const { table } = scene;
  const player = (seat: unknown) => nameOf(table, Number(seat));
  if (kind === 'seat') return player(fact);
  if (kind === 'seats') return listed((fact as number[]).map(player));
  if (kind === 'count') return Number(fact);
  if (kind === 'flag') return fact ? 'yes' : 'no';
  const client = clientOf(games.of(table.game)?.family);
  if (kind !== undefined && kind !== 'text' && client) return client.named(kind, fact, scene);
  if (typeof fact === 'number') return fact;
  return Array.isArray(fact) ? listed(fact.map(String)) : String(fact);
}

/** The one seat that the facts are about, if there is one: the fact `seat`, or a list `seats` with no other. */
function about(facts: Told['facts']): unknown {
  if (facts.seat !== undefined) return facts.seat;
  return Array.isArray(facts.seats) && facts.seats.length === 1 ? facts.seats[0] : undefined;
}

/** The sentence for a question or a story; `.you` is used if it is about the viewer's own seat. */
function worded(prefix: 'question' | 'story', told: Told, scene: Scene): string {
  const info = games.of(scene.table.game);
  const kinds = info?.told[prefix === 'question' ? 'questions' : 'stories'][told.id] ?? {};
  const given: Given = { game: scene.table.game };
  for (const [name, fact] of Object.entries(told.facts)) {
    given[name] = named(kinds[name], fact, scene);
    if (Array.isArray(fact)) given[`${name}_count`] = fact.length;
  }
  const seat = about(told.facts);
  const you = seat !== undefined && seat === scene.table.seat ? 'you' : undefined;
  const family = info?.family ?? scene.table.game;
  if (messages.has(`${family}-${prefix}-${told.id}`))
    return prefix === 'question'
      ? t(`${family}-question-${told.id}`, given, you)
      : t(`${family}-story-${told.id}`, given, you);
  const facts = Object.keys(told.facts).map((name) => String(given[name]));
  return [readable(told.id), ...(facts.length ? [facts.join(', ')] : [])].join(': ');
}

export const questionText = (question: Told, scene: Scene): string => worded('question', question, scene);
export const storyText = (story: Told, scene: Scene): string => worded('story', story, scene);

/** What is asked at a table now, or whom it waits for. */
export const promptOf = (table: Table, board: unknown): string =>
  table.view?.question ? questionText(table.view.question, { table, board }) : '';

export function outcomeText(table: Table): string {
  const winners = table.outcome?.winners ?? [];
  if (table.seat !== null && winners.length === 1 && winners[0] === table.seat) return t('you-won');
  return t('won', { names: listed(winners.map((seat) => nameOf(table, seat))), count: winners.length });
}

/** A line of the log. */
export interface Line {
  /** Of the event that it belongs to: there one can look back to. */
  position: number;
  text: string;
  heading: boolean;
}

/** Everything that happened at a table, line by line. */
export function linesOf(happened: readonly Happened[], scene: Scene): Line[] {
  const headings = games.of(scene.table.game)?.told.headings ?? [];
  return happened.flatMap((item) => {
    const { position } = item;
    const told = (item.story ?? []).map((story) => ({
      position,
      text: storyText(story, scene),
      heading: headings.includes(story.id),
    }));
    if (item.kind === 'moved' || item.kind === 'revealed') return told;
    return [{ position, text: eventText(item, scene), heading: false }, ...told];
  });
}

/** What somebody did at the table besides moving. */
function eventText(item: Happened, { table }: Scene): string {
  if (item.unrevealed) {
    const names = listed(item.unrevealed.map((seat) => nameOf(table, seat)));
    return t('happened-unrevealed', { names, count: item.unrevealed.length });
  }
  const kind = item.kind === 'left' && item.why === 'time' ? 'time' : item.kind;
  const name = item.kind === 'sat' ? (item.name ?? '') : nameOf(table, item.seat);
  const given = { name, seat: (item.seat ?? 0) + 1, text: item.text ?? '' };
  if (kind !== 'chose') return t(`happened-${kind}`, given);
  if (item.choice == null) return t('happened-unchose', given);
  return t('happened-chose', { ...given, choice: choiceName(item.option ?? '', item.choice) });
}
