import { expect, it } from 'vitest';
import { placesOf } from './places';

it('ranks by winners and points, with margins', () => {
  expect(placesOf([21, 25, 29, 22], [2]).map(({ seat, place, margin }) => [seat, place, margin])).toEqual([
    [2, 1, 4],
    [1, 2, 4],
    [3, 3, 7],
    [0, 4, 8],
  ]);
});

it('knows ties: those who share a place, and a winner by tie-break', () => {
  expect(placesOf([9, 5, 5, 9], [0, 3]).map(({ seat, place, margin }) => [seat, place, margin])).toEqual([
    [0, 1, 4],
    [3, 1, 4],
    [1, 3, 4],
    [2, 3, 4],
  ]);
  expect(placesOf([7, 7], [1])[0]).toEqual({ seat: 1, place: 1, points: 7, wins: true, margin: 0 });
  expect(placesOf([7, 7], [0, 1]).map(({ margin }) => margin)).toEqual([0, 0]);
});
