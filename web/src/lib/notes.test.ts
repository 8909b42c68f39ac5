import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergedMarks, Notes, type Sheet } from './notes.svelte';

let server: { version: number; text: string; marks: Sheet['marks'] };
let down: boolean;
let puts: number;

const sheet = () => ({ ...server, longest: 2000, grid: null });
const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (code: string, status: number) =>
  reply({ refused: { code, clause: null, why: null, facts: {}, text: '' }, update: null }, status);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = { version: 0, text: '', marks: {} };
  down = false;
  puts = 0;
  vi.stubGlobal('fetch', async (_: string, asked: RequestInit) => {
    if (down) throw new TypeError('no network');
    if (asked.method === 'GET') return reply(sheet());
    puts++;
    const sent = JSON.parse(String(asked.body));
    if (sent.version !== server.version) return refused('old-notes', 409);
    server = { ...sent, version: sent.version + 1 };
    return reply(sheet());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened(): Promise<Notes> {
  const notes = new Notes('t');
  await notes.open();
  return notes;
}

it('saves by itself, once for many keys', async () => {
  const notes = await opened();
  for (const text of ['Z', 'Zo', 'Zoe']) notes.write(text);
  notes.mark(1, 'nicaea');
  expect(notes.state).toBe('saving');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server).toEqual({ version: 1, text: 'Zoe', marks: { 1: { nicaea: 'suspected' } } });
  expect([notes.state, puts]).toEqual(['saved', 1]);
  notes.mark(1, 'nicaea');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.marks).toEqual({ 1: { nicaea: 'ruled-out' } });
  notes.mark(1, 'nicaea');
  await vi.advanceTimersByTimeAsync(1000);
  expect(notes.marks).toEqual({ 1: {} });
  expect(notes.state).toBe('saved');
});

it('tries again while the server is out of reach', async () => {
  const notes = await opened();
  down = true;
  notes.write('kept');
  await vi.advanceTimersByTimeAsync(5000);
  expect(notes.state).toBe('unsaved');
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([notes.state, server.text]).toEqual(['saved', 'kept']);
});

it('keeps what was not saved when the page is closed', async () => {
  const notes = await opened();
  down = true;
  notes.write('written in a tunnel');
  await vi.advanceTimersByTimeAsync(1000);
  notes.close();
  down = false;
  const later = await opened();
  expect(later.text).toBe('written in a tunnel');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.text).toBe('written in a tunnel');
  expect(localStorage.getItem('drafts')).toBe('{}');
});

it('takes over what another device wrote, and asks where both wrote', async () => {
  const notes = await opened();
  server = { version: 4, text: 'from the phone', marks: { 2: { athens: 'suspected' } } };
  notes.mark(1, 'nicaea');
  await vi.advanceTimersByTimeAsync(2000);
  expect(server).toEqual({
    version: 5,
    text: 'from the phone',
    marks: { 1: { nicaea: 'suspected' }, 2: { athens: 'suspected' } },
  });
  server = { ...server, version: 6, text: 'the phone again' };
  notes.write('from here');
  await vi.advanceTimersByTimeAsync(2000);
  expect([notes.text, notes.other]).toEqual(['from here', 'the phone again']);
  expect(server.text).toBe('the phone again'); // nothing is lost before somebody has chosen
  notes.settle('from here');
  await vi.advanceTimersByTimeAsync(2000);
  expect([server.version, server.text, notes.state]).toEqual([7, 'from here', 'saved']);
});

it('an answer that was lost is no conflict', async () => {
  const notes = await opened();
  const fetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, asked: RequestInit) => {
    await fetch(path, asked);
    throw new TypeError('the answer is lost');
  });
  notes.write('twice');
  await vi.advanceTimersByTimeAsync(1000);
  vi.stubGlobal('fetch', fetch);
  await vi.advanceTimersByTimeAsync(5000);
  expect([notes.state, notes.other, server.text]).toEqual(['saved', null, 'twice']);
});

it('merges marks one by one', () => {
  const base = { 1: { a: 'suspected' as const, b: 'suspected' as const } };
  const mine = { 1: { b: 'suspected' as const, c: 'ruled-out' as const } };
  const theirs = { 1: { a: 'suspected' as const }, 2: { d: 'suspected' as const } };
  expect(mergedMarks(base, mine, theirs)).toEqual({ 1: { c: 'ruled-out' }, 2: { d: 'suspected' } });
});
