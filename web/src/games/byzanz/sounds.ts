// What is heard at a table of Byzanz, by what is told.

import type { Sounds } from '..';
import type { Story } from './told';

export default {
  'hand-dealt': 'card',
  'lot-opened': 'card',
  'bid-made': 'piece',
  'bid-raised': 'piece',
  'lot-won': 'knock',
  'pile-taken': 'card',
  sold: 'coins',
  'final-sales': 'drum',
  victory: 'fanfare',
  'victory-on-cards': 'fanfare',
  'victory-shared': 'fanfare',
} satisfies Sounds<Story['id']>;
