import type { ByzanzPlayer } from './types';

/** How a merchant stands, as the end of a message's name; the most telling comes first. */
export function standing(player: ByzanzPlayer, turn: boolean, leads: boolean): string | null {
  if (player.done) return 'done';
  if (turn) return 'turn';
  if (leads) return 'leads';
  if (player.passed) return 'passed';
  return player.bidding ? 'bidding' : null;
}
