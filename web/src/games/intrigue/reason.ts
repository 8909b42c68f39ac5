// Why a move may be good, from what its player sees: the targets it serves, whom it takes something from, its odds.

import { t } from '../../lib/messages.svelte';
import { atlas } from './atlas';
import { houseName } from './looks';
import { alike, type Said } from './moves';
import { oddsOf, percent } from './odds';
import type { Board, IntrigueView, Target } from './types';

/** What a reason is made from. */
interface Case {
  said: Said;
  view: IntrigueView;
  board: Board;
  /** The own target in a city, if it is one. */
  target: (city: string | undefined) => Target | undefined;
}

const cityName = (board: Board, slug: string) => atlas(board).cityName(slug);

/** That a city is a target of one's own. */
function serves({ board, target }: Case, city: string | undefined): string[] {
  const found = target(city);
  return found ? [t('intrigue-why-target', { city: cityName(board, found.city), points: found.points })] : [];
}

/** How far a city is, in moves of the own pretender from province to province. */
function away({ said, view, board }: Case): string[] {
  const map = atlas(board);
  const own = view.seat === null ? undefined : view.players[view.seat];
  const steps = map.steps(own?.pretender ?? '', map.around(said.city ?? '')?.slug ?? '');
  return steps === null ? [] : [t('intrigue-why-away', { game: map.game, steps })];
}

/** An action on the map: the target it serves, what it takes from whom, and what the die must show. */
function acts(about: Case): string[] {
  const { said, view, board, target } = about;
  const map = atlas(board);
  const near = view.players[view.seat ?? -1]?.targets?.find(
    ({ city }) => said.place && map.around(city)?.slug === said.place,
  );
  const whys = serves(about, said.city);
  if (!target(said.city) && near)
    whys.push(t('intrigue-why-near', { city: map.cityName(near.city), points: near.points }));
  const loser = said.removed ?? (said.verb === 'for' ? undefined : said.house);
  if (loser) whys.push(t('intrigue-why-removes', { game: map.game, house: houseName(loser) }));
  const odds = oddsOf(said, view);
  if (odds) whys.push(t('intrigue-odds', { needed: odds.needed, percent: percent(odds.chance) }));
  return whys;
}

const WHYS: Record<string, (about: Case) => string[]> = {
  target: away,
  pass: () => [t('intrigue-why-pass')],
  // What can be spared is offered.
  negotiate: ({ said, target }) => (target(said.city) ? [] : [t('intrigue-why-spare')]),
  accept: (about) => serves(about, about.view.offer?.city),
  refuse: (about) => serves(about, about.view.offer?.for?.city),
  strike: ({ said, view }) => [
    t('intrigue-why-strike', { left: view.players[view.seat ?? -1]?.boxes[said.box ?? ''] ?? 0 }),
  ],
  retarget: ({ said, board, target }) =>
    target(said.from)?.scores ? [] : [t('intrigue-why-retarget', { city: cityName(board, said.from ?? '') })],
  keep: () => [],
  exile: () => [],
  guess: ({ said, view }) =>
    view.garrisons[said.city ?? '']?.[said.house ?? '']
      ? [t('intrigue-why-guess', { house: houseName(said.house ?? '') })]
      : [],
};

export function reason(said: Said, view: IntrigueView, board: Board): string {
  const targets = view.seat === null ? [] : (view.players[view.seat]?.targets ?? []);
  const target = (city: string | undefined) => targets.find((one) => one.city === city);
  return (WHYS[alike(said.verb)] ?? acts)({ said, view, board, target }).join(' ');
}
