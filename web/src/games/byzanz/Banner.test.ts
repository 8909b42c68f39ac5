import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../lib/messages.svelte';
import type { Happened } from '../../lib/types';
import Banner from './Banner.svelte';
import { tableOf } from './trial';

afterEach(async () => {
  cleanup();
  await messages.choose('en');
});

const story = [{ id: 'lot-won', facts: { seat: 1, price: 5, paid: ['G4', 'W1'], lot: ['C1'] } }];
const won: Happened = { position: 9, at: '', kind: 'moved', seat: 1, moves: [], story };
const table = tableOf({}, 0);

it('is put into words in the language that is spoken while it is shown', async () => {
  const { container } = render(Banner, { news: [won], table });
  await tick();
  const said = () => container.querySelector('p')?.textContent;
  expect(said()).toContain('wins the lot for 5');
  await messages.choose('de');
  await tick();
  expect(said()).toContain('gewinnt den Posten für 5');
});

it('goes when it was read, whatever happens meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container, rerender } = render(Banner, { news: [won], table });
  await tick();
  expect(container.querySelector('.banner')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await rerender({ news: [{ ...won, position: 10, story: [] }] });
  expect(container.querySelector('.banner')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.querySelector('.banner')).toBeNull();
  vi.useRealTimers();
});
