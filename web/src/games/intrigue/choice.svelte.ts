// What the player has chosen so far on the way to a move: a verb, a subject, a spot on the map.

import type { Atlas } from './atlas';
import {
  asksAgain,
  byVerb,
  keyOf,
  spotOf,
  spotsOf,
  subjectOf,
  subjects,
  type Said,
  type Spot,
} from './moves';

export class Choice {
  private wanted = $state<string | null>(null);
  private about = $state<string | null>(null);
  /** Where the player looks: its moves are offered, or only told what is there. */
  spot = $state.raw<Spot | null>(null);
  /** A move that is asked about once more. */
  sure = $state.raw<Said | null>(null);

  groups = $derived.by(() => byVerb(this.legal()));
  /** Verbs whose moves are chosen on the map. */
  onMap = $derived.by(() => [...this.groups].filter(([, moves]) => spotOf(moves[0]!)).map(([verb]) => verb));
  /** Moves that need no place: pass, keep, strike, accept, refuse. */
  offMap = $derived.by(() => [...this.groups.values()].flat().filter((said) => !spotOf(said)));

  constructor(
    private readonly legal: () => string[],
    private readonly map: () => Atlas,
    private readonly send: (text: string) => void,
  ) {}

  get verb(): string | null {
    if (this.wanted && this.groups.has(this.wanted)) return this.wanted;
    return this.onMap.length === 1 ? this.onMap[0]! : null;
  }

  /** What has to be said before a spot is chosen; none if the verb needs nothing. */
  get subjects(): string[] {
    return this.verb ? subjects(this.groups.get(this.verb)!) : [];
  }

  get subject(): string | null {
    const possible = this.subjects;
    return possible.length === 1
      ? possible[0]!
      : this.about && possible.includes(this.about)
        ? this.about
        : null;
  }

  /** The moves that are still possible; all that are on the map while no verb is chosen. */
  moves = $derived.by((): Said[] => {
    const verb = this.verb;
    if (!verb) return this.onMap.flatMap((one) => this.groups.get(one)!);
    if (!this.subjects.length) return this.groups.get(verb)!;
    return this.groups.get(verb)!.filter((said) => subjectOf(said) === this.subject);
  });

  /** The spots that light up: where the chosen verb can be done. */
  lit = $derived.by(() => spotsOf(this.verb ? this.moves : []));

  options = $derived.by(() => (this.spot ? this.at(this.spot) : []));

  /** The moves at a spot; for a place, those in its cities too. */
  at(spot: Spot): Said[] {
    return this.moves.filter((said) => {
      const here = spotOf(said)!;
      if (keyOf(here) === keyOf(spot)) return true;
      return (
        spot.what === 'place' && here.what === 'city' && this.map().around(here.slug)?.slug === spot.slug
      );
    });
  }

  choose(verb: string) {
    this.wanted = this.verb === verb && this.onMap.length > 1 ? null : verb;
    this.about = null;
    this.spot = null;
  }

  tell(subject: string) {
    this.about = subject;
    this.spot = null;
  }

  pick(spot: Spot) {
    this.spot = spot;
    const only = this.options.length === 1 ? this.options[0]! : null;
    if (only && asksAgain(only)) this.sure = only;
  }

  /** Make a move, after a question if it is one of those. */
  make(said: Said) {
    if (asksAgain(said) && this.sure !== said) this.sure = said;
    else {
      this.sure = null;
      this.send(said.text);
    }
  }

  /** Not sure after all. */
  back() {
    this.sure = null;
  }

  forget() {
    this.wanted = this.about = this.spot = this.sure = null;
  }
}
