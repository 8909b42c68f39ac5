// Who is who, in words.

import { messages, t } from './messages.svelte';
import type { Actor } from './types';

export interface Named {
  name: string | null;
  bot?: string | null;
}

/** A bot is called by its level in the visitor's language, with the number that tells it from its like. */
function botName(name: string, bot: string): string {
  const level = `level-${bot}`;
  if (!messages.has(level) || !name.startsWith(bot)) return name;
  return t(`level-${bot}`) + name.slice(bot.length);
}

export function nameOf(table: { players: Named[] }, actor: Actor | undefined): string {
  if (actor === 'nature' || actor === undefined) return t('nature');
  const player = table.players[actor];
  if (!player?.name) return t('seat-number', { n: actor + 1 });
  return player.bot ? botName(player.name, player.bot) : player.name;
}
