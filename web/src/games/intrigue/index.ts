// What the page knows of Byzantio and Nekken.

import { listed } from '../../lib/messages.svelte';
import { naming, type GameClient, type Scene } from '../client';
import { atlas, NO_BOARD } from './atlas';
import Emblem from './Emblem.svelte';
import { guide } from './guide';
import HomePieces from './HomePieces.svelte';
import { houseName } from './looks';
import { read } from './moves';
import type { Kinds } from './told';
import type { Board } from './types';
import { doText, eventName, kindName } from './words';

const board = (scene: Scene) => (scene.board ?? NO_BOARD) as Board;
const place = (slug: string, scene: Scene) => atlas(board(scene)).placeName(slug);
const city = (slug: string, scene: Scene) => atlas(board(scene)).cityName(slug);

export default {
  table: () => import('./Intrigue.svelte'),
  named: naming<Kinds>({
    box: kindName,
    city,
    event: (event, { table }) => eventName(event, table.game),
    house: houseName,
    houses: (houses) => listed(houses.map(houseName)),
    place,
    places: (places, scene) => listed(places.map((slug) => place(slug, scene))),
    roll: (number) => number,
  }),
  move: (move, scene) => doText(read(move), board(scene)),
  pieces: HomePieces,
  emblem: Emblem,
  colours: { byzantio: 'var(--gold)', nekken: 'var(--good)' },
  picture: () => import('./Picture.svelte'),
  guide,
} satisfies GameClient;
