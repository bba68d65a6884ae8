import type { Token, Tokens } from 'marked';
import { type Heading, plainText } from './headings.ts';

/** What a search can find: the text between one heading and the next. */
export interface PageSection {
  /** The anchor; empty before the first heading of the page. */
  id: string;
  heading: string;
  text: string;
  /** The languages of its samples, by the names that readers look for. */
  samples?: string;
}

const SAMPLE_NAMES: Readonly<Record<string, string>> = {
  bash: 'curl',
  ts: 'TypeScript JavaScript',
  python: 'Python',
};

function textOf(token: Token): string {
  if (token.type === 'code' || token.type === 'space' || token.type === 'hr') return '';
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ');
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((row) => row.map((cell) => plainText(cell.tokens)).join(' · ')).join(' ');
  }
  return plainText([token]);
}

/** Of samples only the language is kept: their words would drown those of the text. */
export function pageSections(tokens: readonly Token[], headings: ReadonlyMap<Token, Heading>): PageSection[] {
  const sections: PageSection[] = [];
  for (const token of tokens) {
    const heading = headings.get(token);
    if (heading) {
      sections.push({ id: heading.depth === 1 ? '' : heading.id, heading: heading.text, text: '' });
      continue;
    }
    const section = sections.at(-1);
    const sample = token.type === 'code' && SAMPLE_NAMES[(token as Tokens.Code).lang ?? ''];
    if (section && sample) section.samples = section.samples ? `${section.samples} ${sample}` : sample;
    const text = textOf(token).replace(/\s+/g, ' ').trim();
    if (section && text) section.text = section.text ? `${section.text} ${text}` : text;
  }
  return sections;
}
