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

type Naming = (kind: string | undefined, fact: unknown, scene: Scene) => string | number;
type Prefix = 'question' | 'story';

/** The facts of a question or a story in words, for a message. */
export function given(prefix: Prefix, told: Told, scene: Scene, naming: Naming = named): Given {
  const info = games.of(scene.table.game);
  const kinds = info?.told[prefix === 'question' ? 'questions' : 'stories'][told.id] ?? {};
  const found: Given = { game: scene.table.game };
  for (const [name, fact] of Object.entries(told.facts)) {
    found[name] = naming(kinds[name], fact, scene);
    if (Array.isArray(fact)) found[`${name}_count`] = fact.length;
  }
  return found;
}

/** The sentence for a question or a story; `.you` is used if it is about the viewer's own seat. */
function worded(prefix: Prefix, told: Told, scene: Scene, naming: Naming = named): string {
  const info = games.of(scene.table.game);
  const facts = given(prefix, told, scene, naming);
  const seat = about(told.facts);
  const you = seat !== undefined && seat === scene.table.seat ? 'you' : undefined;
  const family = info?.family ?? scene.table.game;
  if (messages.has(`${family}-${prefix}-${told.id}`))
    return prefix === 'question'
      ? t(`${family}-question-${told.id}`, facts, you)
      : t(`${family}-story-${told.id}`, facts, you);
  const listing = Object.keys(told.facts).map((name) => String(facts[name]));
  return [readable(told.id), ...(listing.length ? [listing.join(', ')] : [])].join(': ');
}

export const questionText = (question: Told, scene: Scene): string => worded('question', question, scene);
export const storyText = (story: Told, scene: Scene): string => worded('story', story, scene);

/** A piece of a sentence: words, or a fact that the game can draw, with its words. */
export type Part = string | { kind: string; fact: unknown; text: string };

/** A story as pieces, so that the game's own things can be drawn where they are named. */
export function storyParts(story: Told, scene: Scene): Part[] {
  const drawn = clientOf(games.of(scene.table.game)?.family)?.drawn?.kinds ?? [];
  const held: Part[] = [];
  const text = worded('story', story, scene, (kind, fact, where) => {
    const said = named(kind, fact, where);
    if (!kind || !drawn.includes(kind)) return said;
    held.push({ kind, fact, text: String(said) });
    return `\uE000${held.length - 1}\uE000`; // of a range that no text uses
  });
  return text
    .split('\uE000')
    .map((piece, at) => (at % 2 ? held[Number(piece)]! : piece))
    .filter((part) => part !== '');
}

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
  /** Whom it is about, if it is about one player. */
  seat: number | null;
  parts: Part[];
  /** It was taken back. */
  undone: boolean;
}

/** The positions of the moves that were taken back. */
export function undoneIn(happened: readonly Happened[]): Set<number> {
  const undone = new Set<number>();
  const standing: Happened[] = [];
  for (const item of happened) {
    if (item.kind === 'moved') standing.push(item);
    if (item.kind !== 'undone') continue;
    const at = standing.map(({ seat }) => seat).lastIndexOf(item.seat);
    if (at >= 0) undone.add(standing.splice(at, 1)[0]!.position);
  }
  return undone;
}

/** Everything that happened at a table, line by line. */
export function linesOf(happened: readonly Happened[], scene: Scene): Line[] {
  const headings = games.of(scene.table.game)?.told.headings ?? [];
  return happened.flatMap((item) => {
    const { position } = item;
    const told = (item.story ?? []).map((story) => {
      const seat = about(story.facts);
      return {
        position,
        text: storyText(story, scene),
        heading: headings.includes(story.id),
        seat: typeof seat === 'number' ? seat : null,
        parts: storyParts(story, scene),
        undone: false,
      };
    });
    if (item.kind === 'moved' || item.kind === 'revealed') return told;
    const line = (text: string, seat: number | null): Line => ({
      ...{ position, text, heading: false, seat, parts: [text], undone: false },
    });
    const lots = (item.lots ?? []).map((lot) => line(lotText(lot, scene), lot[0]));
    return [line(eventText(item, scene), item.seat ?? null), ...lots, ...told];
  });
}

/** What a player got because nobody had chosen it. */
function lotText([seat, option, choice]: [number, string, string], { table }: Scene): string {
  return t('happened-lot', { name: nameOf(table, seat), choice: choiceName(option, choice) });
}

/** What somebody did at the table besides moving. */
function eventText(item: Happened, { table }: Scene): string {
  if (item.unrevealed) {
    const names = listed(item.unrevealed.map((seat) => nameOf(table, seat)));
    return t('happened-unrevealed', { names, count: item.unrevealed.length });
  }
  let kind = item.kind === 'left' ? (item.why ?? 'left') : item.kind;
  if (kind === 'freed' && item.why) kind = `freed-${item.why}`;
  const name = item.kind === 'sat' || item.kind === 'renamed' ? (item.name ?? '') : nameOf(table, item.seat);
  const given = { name, seat: (item.seat ?? 0) + 1, text: item.text ?? '', by: nameOf(table, item.by) };
  if (kind !== 'chose') return t(`happened-${kind}`, given);
  if (item.choice == null) return t('happened-unchose', given);
  return t('happened-chose', { ...given, choice: choiceName(item.option ?? '', item.choice) });
}
