import { expect, it } from 'vitest';
import { soundsOf } from '../games';
import { samples, SOUNDS } from './sound';

it.each(SOUNDS)('makes the sound %s: it is heard, is not too loud, and dies away', (sound) => {
  const made = samples(sound);
  const peak = (part: Float32Array) => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(peak(made)).toBeGreaterThan(0.2);
  expect(peak(made)).toBeLessThanOrEqual(1);
  expect(peak(made.slice(-100))).toBeLessThan(0.2);
});

it.each(['byzanz', 'intrigue'])('has a sound for what happens in %s', (family) => {
  const sounds = Object.values(soundsOf(family));
  expect(new Set(sounds).size).toBeGreaterThan(3);
  for (const sound of sounds) expect(SOUNDS).toContain(sound);
});
