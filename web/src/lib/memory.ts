// What this browser remembers: a name, and the tables where it sits. Nothing secret: keys are in cookies.

export interface Mine {
  id: string;
  game: string;
  seat: number;
  at: number;
}

function read<T>(key: string, other: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T;
  } catch {
    return other;
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing
  }
}

export const myName = () => read('name', '');
export const keepName = (name: string) => write('name', name);
export const myTables = () => read<Mine[]>('tables', []);

export function keepTable(id: string, game: string, seat: number) {
  write(
    'tables',
    [{ id, game, seat, at: Date.now() }, ...myTables().filter((mine) => mine.id !== id)].slice(0, 30),
  );
}

export function dropTable(id: string) {
  write(
    'tables',
    myTables().filter((mine) => mine.id !== id),
  );
}

/** A guided game: whether the guide is there or was left, and the lessons that were read. */
export interface Guided {
  id: string;
  on: boolean;
  seen: string[];
}

const guides = () => {
  const kept = read<Guided[]>('guides', []);
  return Array.isArray(kept) ? kept : [];
};

/** Null at a table that was not begun with a guide. */
export const guideOf = (id: string): Guided | null => guides().find((one) => one.id === id) ?? null;

export function keepGuide(guided: Guided) {
  write('guides', [guided, ...guides().filter(({ id }) => id !== guided.id)].slice(0, 10));
}

/** Notes that the server does not have yet. */
export const draftOf = <T>(id: string): T | null => read<Record<string, T>>('drafts', {})[id] ?? null;

export function keepDraft(id: string, draft: unknown) {
  const { [id]: before, ...others } = read<Record<string, unknown>>('drafts', {});
  if (draft) write('drafts', { ...others, [id]: draft });
  else if (before) write('drafts', others);
}

export const preference = <T>(key: string, other: T): T => read(key, other);
export const prefer = write;
