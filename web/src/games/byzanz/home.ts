// What the home page tells of Byzanz.

import type { Home } from '..';

export default { byzanz: { minutes: [30, 45], weight: 2 } } satisfies Record<string, Home>;
