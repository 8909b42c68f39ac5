import { describe, expect, test } from 'vitest';
import { read } from './moves';
import { rollsIn } from './rolls';
import { board } from './trial';
import { doText, moveText } from './words';

describe('the log', () => {
  test('names places, cities and houses', () => {
    expect(moveText('Anna', 'campaign opsikion', board)).toBe(
      'Anna campaigns to Opsikion, without placing a garrison.',
    );
    expect(moveText('Anna', 'campaign thrace adrianople -phokas', board)).toBe(
      'Anna campaigns to Thrace and places a garrison in Adrianople, where one of Phokas has to go.',
    );
    expect(moveText('Anna', 'bribe nicaea doukas', board, { doukas: 'Basil' })).toBe(
      'Anna tries to bribe the garrison of Basil in Nicaea.',
    );
  });

  test('tells the die and the tiles', () => {
    expect(moveText('', 'roll 5', board)).toBe('The die shows 5.');
    expect(moveText('', 'reveal famine', board)).toBe('The event is turned up: Famine.');
  });

  test('keeps what is secret', () => {
    expect(moveText('Anna', 'target ?', board)).toBe('Anna writes a target.');
  });

  test("speaks Nekken's words on its board", () => {
    const island = { ...board, volcano: 'thrace' };
    expect(moveText('Anna', 'settle nicaea', island)).toBe('Anna settles in Nicaea.');
    expect(moveText('Anna', 'explore opsikion', island)).toBe(
      'The chief of Anna explores as far as Opsikion.',
    );
  });

  const moves = ['target nicaea', 'campaign thrace', 'muster nicaea', 'advance thrace', 'negotiate nicaea'];
  moves.push(
    'for nicaea doukas',
    'accept',
    'refuse',
    'bribe nicaea doukas',
    'expel nicaea doukas',
    'strike muster',
  );
  moves.push('retarget nicaea adrianople', 'keep', 'exile doukas thrace', 'guess doukas nicaea', 'pass');
  test.each(moves)('has words for %s', (move) => {
    for (const text of [moveText('Anna', move, board), doText(read(move), board)])
      expect(text).not.toMatch(/intrigue-|\{/);
  });
});

test('rolls are found, each with what it decides', () => {
  const item = { position: 1, at: '', kind: 'moved' };
  const rolls = rollsIn([
    {
      ...item,
      moves: [
        [1, 'bribe nicaea doukas'],
        ['nature', 'roll 6'],
      ],
    },
    {
      ...item,
      moves: [
        [0, 'pass'],
        ['nature', 'roll 3'],
        ['nature', 'roll 4'],
      ],
    },
  ]);
  expect(rolls).toEqual([
    { number: 6, decides: [1, 'bribe nicaea doukas'] },
    { number: 3, decides: null },
    { number: 4, decides: null },
  ]);
});
