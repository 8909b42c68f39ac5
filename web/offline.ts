// What is there without a network: a page with the rules in every language, which the worker keeps. The worker's own
// text names what it keeps by its content, so that a new version takes the place of the old one.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { written } from './markdown';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const LOCALES = join(HERE, '../src/hippodrome/locales');
export const OFFLINE_LANGUAGES = ['en', 'fr', 'de', 'es'];

/** A message of the catalogue, one line long. */
function message(language: string, id: string): string {
  const text = readFileSync(join(LOCALES, language, 'door.ftl'), 'utf8');
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(text);
  if (!found) throw new Error(`there is no ${id} in ${language}`);
  return found[1]!;
}

/** The rules of all games in a language, as they are written. */
function rules(language: string): string[] {
  const games = join(HERE, 'src/games');
  return readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.md`))
    .sort()
    .map((file) => readFileSync(join(games, file), 'utf8'));
}

/** The page for a language: plain, without any script. */
export function offlinePage(language: string): string {
  const t = (id: string) => message(language, id);
  const parts = rules(language).map((text) => {
    const { title, parts } = written(text);
    const body = parts.map((part) =>
      'html' in part
        ? part.html.replaceAll(/ id="[^"]*"/g, '')
        : 'heading' in part
          ? `<h3>${part.heading}</h3>`
          : '',
    );
    return `<details><summary><h2>${title}</h2></summary>${body.join('')}</details>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Hippodrome</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<h1>Hippodrome</h1>
<p><strong>${t('offline')}</strong> ${t('offline-about')}</p>
<p><a href="/">${t('offline-again')}</a></p>
${parts.join('\n')}
</main>
</body>
</html>
`;
}

/** The worker: its notifications as they are, and what it keeps. */
export function workerText(notifications: string, kept: Record<string, string>): string {
  const digest = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 16);
  return `${notifications}
const KEPT = 'offline-${digest}';
const FILES = ${JSON.stringify(Object.keys(kept))};
const LANGUAGES = ${JSON.stringify(OFFLINE_LANGUAGES)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const others = async () => {
    const names = (await caches.keys()).filter((name) => name !== KEPT);
    await Promise.all(names.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(others());
});
// The page and its code always come from the server: what is kept is shown only where there is none.
addEventListener('fetch', (event) => {
  const { request } = event;
  const style = new URL(request.url).pathname === '/offline.css';
  if (request.mode !== 'navigate' && !style) return;
  const wanted = navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one)) ?? 'en';
  const kept = () => caches.match(style ? '/offline.css' : '/offline.' + wanted + '.html');
  event.respondWith(fetch(request).catch(async () => (await kept()) ?? Response.error()));
});
`;
}

export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle() {
    const kept: Record<string, string> = {
      '/offline.css': readFileSync(join(HERE, 'src/offline.css'), 'utf8'),
    };
    for (const language of OFFLINE_LANGUAGES) kept[`/offline.${language}.html`] = offlinePage(language);
    for (const [name, source] of Object.entries(kept))
      this.emitFile({ type: 'asset', fileName: name.slice(1), source });
    const notifications = readFileSync(join(HERE, 'src/notifications.js'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: workerText(notifications, kept) });
  },
});
