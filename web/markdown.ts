// Rules pages: Markdown becomes what the page shows while it is built, so that no browser has to read Markdown.

import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Part, Written } from './src/rules/written';

const CLAUSE = /\[([A-Z]{2,4}-[A-Z]?\d+)\]/g;

/** A page of rules, taken apart: its title, its headings, and its parts in order, pictures among them. */
export function written(text: string): Written {
  const page: Written = { title: '', headings: [], parts: [] };
  const told = new Set<string>();
  for (const token of marked.lexer(text)) {
    const picture = alone(token);
    if (picture) page.parts.push(picture);
    else if (token.type === 'heading' && token.depth === 1) page.title = token.text;
    else if (token.type === 'heading') page.headings.push(heading(page, token as Tokens.Heading));
    else if (token.type !== 'space') add(page.parts, withClauses(marked.parser([token]), told));
  }
  return page;
}

function heading(page: Written, { text }: Tokens.Heading): { id: string; text: string } {
  const id = `part-${page.headings.length + 1}`;
  page.parts.push({ heading: text, id });
  return { id, text };
}

/** A picture that stands alone in its paragraph: `![Three cards](cards:C1 C2 C3)`. */
function alone(token: Token): Part | null {
  if (token.type !== 'paragraph') return null;
  const found = /^!\[(.+)\]\((\w+):(.*)\)$/.exec(token.text.trim());
  return found ? { picture: found[2]!, what: found[3]!, alt: found[1]! } : null;
}

function add(parts: Part[], html: string) {
  const last = parts.at(-1);
  if (last && 'html' in last) last.html += html;
  else parts.push({ html });
}

/** Clauses become small signs; where one is told first, a link to it leads. */
function withClauses(html: string, told: Set<string>): string {
  return html.replace(CLAUSE, (_, clause: string) => {
    const id = told.has(clause) ? '' : ` id="${clause}"`;
    told.add(clause);
    return `<span class="clause"${id}>${clause}</span>`;
  });
}

export const markdown = (): Plugin => ({
  name: 'rules',
  transform: (text, id) =>
    id.endsWith('.md') ? { code: `export default ${JSON.stringify(written(text))}`, map: null } : null,
});
