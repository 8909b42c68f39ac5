import { expect, test } from 'vitest';
import { ranked } from './hints';

test('hints stand in the order of the chance that they show, without moves that were hardly tried', () => {
  const found = [
    { move: 'pass', visits: 800, value: 0.41 },
    { move: 'bid C1', visits: 500, value: 0.52 },
    { move: 'bid C2', visits: 300, value: 0.47 },
    { move: 'bid W4', visits: 2, value: 0.9 },
  ];
  expect(ranked(found).map(({ move }) => move)).toEqual(['bid C1', 'bid C2', 'pass']);
  expect(ranked([])).toEqual([]);
});
