// What the guide of a first game explains about each question; several are explained in the same words.

import type { View } from '../../lib/types';
import { has, said } from './choices';
import type { Question } from './told';
import type { ByzanzView } from './types';

const ALIKE: Partial<Record<Question['id'], string>> = {
  'pass-short': 'pass',
  'pass-no-goods': 'pass',
  'last-tax': 'tax',
  'discard-or-sell': 'discard',
  'final-sell': 'final',
  'final-done': 'final',
};

export function guide(view: View, asked: boolean): string[] {
  const { id } = (view as ByzanzView).question;
  const sells = has(view.legal.map(said), 'sell');
  return [asked ? (ALIKE[id] ?? id) : 'wait', ...(sells ? ['sell'] : [])];
}
