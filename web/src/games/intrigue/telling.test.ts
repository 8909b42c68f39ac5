import { expect, test } from 'vitest';
import type { Happened, Told } from '../../lib/types';
import { lastRoll, scenesIn, struckBy } from './telling';

const told = (id: string, facts: Told['facts']): Told => ({ id, facts });
const item = (position: number, ...story: Told[]): Happened => ({
  at: '',
  kind: 'moved',
  moves: [],
  position,
  story,
});

const news = [
  item(1, told('bribe-tried', { seat: 1 }), told('bribe-rolled', { seat: 1, rolled: 6, succeeded: true })),
  item(2, told('sent-back', { seat: 0, city: 'nicaea' }), told('sent-back', { seat: 2, city: 'nicaea' })),
  item(3, told('passed', { seat: 1 })),
  item(4, told('start-rolled', { seat: 2, rolled: 8 }), told('start-tied', { rolled: 8 })),
  item(5, told('event-turn', { turn: 12, turns: 30, event: 'famine' })),
  item(6, told('famine-rolled', { seat: 0, rolled: 3, succeeded: false, city: 'attaleia' })),
];

test('events, rolls and own losses are shown, each once', () => {
  const kinds = (seat: number | null) => scenesIn(news, seat).map(({ kind }) => kind);
  expect(kinds(0)).toEqual(['roll', 'loss', 'roll', 'event', 'roll']);
  expect(kinds(null)).toEqual(['roll', 'roll', 'event', 'roll']);
});

test('a die is never empty, and tells whether it fell well for this seat', () => {
  const rolls = scenesIn(news, 0).filter((scene) => scene.kind === 'roll');
  expect(rolls.map(({ rolled, good }) => [rolled, good])).toEqual([
    [6, null],
    [8, null],
    [3, false],
  ]);
});

test('while a die rolls, what it decides is told', () => {
  const rolls = scenesIn(news, 0).filter((scene) => scene.kind === 'roll');
  expect(rolls.map(({ tried }) => tried?.id ?? null)).toEqual(['bribe-tried', null, null]);
});

test('the board waits for the last roll', () => {
  expect(lastRoll(news)).toBe(6);
  expect(lastRoll(news.slice(0, 3))).toBe(1);
  expect(lastRoll([])).toBe(-1);
});

test('what a story is about is marked on the map', () => {
  expect(struckBy(told('provinces-struck', { places: ['thrace'], rolled: 5 })).places).toEqual(['thrace']);
  expect(struckBy(news[5]!.story![0]!).cities).toEqual(['attaleia']);
});
