import { expect, it, vi } from 'vitest';
import { Replaying } from './replaying.svelte';
import { sampleOf } from '../games';

it('asks for one moment at a time, and of several stops the last one counts', async () => {
  const { record } = await sampleOf('byzanz')!();
  let open = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    most = Math.max(most, ++open);
    await new Promise((done) => setTimeout(done, 5));
    open--;
    const { move, stories } = JSON.parse(body);
    return {
      ok: true,
      json: async () => ({ move, moves: 0, view: {}, outcome: null, ...(stories ? { stories: [] } : {}) }),
    };
  });
  const replay = new Replaying();
  await replay.open(record, { move: null, seat: null }, null);
  expect(replay.wanted).toBe(0);
  for (let stop = 1; stop <= 20; stop++) void replay.look(stop);
  await vi.waitFor(() => expect(replay.moment?.move).toBe(replay.stops[20]));
  expect(most).toBe(1);
  await replay.look(20, 2);
  expect(replay.seat).toBe(2);
  vi.unstubAllGlobals();
});
