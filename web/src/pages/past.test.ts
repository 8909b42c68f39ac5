import { expect, it } from 'vitest';
import { games } from '../lib/games.svelte';
import { infoOf } from '../lib/trial';
import type { Option, SavedGame } from '../lib/types';
import { pastTable } from './past';

it('shows players with what they had chosen', () => {
  const houses = { name: 'houses', kind: 'list', default: null, choices: [], study: false, each: 'house' };
  games.all = [infoOf({ options: [houses as unknown as Option] })];
  const record = {
    game: games.all[0]!.name,
    options: { seats: 2, houses: ['doukas', 'phokas'] },
    players: ['Anna', 'Basil'],
  } as unknown as SavedGame;
  const table = pastTable('', record, { view: null, own: null, outcome: null } as never, null);
  expect(table.players.map(({ chosen }) => chosen)).toEqual([{ houses: 'doukas' }, { houses: 'phokas' }]);
});
