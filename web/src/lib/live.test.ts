import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Offline } from './api';
import { LiveTable } from './live.svelte';
import { tableOf } from './trial';
import type { Happened, Update } from './types';

const update = (position: number, id: string): Update => ({
  position,
  happened: [{ position, at: '', kind: 'moved', moves: [] } satisfies Happened],
  table: tableOf({ question: { id, facts: {} } }),
});

class Source extends EventTarget {
  static last: Source | undefined;
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

beforeEach(() => {
  Source.last = undefined;
  vi.stubGlobal('EventSource', Source);
});
afterEach(() => vi.unstubAllGlobals());

it('a refusal that comes late does not bring an older table back', async () => {
  const live = new LiveTable('t');
  live.listen();
  Source.last!.tell(update(5, 'act'));
  vi.stubGlobal('fetch', async () => {
    Source.last!.tell(update(6, 'strike'));
    const refused = { code: 'illegal-move', clause: null, why: null, facts: {}, text: '' };
    return new Response(JSON.stringify({ refused, update: update(5, 'act') }), { status: 409 });
  });
  expect(await live.move('pass')).toBe(false);
  expect(live.refusal?.code).toBe('illegal-move');
  expect(live.table?.view?.question.id).toBe('strike');
  live.close();
});

it('says a line once, however often it is sent', async () => {
  const live = new LiveTable('t');
  const names: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    names.push(JSON.parse(body).request);
    if (names.length < 2) throw new TypeError('network error');
    return Response.json(update(1, 'act'));
  });
  expect(await live.say('Hello')).toBe(true);
  expect(names).toEqual([names[0], names[0]]);
  expect(names[0]).toBeTruthy();
});

it('what comes again takes the place of what was told before', () => {
  const told = (position: number, move: string): Happened => ({
    position,
    at: '',
    kind: 'moved',
    moves: [[0, move]],
    story: [],
  });
  const live = new LiveTable('t');
  const news: number[][] = [];
  live.onchange = (_, fresh, first) => first || news.push(fresh.map(({ position }) => position));
  live.listen();
  Source.last!.tell({
    ...update(3, 'bid'),
    happened: [told(1, 'a'), told(2, 'sell C4 C3 X'), told(3, 'bid C1')],
  });
  Source.last!.tell({
    ...update(4, 'bid'),
    happened: [told(2, 'sell ? ? ?'), told(3, 'bid ?'), told(4, 'pass')],
  });
  expect(live.happened.map(({ moves }) => moves[0]![1])).toEqual(['a', 'sell ? ? ?', 'bid ?', 'pass']);
  expect(news).toEqual([[4]]);
  live.close();
});

it('what only the own seat sees is laid over what everybody sees, in news and in answers', async () => {
  const own = (id: string) => ({
    seat: 0,
    legal: ['pass'],
    player: { hand: ['C1'] },
    question: { id, facts: {} },
  });
  const sent = (position: number, id: string): Update => {
    const told = update(position, 'wait');
    return { ...told, table: { ...told.table, own: own(id) } };
  };
  const live = new LiveTable('t');
  live.listen();
  Source.last!.tell(sent(5, 'act'));
  expect(live.table?.view).toMatchObject({
    question: { id: 'act' },
    legal: ['pass'],
    players: [{ hand: ['C1'] }, {}],
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(sent(6, 'strike'))));
  expect(await live.move('pass')).toBe(true);
  expect(live.table?.view?.question.id).toBe('strike');
  live.close();
});

it('what came while the connection was lost is news, a first look is not', () => {
  const live = new LiveTable('t');
  const told: unknown[] = [];
  live.onchange = (now, news, first) =>
    told.push([news.map(({ position }) => position), now.view?.question.id, first]);
  live.listen();
  Source.last!.tell(update(5, 'act'));
  live.listen();
  const later = update(7, 'strike');
  Source.last!.tell({ ...later, happened: [...update(5, 'act').happened, ...later.happened] });
  expect(told).toEqual([
    [[5], 'act', true],
    [[7], 'strike', false],
  ]);
  expect(live.happened.map(({ position }) => position)).toEqual([5, 7]);
  live.close();
});

it('a server that fails at the first look is asked again by the stream', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  const live = new LiveTable('t');
  await live.open();
  expect(Source.last).toBeDefined();
  live.close();
});

it('a table that was left before it came opens no stream', async () => {
  const live = new LiveTable('t');
  vi.stubGlobal('fetch', async () => {
    live.close();
    return new Response(JSON.stringify(update(5, 'act')));
  });
  await live.open();
  expect(Source.last).toBeUndefined();
});

it('what did not get through is told, and a fault of the page is not taken for it', async () => {
  const live = new LiveTable('t');
  live.failed(new Offline());
  expect(live.lost).toBe(true);
  expect(() => live.failed(new TypeError('a fault'))).toThrow('a fault');
});
