// The lessons of a guided game of Byzanz: with what each comes, and what it is about. The words are in the catalogue.

import type { Lesson, Moment } from '../client';
import { TRADER } from './cards';
import { has, said } from './choices';
import type { Question, Story } from './told';
import type { ByzanzView } from './types';

const viewOf = ({ view }: Moment): ByzanzView => view as ByzanzView;
const isOwn = ({ seat, story }: Moment): boolean => story?.facts.seat === seat;
const isOther = (moment: Moment): boolean => !isOwn(moment);
const holdsTrader = (moment: Moment): boolean => !!viewOf(moment).players[moment.seat]?.hand.includes(TRADER);
const canSell = ({ view }: Moment): boolean => has(view.legal.map(said), 'sell');
const merchant = ({ story }: Moment): string => `merchant-${story?.facts.seat}`;

export const lessons: readonly Lesson<Question['id'], Story['id']>[] = [
  { id: 'welcome', at: () => ['hand'] },
  { id: 'lot', told: ['lot-opened'], at: () => ['lot'] },
  { id: 'bid', asked: ['bid'], at: () => ['hand'] },
  { id: 'beat', asked: ['beat'], at: () => ['hand'] },
  { id: 'raise', asked: ['raise'], at: () => ['hand'] },
  { id: 'pass', asked: ['pass-short', 'pass-no-goods'], at: () => ['actions'] },
  {
    ...{ id: 'trader', asked: ['beat', 'raise', 'pass-no-goods', 'tax', 'take'], when: holdsTrader },
    at: () => ['hand'],
  },
  { id: 'won', told: ['lot-won'], when: isOther, at: () => ['market'] },
  { id: 'free', told: ['all-passed'], at: () => ['lot'] },
  { id: 'tax', asked: ['tax', 'last-tax'], at: () => ['lot'] },
  { id: 'offer', told: ['lot-taken'], at: () => ['offers', 'lot'] },
  { id: 'last-lot', told: ['last-lot'], at: () => ['lot'] },
  { id: 'last-card', told: ['last-card'], at: () => ['offers', 'lot'] },
  { id: 'market', told: ['market-opened'], at: () => ['market'] },
  { id: 'take', asked: ['take'], at: () => ['market'] },
  { id: 'sell', when: canSell, at: () => ['sales', 'hand'] },
  { id: 'sold', told: ['sold'], when: isOwn, at: () => ['own'] },
  { id: 'sale', told: ['sold'], when: isOther, at: (moment) => [merchant(moment), 'board'] },
  { id: 'discard', asked: ['discard', 'discard-or-sell'], at: () => ['hand'] },
  { id: 'round', told: ['round'], when: ({ story }) => story?.facts.round === 2, at: () => ['head'] },
  { id: 'final', asked: ['final-sell', 'final-done'], at: () => ['sales', 'actions'] },
];
