// A picture of a finished game, to share: who won, by how much, and how the points went.

import { lookOfSeat } from './chart';

export interface Shown {
  title: string;
  /** Such as "Anna wins". */
  result: string;
  rows: { name: string; points: number; place: string; wins: boolean; seat: number }[];
  /** By step, the points of every seat. */
  points: number[][];
  /** Of every seat; the usual ones if left out. */
  colours?: (string | undefined)[];
  /** Where it was played, and when. */
  foot: string;
}

export const WIDE = 1200;
export const HIGH = 630;
const SERIF = 'Georgia, "Iowan Old Style", "Times New Roman", serif';
const SANS = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

type Pen = CanvasRenderingContext2D;

/** A text that is no wider than its room. */
function write(pen: Pen, text: string, x: number, y: number, room: number) {
  let cut = text;
  while (cut.length > 1 && pen.measureText(cut).width > room) cut = `${cut.slice(0, -2).trimEnd()}…`;
  pen.fillText(cut, x, y);
}

function ground(pen: Pen) {
  const cloth = pen.createLinearGradient(0, 0, WIDE, HIGH);
  cloth.addColorStop(0, '#4d1228');
  cloth.addColorStop(1, '#2a1533');
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.strokeStyle = '#e8c56a';
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDE - 36, HIGH - 36);
  pen.fillStyle = '#fbf6ec';
  pen.fillRect(600, 150, 540, 380);
}

function chart(pen: Pen, { points, colours }: Shown) {
  const [left, top, wide, high] = [630, 175, 480, 330];
  const most = Math.max(1, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const x = (step: number) => left + (step / Math.max(1, points.length - 1)) * wide;
  const y = (value: number) => top + high - ((value - least) / (most - least)) * high;
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const seat of (points[0] ?? []).keys()) {
    const look = lookOfSeat(seat, colours?.[seat]);
    pen.strokeStyle = look.colour;
    pen.setLineDash(look.dashes ? look.dashes.split(' ').map((dash) => Number(dash) * 2) : []);
    pen.beginPath();
    points.forEach((now, step) => {
      if (step) pen.lineTo(x(step), y(points[step - 1]![seat]!));
      pen.lineTo(x(step), y(now[seat]!));
    });
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Draw the picture, all of it. */
export function draw(pen: Pen, shown: Shown) {
  ground(pen);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#e8c56a';
  pen.font = `600 34px ${SERIF}`;
  write(pen, shown.title, 60, 80, WIDE - 120);
  pen.fillStyle = '#fff8ea';
  pen.font = `600 52px ${SERIF}`;
  write(pen, shown.result, 60, 140, WIDE - 120);
  const step = Math.min(78, 380 / shown.rows.length);
  shown.rows.forEach(({ name, points, place, wins, seat }, i) => {
    const y = 205 + i * step;
    pen.fillStyle = lookOfSeat(seat, shown.colours?.[seat]).colour;
    pen.fillRect(60, y - 28, 10, 38);
    pen.fillStyle = wins ? '#e8c56a' : '#fff8ea';
    pen.font = `600 24px ${SANS}`;
    write(pen, place, 84, y, 60);
    pen.font = `${wins ? 700 : 400} 32px ${SANS}`;
    write(pen, name, 150, y, 310);
    pen.font = `700 38px ${SERIF}`;
    pen.textAlign = 'right';
    pen.fillText(String(points), 560, y + 2);
    pen.textAlign = 'left';
  });
  chart(pen, shown);
  pen.fillStyle = '#d9c9ad';
  pen.font = `22px ${SANS}`;
  write(pen, shown.foot, 60, HIGH - 45, WIDE - 120);
}

/** The picture as a file. */
export async function pictureOf(shown: Shown): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  draw(canvas.getContext('2d')!, shown);
  return new Promise((done, fail) =>
    canvas.toBlob((made) => (made ? done(made) : fail(new Error('no picture was made'))), 'image/png'),
  );
}

/** Share a picture where the device can; else it is downloaded. */
export async function sharePicture(picture: Blob, name: string) {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // somebody thought better of it
    }
  }
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(picture),
    download: file.name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
