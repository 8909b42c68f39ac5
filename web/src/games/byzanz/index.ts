// What the page knows of Byzanz.

import { naming, type GameClient } from '../client';
import { guide } from './guide';
import HomePieces from './HomePieces.svelte';
import type { Kinds } from './told';
import type { ByzanzView } from './types';
import { moveText, toldCard, toldCards, toldPile } from './words';

export default {
  table: () => import('./Byzanz.svelte'),
  named: naming<Kinds>({ card: toldCard, cards: toldCards, pile: toldPile }),
  move: (move, { table }, view) =>
    moveText(move, (view as ByzanzView | null)?.players[table.seat ?? -1]?.bid ?? 0),
  pieces: HomePieces,
  picture: () => import('./Picture.svelte'),
  guide,
  refusal: { card: 'card' },
} satisfies GameClient;
