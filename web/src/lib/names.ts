// Who is who, in words.

import { levelName } from './labels';
import { messages, t } from './messages.svelte';
import type { Actor } from './types';

export interface Named {
  name: string | null;
  bot?: string | null;
}

/** Bots have names of people of the time: those of its level in turn, by the number that tells it from its like. */
function botName(name: string, bot: string): string {
  const number = Number(name.slice(bot.length) || 1);
  if (!messages.has(`bot-names-${bot}`) || !name.startsWith(bot) || !Number.isInteger(number)) return name;
  const names = t(`bot-names-${bot}`).split(', ');
  return names[number - 1] ?? `${names[(number - 1) % names.length]} ${number}`;
}

/** How a bot of a level plays, in a sentence. */
export const botAbout = (bot: string): string =>
  messages.has(`bot-about-${bot}`) ? t(`bot-about-${bot}`) : '';

export function nameOf(table: { players: Named[] }, actor: Actor | undefined): string {
  if (actor === 'nature' || actor === undefined) return t('nature');
  const player = table.players[actor];
  if (!player?.name) return t('seat-number', { n: actor + 1 });
  if (!player.bot) return player.name;
  const name = botName(player.name, player.bot);
  const taken = table.players.some((other) => !other.bot && other.name === name);
  return taken ? `${name} (${levelName(player.bot)})` : name;
}
