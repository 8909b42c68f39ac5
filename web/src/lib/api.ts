// Requests to the server. What it refuses becomes a `Refusal` with its code and its sentence.

import type { Refused, Seated, Update } from './types';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
    readonly update: Update | null = null,
  ) {
    super(refused.text);
  }
}

/** The server can't be reached. */
export class Offline extends Error {}

export async function ask<T>(method: string, path: string, sent?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: sent === undefined ? {} : { 'content-type': 'application/json' },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    });
  } catch {
    throw new Offline();
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refused = body?.refused ?? {
      code: 'failed',
      clause: null,
      why: null,
      facts: {},
      text: answer.statusText,
    };
    throw new Refusal(answer.status, refused, body?.update ?? null);
  }
  return body as T;
}

/** A request that is sent until it is answered: under its name it is played once. */
export async function insist<T>(path: string, sent: Record<string, unknown>): Promise<T> {
  const named = { ...sent, request: crypto.randomUUID() };
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask<T>('POST', path, named);
    } catch (error) {
      const again = error instanceof Offline || (error instanceof Refusal && error.status === 503);
      if (!again || attempt === 8) throw error;
      await new Promise((done) => setTimeout(done, Math.min(4000, 300 * 2 ** attempt)));
    }
  }
}

/** 32 random bytes of this browser's own, which go into the deal. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const sit = (id: string, name: string, seat?: number) =>
  ask<Seated>('POST', `/tables/${id}/seats`, {
    name,
    contribution: contribution(),
    ...(seat === undefined ? {} : { seat }),
  });
