// Who somebody is at a table: nobody sits down without a name.

import { keepName } from './memory';

/** The name that was written, kept for the next time; with none, the field for it gets the focus. */
export function givenName(written: string): string | null {
  const name = written.trim();
  if (name) keepName(name);
  else document.getElementById('name')?.focus();
  return name || null;
}
