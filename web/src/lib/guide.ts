// Which lessons of a guided game fit now. The games list their lessons, the catalogue has the words; a game without a
// list has a lesson for each question that the catalogue explains.

import { clientOf } from '../games';
import type { Lesson, Moment } from '../games/client';
import { games } from './games.svelte';
import { messages } from './messages.svelte';
import type { Happened, Table, Told } from './types';

const WELCOME = 'welcome';

const words = import.meta.glob('../../../src/hippodrome/locales/*/guide.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;
let brought: Promise<void> | null = null;

/** Bring the words of the lessons, which only guided games need. */
export const bringWords = (): Promise<void> =>
  (brought ??= messages.bring((language) =>
    words[`../../../src/hippodrome/locales/${language}/guide.ftl`]!(),
  ));

const isWorded = (game: string, id: string): boolean => messages.has(`guide-${game}-${id}`);

/** A game can be learnt by playing if it lists lessons, or else if its words welcome somebody. */
export const isGuided = (game: string): boolean =>
  clientOf(games.of(game)?.family)?.lessons !== undefined || isWorded(game, WELCOME);

/** The lessons of a game that names none: about what is asked. */
const asked = (game: string): Lesson[] => [
  { id: WELCOME, at: () => ['board'] },
  ...Object.keys(games.of(game)?.told.questions ?? {}).map((id) => ({
    ...{ id, asked: [id], at: () => ['actions', 'board'] },
  })),
];

/** A lesson that is due: what it is about, and the facts of what it comes with. */
export interface Due {
  id: string;
  at: readonly string[];
  story: Told | null;
}

export const isAsked = ({ seat, view, state }: Table): boolean =>
  state === 'playing' && seat !== null && !!view?.turn.includes(seat);

/** What has happened from this seat's last move on. */
export function recent(happened: readonly Happened[], seat: number | null): Told[] {
  const moved = happened.map((item) => item.kind === 'moved' && item.seat === seat).lastIndexOf(true);
  return happened.slice(Math.max(0, moved)).flatMap(({ story }) => story ?? []);
}

/**
 * The lessons that are due at a table, each that was not seen yet once: first what is told to a beginner, then what the
 * stories teach, in their order, and last what is asked.
 */
export function due(table: Table, stories: readonly Told[], seen: readonly string[]): Due[] {
  const { game, view, seat } = table;
  if (!view || seat === null || table.state !== 'playing') return [];
  const lessons = (clientOf(games.of(game)?.family)?.lessons ?? asked(game)).filter(
    ({ id }) => !seen.includes(id) && isWorded(game, id),
  );
  const given = (among: readonly Lesson[], story: Told | null): Due[] => {
    const moment: Moment = { view, seat, story };
    return among
      .filter(({ when }) => when?.(moment) ?? true)
      .map(({ id, at }) => ({ id, at: at(moment), story }));
  };
  const { id: question } = view.question;
  const found = [
    ...given(
      lessons.filter(({ id }) => id === WELCOME),
      null,
    ),
    ...stories.flatMap((story) =>
      given(
        lessons.filter(({ told }) => told?.includes(story.id)),
        story,
      ),
    ),
    ...given(
      lessons.filter(
        (one) => !one.told && (one.asked ? isAsked(table) && one.asked.includes(question) : true),
      ),
      null,
    ),
  ];
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}
