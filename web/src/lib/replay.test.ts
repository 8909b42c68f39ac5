import { expect, it } from 'vitest';
import { clientOf, sampleOf } from '../games';
import { changed, hashOf, momentsOf, stopAt, stopsOf, swingsOf, whereOf } from './replay';
import type { Move } from './types';

const log: Move[] = [
  ['nature', 'draw C1'],
  [0, 'pass'],
  ['nature', 'roll 3'],
  ['nature', 'roll 4'],
  [1, 'pass'],
];

it('steps by decisions: draws and rolls belong to the decision before them', () => {
  expect(stopsOf(log)).toEqual([1, 4, 5]);
  expect([0, 1, 3, 4, 5, 99].map((move) => stopAt(stopsOf(log), move))).toEqual([0, 0, 0, 1, 2, 2]);
});

it('has an address for every moment and every viewpoint', () => {
  for (const where of [
    { move: 0, seat: null },
    { move: 57, seat: 2 },
  ])
    expect(whereOf(hashOf(where))).toEqual(where);
  expect(whereOf('')).toEqual({ move: null, seat: null });
  expect(whereOf('#move=x&seat=0')).toEqual({ move: null, seat: null });
});

it('makes every moment of the changes', () => {
  const before = { a: 1, list: [1, 2], same: { deep: [] } };
  expect(changed(before, { list: { 1: 3 }, more: null })).toEqual({ ...before, list: [1, 3], more: null });
  expect(changed(before, { list: [7] })).toEqual({ ...before, list: [7] });
  expect(changed(before, { same: { '=': { other: 1 } } })).toEqual({ ...before, same: { other: 1 } });
  expect(before.list).toEqual([1, 2]);
});

it.each(['byzanz', 'byzantio', 'nekken'])(
  'has a sample of %s from the first decision to the end',
  async (game) => {
    const sample = await sampleOf(game)!();
    const moments = momentsOf(sample);
    expect(moments.map(({ move }) => move)).toEqual(stopsOf(sample.record.log));
    expect(moments.at(-1)!.outcome!.scores).toEqual(sample.record.scores);
    expect(sample.points.at(-1)).toEqual(sample.record.scores);
  },
);

it('finds the decisions that changed most', () => {
  const points = [
    [0, 0],
    [0, 0],
    [4, 0],
    [4, 0],
    [4, -1],
    [4, 8],
  ];
  const told = (id: string) => [{ id, facts: {} }];
  const stories = [told('dealt'), told('tried'), told('rolled'), told('next'), told('sold')];
  expect(swingsOf({ points, stops: [1, 4, 5], stories }, 2)).toEqual([
    { stop: 2, seat: 1, gain: 9, told: told('sold') },
    { stop: 1, seat: 0, gain: 4, told: told('tried') },
  ]);
  const later = { points: [[0], [0], [0], [4], [4], [4]], stops: [1, 4, 5], stories };
  expect(swingsOf(later, 2)[0]!.told).toEqual([...told('tried'), ...told('rolled')]);
});

it('tells of a city that goes to and fro only once', () => {
  const about = (city?: string) => [{ id: 'won', facts: city ? { city } : {} }];
  const course = {
    points: [[0], [5], [0], [6], [8], [9]],
    stops: [0, 1, 2, 3, 4, 5],
    stories: [about('nicaea'), about('nicaea'), about('nicaea'), about(), about()],
  };
  const gains = (most: number) =>
    swingsOf(course, most, clientOf('intrigue')!.subject).map(({ gain }) => gain);
  expect(gains(4)).toEqual([6, 2, 1]);
  expect(gains(2)).toEqual([6, 2]);
});
