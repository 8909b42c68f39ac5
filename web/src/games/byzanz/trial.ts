// A table for the tests.

import type { Table } from '../../lib/types';
import type { ByzanzPlayer, ByzanzView } from './types';

const NAMES = ['Anna', 'Basil', 'Chloe'];

export function player(seat: number, more: Partial<ByzanzPlayer> = {}): ByzanzPlayer {
  const free = { laid: [], bid: 0, bidding: true, passed: false, offer: null };
  return { seat, hand: ['C1', 'C2'], ...free, profit_cards: 0, profit: [], points: 0, done: false, ...more };
}

export function tableOf(more: Partial<ByzanzView> = {}, seat: number | null = 0): Table {
  const view: ByzanzView = {
    game: 'byzanz',
    seat,
    turn: [0],
    legal: [],
    question: { id: 'bid', facts: {} },
    phase: 'bid',
    round: 1,
    rounds: 8,
    offer: 6,
    deck: 90,
    set_aside: 4,
    lot: ['G1', 'X'],
    market: ['W1', 'W2', 'X'],
    gone: [],
    high: null,
    players: NAMES.map((_, number) => player(number)),
    ...more,
  };
  const players = NAMES.map((name, number) => ({ seat: number, name }));
  return { game: 'byzanz', state: 'playing', seat, view, players, outcome: null } as unknown as Table;
}
