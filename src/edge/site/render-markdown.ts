import { posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { highlight } from './highlight.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

export interface RenderedPage {
  title: string;
  html: string;
  headings: readonly Heading[];
}

/** What a reader sees above a sample: by language, or by the word after it on the fence. */
const SAMPLE_CAPTIONS: Record<string, string> = {
  bash: 'Terminal',
  shell: 'Terminal',
  ts: 'TypeScript',
  text: 'Output',
  'json output': 'Response',
  'json response': 'Response',
  'json request': 'Request body',
  'json config': 'Configuration',
};

const LINK_SCHEMES = /^(https?:|mailto:)/i;

/** The anchor that GitHub gives a heading, so that links work there and here alike. */
export function headingId(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Links between pages are written as links between files (`../errors.md#x`); on the site they lead to the pages. */
export function siteAddress(href: string, page: string, docsRoot: string): string | null {
  if (href.startsWith('#') || LINK_SCHEMES.test(href)) return href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('/')) return null;
  const [file, anchor] = href.split('#', 2) as [string, string | undefined];
  const target = posix.join(posix.dirname(page), file).replace(/\.md$/, '');
  return `${docsRoot}/${target}${anchor === undefined ? '' : `#${anchor}`}`;
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : ''))
    .join('');
}

function collectHeadings(tokens: readonly Token[]): Map<Token, Heading> {
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

function renderHeading(heading: Heading, content: string): string {
  const { depth, id, text } = heading;
  if (depth === 1) return `<h1 id="${escapeHtml(id)}">${content}</h1>\n`;
  const anchor = `<a class="anchor" href="#${escapeHtml(id)}" aria-label="Link to ${escapeHtml(text)}">#</a>`;
  return `<h${depth} id="${escapeHtml(id)}">${content} ${anchor}</h${depth}>\n`;
}

function renderSample(text: string, fence: string): string {
  const language = fence.split(/\s/, 1)[0] ?? '';
  const caption = SAMPLE_CAPTIONS[fence] ?? SAMPLE_CAPTIONS[language];
  const captionHtml = caption ? `<figcaption>${caption}</figcaption>` : '';
  const kind = caption === 'Response' ? 'sample response' : 'sample';
  // The block scrolls sideways, so it must be reachable by keyboard.
  return `<figure class="${kind}">${captionHtml}<pre tabindex="0"><code>${highlight(text, language)}</code></pre></figure>\n`;
}

/** From this many columns on, a table does not fit a telephone and is set there as a list of labelled values. */
const WIDE_TABLE_COLUMNS = 4;

function renderTable(table: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const labels = table.header.map((cell) => escapeHtml(plainText(cell.tokens)));
  const head = table.header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
  const rows = table.rows.map((row) => {
    const cells = row.map((cell, column) => `<td data-label="${labels[column]}">${inline(cell)}</td>`);
    return `<tr>${cells.join('')}</tr>\n`;
  });
  const kind = table.header.length >= WIDE_TABLE_COLUMNS ? 'table wide' : 'table';
  return `<div class="${kind}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('')}</tbody></table></div>\n`;
}

/** One page to HTML. Raw HTML in the source is shown as text; images and links to unknown schemes are not made. */
export function renderMarkdown(markdown: string, page: string, docsRoot: string): RenderedPage {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(markdown);
  const headings = collectHeadings(tokens);
  marked.use({
    renderer: {
      heading(token) {
        return renderHeading(
          headings.get(token) ?? collectHeadings([token]).get(token)!,
          this.parser.parseInline(token.tokens),
        );
      },
      code: ({ text, lang }) => renderSample(text, (lang ?? '').trim()),
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      link({ href, tokens: content }) {
        const address = siteAddress(href, page, docsRoot);
        const html = this.parser.parseInline(content);
        return address === null ? html : `<a href="${escapeHtml(address)}">${html}</a>`;
      },
      table(token) {
        return renderTable(token, (cell) => this.parser.parseInline(cell.tokens));
      },
    },
  });
  const list = [...headings.values()];
  return {
    title: list.find((heading) => heading.depth === 1)?.text ?? page,
    html: marked.parser(tokens),
    headings: list,
  };
}
