// What is heard at a table of Byzantio or Nekken, by what is told.

import type { Sounds } from '..';
import type { Story } from './told';

export default {
  'start-rolled': 'dice',
  'swap-rolled': 'dice',
  'bribe-rolled': 'dice',
  'expel-rolled': 'dice',
  'famine-rolled': 'dice',
  'campaign-moved': 'piece',
  'campaign-placed': 'piece',
  mustered: 'piece',
  advanced: 'piece',
  'swap-proposed': 'knock',
  'event-revealed': 'drum',
  'provinces-struck': 'drum',
  'earthquake-lost': 'loss',
  'plague-struck': 'loss',
  won: 'fanfare',
} satisfies Sounds<Story['id']>;
