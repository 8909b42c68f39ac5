// Every word on the page, in the visitor's language. One catalogue for browser and terminal: src/hippodrome/locales,
// of which the file terminal.ftl is for the terminal alone.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

type Files = Record<string, string>;
const english = import.meta.glob(['../../../src/hippodrome/locales/en/*.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Files;
const others = import.meta.glob(['../../../src/hippodrome/locales/{fr,de,es}/*.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

const texts = (language: Language): Promise<string[]> =>
  Promise.all(
    Object.keys(others)
      .filter((file) => file.includes(`/${language}/`))
      .map((file) => others[file]!()),
  );

function bundle(language: Language, files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of files)
    for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

const ENGLISH = bundle('en', Object.values(english));

class Messages {
  language = $state<Language>('en');
  private bundle = $state.raw(ENGLISH);

  async choose(language: Language) {
    this.bundle = language === 'en' ? ENGLISH : bundle(language, await texts(language));
    this.language = language;
    document.documentElement.lang = language;
    try {
      localStorage.setItem('language', language);
    } catch {
      // a browser that keeps nothing: the language is chosen anew next time
    }
  }

  say(id: string, given?: Record<string, FluentVariable>): string {
    const found = this.bundle.getMessage(id);
    if (!found?.value) return id;
    return this.bundle.formatPattern(found.value, given ?? null, []);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const messages = new Messages();

/** A message in the visitor's language. */
export const t = (id: string, given?: Record<string, FluentVariable>): string => messages.say(id, given);

/** Words in a row as the language joins them: "Anna, Basil, and Zoe", "Ana e Inés". */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(messages.language, { type: 'conjunction' }).format(words);

/** The language that was chosen before, or else the browser's. */
export function preferred(): Language {
  const kept = (() => {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  })();
  const wanted = kept ? [kept] : navigator.languages;
  return negotiateLanguages([...wanted], Object.keys(LANGUAGES), {
    defaultLocale: 'en',
    strategy: 'lookup',
  })[0] as Language;
}
