// Our own boards, for the tests: read from the map files that the package ships.

import type { Board, BoardCity, BoardPlace } from './types';

const files = import.meta.glob('../../../../src/hippodrome/games/intrigue/boards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** A board of ours. Its file has tables, and a value on each line that JSON can read too. */
export function shipped(name: 'byzantio' | 'nekken'): Board {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${name}.toml`))![1];
  const board = { place: [] as BoardPlace[] } as unknown as Board;
  let into: object = board;
  for (const line of file.split('\n')) {
    if (line === '[[place]]') board.place.push((into = { city: [] as BoardCity[] }) as BoardPlace);
    else if (line === '[[place.city]]') board.place.at(-1)!.city!.push((into = {}) as BoardCity);
    else if (line && !line.startsWith('#')) {
      const [, key, value] = /^(\w+) = (.*)$/.exec(line)!;
      Object.assign(into, { [key!]: JSON.parse(value!) });
    }
  }
  return board;
}
