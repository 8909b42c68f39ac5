import { expect, it } from 'vitest';
import { sampleOf } from '..';
import { salesOf } from './sales';

it('tells how the points came about: every sale with its round, and together they are the result', async () => {
  const { stories, points, record } = await sampleOf('byzanz')!();
  const told = stories.flatMap((all, move) => all.map((story) => ({ move, story })));
  const sales = salesOf(told, (move, seat) => points[move + 1]![seat]! - points[move]![seat]!);
  expect(sales[0]).toEqual({
    seat: 3,
    round: 1,
    cards: ['W2', 'W2', 'W2'],
    kept: 'W2',
    gone: ['W2', 'W2'],
    gain: 2,
  });
  const sums = record.players.map((_, seat) =>
    sales.filter((sale) => sale.seat === seat).reduce((sum, { gain }) => sum + gain, 0),
  );
  expect(sums).toEqual(record.scores);
});
