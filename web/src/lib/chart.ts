// How the line of a seat looks in a chart: by colour and by dashes, so that it is told apart without colours too.

import { clientOf } from '../games';
import { games } from './games.svelte';
import type { Table } from './types';

export interface Look {
  colour: string;
  dashes: string;
}

// Readable on parchment and on the dark page alike, and close to those of the players' portraits.
const COLOURS = ['#c2185b', '#2e86c1', '#2e9e5b', '#c98a00', '#8e5bd0', '#7f8c8d'];
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2', '14 4'];

/** The colours of players whose game has its own for what they chose; the usual ones are undefined. */
export const coloursOf = ({ game, players }: Pick<Table, 'game' | 'players'>): (string | undefined)[] => {
  const colour = clientOf(games.of(game)?.family)?.colour;
  return players.map(({ chosen }) => colour?.(chosen ?? {}));
};

export const lookOfSeat = (seat: number, colour?: string): Look => ({
  colour: colour ?? COLOURS[seat % COLOURS.length]!,
  dashes: DASHES[seat % DASHES.length]!,
});
