import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../lib/games.svelte';
import { infoOf } from '../lib/trial';
import GameCard from './GameCard.svelte';

const game = infoOf({
  seats: [2, 3, 5],
  options: [
    { name: 'seats', kind: 'choice', default: 3, choices: [1, 2, 3, 5], study: false, each: null },
    { name: 'num_cards', kind: 'choice', default: 13, choices: [4, 13], study: false, each: null },
    {
      name: 'points_order',
      kind: 'choice',
      default: 'random',
      choices: ['random', 'descending'],
      study: false,
      each: null,
    },
    { name: 'open_profits', kind: 'flag', default: false, choices: [], study: false, each: null },
    { name: 'colours', kind: 'list', default: null, choices: ['red', 'blue'], study: false, each: 'colour' },
    { name: 'board', kind: 'file', default: 'usual', choices: [], study: false, each: null },
    { name: 'lives', kind: 'number', default: 3, choices: [1, 9], study: false, each: null },
    { name: 'depth', kind: 'number', default: null, choices: [1, 8], study: true, each: null },
    { name: 'tiny', kind: 'flag', default: false, choices: [], study: true, each: null },
  ],
  clocks: [
    { kind: 'live', each: 60 },
    { kind: 'days', each: 1 },
  ],
});
const begin = vi.fn();
const usual = { clock: null, public: false, hints: true, chosen: {} };
const fileOf = (text: string) => ({ text: async () => text });
/** What is open over the page comes first. */
const here = () => within(document.querySelector<HTMLElement>('dialog') ?? document.body);
const press = (name: string) => fireEvent.click(here().getByRole('button', { name }));
const choose = (label: string, text: string) => {
  const select = here().getByLabelText(label) as HTMLSelectElement;
  const option = [...select.options].find((one) => one.textContent === text)!;
  return fireEvent.change(select, { target: { value: option.value } });
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  begin.mockClear();
  games.all = [game];
  render(GameCard, { game, busy: false, begin });
});
afterEach(cleanup);

it('is drawn from what the server says', async () => {
  expect(screen.getByRole('heading', { name: 'Trial' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Learn by playing' })).toBeNull();
  await press('Play now');
  expect(begin).toHaveBeenCalledWith({ ...usual, way: 'bots', options: { seats: 3 } });
});

it('asks for options, a flag by a tick, a choice by a list, and what the own seat chooses', async () => {
  await press('Invite friends');
  await choose('Players', '5');
  await choose('Num cards', '4');
  await choose('Points order', 'Descending');
  await choose('Clock', '60 seconds a move');
  await fireEvent.click(screen.getByLabelText('Open profits: everybody sees all profit cards'));
  await fireEvent.click(screen.getByLabelText('Show this table in the lobby'));
  await fireEvent.click(screen.getByLabelText('Hints allowed: everybody sees who asks for one'));
  await press('Blue');
  expect(screen.getByRole('button', { name: 'Blue' }).getAttribute('aria-pressed')).toBe('true');
  expect(here().getAllByRole('combobox')).toHaveLength(4);
  await press('Open the table');
  expect(begin).toHaveBeenCalledWith({
    way: 'friends',
    options: { seats: 5, num_cards: 4, points_order: 'descending', open_profits: true },
    clock: { kind: 'live', each: 60 },
    public: true,
    hints: true,
    chosen: { colours: 'blue' },
  });
});

it('lets whoever plays now choose the same', async () => {
  await press('Options');
  await choose('Num cards', '4');
  await press('Red');
  await press('Blue');
  await press('Play now');
  const options = { seats: 3, num_cards: 4 };
  expect(begin).toHaveBeenLastCalledWith({ ...usual, way: 'bots', options, chosen: { colours: 'blue' } });
  await press('Blue');
  await press('Play now');
  expect(begin).toHaveBeenLastCalledWith({ ...usual, way: 'bots', options });
});

it('takes a file that somebody brings, and says if it is none', async () => {
  await press('Options');
  const file = screen.getByLabelText('Map') as HTMLInputElement;
  await fireEvent.change(file, { target: { files: [fileOf('{"places": []}')] } });
  await vi.waitFor(async () => {
    await press('Play now');
    expect(begin.mock.lastCall![0].options).toEqual({ seats: 3, board: { places: [] } });
  });
  await fireEvent.change(file, { target: { files: [fileOf('moon')] } });
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('JSON'));
  await press('Play now');
  expect(begin).toHaveBeenLastCalledWith({ ...usual, way: 'bots', options: { seats: 3 } });
});

it('takes what is usual for options that are not in sight', async () => {
  await press('Invite friends');
  await choose('Num cards', '4');
  await press('Cancel');
  await press('Play now');
  expect(begin).toHaveBeenCalledWith({ ...usual, way: 'bots', options: { seats: 3 } });
});

it('opens tables for friends that nobody else sees, unless one says otherwise', async () => {
  await press('Invite friends');
  await press('Open the table');
  expect(begin.mock.lastCall![0].public).toBe(false);
});

it('moves nothing on the page when options are opened', async () => {
  await press('Invite friends');
  expect(document.querySelector<HTMLDialogElement>('dialog')!.open).toBe(true); // over the page, by showModal
  expect(document.querySelector('article > .options')).toBeNull();
});

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const wanted = () => begin.mock.lastCall?.[0].options;

it('asks for a number within its bounds; an empty field is as usual', async () => {
  await press('Invite friends');
  await enter('Lives', '5');
  await press('Open the table');
  expect(wanted()).toEqual({ seats: 3, lives: 5 });
  await enter('Lives', '12');
  expect((screen.getByLabelText('Lives') as HTMLInputElement).value).toBe('9');
  await press('Open the table');
  expect(wanted()).toEqual({ seats: 3, lives: 9 });
  await enter('Lives', '');
  expect((screen.getByLabelText('Lives') as HTMLInputElement).value).toBe('3');
  await press('Open the table');
  expect(wanted()).toEqual({ seats: 3 });
});

it('folds away what is for studying the game, and takes it only while it is unfolded', async () => {
  await press('Invite friends');
  const fold = screen.getByText('Study').closest('details')!;
  expect(screen.queryByRole('option', { name: '1' })).toBeNull();
  expect([...fold.querySelectorAll('label')].map((label) => label.textContent?.trim())).toEqual([
    'Depth',
    'Tiny',
  ]);
  expect(fold.open).toBe(false);
  fold.open = true;
  await fireEvent(fold, new Event('toggle'));
  await enter('Depth', '2');
  await fireEvent.click(screen.getByLabelText('Tiny'));
  await choose('Players', '1');
  await press('Open the table');
  expect(wanted()).toEqual({ seats: 1, depth: 2, tiny: true });
  await enter('Depth', '');
  await press('Open the table');
  expect(wanted()).toEqual({ seats: 1, tiny: true });
  fold.open = false;
  await fireEvent(fold, new Event('toggle'));
  await press('Open the table');
  expect(wanted()).toEqual({ seats: 3 });
});
