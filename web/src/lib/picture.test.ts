import { expect, it } from 'vitest';
import { draw, WIDE } from './picture';

it('draws everybody with place, name and points, and cuts what is too long', () => {
  const said: [string, number][] = [];
  const nothing = () => {};
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (_, name) =>
      ({
        createLinearGradient: () => ({ addColorStop: nothing }),
        measureText: (text: string) => ({ width: text.length * 20 }),
        fillText: (text: string, x: number) => said.push([text, x]),
      })[name as string] ?? nothing,
    set: () => true,
  });
  draw(pen as unknown as CanvasRenderingContext2D, {
    title: 'Hippodrome · Byzanz',
    result: 'Anna won',
    rows: [
      { name: 'Anna', points: 12, place: '1st', wins: true, seat: 1 },
      { name: 'Konstantinos Porphyrogennetos', points: 9, place: '2nd', wins: false, seat: 0 },
    ],
    points: [
      [0, 0],
      [9, 12],
    ],
    foot: 'today',
  });
  const texts = said.map(([text]) => text);
  for (const text of ['Hippodrome · Byzanz', 'Anna won', '1st', 'Anna', '12', '2nd', '9', 'today'])
    expect(texts).toContain(text);
  expect(texts).toContain('Konstantinos P…');
  expect(said.every(([text, x]) => x <= WIDE && text.length * 20 < WIDE)).toBe(true);
});
