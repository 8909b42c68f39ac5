// What the server refuses, in the visitor's language.

import { Offline, Refusal } from './api';
import { messages, t } from './messages.svelte';
import type { Refused } from './types';

/** By its code; why the rules forbid a move, the server tells more exactly, in English. */
export function refusedText(refused: Refused): string {
  if (refused.code === 'illegal-move' && messages.language === 'en') return refused.text;
  const known = `refused-${refused.code}`;
  return messages.has(known) ? t(`refused-${refused.code}`) : refused.text;
}

/** What went wrong, whatever it was. */
export function troubleText(error: unknown): string {
  if (error instanceof Offline) return t('lost');
  return error instanceof Refusal ? refusedText(error.refused) : t('refused-failed');
}
