// @vitest-environment node
import { expect, it } from 'vitest';
import { offlinePage, workerText } from './offline';

it.each([
  ['en', 'You are offline.', 'Retry'],
  ['de', 'Du bist offline.', 'Noch einmal versuchen'],
])('has the rules of every game in %s, and no script', (language, offline, again) => {
  const page = offlinePage(language);
  expect(page).toContain(offline);
  expect(page).toContain(again);
  expect(page.match(/<details>/g)).toHaveLength(3);
  expect(page).toContain('BZ-10');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('style=');
});

it('changes with whatever it keeps, and keeps no code of the page', () => {
  const one = workerText('', { '/offline.css': 'a', '/offline.en.html': 'b' });
  const other = workerText('', { '/offline.css': 'a', '/offline.en.html': 'c' });
  expect(one).not.toBe(other);
  expect(one).not.toContain('assets');
  expect(one).not.toContain('index.html');
});
