// The rolls in what happened: the stories that tell what the die has shown.

import type { Happened, Told } from '../../lib/types';
import type { Story } from './told';

/** A story of a roll. */
type Roll = Extract<Story, { facts: { rolled: number } }>;

/** Only repeats what others have told. */
const TIED: Story['id'] = 'start-tied';

const isRoll = (story: Told): boolean => typeof story.facts.rolled === 'number' && story.id !== TIED;

export const rollsIn = (news: readonly Happened[]): Told[] =>
  news.flatMap(({ story }) => (story ?? []).filter(isRoll));

/** What the die has shown. */
export const rolled = (story: Told): number => (story as Roll).facts.rolled;
