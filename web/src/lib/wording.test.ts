import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from './games.svelte';
import { messages } from './messages.svelte';
import { plainMove } from './moves';
import { infoOf, tableOf } from './trial';
import type { Happened, Told } from './types';
import { linesOf, promptOf, storyParts, storyText } from './wording';

const WORDS = `
trial-question-bid = Bid more than { $high }.
trial-question-wait = { $seats } { $seats_count ->
    [one] bids
   *[other] bid
} in { $game }.
trial-story-round = Round { $round }
trial-story-won = { $seat } wins { $lot } { $late ->
    [yes] at last
   *[no] at once
}.
    .you = You win { $lot }.
trial-story-empty = { $seats } get nothing.
    .you = You get nothing.
trial-move-bid = Bid { $what }
trial-move-tax = Pay the tax
`;
const told = {
  questions: { bid: { high: 'count' }, wait: { seats: 'seats' } },
  stories: {
    round: { round: 'count' },
    won: { seat: 'seat', lot: 'cards', late: 'flag' },
    left: { seat: 'seat' },
    empty: { seats: 'seats' },
  },
  headings: ['round'],
};
const won = (seat: number, late = false): Told => ({ id: 'won', facts: { seat, lot: ['C1', 'C2'], late } });

beforeAll(async () => {
  games.all = [infoOf({ told })];
  await messages.bring(async () => WORDS);
});
afterAll(() => (games.all = null));

const table = tableOf();
const scene = { table, board: null };

it('words a question from its facts, by their kinds', () => {
  const asked = tableOf({ question: { id: 'bid', facts: { high: 3 } } });
  expect(promptOf(asked, null)).toBe('Bid more than 3.');
  const waits = (seats: number[]) => promptOf(tableOf({ question: { id: 'wait', facts: { seats } } }), null);
  expect([waits([1]), waits([0, 1])]).toEqual(['Basil bids in trial.', 'Anna and Basil bid in trial.']);
});

it('speaks to whom a story is about', () => {
  expect(storyText(won(1, true), scene)).toBe('Basil wins C1 and C2 at last.');
  expect(storyText(won(0), scene)).toBe('You win C1 and C2.');
  expect(storyText(won(0), { ...scene, table: { ...table, seat: null } })).toBe(
    'Anna wins C1 and C2 at once.',
  );
});

it('speaks to the viewer when a list of seats has no other', () => {
  const empty = (seats: number[]) => storyText({ id: 'empty', facts: { seats } }, scene);
  expect([empty([0]), empty([0, 1])]).toEqual(['You get nothing.', 'Anna and Basil get nothing.']);
});

it('finds readable words for what the catalogue has none for', () => {
  expect(storyText({ id: 'all-gone', facts: { seat: 1, cards: ['C1'] } }, scene)).toBe('All gone: 1, C1');
  expect(storyText({ id: 'left', facts: { seat: 1 } }, scene)).toBe('Left: Basil');
});

it('makes a line of the log of every story, and of what people do besides', () => {
  const item = (position: number, kind: string, story: Told[] = []): Happened => ({
    ...{ position, at: '', kind, seat: 1, moves: [], story },
  });
  const round: Told = { id: 'round', facts: { round: 2 } };
  expect(
    linesOf(
      [
        { ...item(1, 'started', [round]), lots: [[1, 'houses', 'Doukas']] },
        item(2, 'moved', [won(1), won(0)]),
        item(3, 'moved'),
      ],
      scene,
    ).map(({ position, text, heading, seat }) => ({ position, text, heading, seat })),
  ).toEqual([
    { position: 1, text: 'The game began.', heading: false, seat: 1 },
    { position: 1, text: 'Basil gets Doukas by lot.', heading: false, seat: 1 },
    { position: 1, text: 'Round 2', heading: true, seat: null },
    { position: 2, text: 'Basil wins C1 and C2 at once.', heading: false, seat: 1 },
    { position: 2, text: 'You win C1 and C2.', heading: false, seat: 0 },
  ]);
});

it('draws what a game can draw where a sentence names it', () => {
  games.all = [infoOf({ told, family: 'byzanz' })];
  const story = { id: 'passed', facts: { seat: 1, cards: ['C1', 'W2'] } };
  games.all[0]!.told.stories['passed'] = { seat: 'seat', cards: 'cards' };
  expect(storyParts(story, scene)).toEqual([
    'Basil passes and takes back ',
    { kind: 'cards', fact: ['C1', 'W2'], text: 'Cloth 1 and Wine 2' },
    '.',
  ]);
  games.all = [infoOf({ told })];
});

it('words moves by the verb, and leaves those without a message as they are written', () => {
  expect(plainMove('bid 5', 'trial')).toEqual({ verb: 'bid', about: '5', text: 'Bid 5' });
  expect(plainMove('tax C1', 'trial').text).toBe('Pay the tax C1');
  expect(plainMove('fold all', 'trial').text).toBe('fold all');
});
