// How the houses look. Each has a colour, a shape and the letters its name begins with, so that any one of them is enough.

export interface Look {
  letter: string;
  colour: string;
  /** What the letter can be read in. */
  ink: string;
  /** An outline around 0,0, about 13 across. */
  shape: string;
}

// Okabe and Ito's colours: told apart by nearly everybody.
const COLOURS = ['#0072b2', '#d55e00', '#f0e442', '#009e73'];
const DARK_INK = '#1d140b';
const SHAPES = [
  'M-6.4,0A6.4,6.4 0 1 1 6.4,0A6.4,6.4 0 1 1 -6.4,0Z', // disc
  'M-5.8,-5.8H5.8V5.8H-5.8Z', // square
  'M0,-7.3L7.3,0L0,7.3L-7.3,0Z', // diamond
  'M0,-7.1L6.9,-1.9L4.3,6H-4.3L-6.9,-1.9Z', // pentagon
];
const LETTERS: Record<string, Record<string, string>> = {
  byzantio: { aggelos: 'A', komnenos: 'K', doukas: 'D', phokas: 'P' },
  nekken: { racan: 'Ra', hunder: 'Hu', anicarn: 'An', heran: 'He' },
};

const LOOKS: Record<string, Look> = Object.fromEntries(
  Object.values(LETTERS).flatMap((houses) =>
    Object.entries(houses).map(([house, letter], i): [string, Look] => [
      house,
      { letter, colour: COLOURS[i]!, ink: i === 2 ? DARK_INK : '#ffffff', shape: SHAPES[i]! },
    ]),
  ),
);

/** The houses of a game. */
export const housesOf = (game: string): string[] => Object.keys(LETTERS[game] ?? {});

export const lookOf = (house: string): Look =>
  LOOKS[house] ?? {
    letter: house.slice(0, 1).toUpperCase(),
    colour: '#ffffff',
    ink: DARK_INK,
    shape: SHAPES[0]!,
  };

// A yellow that can be seen as a thin line on parchment.
const LINES: Record<string, string> = { '#f0e442': '#b8a000' };
export const lineColour = (house: string): string => LINES[lookOf(house).colour] ?? lookOf(house).colour;

/** A house's name, as it is said: `Komnenos`. */
export const houseName = (house: string): string => house.slice(0, 1).toUpperCase() + house.slice(1);

export const SHIELD = 'M-6.4,-6.8H6.4V0C6.4,4.4 3,7 0,8.6C-3,7 -6.4,4.4 -6.4,0Z';
export const CROWN = 'M-6.2,0L-7.2,-7L-3.2,-3.8L0,-8.8L3.2,-3.8L7.2,-7L6.2,0Z';
export const FEATHERS =
  'M-5,0C-11,-3 -12,-8 -10.5,-11C-7,-9 -4,-5 -3,0ZM-2.4,0C-5,-6 -3,-11 0,-13.5C3,-11 5,-6 2.4,0Z' +
  'M5,0C11,-3 12,-8 10.5,-11C7,-9 4,-5 3,0Z';
/** How large the letters of a piece are: two have to share its room. */
export const letterSize = (letters: string, size: number): number => size * (letters.length > 1 ? 0.74 : 1);

/** A star around 0,0 with room for the points of a target, 19 across. */
export const STAR =
  'M0,-9.5L2.7,-6.5L6.7,-6.7L6.5,-2.7L9.5,0L6.5,2.7L6.7,6.7L2.7,6.5L0,9.5L-2.7,6.5L-6.7,6.7L-6.5,2.7L-9.5,0' +
  'L-6.5,-2.7L-6.7,-6.7L-2.7,-6.5Z';

/** A tint (0 … 6) for each place, none beside its like; the least used first, so that all appear. */
export function tints(places: { slug: string; neighbours: string[]; sea: string[] }[], volcano?: string) {
  const found = new Map<string, number>();
  const used = Array<number>(7).fill(0);
  const around = (place: { neighbours: string[]; sea: string[] }) => [...place.neighbours, ...place.sea];
  for (const place of [...places].sort((a, b) => around(b).length - around(a).length)) {
    if (place.slug === volcano) continue;
    const beside = new Set(around(place).map((other) => found.get(other)));
    const free = used.map((_, tint) => tint).filter((tint) => !beside.has(tint));
    const tint = (free.length ? free : used.map((_, i) => i)).reduce((a, b) => (used[b]! < used[a]! ? b : a));
    found.set(place.slug, tint);
    used[tint]!++;
  }
  return found;
}
