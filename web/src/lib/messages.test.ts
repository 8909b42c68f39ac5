import { afterEach, expect, test } from 'vitest';
import { listed, messages, t } from './messages.svelte';

afterEach(() => messages.choose('en'));

test('names stand in a row as each language joins them', async () => {
  expect(listed(['Anna', 'Basil', 'Zoe'])).toBe('Anna, Basil, and Zoe');
  await messages.choose('es');
  expect([listed(['Ana', 'Blas']), listed(['Ana', 'Inés'])]).toEqual(['Ana y Blas', 'Ana e Inés']);
});

test('a game from elsewhere brings its words, in the language of the visitor and again when that changes', async () => {
  const words: Record<string, string> = {
    en: 'brought = Good day',
    de: 'brought = Guten Tag\n    .you = Du!',
  };
  await messages.bring(async (language) => words[language] ?? '');
  expect(t('brought')).toBe('Good day');
  await messages.choose('de');
  expect(t('brought')).toBe('Guten Tag');
  expect([t('brought', {}, 'you'), t('brought', {}, 'other')]).toEqual(['Du!', 'Guten Tag']);
  await messages.choose('fr');
  expect(messages.has('brought')).toBe(false);
});

test('of two languages that are chosen at once, the last counts', async () => {
  await Promise.all([messages.choose('de'), messages.choose('es')]);
  expect(messages.language).toBe('es');
  expect(document.documentElement.lang).toBe('es');
});

test.each(['en', 'fr'] as const)('what only the terminal says is not on the page: %s', async (language) => {
  await messages.choose(language);
  expect(messages.has('game-byzanz')).toBe(true);
  expect(messages.has('terminal-offer')).toBe(false);
});
