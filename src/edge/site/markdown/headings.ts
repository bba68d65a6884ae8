import type { Token, Tokens } from 'marked';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** The anchor that GitHub gives a heading, so that links work there and here alike. */
export function headingId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}

/** Every heading with its anchor; equal ones are counted, as GitHub does. */
export function collectHeadings(tokens: readonly Token[]): Map<Token, Heading> {
  const headings = new Map<Token, Heading>();
  const uses = new Map<string, number>();
  for (const token of tokens) {
    if (token.type !== 'heading') continue;
    const heading = token as Tokens.Heading;
    const text = plainText(heading.tokens);
    const base = headingId(text);
    const used = uses.get(base) ?? 0;
    uses.set(base, used + 1);
    headings.set(token, { depth: heading.depth, id: used === 0 ? base : `${base}-${used}`, text });
  }
  return headings;
}
