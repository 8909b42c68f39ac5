import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Actions from './Actions.svelte';
import { atlas } from './atlas';
import { Choice } from './choice.svelte';
import Labels from './Labels.svelte';
import { lay } from './layout';
import { housesOf, lookOf } from './looks';
import { read } from './moves';
import Pieces from './Pieces.svelte';
import { shipped } from './shipped';
import { reason } from './reason';
import { Touch } from './touch';
import { board, tableOf } from './trial';
import type { IntrigueView } from './types';

const view = tableOf({}).view as IntrigueView;

afterEach(cleanup);

test('the wheel scrolls the page, and zooms with Ctrl or where the map has the focus', () => {
  const zoom = vi.fn();
  const touch = new Touch({ zoom } as never, () => {});
  const map = document.body.appendChild(document.createElement('div'));
  map.tabIndex = 0;
  const turned = (more: WheelEventInit = {}) => {
    const event = new WheelEvent('wheel', { deltaY: -50, cancelable: true, ...more });
    map.addEventListener('wheel', touch.wheel, { once: true });
    map.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turned()).toBe(false);
  expect(zoom).not.toHaveBeenCalled();
  expect(turned({ ctrlKey: true })).toBe(true);
  map.focus();
  expect(turned()).toBe(true);
  expect(zoom).toHaveBeenCalledTimes(2);
  map.remove();
});

test.each(['byzantio', 'nekken'] as const)(
  'every name of %s can be touched, and none is read out',
  (name) => {
    const shown = shipped(name);
    const { container } = render(Labels, {
      board: shown,
      laid: lay(shown, atlas(shown), 0.55),
      readable: true,
      inPlay: new Set<string>(),
      targets: new Map([[shown.place[1]!.city![0]!.slug, 14]]),
    });
    expect(container.querySelector('text')?.closest('[aria-hidden=true]')).toBeTruthy();
    for (const text of container.querySelectorAll('text')) expect(text.closest('[data-place]')).toBeTruthy();
    const named = [...container.querySelectorAll('text')].map((text) => text.textContent);
    expect(named).toContain(shown.place[3]!.name.toUpperCase());
    expect(named).toContain('14'); // in its star
    if (name === 'byzantio') {
      expect(container.querySelector('[data-city=mytilene][data-place=aegean] .city-name')).toBeTruthy();
      expect(container.querySelector('[data-place=aegean] .place-name')).toBeTruthy();
    }
  },
);

test('screen readers meet no letters of pieces behind the map', () => {
  const held = { ...view, garrisons: { nicaea: { doukas: 2, komnenos: 1 } } };
  const { container } = render(Pieces, { board, view: held, laid: lay(board, atlas(board), 0.55) });
  const letters = [...container.querySelectorAll('text')];
  expect(letters.map((text) => text.textContent).sort()).toEqual(['D', 'D', 'D', 'K', 'K']);
  expect(letters.every((text) => text.closest('[aria-hidden=true]'))).toBe(true);
});

test('the letters of a tribe are those that its name begins with', () => {
  for (const game of ['byzantio', 'nekken'])
    for (const house of housesOf(game))
      expect(house.startsWith(lookOf(house).letter.toLowerCase()), house).toBe(true);
});

const actions = (legal: string[], more = {}) =>
  render(Actions, {
    choice: new Choice(
      () => legal,
      () => atlas(board),
      () => {},
    ),
    board,
    boxes: { campaign: 3, muster: 0, bribe: 2 },
    asked: legal.length > 0,
    acting: true,
    busy: false,
    onoffer: () => {},
    ...more,
  });

test('all actions are always there, with the reason why one is not possible', async () => {
  const { getByRole, getByText, unmount } = actions(['campaign thrace', 'pass']);
  expect(getByRole('button', { name: /Campaign/ }).getAttribute('aria-disabled')).toBeNull();
  const muster = getByRole('button', { name: /Muster/ });
  expect(muster.getAttribute('aria-disabled')).toBe('true');
  expect(muster.title).toBe('No box is left.');
  await fireEvent.click(muster);
  getByText('Muster: No box is left.');
  expect(getByRole('button', { name: /Bribe/ }).title).toBe('There is nowhere to do it now.');
  unmount();
  const waiting = actions([]);
  expect(waiting.getByRole('button', { name: /Campaign/ }).title).toBe('It is not your turn.');
});

test('a box is crossed off where it stands', async () => {
  const made: string[] = [];
  const legal = ['strike campaign', 'strike bribe'];
  const choice = new Choice(
    () => legal,
    () => atlas(board),
    (text) => made.push(text),
  );
  const { getByRole } = actions(legal, { choice });
  await fireEvent.click(getByRole('button', { name: /Bribe/ }));
  expect(choice.sure?.text).toBe('strike bribe');
  expect(getByRole('button', { name: /Muster/ }).getAttribute('aria-disabled')).toBe('true');
});

test('a hint tells why: the target that it serves, whom it takes from, the odds', () => {
  const odds = [{ city: 'nicaea', house: 'doukas', needed: 5, chance: 0.5, weighs: {} }];
  const why = (move: string) => reason(read(move), { ...view, odds }, board);
  expect(why('muster nicaea')).toBe('Nicaea is your target for 14 points.');
  expect(why('advance opsikion')).toBe('From there it is near to Nicaea, your target for 14 points.');
  expect(why('expel nicaea doukas')).toMatch(
    /^Nicaea is your target for 14 points. It takes a garrison from Doukas. .*50/,
  );
  expect(why('muster adrianople')).toBe('');
});
