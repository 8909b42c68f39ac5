// Where on a board a thing could go, and how well it would be there: pretenders, garrisons, names with their signs.

import { around, type Box, type Point } from './geometry';
import { BOLD, textWidth } from './letters';
import { pretendersIn } from './placing';
import type { Spot } from './settle';
import {
  CITY_LETTERS,
  GAP,
  MARK,
  MINOR_LETTERS,
  MOUNTAIN,
  NUMBER,
  PIECE,
  PLACE_LETTERS,
  SPACING,
  STAND,
  STAR,
  START,
} from './sizes';
import type { Territory } from './territory';
import type { Board, BoardCity, BoardPlace } from './types';

/** A text, from the left of its baseline, and how wide it is drawn. */
export interface Line {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Room for the garrisons of a city: at most so many columns, filled from the side of the city. */
export interface Room {
  box: Box;
  columns: number;
  upwards: boolean;
}

export interface Signs {
  name: Line;
  number: Point | null;
  home: Point | null;
  star: Point | null;
}

/** What is put somewhere; each thing is one of these. */
export interface Part {
  slug: string;
  stand?: Box;
  label?: Signs;
  room?: Room;
  name?: Line;
  star?: Point;
  mountain?: Point;
}

/** The names of places and cities, in the language of the page. */
export interface Names {
  placeName: (slug: string) => string;
  cityName: (slug: string) => string;
}

const best = (spots: Spot<Part>[], count: number): Spot<Part>[] =>
  spots.sort((a, b) => a.cost - b.cost).slice(0, count);

export class Spots {
  constructor(
    private readonly board: Board,
    private readonly ground: Territory,
    private readonly names: Names,
    private readonly size: number,
  ) {}

  /** Of some spots those on the board, or all if there is none. */
  private kept(spots: Spot<Part>[]): Spot<Part>[] {
    const [left, top, right, bottom] = this.ground.extent;
    const fitting = spots.filter((spot) =>
      spot.boxes.every(([l, t, r, b]) => l >= left && t >= top && r <= right && b <= bottom),
    );
    return fitting.length ? fitting : spots;
  }

  /** How much a box strays onto the land of others, or into the sea. */
  private strays([left, top, right, bottom]: Box, own: string, land: number, sea: number): number {
    let cost = 0;
    for (let n = 0; n < 5; n++) {
      const owner = this.ground.owner([left + ((right - left) * n) / 4, (top + bottom) / 2]);
      if (owner !== own) cost += owner === null ? sea : land;
    }
    return cost;
  }

  /** Points in and around a place. */
  private *grid(place: BoardPlace, margin: number, step: number): Generator<Point> {
    const [left, top, right, bottom] = this.ground.bounds(place);
    for (let y = top - margin; y <= bottom + margin; y += step)
      for (let x = left - margin; x <= right + margin; x += step) yield [x, y];
  }

  /** Whether one who stands there alone stands on the place's own ground. */
  private stood(stand: Box, { slug }: BoardPlace): number {
    const [[x, y]] = pretendersIn(stand, 1, this.size, this.board.volcano !== undefined).feet as [Point];
    return this.ground.owner([x, y - 2]) === slug ? 0 : 300;
  }

  /** Pretenders stand on their own ground, near the middle of the place. */
  stand(place: BoardPlace): Spot<Part>[] {
    const [wide, high] = STAND.map((length) => length * this.size) as [number, number];
    const spots: Spot<Part>[] = [];
    for (const [x, y] of this.grid(place, 10, 4)) {
      const stand = around([x, y], wide, high);
      const [left, , right, bottom] = stand;
      const feet: Box = [left + wide * 0.08, bottom - high * 0.2, right - wide * 0.08, bottom];
      const body: Box = [left + wide * 0.1, y - high * 0.2, right - wide * 0.1, y + high * 0.1];
      const far = Math.hypot(x - place.label[0], (y - place.label[1] - 12) * 1.2) * 0.05;
      const stood = this.stood(stand, place);
      const astray = stood + this.strays(feet, place.slug, 30, 16) + this.strays(body, place.slug, 18, 4);
      spots.push({ boxes: [stand], cost: astray + far, what: { slug: place.slug, stand } });
    }
    return best(this.kept(spots), 110);
  }

  private line(text: string, letters: number, bold: boolean, spacing = 0): Line {
    const size = letters * this.size;
    const width = textWidth(text, size, bold ? BOLD : 1, spacing * this.size);
    return { text, x: 0, y: 0, width, size };
  }

