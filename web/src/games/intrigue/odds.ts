// What the die must show, how likely that is and why, in words. The server says it; nothing is reckoned here.

import { listed, messages, t } from '../../lib/messages.svelte';
import { atlas } from './atlas';
import { houseName } from './looks';
import type { Said } from './moves';
import type { Board, IntrigueView, Odds } from './types';

/** The odds of a move after which the die is rolled, or can be. */
export const oddsOf = (said: Said, view: IntrigueView): Odds | undefined =>
  view.odds?.find(({ city, house }) => city === said.city && house === said.house);

export const percent = (chance: number): string =>
  new Intl.NumberFormat(messages.language, { style: 'percent', maximumFractionDigits: 1 }).format(chance);

const signed = (weight: number): string =>
  new Intl.NumberFormat(messages.language, { signDisplay: 'always' }).format(weight).replace('-', '−');

/** Whose pretender weighs on a roll, and how much. */
export function reasons(odds: Odds, view: IntrigueView, board: Board): string {
  const map = atlas(board);
  const game = map.game;
  const own = view.seat === null ? null : view.players[view.seat]?.house;
  const weights = Object.entries(odds.weighs).map(([house, weight]) =>
    t('intrigue-weight', {
      who:
        house === own
          ? t('intrigue-own-pretender', { game })
          : t('intrigue-its-pretender', { game, house: houseName(house) }),
      weight: signed(weight),
    }),
  );
  if (!weights.length) return t('intrigue-weighs-none', { game });
  return t('intrigue-weighs', { place: map.nameAround(odds.city), who: listed(weights) });
}

/** All of it in two sentences. */
export const oddsText = (odds: Odds, view: IntrigueView, board: Board): string =>
  `${t('intrigue-odds', { needed: odds.needed, percent: percent(odds.chance) })} ${reasons(odds, view, board)}`;
