// What the home page tells of Byzantio and Nekken.

import type { Home } from '..';
import byzantio from './byzantio.webp';
import nekken from './nekken.webp';

export default {
  byzantio: { picture: byzantio, minutes: [60, 90], weight: 4 },
  nekken: { picture: nekken, minutes: [45, 75], weight: 3 },
} satisfies Record<string, Home>;
