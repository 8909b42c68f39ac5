import { describe, expect, test } from 'vitest';
import client from './index';
import { read } from './moves';
import { board, tableOf } from './trial';
import { doText } from './words';

describe('what a button does', () => {
  test('names places, cities and houses', () => {
    expect(doText(read('campaign opsikion'), board)).toBe('Only move to Opsikion');
    expect(doText(read('campaign thrace adrianople -phokas'), board)).toBe(
      'Move there, place a garrison in Adrianople and remove one of Phokas',
    );
  });

  test('a hint says where somebody moves to', () => {
    const move = (text: string) => client.move(text, { table: tableOf({}), board });
    expect(move('campaign thrace adrianople')).toBe('Thrace: Move there and place a garrison in Adrianople');
    expect(move('campaign opsikion')).toBe('Only move to Opsikion');
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
