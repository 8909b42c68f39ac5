import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../lib/messages.svelte';
import type { Happened } from '../../lib/types';
import Banner from './Banner.svelte';
import { tableOf } from './trial';

afterEach(async () => {
  cleanup();
  await messages.choose('en');
});

it('is put into words in the language that is spoken while it is shown', async () => {
  const story = [{ id: 'lot-won', facts: { seat: 1, price: 5, paid: ['G4', 'W1'], lot: ['C1'] } }];
  const news: Happened[] = [{ position: 9, at: '', kind: 'moved', seat: 1, moves: [], story }];
  const { container } = render(Banner, { news, table: tableOf({}, 0) });
  await tick();
  const said = () => container.querySelector('p')?.textContent;
  expect(said()).toContain('wins the lot for 5');
  await messages.choose('de');
  await tick();
  expect(said()).toContain('gewinnt den Posten für 5');
});
