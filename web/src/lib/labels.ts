// What things are called that the server lists: games, their options, levels, clocks. A game from elsewhere may lack
// a message; then it is called by its own name, made readable.

import { messages, t } from './messages.svelte';
import type { ClockSetting } from './types';

const dashed = (name: string): string => name.replaceAll('_', '-');

/** A name of a program as people write: "points_order" becomes "Points order". */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const gameName = (game: string): string =>
  messages.has(`game-${game}`) ? t(`game-${game}`) : readable(game);

export const gameAbout = (game: string): string => (messages.has(`about-${game}`) ? t(`about-${game}`) : '');

export const optionName = (option: string): string =>
  messages.has(`option-${dashed(option)}`) ? t(`option-${dashed(option)}`) : readable(option);

/** An option in a word or two, without what its message explains behind a colon. */
export function optionShort(option: string): string {
  const id = `option-${dashed(option)}`;
  return messages.has(id) ? messages.say(id, undefined, 'short').split(/\s*:/)[0]! : readable(option);
}

/** What a seat chooses of a list, as in "House". */
export const eachName = (each: string, game: string): string =>
  messages.has(`choice-${dashed(each)}`) ? t(`choice-${dashed(each)}`, { game }) : readable(each);

/** One of the choices of an option. */
export function choiceName(option: string, choice: string | number): string {
  const id = `option-${dashed(option)}-${dashed(String(choice))}`;
  return messages.has(id) ? messages.say(id) : readable(String(choice));
}

export const levelName = (level: string): string =>
  messages.has(`level-${level}`) ? t(`level-${level}`) : readable(level);

export function clockName(clock: ClockSetting | null): string {
  if (!clock) return t('clock-none');
  const id = `clock-${clock.kind}`;
  return messages.has(id)
    ? t(`clock-${clock.kind}`, { n: clock.each })
    : `${readable(clock.kind)} ${clock.each}`;
}
