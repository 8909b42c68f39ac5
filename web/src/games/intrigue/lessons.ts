// The lessons of a guided game of Byzantio or Nekken: with what each comes, and what it is about. The words are in the
// catalogue, for each of the two. What can be done with the actions is told one turn after the other.

import type { Lesson, Moment } from '../client';
import { alike } from './moves';
import type { Question, Story } from './told';
import type { IntrigueView } from './types';

const viewOf = ({ view }: Moment): IntrigueView => view as IntrigueView;
const isOwn = ({ seat, story }: Moment): boolean => story?.facts.seat === seat;
const isOther = (moment: Moment): boolean => !isOwn(moment);
const ofEvent =
  (event: string) =>
  ({ story }: Moment): boolean =>
    story?.facts.event === event;
/** An action of this kind can be taken, in this turn or later. */
const can =
  (verb: string, turn = 1) =>
  (moment: Moment): boolean =>
    viewOf(moment).round >= turn && moment.view.legal.some((move) => alike(move.split(' ')[0]!) === verb);
const slot = ({ view }: Moment): unknown => view.question.facts.slot;

const pretender = (moment: Moment): string => `pretender-${viewOf(moment).players[moment.seat]?.house}`;
const city = ({ story }: Moment): string[] => [`city-${story?.facts.city}`, 'board'];

export const lessons: readonly Lesson<Question['id'], Story['id']>[] = [
  { id: 'welcome', at: () => ['board'] },
  {
    ...{ id: 'targets-first', asked: ['write-target'], when: (moment) => slot(moment) === 1 },
    at: (moment) => [pretender(moment), 'board'],
  },
  {
    ...{ id: 'targets', asked: ['write-target'], when: (moment) => slot(moment) !== 1 },
    at: () => ['own'],
  },
  { id: 'act', asked: ['act'], at: () => ['actions'] },
  {
    ...{ id: 'campaign', asked: ['act'], when: can('campaign') },
    at: (moment) => [pretender(moment), 'board'],
  },
  { id: 'watch', told: ['campaign-placed', 'mustered'], when: isOther, at: city },
  { id: 'garrison', told: ['campaign-placed', 'mustered'], when: isOwn, at: () => ['own'] },
  { id: 'muster', asked: ['act'], when: can('muster', 2), at: () => ['actions'] },
  { id: 'events', asked: ['act'], when: can('campaign', 3), at: () => ['head'] },
  { id: 'advance', asked: ['act'], when: can('advance', 4), at: () => ['actions'] },
  { id: 'bribe', asked: ['act'], when: can('bribe', 2), at: () => ['actions'] },
  { id: 'negotiate', asked: ['act'], when: can('negotiate', 5), at: () => ['actions'] },
  { id: 'for', asked: ['ask-for'], at: () => ['board'] },
  { id: 'answer', asked: ['answer'], at: () => ['actions'] },
  { id: 'lost', told: ['sent-back'], when: isOwn, at: city },
  { id: 'rolled', told: ['bribe-rolled', 'expel-rolled', 'swap-rolled'], at: city },
  { id: 'earthquake', told: ['provinces-struck'], when: ofEvent('earthquake'), at: () => ['board'] },
  { id: 'famine', told: ['provinces-struck'], when: ofEvent('famine'), at: () => ['board'] },
  { id: 'plague', told: ['provinces-struck'], when: ofEvent('plague'), at: () => ['board'] },
  { id: 'succession', asked: ['replace-target'], at: () => ['own'] },
  { id: 'exile', asked: ['exile-pretender'], at: () => ['board'] },
  { id: 'strike', asked: ['cross-off'], at: () => ['actions'] },
  { id: 'late', asked: ['act'], when: (moment) => viewOf(moment).round >= 21, at: () => ['own'] },
  { id: 'espionage', asked: ['guess-target'], at: () => ['board'] },
];
