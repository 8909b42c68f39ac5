// Deals judged in the browser: whatever was changed afterwards is seen.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isBad, judge, readReceipt, repeat, sealOf, weightsOf, type Receipt } from './fairness';
import { finishSitting, isChanged, keepReceipt, receiptOf, reveal, sit, sitAgain } from './receipts';
import type { SavedGame, Source, Table } from './types';

const files = import.meta.glob<string>('../../../tests/games/saved/*.jsonl', {
  query: '?raw',
  import: 'default',
});

async function saved(name: string): Promise<SavedGame> {
  const text = await files[`../../../tests/games/saved/${name}.jsonl`]?.();
  return JSON.parse(text?.split('\n')[0] ?? '');
}

const cards = [...'CGOSTW'].flatMap((good) => [1, 2, 3, 4].map((value) => `${good}${value}`)).concat('X');
const copies = cards.map((card) => (card === 'X' ? 16 : ([6, 5, 3, 2][Number(card[1]) - 1] ?? 0)));
const deck: Source = {
  word: 'draw',
  outcomes: cards,
  copies,
  replaced: false,
  when: {},
  least: {},
  most: {},
};
const secret = 'ab'.repeat(32);
const part = (seat: number) => `0${seat}`.repeat(32);

const finished = await saved('byzanz-3');

/** A game of no moves: of three seats, a bot's first. */
const empty = (more: Partial<SavedGame> = {}): SavedGame => ({
  ...finished,
  secret,
  commitment: sealOf(secret),
  seals: [null, sealOf(part(1)), sealOf(part(2))],
  contributions: [null, part(1), part(2)],
  log: [],
  ...more,
});
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  format: 'hippodrome-receipt/1',
  table: 'T',
  seat: 1,
  commitment: sealOf(secret),
  seals: empty().seals,
  contribution: part(1),
  revealed: true,
  ...more,
});

describe('a saved game', () => {
  it('has every draw repeated with weights worked out here', async () => {
    const record = await saved('byzanz-3');
    const draws = repeat(record, [deck]) ?? [];
    expect(draws.length).toBe(record.log.filter(([actor]) => actor === 'nature').length);
    expect(draws.every(({ good }) => good)).toBe(true);
    expect(draws[0]?.total).toBe(112);
    expect(draws.at(-1)?.total).toBe(113 - draws.length);
    expect(judge(record, [deck], null)).toBe('consistent');
  });

  it('knows a smaller deck by the options of its table', () => {
    const source: Source = {
      word: 'draw',
      outcomes: ['C1', 'C2', 'X'],
      copies: [6, 5, 9],
      replaced: false,
      when: {},
      least: { values: [1, 2, 0] },
      most: { copies: [1, 1, 0], traders: [0, 0, 1] },
    };
    const drawn = (options: object) =>
      weightsOf({ ...empty({}), options: { seats: 3, ...options }, log: [['nature', 'draw C1']] }, [source]);
    expect([...drawn({})![0]!.values()]).toEqual([6, 5, 9]);
    expect([...drawn({ values: 1, copies: 2, traders: 4 })![0]!.values()]).toEqual([2, 0, 4]);
  });

  it('rolls dice that are put back, and tiles that are not', async () => {
    const roll: Source = {
      word: 'roll',
      outcomes: [...'12345678'],
      copies: Array(8).fill(1),
      replaced: true,
      when: {},
      least: {},
      most: {},
    };
    const events = ['earthquake', 'famine', 'succession', 'plague'];
    const reveal: Source = {
      word: 'reveal',
      outcomes: events,
      copies: [1, 1, 1, 1],
      replaced: false,
      when: {},
      least: {},
      most: {},
    };
    const record = await saved('byzantio-2-hidden');
    expect(judge(record, [roll, reveal], null)).toBe('consistent');
    expect(judge(record, [roll], null)).toBe('unknown');
    const changed = record.log.map(([actor, move]) => [actor, move === 'roll 3' ? 'roll 4' : move]);
    expect(judge({ ...record, log: changed as SavedGame['log'] }, [roll, reveal], null)).toBe('draw');
  });

  it('takes the first source that is for its table', () => {
    const small = { ...deck, outcomes: ['C1'], copies: [1], when: { seats: 3 } };
    const record = empty({ log: [['nature', 'draw C1']] });
    expect(weightsOf(record, [small, deck])?.[0]?.size).toBe(1);
    expect(weightsOf({ ...record, options: { seats: 4 } }, [small, deck])?.[0]?.size).toBe(25);
  });
});

