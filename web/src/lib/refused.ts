// What the server refuses, in the visitor's language.

import { cardName } from '../games/byzanz/words';
import { Offline, Refusal } from './api';
import { messages, t } from './messages.svelte';
import { nameOf } from './names';
import type { Refused, Table } from './types';

/** Why the rules of a table forbid a move. */
function forbidden(why: string, facts: Refused['facts'], table: Table): string {
  const { turn, card, ...numbers } = facts;
  const family = table.game === 'byzanz' ? 'byzanz' : 'intrigue';
  return t(`illegal-${family}-${why}`, {
    ...numbers,
    ...(turn === undefined ? {} : { turn: nameOf(table, Number(turn)) }),
    ...(card === undefined ? {} : { card: cardName(String(card)) }),
  });
}

export function refusedText(refused: Refused, table?: Table): string {
  if (refused.why && table) return t('refused-why', { why: forbidden(refused.why, refused.facts, table) });
  const known = `refused-${refused.code}`;
  return messages.has(known) ? t(`refused-${refused.code}`) : refused.text;
}

/** What went wrong, whatever it was. */
export function troubleText(error: unknown): string {
  if (error instanceof Offline) return t('lost');
  return error instanceof Refusal ? refusedText(error.refused) : t('refused-failed');
}
