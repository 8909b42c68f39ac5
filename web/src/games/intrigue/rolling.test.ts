import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Happened } from '../../lib/types';
import Intrigue from './Intrigue.svelte';
import { board, tableOf } from './trial';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

Element.prototype.animate = () => ({}) as Animation; // which this DOM does not have

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rolled: Happened = {
  ...{ position: 7, at: '', kind: 'moved', seat: 1, moves: [] },
  story: [
    { id: 'bribe-tried', facts: { seat: 1, city: 'nicaea', needed: 5 } },
    { id: 'bribe-rolled', facts: { seat: 1, city: 'nicaea', rolled: 6, needed: 5, succeeded: true } },
  ],
};

test('the log is told of a roll while its die rolls, and when it has landed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const onroll = vi.fn();
  const props = { table: tableOf({}), live: null, board, news: [] as Happened[], around: null, onroll };
  const { rerender } = render(Intrigue, props);
  expect(onroll).toHaveBeenLastCalledWith(null);
  await rerender({ ...props, news: [rolled] });
  expect(onroll).toHaveBeenLastCalledWith(7);
  await vi.advanceTimersByTimeAsync(800);
  expect(onroll).toHaveBeenLastCalledWith(7);
  await vi.advanceTimersByTimeAsync(100);
  expect(onroll).toHaveBeenLastCalledWith(null);
});

test('who has moved on does not wait for older dice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const onroll = vi.fn();
  const table = tableOf({});
  const props = { table, live: null, board, news: [] as Happened[], around: null, onroll };
  const { rerender } = render(Intrigue, props);
  await rerender({ ...props, news: [rolled, { ...rolled, position: 8 }] });
  await vi.advanceTimersByTimeAsync(100); // the first rolls
  await rerender({ ...props, news: [{ ...rolled, position: 9, seat: table.seat ?? undefined, story: [] }] });
  await vi.advanceTimersByTimeAsync(2400); // it was seen; the second is not thrown any more
  expect(onroll).toHaveBeenLastCalledWith(null);
});

test('what a die decided is shown for a while, whatever happens meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const props = { table: tableOf({}), live: null, board, news: [] as Happened[], around: null };
  const { container, rerender } = render(Intrigue, props);
  const card = () => container.querySelector('.over .card');
  await rerender({ ...props, news: [rolled] });
  for (let position = 8; position < 11; position++) {
    await vi.advanceTimersByTimeAsync(1500);
    expect(card()).not.toBeNull();
    await rerender({ ...props, news: [{ ...rolled, position, story: [] }] }); // somebody else moves
  }
  await vi.advanceTimersByTimeAsync(3500);
  expect(card()).toBeNull();
});
