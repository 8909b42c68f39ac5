// What the server refuses, in the visitor's language.

import { clientOf } from '../games';
import { Offline, Refusal } from './api';
import { games } from './games.svelte';
import { messages, t, type Given } from './messages.svelte';
import type { Refused, Table } from './types';
import { named } from './wording';

/** Why the rules of a table forbid a move. Its facts are numbers, or of the kinds that the game says. */
function forbidden({ why, facts, text }: Refused, table: Table, board: unknown): string {
  const family = games.of(table.game)?.family;
  const id = `illegal-${family}-${why}`;
  if (!messages.has(id)) return text;
  const kinds: Record<string, string> = { turn: 'seat', ...clientOf(family)?.refusal };
  const given: Given = { game: table.game };
  for (const [name, fact] of Object.entries(facts))
    given[name] = name in kinds ? named(kinds[name], fact, { table, board }) : fact;
  return t('refused-why', { why: t(`illegal-${family}-${why}`, given) });
}

export function refusedText(refused: Refused, table?: Table, board: unknown = null): string {
  if (refused.why && table) return forbidden(refused, table, board);
  const known = `refused-${refused.code}`;
  return messages.has(known) ? t(`refused-${refused.code}`) : refused.text;
}

/**
 * What went wrong, whatever it was; nothing, if it is null. It is put into words where it is shown: the language may
 * change meanwhile.
 */
export function troubleText(error: unknown): string {
  if (error === null) return '';
  if (error instanceof SyntaxError) return t('replay-bad'); // of a file
  if (error instanceof Offline) return t('lost');
  return error instanceof Refusal ? refusedText(error.refused) : t('refused-failed');
}
