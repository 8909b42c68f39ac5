// The cards that the player has touched and not yet played.

import { TRADER } from './cards';
import { exactly, has, playable, said, together, type Said, type Verb, type Where } from './choices';
import type { Pieces } from './follow';

/** The number of a card, or the letter of a market pile. */
export type Key = number | string;

export interface Asked {
  legal: readonly string[];
  pieces: Pieces;
  seat: number | null;
  busy: boolean;
  /** The move that a hint points at. */
  hint: string | null;
}

export class Choice {
  private place = $state<Where>('hand');
  private keys = $state.raw<Key[]>([]);
  /** A card that was touched and can't go with the others; they stay chosen. */
  refused = $state<string | null>(null);
  readonly moves: Said[] = $derived.by(() => this.asked().legal.map(said));
  private readonly open = $derived.by(() => ({
    hand: playable(this.moves, 'hand'),
    lot: playable(this.moves, 'lot'),
    market: playable(this.moves, 'market'),
  }));
  /** What is still there of what was touched, and can still be played together. */
  private readonly held: { key: Key; card: string }[] = $derived.by(() => {
    const found = this.keys.flatMap((key) => {
      const card = this.cardOf(key);
      return card === undefined ? [] : [{ key, card }];
    });
    const cards = found.map(({ card }) => card);
    return together(this.moves, this.place, cards) ? found : [];
  });
  readonly cards: string[] = $derived.by(() => this.held.map(({ card }) => card));

  /** What the move is made with that a hint points at. */
  private readonly pointed: Key[] = $derived.by(() => {
    const { hint, pieces, seat } = this.asked();
    if (!hint) return [];
    const { verb, cards } = said(hint);
    if (verb === 'take') return cards;
    const left = [...(pieces[verb === 'tax' ? 'lot' : `hand-${seat}`] ?? [])];
    return cards.flatMap((card) => {
      const at = left.findIndex((piece) => piece.card === card);
      return at < 0 ? [] : [left.splice(at, 1)[0]!.id];
    });
  });

  constructor(private readonly asked: () => Asked) {}

  /** Whether a hint points at it. */
  hinted(key: Key): boolean {
    return this.pointed.includes(key);
  }

  get busy(): boolean {
    return this.asked().busy;
  }

  get where(): Where {
    return this.place;
  }

  private cardOf(key: Key): string | undefined {
    if (typeof key === 'string') return key;
    const { pieces, seat } = this.asked();
    const lying = pieces[this.place === 'lot' ? 'lot' : `hand-${seat}`] ?? [];
    return lying.find(({ id }) => id === key)?.card;
  }

  can(where: Where, card: string): boolean {
    return this.open[where].has(card);
  }

  has(where: Where, key: Key): boolean {
    return where === this.place && this.held.some((held) => held.key === key);
  }

  /** Whether a card lies in a hand that bids, and can't be bid: touching it says why. */
  unfit(where: Where, card: string): boolean {
    return where === 'hand' && card === TRADER && has(this.moves, 'bid');
  }

  /** Take a card into the choice or out of it; one that goes with no move of the others starts a new choice. */
  touch(where: Where, key: Key, card: string) {
    if (this.busy) return;
    this.refused = null;
    const alone = !this.can(where, card);
    const joins = where === this.place && together(this.moves, where, [...this.cards, card]);
    if (this.unfit(where, card) && !this.has(where, key) && (alone || (this.cards.length && !joins))) {
      this.refused = card;
      return;
    }
    const held = this.held.map((one) => one.key);
    if (this.has(where, key)) this.keys = held.filter((one) => one !== key);
    else if (joins) this.keys = [...held, key];
    else this.keys = [key];
    this.place = where;
  }

  /** Touch exactly these cards of the hand. */
  gather(cards: readonly string[]) {
    this.refused = null;
    const { pieces, seat } = this.asked();
    const left = [...(pieces[`hand-${seat}`] ?? [])];
    this.place = 'hand';
    this.keys = cards.flatMap((card) => {
      const found = left.findIndex((piece) => piece.card === card);
      return found < 0 ? [] : [left.splice(found, 1)[0]!.id];
    });
  }

  clear() {
    this.refused = null;
    this.keys = [];
  }

  /** The legal move of this kind that plays exactly what was touched. */
  move(verb: Verb): Said | null {
    return this.cards.length ? exactly(this.moves, verb, this.cards) : null;
  }
}
