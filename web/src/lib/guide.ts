// Which explanations fit what is asked now. A game has a guided first game if the catalogue has words for one.

import { clientOf } from '../games';
import { games } from './games.svelte';
import { messages } from './messages.svelte';
import type { Table } from './types';

const has = (game: string, key: string): boolean => messages.has(`guide-${game}-${key}`);

export const isGuided = (game: string): boolean => has(game, 'welcome');

/** The ends of the messages' ids. */
export function guideKeys({ game, state, seat, view }: Table): string[] {
  if (!view || seat === null) return [];
  if (state === 'over') return ['over'];
  const asked = view.turn.includes(seat);
  const explain = clientOf(games.of(game)?.family)?.guide;
  const keys = explain ? explain(view, asked) : [asked ? view.question.id : 'wait'];
  return ['welcome', ...keys].filter((key) => has(game, key));
}
