import { expect, it } from 'vitest';
import { tableOf } from '../games/intrigue/trial';
import { guideKeys } from './guide';
import { messages } from './messages.svelte';

it('explains what is asked, when it is asked', () => {
  expect(guideKeys(tableOf({ phase: 'act' }))).toEqual(['welcome', 'act']);
  expect(guideKeys(tableOf({ phase: 'act', turn: [1] }))).toEqual(['welcome', 'wait']);
  expect(guideKeys(tableOf({ phase: 'targets' }))).toEqual(['welcome', 'targets']);
  expect(guideKeys(tableOf({ phase: 'end', turn: [] }))).toEqual(['over']);
});

it('has words for every phase in which somebody is asked', () => {
  for (const phase of ['targets', 'act', 'for', 'answer', 'succession', 'exile', 'strike', 'espionage'])
    for (const key of guideKeys(tableOf({ phase })))
      expect(messages.has(`guide-byzantio-${key}`), key).toBe(true);
});
