// What is heard of what has just happened at a table: one sound, the last that there is one for.

import { soundsOf } from '../games';
import { games } from './games.svelte';
import { play } from './sound';
import type { Happened } from './types';

export function hear(news: readonly Happened[], game: string) {
  const sounds = soundsOf(games.of(game)?.family);
  const heard = news.flatMap(({ story }) => story ?? []).map(({ id }) => sounds[id]);
  const last = heard.filter((sound) => sound !== undefined).at(-1);
  if (last) play(last);
}
