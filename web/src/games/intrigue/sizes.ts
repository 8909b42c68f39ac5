// How large everything on a board is, at size 1 in its own units, and which sizes there are.

import type { Board } from './types';

export const PIECE = 15.2; // a garrison with the room around it
export const STAR = 19.4; // a target
export const MARK = 9; // a city
export const NUMBER = 13; // of a place, and the shield of a house
export const MOUNTAIN: [number, number] = [54, 36];
export const SPACING = 0.7; // between the letters of a place's name
export const PLACE_LETTERS = 9.4;
export const CITY_LETTERS = 10;
export const MINOR_LETTERS = 9.6;
export const STAND: [number, number] = [35, 29.5]; // room for pretenders
export const START: [number, number] = [84, 28]; // where all of them begin
export const GAP = 1.2;

// The room that a pretender needs at size 1: a chief's feathers are wider and higher than a crown.
export const FIGURE: [number, number] = [19, 30];
export const CHIEF: [number, number] = [26, 35];
export const LARGEST = 1.12;

/** The sizes of letters and pieces, in units of the board: the nearer one looks, the smaller. Regions have more room. */
const CITIES = [1.05, 0.8, 0.55];
const REGIONS = [1.2, 0.9, 0.62];

export const sizesOf = ({ volcano }: Board): number[] => (volcano === undefined ? CITIES : REGIONS);

/** The size at this many pixels a unit. */
export const sizeAt = (scale: number, board: Board): number =>
  sizesOf(board)
    .filter((size) => size * scale >= 0.9 * sizesOf(board)[0]!) // letters of nine pixels or more
    .at(-1) ?? sizesOf(board)[0]!;
