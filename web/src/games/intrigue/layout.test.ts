import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, type Language } from '../../lib/messages.svelte';
import { atlas } from './atlas';
import { around, overlap, type Box } from './geometry';
import { lay, type Laid } from './layout';
import { housesOf } from './looks';
import { placed } from './placing';
import { shipped } from './shipped';
import { CHIEF, FIGURE, MARK, MOUNTAIN, NUMBER, PIECE, sizeAt, sizesOf, STAR } from './sizes';
import type { Line } from './spots';
import { territory } from './territory';
import type { Board } from './types';

const { process } = globalThis as unknown as { process: { env: Record<string, string> } };
const soak = process.env.HIPPODROME_TESTS === 'soak';
const boards = { byzantio: shipped('byzantio'), nekken: shipped('nekken') };

type Position = Parameters<typeof placed>[1];
type Drawn = { what: string; box: Box };

const inked = ({ x, y, width, size }: Line): Box => [x, y - size * 0.75, x + width, y + size * 0.2];

/** Everything on the board that never moves. */
function labels(board: Board, laid: Laid): Drawn[] {
  const drawn: Drawn[] = [];
  const { size } = laid;
  for (const [slug, { name, number, home, mountain }] of laid.places) {
    drawn.push({ what: `name of ${slug}`, box: inked(name) });
    if (number) drawn.push({ what: `number of ${slug}`, box: around(number, NUMBER * size * 0.98) });
    if (home) drawn.push({ what: `home in ${slug}`, box: around(home, NUMBER * size * 0.98) });
    const [wide, high] = [MOUNTAIN[0] * size, MOUNTAIN[1] * size];
    if (mountain)
      drawn.push({ what: 'mountain', box: around([mountain[0], mountain[1] - high / 2], wide, high) });
  }
  for (const [slug, { name, star }] of laid.cities) {
    if (name) drawn.push({ what: `name of city ${slug}`, box: inked(name) });
    drawn.push({ what: `star of ${slug}`, box: around(star, STAR * size * 0.98) });
    const { at } = atlas(board).city(slug)!;
    if (!board.volcano) drawn.push({ what: `mark of ${slug}`, box: around(at, MARK * size * 0.9) });
  }
  return drawn;
}

/** The pieces of a position. */
function pieces(board: Board, laid: Laid, position: Position): Drawn[] {
  const chief = board.volcano !== undefined;
  const { garrisons, pretenders } = placed(laid, position, chief);
  const [wide, high] = chief ? CHIEF : FIGURE;
  return [
    ...garrisons.map(({ key, at, size }) => ({
      what: `garrison ${key}`,
      box: around(at, PIECE * size * 0.98),
    })),
    ...pretenders.map(({ house, at: [x, y], size }) => ({
      what: `pretender ${house}`,
      box: [x - (wide / 2) * size, y - (high - 2) * size, x + (wide / 2) * size, y + 2 * size] as Box,
    })),
  ];
}

const NEARLY = 0.3; // square units: less than can be seen

function clashes(drawn: Drawn[]): string[] {
  return drawn.flatMap((one, i) =>
    drawn.slice(i + 1).flatMap((other) => {
      const onMark = other.what.startsWith(one.what.replace('mark of', 'garrison')); // may stand on their own city
      return overlap(one.box, other.box) > NEARLY && !onMark ? [`${one.what} × ${other.what}`] : [];
    }),
  );
}

/** Every city full, everybody in one place: the worst that can be, at each place in turn. */
function worst(board: Board): Position[] {
  const houses = housesOf(atlas(board).game);
  const one = Object.fromEntries(houses.map((house) => [house, 1]));
  const garrisons = Object.fromEntries(
    board.place.flatMap((p) => p.city ?? []).map(({ slug }) => [slug, one]),
  );
  return board.place.map(({ slug }) => ({
    garrisons,
    players: houses.map((house) => ({ house, pretender: slug })),
  }));
}

function random(board: Board, count: number): Position[] {
  let state = 12;
  const roll = (sides: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % sides;
  const houses = housesOf(atlas(board).game);
  return Array.from({ length: count }, () => ({
    garrisons: Object.fromEntries(
      board.place
        .flatMap((place) => place.city ?? [])
        .map(({ slug }) => {
          const held: Record<string, number> = {};
          for (let n = roll(5); n > 0; n--) {
            const house = houses[roll(houses.length)]!;
            if ((held[house] ?? 0) < 2) held[house] = (held[house] ?? 0) + 1;
          }
          return [slug, held];
        }),
    ),
    players: houses.map((house) => ({ house, pretender: board.place[roll(board.place.length)]!.slug })),
  }));
}

const cases: [keyof typeof boards, Language, number][] = [];
for (const name of ['byzantio', 'nekken'] as const)
  for (const language of ['en', 'fr', 'de', 'es'] as const)
    for (const size of sizesOf(boards[name]))
      // the names of Nekken are the same in all languages, and the largest letters are the hardest
      if (language === 'en' || (name === 'byzantio' && (soak || size === sizesOf(boards[name])[0])))
        cases.push([name, language, size]);

afterAll(() => messages.choose('en'));

describe.each(cases)('%s in %s at size %d', (name, language, size) => {
  const board = boards[name];
  let laid: Laid;
  beforeAll(async () => {
    await messages.choose(language);
    laid = lay(board, atlas(board), size);
  });

  test('nothing covers anything, whatever stands there', () => {
    const still = labels(board, laid);
    expect(clashes(still)).toEqual([]);
    for (const position of [...worst(board), ...random(board, soak ? 2000 : 20)])
      expect(clashes([...still, ...pieces(board, laid, position)])).toEqual([]);
  });

  test('everything is on the board', () => {
    for (const { what, box } of [...labels(board, laid), ...pieces(board, laid, worst(board)[0]!)])
      expect(overlap(box, territory(board).extent), what).toBeCloseTo(
        (box[2] - box[0]) * (box[3] - box[1]),
        1,
      );
  });

  test('pretenders stand on their own ground, and in no sea but the Aegean', () => {
    const ground = territory(board);
    const astray = board.place.filter(({ slug }) => {
      const position = { garrisons: {}, players: [{ house: 'doukas', pretender: slug }] };
      const [x, y] = placed(laid, position, false).pretenders[0]!.at;
      return ground.owner([x, y - 2]) !== slug;
    });
    expect(astray.map(({ slug }) => slug).filter((slug) => slug !== 'aegean')).toEqual([]);
  });
});

test('the nearer one looks, the smaller are letters in units of the board', () => {
  expect([0.4, 0.92, 1.3, 2, 4].map((scale) => sizeAt(scale, boards.byzantio))).toEqual([
    1.05, 1.05, 0.8, 0.55, 0.55,
  ]);
});
