// The lines of a table's log. Whatever was put into words once stays so while the same people sit here: games are long.

import type { Scene } from '../games/client';
import { games } from './games.svelte';
import { messages } from './messages.svelte';
import type { Happened, Player, Table } from './types';
import { linesOf, undoneIn, type Line } from './wording';

type Told = Pick<Table, 'game' | 'seat' | 'players'>;

const named = ({ name, bot, chosen }: Player) => ({ name, bot, chosen });

export class Lines {
  private readonly who = $derived.by(() => {
    const { game, seat, players } = this.table();
    return JSON.stringify({ game, seat, players: players.map(named) });
  });
  private readonly scene: Scene = $derived.by(() => ({ table: JSON.parse(this.who), board: this.board() }));
  private readonly kept = $derived.by(() => {
    void [this.scene, messages.language, games.all];
    return new WeakMap<Happened, Line[]>();
  });
  readonly all: Line[] = $derived.by(() => {
    const happened = this.happened().filter(({ kind }) => kind !== 'said');
    const undone = undoneIn(happened);
    return happened.flatMap((item) => {
      const lines = this.of(item);
      return undone.has(item.position) ? lines.map((line) => ({ ...line, undone: true })) : lines;
    });
  });
  /** The first line after this seat's last decision; before its first one, nothing counts as new. */
  readonly since: number = $derived.by(() => {
    const { seat } = this.table();
    const own = this.happened()
      .filter((item) => item.kind === 'moved' && item.seat === seat)
      .at(-1);
    const at = own ? this.all.findIndex(({ position }) => position > own.position) : -1;
    return at < 0 ? this.all.length : at;
  });

  constructor(
    private readonly table: () => Told,
    private readonly board: () => unknown,
    private readonly happened: () => Happened[],
  ) {}

  private of(item: Happened): Line[] {
    const found = this.kept.get(item) ?? linesOf([item], this.scene);
    this.kept.set(item, found);
    return found;
  }
}
