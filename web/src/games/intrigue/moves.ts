// Moves as the server writes them, taken apart into their words. Which of them are legal only the server knows.

export interface Said {
  text: string;
  verb: string;
  place?: string;
  city?: string;
  house?: string;
  /** The house whose garrison goes when one is placed. */
  removed?: string;
  /** The target that is given up. */
  from?: string;
  box?: string;
  number?: string;
  event?: string;
}

/** Where on the map a move is chosen. */
export interface Spot {
  what: 'place' | 'city';
  slug: string;
}

type Word = Exclude<keyof Said, 'text' | 'verb'>;

const campaign: Word[] = ['place', 'city', 'removed'];
const GRAMMAR: Record<string, Word[]> = {
  target: ['city'],
  campaign,
  colonise: campaign,
  muster: ['city'],
  settle: ['city'],
  advance: ['place'],
  explore: ['place'],
  negotiate: ['city'],
  for: ['city', 'house'],
  bribe: ['city', 'house'],
  expel: ['city', 'house'],
  strike: ['box'],
  retarget: ['from', 'city'],
  exile: ['house', 'place'],
  guess: ['house', 'city'],
  roll: ['number'],
  reveal: ['event'],
};

/** Words that both games mean alike: Nekken's own are told as Byzantio's. */
const ALIKE: Record<string, string> = { colonise: 'campaign', settle: 'muster', explore: 'advance' };

export const alike = (verb: string): string => ALIKE[verb] ?? verb;

export function read(text: string): Said {
  const [verb = '', ...words] = text.split(' ');
  const said: Said = { text, verb };
  (GRAMMAR[verb] ?? []).forEach((word, i) => {
    if (words[i] !== undefined) said[word] = words[i].replace(/^-/, '');
  });
  return said;
}

/** The legal moves by their verb, in the order in which the server lists them. */
export function byVerb(legal: string[]): Map<string, Said[]> {
  const groups = new Map<string, Said[]>();
  for (const text of legal) {
    const said = read(text);
    groups.set(said.verb, [...(groups.get(said.verb) ?? []), said]);
  }
  return groups;
}

/** Where a move is chosen: a campaign by its province, what concerns a garrison or a target by the city. */
export function spotOf(said: Said): Spot | null {
  if (said.place) return { what: 'place', slug: said.place };
  return said.city ? { what: 'city', slug: said.city } : null;
}

export const keyOf = (spot: Spot): string => `${spot.what}:${spot.slug}`;

/** The spots of some moves, by their keys. */
export const spotsOf = (moves: Said[]): Set<string> =>
  new Set(moves.map(spotOf).flatMap((spot) => (spot ? [keyOf(spot)] : [])));

/** What is to be said before a place on the map: the target that goes, the house that is guessed at. */
export function subjectOf(said: Said): string | null {
  if (said.verb === 'retarget') return said.from ?? null;
  return said.verb === 'guess' ? (said.house ?? null) : null;
}

export const subjects = (moves: Said[]): string[] => [
  ...new Set(moves.map(subjectOf).filter((subject) => subject !== null)),
];

/** Moves that are asked about once more: a die or somebody's answer decides, or a box or a turn is gone. */
export const asksAgain = (said: Said): boolean =>
  ['bribe', 'expel', 'for', 'pass', 'strike', 'keep'].includes(said.verb);

/** Moves after which the die is rolled, or can be. */
export const isRolled = (said: Said): boolean => ['bribe', 'expel', 'for'].includes(said.verb);
