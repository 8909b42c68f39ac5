import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { IntrigueView } from './types';
import Offer from './Offer.svelte';
import { board, tableOf } from './trial';

afterEach(cleanup);

test('an offer that comes while somebody types is not answered by the next key', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const view = tableOf({ phase: 'answer', legal: ['accept', 'refuse'] }).view as IntrigueView;
  const onanswer = vi.fn();
  render(Offer, { view, board, busy: false, onanswer, onclose: () => {} });
  expect(screen.getAllByRole('button').length).toBe(3);
  expect(document.activeElement?.id).toBe('offer-title');
});
