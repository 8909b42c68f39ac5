// What is said of a table before anybody sits down: every option, the clock, hints.

import { choiceName, clockName, optionShort } from './labels';
import { listed, t } from './messages.svelte';
import type { Choice, Chosen, Door, GameInfo, Option } from './types';

/** The value of an option in words. */
function valueOf({ name, kind }: Option, value: unknown): string {
  if (kind === 'flag') return t(value ? 'plain-yes' : 'plain-no');
  if (kind === 'list') return listed((value as Choice[]).map((choice) => choiceName(name, choice)));
  if (kind === 'file')
    return t(typeof value === 'string' && value !== 'own' ? 'option-usual' : 'option-file-own');
  return choiceName(name, value as Choice);
}

export interface Fact {
  name: string;
  value: string;
  /** Whether it is as it usually is. */
  usual: boolean;
}

/** All that is fixed at a table, in the order of the game's options. What seats choose is said with the seats. */
export function doorFacts(info: GameInfo | undefined, door: Door): Fact[] {
  const options = (info?.options ?? []).filter(({ name, each }) => name !== 'seats' && !each);
  return [
    { name: t('seats'), value: String(door.options.seats), usual: true },
    ...options.map((option) => ({
      name: optionShort(option.name),
      value: valueOf(option, door.options[option.name]),
      usual: door.options[option.name] === option.default,
    })),
    { name: t('clock'), value: clockName(door.clock), usual: door.clock === null },
    { name: t('hints'), value: t(door.hints ? 'plain-yes' : 'plain-no'), usual: true },
  ];
}

/** The same in a few words, for a list of tables: whatever is not as usual, clock and hints always. */
export function doorLine(info: GameInfo | undefined, door: Door): string {
  const [, ...facts] = doorFacts(info, door);
  const clockAndHints = [clockName(door.clock), t(door.hints ? 'hints-on' : 'hints-off')];
  const options = facts
    .slice(0, -2)
    .filter(({ usual }) => !usual)
    .map(({ name, value }) => (value === t('plain-yes') ? name : `${name}: ${value}`));
  return [...options, ...clockAndHints].join(' · ');
}

/** What somebody wants for the own seat, after one more choice; null is none. */
export function settled(wanted: Chosen, option: string, choice: Choice | null): Chosen {
  const others = Object.entries(wanted).filter(([name]) => name !== option);
  return Object.fromEntries(choice === null ? others : [...others, [option, choice]]);
}
