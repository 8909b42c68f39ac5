// Requests to the server. What it refuses becomes a `Refusal` with its code and its sentence.

import type { Refused, Update } from './types';

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

/** A text that the server has, or null if it has none or can't be reached. */
export async function text(path: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api${path}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** A request that is sent until it is answered, since it may be sent more than once. */
export async function persist<T>(path: string, sent: unknown): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask<T>('POST', path, sent);
    } catch (error) {
      const again = error instanceof Offline || (error instanceof Refusal && error.status === 503);
      if (!again || attempt === 8) throw error;
      await new Promise((done) => setTimeout(done, Math.min(4000, 300 * 2 ** attempt)));
    }
  }
}

/** A request under a name of its own: it is played once, however often it is sent. */
export const insist = <T>(path: string, sent: Record<string, unknown>) =>
  persist<T>(path, { ...sent, request: random(16) });

/** So many random bytes; `crypto.randomUUID` is missing where a page comes by plain http over a network. */
export function random(size: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
