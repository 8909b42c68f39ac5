// What happened and what is asked, in words. Each game has its own; the rest is the same everywhere.

import { promptText as byzanzPrompt } from '../games/byzanz/prompt';
import { moveText as byzanzMove } from '../games/byzanz/words';
import { promptText as intriguePrompt } from '../games/intrigue/prompt';
import { moveText as intrigueMove } from '../games/intrigue/words';
import { listed, t } from './messages.svelte';
import { nameOf } from './names';
import type { Actor, Board, Happened, Table } from './types';

export function moveWords(table: Table, actor: Actor, move: string, board: Board | null): string {
  if (table.game === 'byzanz') return byzanzMove(nameOf(table, actor), move);
  return board ? intrigueMove(nameOf(table, actor), move, board) : move;
}

export function promptOf(table: Table, board: Board | null): string {
  if (table.state === 'over') return outcomeText(table);
  if (!table.view) return '';
  if (table.game === 'byzanz') return byzanzPrompt(table);
  return board ? intriguePrompt(table, board) : '';
}

export function outcomeText(table: Table): string {
  const winners = table.outcome?.winners ?? [];
  if (table.seat !== null && winners.length === 1 && winners[0] === table.seat) return t('you-won');
  return t('won', { names: listed(winners.map((seat) => nameOf(table, seat))), count: winners.length });
}

/** An event of the table's log, whole. */
export function happenedText(item: Happened, table: Table, board: Board | null): string {
  const moves = item.moves.map(([actor, move]) => moveWords(table, actor, move, board)).join(' ');
  if (item.kind === 'moved') return moves;
  const kind = item.kind === 'left' && item.why === 'time' ? 'time' : item.kind;
  const name = item.kind === 'sat' ? (item.name ?? '') : nameOf(table, item.seat);
  const said = t(`happened-${kind}`, { name, seat: (item.seat ?? 0) + 1, text: item.text ?? '' });
  return moves ? `${said} ${moves}` : said;
}
