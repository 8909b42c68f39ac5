// Sounds and taps: a chime when it is one's turn, and what is heard at a table. Made here: no file is loaded.

import { preference, prefer } from './memory';

export const SOUNDS = ['card', 'coins', 'dice', 'drum', 'fanfare', 'knock', 'loss', 'piece'] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUD = 0.16; // at full volume
const RATE = 22_050;

let context: AudioContext | null = null;

export const isOn = (): boolean => preference('sound', true);
export const volume = (): number => preference('volume', 0.6);
export const keepVolume = (loud: number) => prefer('volume', loud);

/** The sound device, if the browser lets us have one: not before the first touch. */
function device(): AudioContext | null {
  try {
    context ??= new AudioContext();
    return context;
  } catch {
    return null; // a browser without sound
  }
}

/** It has become one's turn: two tones, and a tap on a phone. */
export function chime() {
  tap([30, 60, 30]);
  const on = isOn() && volume() > 0 ? device() : null;
  if (!on) return;
  const now = on.currentTime;
  for (const [pitch, delay] of [
    [523, 0],
    [784, 0.12],
  ] as const) {
    const tone = on.createOscillator();
    const loudness = on.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(LOUD * volume(), now + delay);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5);
    tone.connect(loudness).connect(on.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.5);
  }
}

const wave = (pitch: number, time: number) => Math.sin(2 * Math.PI * pitch * time);
const noise = () => Math.random() * 2 - 1;
/** Something that begins at a moment and dies away. */
const strike = (time: number, at: number, fade: number, sound: number) =>
  time < at ? 0 : sound * Math.exp((at - time) / fade);

/** How each sound moves the air, by the time in seconds; and how long it is. */
const MADE: Record<Sound, [seconds: number, air: (time: number) => number]> = {
  card: [0.09, (time) => strike(time, 0, 0.018, noise()) * 0.7],
  coins: [
    0.45,
    (time) =>
      [0, 0.07, 0.13].reduce(
        (sum, at, i) =>
          sum + strike(time, at, 0.06, wave(2100 + 370 * i, time) + 0.5 * wave(3300 + 410 * i, time)),
        0,
      ) * 0.35,
  ],
  dice: [
    0.5,
    (time) =>
      [0, 0.09, 0.16, 0.24, 0.29].reduce((sum, at) => sum + strike(time, at, 0.012, noise()), 0) * 0.8,
  ],
  drum: [
    0.7,
    (time) => strike(time, 0, 0.2, wave(75 - 25 * time, time)) + strike(time, 0, 0.01, noise()) * 0.4,
  ],
  fanfare: [
    1.5,
    (time) =>
      [523, 659, 784, 1047].reduce(
        (sum, pitch, i) =>
          sum +
          strike(time, 0.16 * i, i === 3 ? 0.45 : 0.16, wave(pitch, time) + 0.3 * wave(2 * pitch, time)),
        0,
      ) * 0.4,
  ],
  knock: [0.25, (time) => strike(time, 0, 0.04, wave(190, time)) + strike(time, 0, 0.008, noise()) * 0.6],
  loss: [
    0.7,
    (time) => strike(time, 0, 0.25, wave(262, time)) * 0.5 + strike(time, 0.18, 0.3, wave(196, time)) * 0.6,
  ],
  piece: [0.12, (time) => strike(time, 0, 0.025, wave(330, time)) + strike(time, 0, 0.006, noise()) * 0.5],
};

const kept: Partial<Record<Sound, AudioBuffer>> = {};

/** The samples of a sound, from −1 to 1. */
export function samples(sound: Sound): Float32Array<ArrayBuffer> {
  const [seconds, air] = MADE[sound];
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
    Math.max(-1, Math.min(1, air(at / RATE))),
  );
}

/** Something is heard at the table. */
export function play(sound: Sound) {
  if (!isOn() || !volume() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const on = device();
  if (!on) return;
  if (!kept[sound]) {
    const made = samples(sound);
    kept[sound] = on.createBuffer(1, made.length, RATE);
    kept[sound].copyToChannel(made, 0);
  }
  const source = on.createBufferSource();
  const loudness = on.createGain();
  source.buffer = kept[sound];
  loudness.gain.value = LOUD * volume();
  source.connect(loudness).connect(on.destination);
  source.start();
}

/** A tap that is felt, on devices that can, after somebody has touched the page. */
export function tap(pattern: number[]) {
  if (preference('haptics', true) && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

export const canTap = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
