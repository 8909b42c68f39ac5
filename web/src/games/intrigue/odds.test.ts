import { describe, expect, it } from 'vitest';
import type { IntrigueView, Odds } from './types';
import { read } from './moves';
import { oddsOf, oddsText } from './odds';
import { board, tableOf } from './trial';

const even: Odds = { city: 'nicaea', house: 'doukas', needed: 5, chance: 0.5, weighs: {} };
const weighed: Odds = { ...even, city: 'adrianople', weighs: { komnenos: 1, doukas: -1 } };
const view = tableOf({ odds: [even, weighed] }).view as IntrigueView;

describe('the odds before a roll', () => {
  it('are found for the garrison that a move is about', () => {
    expect(oddsOf(read('bribe adrianople doukas'), view)).toBe(weighed);
    expect(oddsOf(read('for nicaea doukas'), view)).toBe(even);
    expect(oddsOf(read('muster nicaea'), view)).toBeUndefined();
  });

  it('say what is needed, how likely it is, and who weighs on it', () => {
    expect(oddsText(even, view, board)).toBe(
      '5 or more of 8 is needed: 50%. No pretender there changes the roll.',
    );
    expect(oddsText(weighed, view, board)).toBe(
      '5 or more of 8 is needed: 50%. In Thrace: your own pretender +1 and the pretender of Doukas −1.',
    );
  });
});
