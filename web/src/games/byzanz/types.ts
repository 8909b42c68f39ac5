// What the server shows of a table of Byzanz.

import type { View } from '../../lib/types';
import type { Question } from './told';

export interface ByzanzPlayer {
  seat: number;
  hand: string[];
  laid: string[];
  bid: number;
  bidding: boolean;
  passed: boolean;
  offer: number | null;
  profit_cards: number;
  profit: string[] | null;
  points: number | null;
  done: boolean;
}

export interface ByzanzView extends View {
  question: Question;
  phase: 'deal' | 'lot' | 'bid' | 'tax' | 'over' | 'take' | 'final' | 'end';
  round: number;
  rounds: number;
  offer: number | null;
  deck: number;
  set_aside: number;
  lot: string[];
  market: string[];
  gone: string[];
  high: { seat: number; bid: number } | null;
  players: ByzanzPlayer[];
}
