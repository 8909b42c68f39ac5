import { afterEach, expect, it, vi } from 'vitest';
import { tableOf } from '../games/intrigue/trial';
import { LiveTable } from './live.svelte';
import type { Happened, Update } from './types';

const update = (position: number, phase: string): Update => ({
  position,
  happened: [{ position, at: '', kind: 'moved', moves: [] } satisfies Happened],
  table: tableOf({ phase }),
});

class Source extends EventTarget {
  static last: Source;
  onopen = () => {};
  onerror = () => {};
  close = () => {};
  constructor() {
    super();
    Source.last = this;
  }
  tell(said: Update) {
    this.dispatchEvent(new MessageEvent('update', { data: JSON.stringify(said) }));
  }
}

afterEach(() => vi.unstubAllGlobals());

it('a refusal that comes late does not bring an older table back', async () => {
  vi.stubGlobal('EventSource', Source);
  const live = new LiveTable('t');
  live.listen();
  Source.last.tell(update(5, 'act'));
  vi.stubGlobal('fetch', async () => {
    Source.last.tell(update(6, 'strike'));
    const refused = { code: 'illegal-move', clause: null, why: null, facts: {}, text: '' };
    return new Response(JSON.stringify({ refused, update: update(5, 'act') }), { status: 409 });
  });
  expect(await live.move('pass')).toBe(false);
  expect(live.refusal?.code).toBe('illegal-move');
  expect(live.table?.view?.phase).toBe('strike');
  live.close();
});
