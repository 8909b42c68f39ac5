// Why somebody won or lost a game of Byzantio or Nekken, from the opened sheets.

import { t } from '../../lib/messages.svelte';
import { nameOf } from '../../lib/names';
import type { Table } from '../../lib/types';
import { atlas, NO_BOARD } from './atlas';
import { houseName } from './looks';
import type { Board, IntriguePlayer, IntrigueView } from './types';

const scored = ({ targets }: IntriguePlayer): number =>
  (targets ?? []).filter(({ scores }) => scores > 0).length;
const fromTargets = ({ targets }: IntriguePlayer): number =>
  (targets ?? []).reduce((sum, { scores }) => sum + scores, 0);

export function verdict(table: Table, laid: Board | null): string[] {
  const { outcome, seat } = table;
  const view = table.view as IntrigueView | null;
  const me = view?.players[seat ?? -1];
  if (!outcome || !view || !me) return [];
  const map = atlas(laid ?? NO_BOARD);
  const points = ({ seat: one }: IntriguePlayer) => outcome.scores[one] ?? 0;
  const won = outcome.winners.includes(me.seat);
  const rival = view.players
    .filter((one) => one !== me && (won || outcome.winners.includes(one.seat)))
    .sort((one, other) => points(other) - points(one))[0];
  if (!rival) return [];
  const facts = {
    ...{ game: table.game, name: nameOf(table, rival.seat), points: points(me), theirs: points(rival) },
    ...{ scored: scored(me), targets: fromTargets(me), all: me.targets?.length ?? 0 },
    ...{ other_scored: scored(rival), other_targets: fromTargets(rival) },
    ...{ guessed: points(me) - fromTargets(me), other_guessed: points(rival) - fromTargets(rival) },
  };
  const told = [
    t(won ? 'guide-intrigue-verdict-won' : 'guide-intrigue-verdict-lost', facts),
    t('guide-intrigue-verdict-targets', facts),
  ];
  const missed = me.targets?.find(({ scores }) => !scores);
  if (missed) {
    const held = Object.entries(view.garrisons[missed.city] ?? {})
      .filter(([house]) => house !== me.house)
      .sort(([, a], [, b]) => b - a)[0];
    const [house] = held ?? [];
    told.push(
      t(house ? 'guide-intrigue-verdict-missed' : 'guide-intrigue-verdict-empty', {
        ...{ city: map.cityName(missed.city), points: missed.points, house: houseName(house ?? '') },
      }),
    );
  }
  if (facts.guessed !== facts.other_guessed) told.push(t('guide-intrigue-verdict-guesses', facts));
  return told;
}
