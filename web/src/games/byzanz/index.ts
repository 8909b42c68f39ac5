// What the page knows of Byzanz.

import { naming, type GameClient } from '../client';
import { forced } from './forced';
import HomePieces from './HomePieces.svelte';
import { lessons } from './lessons';
import type { Kinds } from './told';
import Told from './Told.svelte';
import type { ByzanzView } from './types';
import { reason } from './reason';
import { verdict } from './verdict';
import { moveText, toldCard, toldCards, toldPile } from './words';

export default {
  table: () => import('./Byzanz.svelte'),
  named: naming<Kinds>({ card: toldCard, cards: toldCards, pile: toldPile }),
  move: (move, { table }, view) =>
    moveText(move, (view as ByzanzView | null)?.players[table.seat ?? -1]?.bid ?? 0),
  reason: (move, scene, view) => reason(move, scene, view as ByzanzView),
  pieces: HomePieces,
  picture: () => import('./Picture.svelte'),
  lessons,
  verdict,
  subject: (told) => told.map(({ facts }) => facts.seat).at(-1), // the best of each player
  drawn: { kinds: ['card', 'cards'], fact: Told },
  forced: (view) => forced(view as ByzanzView),
  refusal: { card: 'card' },
} satisfies GameClient;
