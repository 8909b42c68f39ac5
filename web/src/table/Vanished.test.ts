import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTable } from '../lib/live.svelte';
import { tableOf } from '../lib/trial';
import Vanished from './Vanished.svelte';

const NOW = Date.parse('2026-05-29T18:00:00Z');
const after = (seconds: number) => new Date(NOW + 1000 * seconds).toISOString();

function show(online: boolean, offline: number, silent: number, seat: number | null = 0) {
  const live = new LiveTable('T');
  live.presence = { seats: online ? [0, 1] : [0], spectators: 0 };
  const post = vi.spyOn(live, 'post').mockResolvedValue(true);
  const table = tableOf({}, { seat, replace: { 1: { offline: after(offline), online: after(silent) } } });
  render(Vanished, { live, table });
  return { live, post, button: screen.queryByRole<HTMLButtonElement>('button', { name: 'A bot for Basil' }) };
}

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a bot can take over when the time is over, which is shown before', async () => {
  const { button, post } = show(false, 70, 1500);
  expect(button?.disabled).toBe(true);
  expect(screen.getByText('1:10')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(71_000);
  expect(button?.disabled).toBe(false);
  expect(document.querySelector('time')).toBeNull();
  button?.click();
  expect(post).toHaveBeenCalledWith('replace', { seat: 1 });
});

it('who is online is only replaced after the longer time', () => {
  expect(show(true, -10, 600).button).toBeNull();
  cleanup();
  expect(show(true, -600, -10).button?.disabled).toBe(false);
});

it('spectators, and who does not know yet who is there, are offered nothing', () => {
  expect(show(false, -10, -10, null).button).toBeNull();
  cleanup();
  expect(show(false, -10, -10, 1).button).toBeNull();
});
