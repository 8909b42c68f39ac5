// A short sound when it is one's turn. Made here: no file is loaded.

import { preference } from './memory';

let context: AudioContext | null = null;

export function chime() {
  if (!preference('sound', true)) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, delay] of [
      [523, 0],
      [784, 0.12],
    ] as const) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.08, now + delay);
      loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5);
      tone.connect(loudness).connect(context.destination);
      tone.start(now + delay);
      tone.stop(now + delay + 0.5);
    }
  } catch {
    // a browser without sound, or before the first click: silence
  }
}