describe('a verdict', () => {
  it('is proven with a receipt, and only then', () => {
    expect(judge(empty(), [deck], receipt())).toBe('proven');
    expect(judge(empty(), [deck], null)).toBe('consistent');
    expect(isBad('proven') || isBad('consistent')).toBe(false);
  });

  it('sees what was chosen afterwards', () => {
    const other = 'cd'.repeat(32);
    const forged: [SavedGame, string][] = [
      [empty({ secret: other }), 'commitment'],
      [empty({ secret: other, commitment: sealOf(other) }), 'other-table'],
      [empty({ contributions: [null, part(1), part(3)] }), 'seal'],
      [
        empty({ contributions: [null, part(1), part(3)], seals: [null, sealOf(part(1)), sealOf(part(3))] }),
        'other-table',
      ],
      [empty({ contributions: [null, null, part(2)], unrevealed: [1] }), 'not-revealed'],
      [empty({ contributions: [null, part(1), null] }), 'seal'],
    ];
    for (const [record, verdict] of forged) {
      expect(judge(record, [deck], receipt())).toBe(verdict);
      expect(isBad(judge(record, [deck], receipt()))).toBe(true);
    }
  });

  it('says what is not proven', () => {
    const silent = empty({ contributions: [null, null, part(2)], unrevealed: [1] });
    expect(judge(silent, [deck], receipt({ revealed: false }))).toBe('without-mine');
    expect(judge(silent, [deck], receipt({ revealed: false, seals: [] }))).toBe('without-mine');
    expect(judge(empty({ practice: true }), [deck], receipt())).toBe('practice');
  });
});

describe('a receipt from a file', () => {
  it('is read, if it is one that does not contradict itself', () => {
    expect(readReceipt(JSON.stringify(receipt()))).toEqual(receipt());
    const wrong = [
      { format: 'hippodrome/2' },
      { contribution: part(2) },
      { seals: null },
      { contribution: 'x' },
    ];
    for (const more of wrong) expect(readReceipt(JSON.stringify({ ...receipt(), ...more }))).toBeNull();
    for (const text of ['', 'null', '[]', '{']) expect(readReceipt(text)).toBeNull();
  });
});

describe('this browser', () => {
  const table = (more: object = {}): Table =>
    ({
      id: 'T',
      seat: 1,
      commitment: sealOf(secret),
      seals: empty().seals,
      can: { reveal: true },
      ...more,
    }) as Table;
  const sent: [string, Record<string, string>][] = [];

  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      sent.push([path, JSON.parse(body)]);
      return Response.json({ seat: 1, key: '', update: { table: { id: 'T', commitment: sealOf(secret) } } });
    });
  });

  it('sends a seal only, and keeps what it sealed', async () => {
    await sit('T', 'Ann', 1);
    const kept = receiptOf('T');
    expect(sent[0]?.[1].seal).toBe(sealOf(kept?.contribution ?? ''));
    expect(JSON.stringify(sent)).not.toContain(kept?.contribution);
    expect(kept?.commitment).toBe(sealOf(secret));
  });

  it('asks for the same seat again when an answer was lost, also after the page was loaded again', async () => {
    let lost = 100;
    vi.useFakeTimers();
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const answer = await answered(...given);
      if (lost-- > 0) throw new TypeError('network error');
      return answer;
    });
    const failed = expect(sit('T', 'Ann', 1)).rejects.toThrow();
    await vi.runAllTimersAsync();
    await failed;
    expect(receiptOf('T')).toBeNull();
    lost = 0;
    await finishSitting('other');
    await finishSitting('T');
    const names = new Set(sent.map(([, { request }]) => request));
    expect(names.size).toBe(1);
    expect([...names][0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(sent.map(([, { seal }]) => seal)).size).toBe(1);
    expect(sent.at(-1)?.[1].seal).toBe(sealOf(receiptOf('T')?.contribution ?? ''));
    const before = sent.length;
    await finishSitting('T'); // it is answered
    expect(sent.length).toBe(before);
    vi.useRealTimers();
  });

  it('does not ask again for what was refused', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ refused: { code: 'name-taken' } }, { status: 409 }));
    await expect(sit('T', 'Ann', 1)).rejects.toThrow();
    vi.stubGlobal('fetch', () => expect.unreachable());
    await finishSitting('T');
  });

  it('seals the same for a rematch that is sent twice', async () => {
    await sitAgain('old');
    await sitAgain('old');
    expect(sent[0]?.[1].seal).toBe(sent[1]?.[1].seal);
  });

  it('reveals by itself, with all seals in its receipt', async () => {
    keepReceipt(receipt({ seals: [], revealed: false }));
    await reveal(table());
    expect(sent).toEqual([['/api/tables/T/reveal', { contribution: part(1) }]]);
    expect(receiptOf('T')).toEqual(receipt());
    expect(await reveal(table({ can: { reveal: false } }))).toBeNull();
  });

  it('reveals nothing where the commitment or its seal was changed', async () => {
    keepReceipt(receipt({ seals: [], revealed: false }));
    for (const more of [{ commitment: '0'.repeat(64) }, { seals: [null, sealOf(part(3)), null] }]) {
      expect(isChanged(table(more))).toBe(true);
      expect(await reveal(table(more))).toBeNull();
    }
    expect(isChanged(table())).toBe(false);
    expect(await reveal(table({ id: 'another' }))).toBeNull();
    expect(sent).toEqual([]);
  });
});
