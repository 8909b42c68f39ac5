// A small board and a table on it, for the tests.

import type { Table } from '../../lib/types';
import type { Board, IntrigueView } from './types';

export const board: Board = {
  slug: 'small',
  name: 'Small',
  size: [200, 100],
  place: [
    {
      slug: 'thrace',
      name: 'Thrace',
      number: 5,
      home: 'komnenos',
      neighbours: ['opsikion'],
      sea: [],
      label: [50, 50],
      shape: 'M0,0 100,0 100,100 0,100Z',
      city: [
        { slug: 'constantinople', name: 'Constantinople', capital: true, at: [80, 60] },
        { slug: 'adrianople', name: 'Adrianople', at: [20, 30] },
      ],
    },
    {
      slug: 'opsikion',
      name: 'Opsikion',
      number: 4,
      neighbours: ['thrace'],
      sea: [],
      label: [150, 50],
      shape: 'M100,0 200,0 200,100 100,100Z',
      city: [{ slug: 'nicaea', name: 'Nicaea', capital: true, at: [130, 50] }],
    },
  ],
};

const player = (seat: number, house: string) => ({
  seat,
  house,
  pretender: 'thrace',
  reserve: 10,
  boxes: { campaign: 10, muster: 6 },
  ready: false,
  crossed_off: null,
  targets: seat === 0 ? [{ city: 'nicaea', points: 14, replaced: false, scores: 0 }] : null,
  guesses: seat === 0 ? {} : null,
});

export function tableOf(told: Partial<IntrigueView>, more: Partial<Table> = {}): Table {
  const view: IntrigueView = {
    game: 'byzantio',
    seat: 0,
    turn: [0],
    legal: [],
    question: { id: 'act', facts: {} },
    phase: 'act',
    round: 6,
    rounds: 30,
    order: [0, 1],
    events: [{ turn: 6, event: 'earthquake' }],
    slots: [14, 10, 10, 8, 8, 6, 6],
    roll: null,
    odds: null,
    offer: null,
    exile: null,
    garrisons: {},
    in_play: ['constantinople', 'adrianople', 'nicaea'],
    players: [player(0, 'komnenos'), player(1, 'doukas')],
    ...told,
  };
  const names = ['Anna', 'Basil'];
  return {
    game: 'byzantio',
    seat: 0,
    players: names.map((name, seat) => ({ seat, name })),
    view,
    outcome: null,
    ...more,
  } as Table;
}