  /** A place's name with its signs: its number, the shield of the house whose home it is, and a target's star. */
  label(place: BoardPlace): Spot<Part>[] {
    const name = this.line(this.names.placeName(place.slug).toUpperCase(), PLACE_LETTERS, true, SPACING);
    const spots: Spot<Part>[] = [];
    for (const at of this.grid(place, 26, 6))
      for (const stacked of [false, true]) {
        const { boxes, label } = this.signs(place, name, at, stacked);
        const far = Math.hypot(at[0] - place.label[0], at[1] - place.label[1]) * 0.1;
        const strays = boxes.reduce(
          (sum, box) => sum + this.strays(box, place.slug, 13, place.sea.length > 3 ? 2 : 4.5),
          0,
        );
        const cost = far + strays + (stacked ? 2 : 0);
        spots.push({ boxes, cost, what: { slug: place.slug, label } });
      }
    return best(this.kept(spots), 150);
  }

  /** Name and signs around a point: in a line, or the signs above the name. */
  private signs(place: BoardPlace, { width, ...text }: Line, [x, y]: Point, stacked: boolean) {
    const { size } = this;
    const starred = this.board.volcano !== undefined && place.slug !== this.board.volcano;
    const row = [
      { sign: 'star', wide: STAR, is: starred },
      { sign: 'number', wide: NUMBER, is: place.number !== undefined },
      { sign: 'home', wide: NUMBER, is: place.home !== undefined },
    ].filter(({ is }) => is);
    const long = row.reduce((sum, { wide }) => sum + wide * size, 0);
    const [nameHigh, rowHigh] = [text.size * 1.05, (starred ? STAR : NUMBER) * size];
    const whole = stacked ? Math.max(width, long) : width + (long && long + 2 * GAP * size);
    const top = stacked ? y - (nameHigh + rowHigh) / 2 : y - rowHigh / 2;
    const rowLeft = stacked ? x - long / 2 : x - whole / 2;
    const nameLeft = stacked ? x - width / 2 : x + whole / 2 - width;
    const nameTop = stacked ? top + rowHigh : y - nameHigh / 2;
    const boxes: Box[] = [[nameLeft - GAP, nameTop, nameLeft + width + GAP, nameTop + nameHigh]];
    if (long) boxes.push([rowLeft, top, rowLeft + long, top + rowHigh]);
    const label: Signs = { name: { ...text, width, x: nameLeft, y: nameTop + nameHigh * 0.82 }, ...NO_SIGNS };
    let left = rowLeft;
    for (const { sign, wide } of row) {
      label[sign as 'star'] = [left + (wide * size) / 2, top + rowHigh / 2];
      left += wide * size;
    }
    return { boxes, label };
  }

  /** All that a region of Nekken has, as one block: its name and signs, below them its pretenders and its settlers. */
  region(place: BoardPlace): Spot<Part>[] {
    const { size } = this;
    const name = this.line(this.names.placeName(place.slug).toUpperCase(), PLACE_LETTERS, true, SPACING);
    const [[wide, high], cell] = [STAND.map((n) => n * size) as [number, number], PIECE * size];
    const spots: Spot<Part>[] = [];
    for (const at of this.grid(place, 0, 4)) {
      const { boxes, label } = this.signs(place, name, at, false);
      const top = at[1] + (STAR / 2 + 1) * size;
      const left = at[0] - (wide + 2 * cell) / 2;
      const stand: Box = [left, top, left + wide, top + high];
      const box: Box = [left + wide, top, left + wide + 2 * cell, top + 2 * cell];
      const room: Room = { box, columns: 2, upwards: true };
      const lines = [...boxes, [left, at[1], box[2], stand[3]], [left, stand[3], box[2], stand[3]]] as Box[];
      const stood = this.stood(stand, place);
      const strays = lines.reduce((sum, part) => sum + this.strays(part, place.slug, 9, 9), stood);
      const far = Math.hypot(at[0] - place.label[0], at[1] - place.label[1]) * 0.1;
      spots.push({
        boxes: [...boxes, stand, box],
        cost: strays + far,
        what: { slug: place.slug, label, stand, room },
      });
    }
    return best(this.kept(spots), 80);
  }

  /** The volcano: the mountain, its name, and where all begin. */
  volcano(place: BoardPlace): Spot<Part>[] {
    const [[wide, high], [broad, tall]] = [START, MOUNTAIN].map((both) => both.map((n) => n * this.size)) as [
      [number, number],
      [number, number],
    ];
    const name = this.line(this.names.placeName(place.slug).toUpperCase(), PLACE_LETTERS, true, SPACING);
    const spots: Spot<Part>[] = [];
    for (const [x, y] of this.grid(place, 0, 4)) {
      const { boxes, label } = this.signs(place, name, [x, y], false);
      const [above, below] = [
        y - (PLACE_LETTERS / 2 + 2) * this.size,
        y + (PLACE_LETTERS / 2 + 1) * this.size,
      ];
      const mountain: Box = [x - broad / 2, above - tall, x + broad / 2, above];
      const stand: Box = [x - wide / 2, below, x + wide / 2, below + high];
      const lines: Box[] = [[mountain[0], mountain[1], mountain[2], mountain[1]], mountain, stand];
      const cost = lines.reduce(
        (sum, part) => sum + this.strays(part, place.slug, 9, 9),
        this.stood(stand, place),
      );
      const what = { slug: place.slug, label, stand, mountain: [x, above] as Point };
      spots.push({ boxes: [...boxes, mountain, stand], cost, what });
    }
    return best(this.kept(spots), 60);
  }

