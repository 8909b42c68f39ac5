// The verification of a deal, in the browser: from the secret and the contributions, every draw again, with weights
// worked out here from what the game declares. It works on plain http too, where browsers lend no hashing of their own.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SavedGame, Source } from './types';

/** What this browser kept of a table: with it nobody can say later that something else was promised. */
export interface Receipt {
  format: 'hippodrome-receipt/1';
  table: string;
  seat: number;
  commitment: string;
  seals: (string | null)[];
  contribution: string | null;
  revealed: boolean;
}

export interface Checked {
  number: bigint;
  total: number;
  result: string;
  good: boolean;
}

/** What is wrong with a deal, or what of it is proven. */
export type Verdict =
  | 'commitment' // the secret does not open it
  | 'seal' // a contribution does not open its seal, or who did not reveal is told wrongly
  | 'draw' // a draw does not follow from the secret
  | 'unknown' // the game does not say what is drawn
  | 'practice' // the deal was known
  | 'other-table' // the receipt is of another table, or the record is forged
  | 'not-revealed' // this browser did reveal, and the record denies it
  | 'consistent' // nothing is wrong, but there is no receipt
  | 'without-mine' // as the receipt says, but this player contributed nothing
  | 'proven';

export const sealOf = (contribution: string): string => bytesToHex(sha256(hexToBytes(contribution)));

/** How many copies there are of each outcome at a table; an option that is left out changes nothing. */
function copiesOf({ copies, least, most }: Source, options: Record<string, unknown>): number[] {
  return copies.map((number, at) => {
    const missing = Object.entries(least).some(
      ([name, of]) => Number(options[name] ?? of[at]) < (of[at] ?? 0),
    );
    const caps = Object.entries(most).filter(([name, of]) => of[at] && name in options);
    return missing ? 0 : Math.min(number, ...caps.map(([name]) => Number(options[name])));
  });
}

/** A receipt from a file; null if it is none, or contradicts itself. */
export function readReceipt(text: string): Receipt | null {
  try {
    const found = JSON.parse(text) as Receipt;
    const opened = found.contribution === null ? null : sealOf(found.contribution);
    const fits = found.format === 'hippodrome-receipt/1' && found.seals[found.seat] === opened;
    return fits && typeof found.commitment === 'string' ? found : null;
  } catch {
    return null; // not JSON, or with other fields
  }
}

/** What could be drawn at each of nature's moves, with weights; null where the game does not say. */
export function weightsOf(record: SavedGame, sources: Source[]): Map<string, number>[] | null {
  const left = new Map<string, { weights: Map<string, number>; replaced: boolean }>();
  for (const source of sources) {
    const { word, outcomes, replaced, when } = source;
    const copies = copiesOf(source, record.options);
    const fits = Object.entries(when).every(([name, value]) => record.options[name] === value);
    if (left.has(word) || !fits) continue;
    const weights = new Map(outcomes.map((outcome, at) => [`${word} ${outcome}`, copies[at] ?? 0]));
    left.set(word, { weights, replaced });
  }
  const found = [];
  for (const [actor, move] of record.log) {
    if (actor !== 'nature') continue;
    const source = left.get(move.split(' ')[0] ?? '');
    if (!source) return null;
    found.push(new Map(source.weights));
    if (!source.replaced) source.weights.set(move, Math.max(0, (source.weights.get(move) ?? 0) - 1));
  }
  return found;
}

/** Repeat every draw; null where the game does not say what is drawn. */
export function repeat(record: SavedGame, sources: Source[]): Checked[] | null {
  const parts = [record.secret, ...record.contributions.filter((part) => part !== null)].join('');
  const key = sha256(hexToBytes(parts));
  const drawn = record.log.filter(([actor]) => actor === 'nature').map(([, move]) => move);
  const possible = weightsOf(record, sources);
  return possible && possible.map((weights, index) => draw(key, index, weights, drawn[index] ?? ''));
}

function draw(key: Uint8Array, index: number, weights: Map<string, number>, drawn: string): Checked {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (!total) return { number: 0n, total, result: '', good: false };
  const all = BigInt(total);
  const fair = ((1n << 64n) / all) * all;
  let number = fair;
  for (let attempt = 0; number >= fair; attempt++) {
    const signed = hmac(sha256, key, utf8ToBytes(`${index}:${attempt}`));
    number = new DataView(signed.buffer, signed.byteOffset).getBigUint64(0);
  }
  let left = number % all;
  const result = [...weights].find(([, weight]) => (left -= BigInt(weight)) < 0n)?.[0] ?? '';
  return { number, total, result, good: result === drawn };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Judge a deal: by the record alone, and by what this browser kept of the table. */
export function judge(record: SavedGame, sources: Source[], receipt: Receipt | null): Verdict {
  if (sealOf(record.secret) !== record.commitment) return 'commitment';
  const opened = record.contributions.map((part) => part && sealOf(part));
  const silent = record.seals.flatMap((seal, seat) => (seal && !opened[seat] ? [seat] : []));
  if (opened.some((seal, seat) => seal && seal !== record.seals[seat])) return 'seal';
  if (!same(silent, record.unrevealed)) return 'seal';
  const draws = repeat(record, sources);
  if (!draws) return 'unknown';
  if (draws.some(({ good }) => !good)) return 'draw';
  if (record.practice) return 'practice';
  if (!receipt) return 'consistent';
  const kept = receipt.seals.length ? receipt.seals : record.seals; // none, if this browser missed when they were closed
  if (receipt.commitment !== record.commitment || !same(kept, record.seals)) return 'other-table';
  if (record.contributions[receipt.seat]) return 'proven';
  return receipt.revealed ? 'not-revealed' : 'without-mine';
}

/** Whether something is wrong. */
export const isBad = (verdict: Verdict) =>
  ['commitment', 'seal', 'draw', 'other-table', 'not-revealed'].includes(verdict);
