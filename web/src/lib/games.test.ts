import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { games } from './games.svelte';
import { gameAbout, gameName } from './labels';
import { messages } from './messages.svelte';
import { infoOf } from './trial';

const asked: string[] = [];
const WORDS: Record<string, string> = { en: 'game-trial = The Trial', de: 'game-trial = Die Probe' };

beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/games')
      return new Response(JSON.stringify({ games: [infoOf(), infoOf({ name: 'byzanz' })] }));
    const words = WORDS[path.split('/').at(-1)!];
    return new Response(words ?? '', { status: words ? 200 : 404 });
  }),
);
afterEach(() => vi.unstubAllGlobals());

it('asks the server once, and for the words of games that the page does not know', async () => {
  expect([games.all, games.of('trial'), gameName('trial')]).toEqual([null, undefined, 'Trial']);
  await Promise.all([games.load(), games.load()]);
  expect(asked).toEqual(['/api/games', '/api/games/trial/messages/en']);
  expect(games.of('trial')?.seats).toEqual([2, 3]);
  expect([gameName('trial'), gameAbout('trial'), gameName('byzanz')]).toEqual(['The Trial', '', 'Byzanz']);
});

it('asks for them again in another language, and takes English where a game does not speak it', async () => {
  await messages.choose('de');
  expect(gameName('trial')).toBe('Die Probe');
  await messages.choose('fr');
  expect(gameName('trial')).toBe('The Trial');
  expect(asked.slice(-2)).toEqual(['/api/games/trial/messages/fr', '/api/games/trial/messages/en']);
});
