import { describe, expect, test } from 'vitest';
import { t } from '../../lib/messages.svelte';
import type { Told } from '../../lib/types';
import { guide } from './guide';
import client from './index';
import { read } from './moves';
import { rolled, rollsIn } from './rolls';
import type { Question } from './told';
import { board, tableOf } from './trial';
import type { IntrigueView } from './types';
import { doText } from './words';

describe('what a button does', () => {
  test('names places, cities and houses', () => {
    expect(doText(read('campaign opsikion'), board)).toBe('Only move to Opsikion');
    expect(doText(read('campaign thrace adrianople -phokas'), board)).toBe(
      'Move there, place a garrison in Adrianople and remove one of Phokas',
    );
  });

  test("speaks Nekken's words on its board", () => {
    const nekken = { ...board, volcano: 'thrace' };
    expect(doText(read('settle nicaea'), nekken)).toBe('Settle in Nicaea');
    expect(doText(read('explore opsikion'), nekken)).toBe('Explore Opsikion');
  });

  const moves = ['target nicaea', 'campaign thrace', 'muster nicaea', 'advance thrace', 'negotiate nicaea'];
  moves.push('for nicaea doukas', 'accept', 'refuse', 'bribe nicaea doukas', 'expel nicaea doukas');
  moves.push('strike muster', 'retarget nicaea adrianople', 'keep', 'exile doukas thrace', 'pass');
  test.each([...moves, 'guess doukas nicaea'])('has words for %s', (move) => {
    expect(doText(read(move), board)).not.toMatch(/intrigue-|\{/);
  });
});

test('facts are named by their kinds', () => {
  const scene = { table: tableOf({}), board };
  expect(client.named('city', 'nicaea', scene)).toBe('Nicaea');
  expect(client.named('places', ['thrace', 'opsikion'], scene)).toBe('Thrace and Opsikion');
  expect(client.named('house', 'doukas', scene)).toBe('Doukas');
  expect(client.named('box', 'muster', scene)).toBe('Muster');
  expect(client.named('event', 'succession', scene)).toBe('Succession of the Patriarch');
  expect(client.named('roll', 5, scene)).toBe(5);
  expect(client.named('city', 'nicaea', { ...scene, board: null })).toBe('Nicaea'); // on its way
});

test('the stories of rolls are those with a number of the die', () => {
  const told = (id: string, facts: Told['facts']): Told => ({ id, facts });
  const item = { at: '', kind: 'moved', moves: [] };
  const rolls = rollsIn([
    { ...item, position: 1, story: [told('bribe-tried', { seat: 0 }), told('bribe-rolled', { rolled: 6 })] },
    { ...item, position: 2, story: [told('passed', { seat: 1 })] },
    { ...item, position: 3, story: [told('famine-rolled', { rolled: 3 })] },
    { ...item, position: 4, story: [told('start-tied', { rolled: 8 })] },
  ]);
  expect(rolls.map(rolled)).toEqual([6, 3]);
});

describe('the guide', () => {
  const explained = (question: Question, more: Partial<IntrigueView> = {}, asked = true) =>
    guide(tableOf({ question, ...more }).view!, asked);

  test('explains what is asked, when it is asked', () => {
    const odds = { city: 'nicaea', house: 'doukas', needed: 5, chance: 0.5, weighs: {} };
    expect(explained({ id: 'act', facts: {} })).toEqual(['act']);
    expect(explained({ id: 'act', facts: {} }, { odds: [odds] })).toEqual(['act', 'roll']);
    expect(explained({ id: 'act', facts: {} }, {}, false)).toEqual(['wait']);
    expect(explained({ id: 'write-target', facts: { slot: 1, points: 14 } })).toEqual(['targets-first']);
    expect(explained({ id: 'write-target', facts: { slot: 2, points: 10 } })).toEqual(['targets']);
  });

  test('has words for every question', () => {
    const asked: Question['id'][] = ['act', 'ask-for', 'answer', 'replace-target', 'exile-pretender'];
    for (const id of [...asked, 'cross-off', 'guess-target'] as const)
      for (const key of explained({ id, facts: {} } as Question))
        expect(t(`guide-byzantio-${key}`)).not.toBe(`guide-byzantio-${key}`);
  });
});
