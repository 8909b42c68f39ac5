// What the page knows of Byzantio and Nekken.

import { listed } from '../../lib/messages.svelte';
import { naming, type GameClient, type Scene } from '../client';
import { atlas, NO_BOARD } from './atlas';
import Emblem from './Emblem.svelte';
import HomePieces from './HomePieces.svelte';
import { lessons } from './lessons';
import { houseName, lineColour } from './looks';
import { read } from './moves';
import type { Kinds } from './told';
import type { Board, IntrigueView } from './types';
import { reason } from './reason';
import { verdict } from './verdict';
import { eventName, kindName, moveText } from './words';

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
  move: (move, scene) => (move.includes(' ') ? moveText(read(move), board(scene)) : kindName(move)),
  reason: (move, scene, view) => reason(read(move), view as IntrigueView, board(scene)),
  pieces: HomePieces,
  emblem: Emblem,
  colour: ({ houses }) => (houses === undefined ? undefined : lineColour(String(houses))),
  colours: { byzantio: 'var(--gold)', nekken: 'var(--good)' },
  picture: () => import('./Picture.svelte'),
  lessons,
  subject: (told) =>
    told
      .map(({ facts }) => facts.city)
      .filter(Boolean)
      .at(-1),
  verdict: (table, laid) => verdict(table, laid as Board | null),
} satisfies GameClient;
