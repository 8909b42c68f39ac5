import { describe, expect, test } from 'vitest';
import { promptText } from './prompt';
import { board, tableOf } from './trial';

const ask = (told: Parameters<typeof tableOf>[0], more?: Parameters<typeof tableOf>[1]) =>
  promptText(tableOf(told, more), board);

describe('what is asked', () => {
  test('an action of this seat, or the name of whom the table waits for', () => {
    expect(ask({})).toBe('Your turn: take an action, or pass.');
    expect(ask({ turn: [1] })).toBe('Basil takes an action, or passes.');
    expect(ask({ turn: [0] }, { seat: null })).toBe('Anna takes an action, or passes.');
  });

  test('the next slot of the sheet', () => {
    expect(ask({ phase: 'targets', turn: [0, 1] })).toContain('worth 10 points');
    expect(ask({ phase: 'targets', turn: [0, 1] }, { seat: null })).toBe(
      'Anna and Basil write targets in secret.',
    );
  });

  test('an offer, with both cities', () => {
    const offer = { house: 'doukas', city: 'nicaea', for: { city: 'adrianople', house: 'komnenos' } };
    expect(ask({ phase: 'answer', offer, roll: null })).toBe(
      'Doukas offers a garrison in Nicaea for yours in Adrianople. Accept, or refuse and let the die decide.',
    );
  });

  test('the event that is resolved', () => {
    expect(ask({ phase: 'strike' })).toBe('Earthquake: cross off one of your unused boxes.');
    expect(ask({ phase: 'exile', exile: 'doukas' })).toContain('send the pretender of Doukas');
  });

  test('the winner', () => {
    const outcome = { scores: [20, 31], winners: [1], secret: '' };
    expect(ask({ phase: 'end', turn: [] }, { outcome })).toBe('The game is over: Basil wins.');
  });

  test('nothing is left without words', () => {
    const phases = ['targets', 'start', 'act', 'for', 'answer', 'roll', 'reveal', 'event', 'famine'];
    for (const phase of [...phases, 'succession', 'exile', 'strike', 'espionage', 'end'])
      for (const turn of [[0], [1], []]) expect(ask({ phase, turn })).not.toMatch(/^intrigue-/);
  });
});
