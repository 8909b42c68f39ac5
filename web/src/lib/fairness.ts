// The verification of a deal, in the browser: from the secret and the contributions, every draw again.

import type { SavedGame } from './types';

export interface Draw {
  move: number;
  outcomes: string[];
  weights: number[];
  drawn: string;
}

export interface Checked extends Draw {
  number: bigint;
  result: string;
  good: boolean;
}

/** Browsers lend the tools only to pages that come by https or from the own machine. */
export const canVerify = isSecureContext;

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer) =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function commitmentHolds(record: SavedGame): Promise<boolean> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(record.secret))) === record.commitment;
}

/** Repeat every draw; `progress` hears of each. */
export async function repeat(record: SavedGame, draws: Draw[]): Promise<Checked[]> {
  const parts = [record.secret, ...record.contributions.filter((part) => part !== null)].join('');
  const digest = await crypto.subtle.digest('SHA-256', bytes(parts));
  const key = await crypto.subtle.importKey('raw', digest, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const checked: Checked[] = [];
  for (const [index, draw] of draws.entries()) {
    const total = BigInt(draw.weights.reduce((sum, weight) => sum + weight, 0));
    const fair = ((1n << 64n) / total) * total;
    let number = fair;
    for (let attempt = 0; number >= fair; attempt++) {
      const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${index}:${attempt}`));
      number = new DataView(signed).getBigUint64(0);
    }
    let left = number % total;
    const which = draw.weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
    const result = draw.outcomes[which] ?? '';
    checked.push({ ...draw, number, result, good: result === draw.drawn });
  }
  return checked;
}
