import { afterEach, expect, test } from 'vitest';
import { listed, messages, t } from './messages.svelte';

afterEach(() => messages.choose('en'));

test('names stand in a row as each language joins them', async () => {
  expect(listed(['Anna', 'Basil', 'Zoe'])).toBe('Anna, Basil, and Zoe');
  await messages.choose('es');
  expect([listed(['Ana', 'Blas']), listed(['Ana', 'Inés'])]).toEqual(['Ana y Blas', 'Ana e Inés']);
});

test.each([
  ['fr', 'Ana réfléchit à sa mise.', 'Ana et Zoé réfléchissent à leur mise.'],
  ['de', 'Ana bietet.', 'Ana und Zoé bieten.'],
  ['es', 'Ana está pujando.', 'Ana y Zoé están pujando.'],
] as const)('who is waited for, one or several: %s', async (language, one, two) => {
  await messages.choose(language);
  expect(t('byzanz-wait-bid', { names: 'Ana', count: 1 })).toBe(one);
  expect(t('byzanz-wait-bid', { names: listed(['Ana', 'Zoé']), count: 2 })).toBe(two);
});

test('what only the terminal says is not on the page', () => {
  expect(messages.has('terminal-ask')).toBe(false);
});
