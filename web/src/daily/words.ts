// Results of daily deals in words.

import type { Deal } from '../lib/daily';
import { t } from '../lib/messages.svelte';

/** "2nd of 4, 24 points". */
export function resultText({ attempt, bots }: Pick<Deal, 'attempt' | 'bots'>): string {
  if (!attempt?.over) return '';
  const placed = t('end-place', { place: attempt.place ?? 0 });
  return t('daily-result', { place: placed, seats: bots.length, points: attempt.points ?? 0 });
}
