// Every word on the page, in the visitor's language. One catalogue for browser and terminal: src/hippodrome/locales,
// of which terminal.ftl is for the terminal alone, and guide.ftl and
// puzzles.ftl are brought where they are needed. Games from elsewhere bring their words when they are met.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
export type Given = Record<string, FluentVariable>;

/** More messages in a language, as Fluent text; none if there are none. */
export type Source = (language: Language) => Promise<string>;

type Files = Record<string, string>;
const english = import.meta.glob(
  [
    '../../../src/hippodrome/locales/en/*.ftl',
    '!../../../src/hippodrome/locales/en/{terminal,guide,puzzles}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
) as Files;
const others = import.meta.glob(
  [
    '../../../src/hippodrome/locales/{fr,de,es}/*.ftl',
    '!../../../src/hippodrome/locales/*/{terminal,guide,puzzles}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
) as Record<string, () => Promise<string>>;

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

class Messages {
  language = $state<Language>('en');
  private bundle = $state.raw(bundle('en', Object.values(english)));
  private sources: Source[] = [];
  private wanted: Language = 'en';
  private asked = 0;

  async choose(language: Language) {
    this.wanted = language;
    try {
      localStorage.setItem('language', language);
    } catch {
      // a browser that keeps nothing: the language is chosen anew next time
    }
    await this.read();
  }

  /** Add messages that the page does not have itself, in the language that is chosen now and in later ones. */
  async bring(...sources: Source[]) {
    this.sources.push(...sources);
    await this.read();
  }

  /** Read all messages of the language that is wanted; of several at once the last counts. */
  private async read() {
    const asked = ++this.asked;
    const language = this.wanted;
    const own = language === 'en' ? Object.values(english) : await texts(language);
    const brought = await Promise.all(this.sources.map((source) => source(language)));
    if (asked !== this.asked) return;
    this.bundle = bundle(language, [...own, ...new Set(brought)]); // games of one family bring the same
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A message, or its attribute if it has that one. */
  say(id: string, given?: Given, attribute?: string): string {
    const found = this.bundle.getMessage(id);
    const pattern = (attribute && found?.attributes[attribute]) || found?.value;
    return pattern ? this.bundle.formatPattern(pattern, given ?? null, []) : id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const messages = new Messages();

/** A message in the visitor's language, or its attribute if it has that one. */
export const t = (id: string, given?: Given, attribute?: string): string =>
  messages.say(id, given, attribute);

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
