// What this browser contributes to deals, and the receipts that it keeps of them.

import { Offline, persist, random, Refusal } from './api';
import { sealOf, type Receipt } from './fairness';
import { preference, prefer } from './memory';
import type { Chosen, Seated, Table, Update } from './types';

const MOST = 200; // receipts kept; the oldest go first
const LATELY = 600_000; // milliseconds for which an attempt to sit down counts that was never answered

const all = () => preference<Receipt[]>('receipts', []);

/** The receipt of a table, if this browser has sat down there. */
export const receiptOf = (table: string): Receipt | null => all().find((one) => one.table === table) ?? null;

export function keepReceipt(receipt: Receipt) {
  prefer('receipts', [receipt, ...all().filter((one) => one.table !== receipt.table)].slice(0, MOST));
}

/** Sit down with the seal of 32 random bytes; they are kept before they are sent, and revealed after the start. */
async function seated(path: string, sent: object, contribution: string): Promise<Seated> {
  const answer = await persist<Seated>(path, { ...sent, seal: sealOf(contribution) });
  const { id, commitment } = answer.update.table;
  if (receiptOf(id)?.contribution !== contribution)
    keepReceipt({
      format: 'hippodrome-receipt/1',
      table: id,
      seat: answer.seat,
      commitment,
      seals: [],
      contribution,
      revealed: false,
    });
  return answer;
}

/** An attempt to sit down. Whoever sends its `request` again gets the same seat, so it is kept until it is answered. */
interface Sitting {
  table: string;
  name: string;
  seat?: number;
  chosen: Chosen;
  request: string;
  contribution: string;
  at: number;
}

function unanswered(id: string): Sitting | null {
  const kept = preference<Sitting | null>('sitting', null);
  return kept?.table === id && Date.now() - kept.at < LATELY ? kept : null;
}

/** Sit down. If the answer is lost, the same is sent again: here, at the next attempt, or when the table is opened. */
export async function sit(id: string, name: string, seat?: number, chosen: Chosen = {}): Promise<Seated> {
  const { request, contribution } = unanswered(id) ?? { request: random(16), contribution: random(32) };
  prefer('sitting', {
    table: id,
    name,
    seat,
    chosen,
    request,
    contribution,
    at: Date.now(),
  } satisfies Sitting);
  const sent = { name, chosen, request, ...(seat === undefined ? {} : { seat }) };
  try {
    const answer = await seated(`/tables/${id}/seats`, sent, contribution);
    prefer('sitting', null);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) prefer('sitting', null); // nothing was taken
    throw error;
  }
}

/** Ask again for the seat of an attempt that was never answered. What is refused now is no news to anybody. */
export async function finishSitting(id: string): Promise<void> {
  const kept = unanswered(id);
  if (!kept) return;
  try {
    await sit(id, kept.name, kept.seat, kept.chosen);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Offline)) throw error;
  }
}

/** Sit down for a rematch. Sent twice it seats once, so what is contributed stays the same. */
export async function sitAgain(id: string): Promise<Seated> {
  const [kept, contribution] = preference<string[]>('rematch', []);
  const own = kept === id && contribution ? contribution : random(32);
  prefer('rematch', [id, own]);
  return seated(`/tables/${id}/rematch`, {}, own);
}

/** Whether the table shows another commitment or seal than this browser has kept: then nothing is revealed. */
export function isChanged(table: Table): boolean {
  const kept = receiptOf(table.id);
  if (!kept?.contribution || !table.seals || table.seat === null) return false;
  return kept.commitment !== table.commitment || sealOf(kept.contribution) !== table.seals[table.seat];
}

/** Keep the seals of a table as soon as they are shown. */
export function keepSeals(table: Table) {
  const kept = receiptOf(table.id);
  if (kept && table.seals && table.seat === kept.seat && !kept.seals.length)
    keepReceipt({ ...kept, seals: table.seals });
}

/** Reveal by itself what this browser has sealed, once all seals are closed and kept; null if there is nothing to do. */
export async function reveal(table: Table): Promise<Update | null> {
  const kept = receiptOf(table.id);
  if (!table.can.reveal || !kept?.contribution || !table.seals || isChanged(table)) return null;
  keepSeals(table); // before anything is revealed
  const answer = await persist<Update>(`/tables/${table.id}/reveal`, { contribution: kept.contribution });
  keepReceipt({ ...(receiptOf(table.id) ?? kept), revealed: true });
  return answer;
}

/** A receipt as the address of a file. */
export const fileOf = (receipt: Receipt): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(receipt))}`;
