import { expect, it } from 'vitest';
import { doorFacts, doorLine, settled } from './door';
import { infoOf } from './trial';

const info = infoOf({
  options: [
    { name: 'seats', kind: 'choice', default: 2, choices: [2, 3], study: false, each: null },
    { name: 'open_profits', kind: 'flag', default: false, choices: [], study: false, each: null },
    {
      name: 'points_order',
      kind: 'choice',
      default: 'random',
      choices: ['random', 'descending'],
      study: false,
      each: null,
    },
    { name: 'colours', kind: 'list', default: null, choices: ['red', 'blue'], study: false, each: 'colour' },
    { name: 'board', kind: 'file', default: 'usual', choices: [], study: false, each: null },
  ],
});
const usual = {
  options: { seats: 2, open_profits: false, points_order: 'random', board: 'usual' },
  clock: null,
  hints: true,
};
const other = {
  options: { seats: 3, open_profits: true, points_order: 'descending', board: 'own' },
  clock: { kind: 'live', each: 60 },
  hints: false,
};

it('tells every option, and which of them are not as usual', () => {
  expect(doorFacts(info, usual).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Players: 2',
    'Open profits: no',
    'Points order: Random',
    'Map: as usual',
    'Clock: No clock',
    'Hints: yes',
  ]);
  expect(doorFacts(info, other).filter(({ usual }) => !usual)).toEqual([
    { name: 'Open profits', value: 'yes', usual: false },
    { name: 'Points order', value: 'Descending', usual: false },
    { name: 'Map', value: 'a map of one’s own', usual: false },
    { name: 'Clock', value: '60 seconds a move', usual: false },
  ]);
});

it('has room in a line for what is not as usual, for clock and hints', () => {
  expect(doorLine(info, usual)).toBe('No clock · Hints allowed');
  expect(doorLine(info, other)).toBe(
    'Open profits · Points order: Descending · Map: a map of one’s own · 60 seconds a move · No hints',
  );
});

it('keeps one choice an option', () => {
  expect(settled({ houses: 'a' }, 'houses', 'b')).toEqual({ houses: 'b' });
  expect(settled({ houses: 'a', colours: 1 }, 'houses', null)).toEqual({ colours: 1 });
});
