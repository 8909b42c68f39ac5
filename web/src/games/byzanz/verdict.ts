// Why somebody won or lost a game of Byzanz, from what the table shows at its end.

import { t } from '../../lib/messages.svelte';
import { nameOf } from '../../lib/names';
import type { Table } from '../../lib/types';
import type { ByzanzPlayer, ByzanzView } from './types';

const UNSOLD = 3; // cards in the hand from which on they are worth a word

const each = ({ points, profit_cards }: ByzanzPlayer): number =>
  Math.round((10 * (points ?? 0)) / Math.max(1, profit_cards)) / 10;

export function verdict(table: Table): string[] {
  const { outcome, seat } = table;
  const players = (table.view as ByzanzView | null)?.players ?? [];
  const me = players[seat ?? -1];
  if (!outcome || !me) return [];
  const won = outcome.winners.includes(me.seat);
  const points = (player: ByzanzPlayer) => outcome.scores[player.seat] ?? 0;
  const rival = players
    .filter((one) => one !== me && (won || outcome.winners.includes(one.seat)))
    .sort((one, other) => points(other) - points(one))[0];
  if (!rival) return [];
  const name = nameOf(table, rival.seat);
  const facts = {
    ...{ name, points: points(me), theirs: points(rival) },
    ...{ sales: me.profit_cards, other_sales: rival.profit_cards, each: each(me), other_each: each(rival) },
    left: me.hand.length,
  };
  const [better, worse] = won ? [me, rival] : [rival, me];
  const told = [t(won ? 'guide-byzanz-verdict-won' : 'guide-byzanz-verdict-lost', facts)];
  if (better.profit_cards > worse.profit_cards) told.push(t('guide-byzanz-verdict-sales', facts));
  else if (each(better) > each(worse)) told.push(t('guide-byzanz-verdict-values', facts));
  if (!won && me.hand.length >= UNSOLD) told.push(t('guide-byzanz-verdict-left', facts));
  return told;
}
