// Who stands where, in words: what weighs on a roll is there to be seen, what it comes to the server says.

import { listed, t } from '../../lib/messages.svelte';
import type { IntrigueView } from '../../lib/types';
import { houseName } from './looks';

export function presence(view: IntrigueView, place: string, game: string): string {
  const here = view.players.filter((player) => player.pretender === place);
  if (!here.length) return t('intrigue-nobody', { game });
  return listed(
    here.map(({ seat, house }) =>
      seat === view.seat
        ? t('intrigue-own-pretender', { game })
        : t('intrigue-its-pretender', { game, house: houseName(house) }),
    ),
  );
}
