// What the guide of a first game explains about each question; several are explained in the same words.

import type { View } from '../../lib/types';
import type { Question } from './told';
import type { IntrigueView } from './types';

const ALIKE: Partial<Record<Question['id'], string>> = {
  'ask-for': 'for',
  'replace-target': 'succession',
  'exile-pretender': 'exile',
  'cross-off': 'strike',
  'guess-target': 'espionage',
};

export function guide(view: View, asked: boolean): string[] {
  const { question, odds } = view as IntrigueView;
  if (!asked) return ['wait'];
  if (question.id === 'write-target') return [question.facts.slot === 1 ? 'targets-first' : 'targets'];
  return [ALIKE[question.id] ?? question.id, ...(question.id === 'act' && odds?.length ? ['roll'] : [])];
}