  /** Room for all garrisons of a city: over it, beside it or on it, in two rows or in one. */
  room(city: BoardCity, own: string): Spot<Part>[] {
    const [cell, gap] = [PIECE * this.size, MARK * this.size];
    const mark = around(city.at, gap);
    const spots: Spot<Part>[] = [];
    for (const [columns, rows, dislike] of [
      [2, 2, 0],
      [4, 1, 2],
      [1, 4, 9],
    ] as const) {
      const [wide, high] = [columns * cell, rows * cell];
      for (const [x, y, cost] of SIDES) {
        const at: Point = [city.at[0] + (x * (wide + gap)) / 2, city.at[1] + (y * (high + gap)) / 2];
        const box = around(at, wide, high);
        spots.push({
          boxes: x || y ? [box, mark] : [box],
          cost: cost + dislike + this.strays(box, own, 2.2, 0.8),
          what: { slug: city.slug, room: { box, columns, upwards: y <= 0 } },
        });
      }
    }
    return this.kept(spots);
  }

  /** The name of a city beside its mark, and beyond it the star of a target. */
  cityLabel(city: BoardCity, own: string): Spot<Part>[] {
    const capital = city.capital === true;
    const text = this.line(this.names.cityName(city.slug), capital ? CITY_LETTERS : MINOR_LETTERS, capital);
    const [high, star] = [text.size * 1.02, STAR * this.size];
    const spots: Spot<Part>[] = [];
    for (const [dx, dy, rank] of this.beside(text.width, high)) {
      const [left, y] = [city.at[0] + dx, city.at[1] + dy];
      const right = left + text.width;
      const nameBox: Box = [left - GAP, y - high / 2, right + GAP, y + high / 2];
      const name = { ...text, x: left, y: y + high * 0.3 };
      const strays = this.strays(nameBox, own, 3.2, 0.8);
      const [l, r] = [left - star / 2 - GAP, right + star / 2 + GAP];
      const stars: [number, number, number][] = [
        [dx >= 0 ? r : l, y, 0],
        [dx >= 0 ? l : r, y, 4],
      ];
      for (const n of [0.5, 0, 1]) {
        const x = left + star / 2 + (text.width - star) * n;
        stars.push([x, y + (high + star) / 2, 1.5], [x, y - (high + star) / 2, 1.5]);
      }
      for (const [x, sy, dislike] of stars) {
        const starBox = around([x, sy], star);
        const cost = rank + dislike + strays + this.strays(starBox, own, 0.6, 0.2);
        spots.push({ boxes: [nameBox, starBox], cost, what: { slug: city.slug, name, star: [x, sy] } });
      }
    }
    return best(this.kept(spots), 220);
  }

  /** From a city to the left and the middle of its name, and how that is disliked. */
  private *beside(width: number, high: number): Generator<[number, number, number]> {
    for (const far of [0, 4, 9, 15, 22]) {
      const away = (MARK / 2 + 1 + far) * this.size;
      const dislike = far * 0.7;
      for (const [n, rank] of [
        [0, 0],
        [-0.5, 1],
        [0.5, 1],
        [-1, 2],
        [1, 2],
      ] as const) {
        yield [away, n * high, rank + dislike];
        yield [-away - width, n * high, rank + dislike];
      }
      for (const [n, rank] of [
        [0.5, 2],
        [0.25, 3],
        [0.75, 3],
        [0, 4],
        [1, 4],
      ] as const) {
        yield [-width * n, away + high / 2, rank + dislike];
        yield [-width * n, -away - high / 2, rank + dislike + 1];
      }
    }
  }
}

const NO_SIGNS = { number: null, home: null, star: null };

// of a city where its garrisons can stand, to their half width and height, and how that is disliked
const SIDES: [number, number, number][] = [
  [0, -1, 0],
  [0.5, -1, 1],
  [-0.5, -1, 1],
  [1, 0, 2],
  [-1, 0, 2],
  [1, -0.5, 2],
  [-1, -0.5, 2],
  [0, 1, 3],
  [1, 0.5, 3],
  [-1, 0.5, 3],
  [1, -1, 4],
  [-1, -1, 4],
  [0.5, 1, 4],
  [-0.5, 1, 4],
  [1, 1, 5],
  [-1, 1, 5],
  [0, 0, 9],
];
