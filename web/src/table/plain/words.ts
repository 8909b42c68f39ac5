// What a game from elsewhere shows, in words: by the messages that it brings, or else as it writes it, made readable.

import { readable } from '../../lib/labels';
import { messages, t } from '../../lib/messages.svelte';

const dashed = (name: string): string => name.replaceAll('_', '-');

/** What a field of the view is called: the message `<family>-field-<name>`, or its name. */
export function fieldName(field: string, family: string): string {
  const id = `${family}-field-${dashed(field)}`;
  return messages.has(id) ? messages.say(id) : readable(field);
}

/** A plain value in words: the message `<family>-value-<value>`, or the value itself. */
export function valueText(value: unknown, family: string): string {
  if (value === null || value === undefined) return t('plain-none');
  if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number') return new Intl.NumberFormat(messages.language).format(value);
  const id = `${family}-value-${dashed(String(value))}`;
  return messages.has(id) ? messages.say(id) : String(value);
}

export const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** What every view has: it is shown in a place of its own, or said by the question. */
const KNOWN = ['game', 'seat', 'turn', 'legal', 'question', 'players', 'phase', 'round', 'rounds'];

/** How far the game is: "Round 3 of 13". */
export function roundText(view: object): string {
  const { round, rounds } = view as { round?: number; rounds?: number };
  return round && rounds ? t('plain-round', { round, rounds }) : '';
}

/** The fields of a view, or of a player, that are the game's own. */
export const ownFields = (shown: object): [string, unknown][] =>
  Object.entries(shown).filter(([name]) => !KNOWN.includes(name));
