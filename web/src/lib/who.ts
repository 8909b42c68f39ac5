// Who somebody is at a table. Nobody is asked for a name first: without one, a guest sits down.

import { keepName, preference, prefer } from './memory';
import { t } from './messages.svelte';

const FIRST = 100;
const LAST = 999;

/** The name of a guest, in the visitor's language; the number stays the same in this browser. */
export function guestName(): string {
  let number = preference<number | null>('guest', null);
  if (number === null) prefer('guest', (number = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))));
  return t('guest', { n: number });
}

/** The name that was written, kept for the next time; with none, a guest's. */
export function givenName(written: string): string {
  const name = written.trim();
  keepName(name);
  return name || guestName();
}
