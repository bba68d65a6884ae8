import { Marked, type Token, type Tokens, type TokensList } from 'marked';
import { escapeHtml } from '../escape-html.ts';
import { collectHeadings, type Heading, plainText } from './headings.ts';
import { type PageSection, pageSections } from './page-sections.ts';
import { renderSample, renderTabs, tabsAt } from './samples-html.ts';
import { siteAddress } from './site-address.ts';

export interface RenderedPage {
  title: string;
  html: string;
  headings: readonly Heading[];
  /** The text under each heading, for the search. */
  sections: readonly PageSection[];
}

function renderHeading(heading: Heading, content: string): string {
  const { depth, id, text } = heading;
  if (depth === 1) return `<h1 id="${escapeHtml(id)}">${content}</h1>\n`;
  const anchor = `<a class="anchor" href="#${escapeHtml(id)}" aria-label="Link to ${escapeHtml(text)}">#</a>`;
  return `<h${depth} id="${escapeHtml(id)}">${content} ${anchor}</h${depth}>\n`;
}

/** From this many columns on, a table does not fit a telephone and is set there as a list of labelled values. */
const WIDE_TABLE_COLUMNS = 3;

function renderTable(table: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const labels = table.header.map((cell) => escapeHtml(plainText(cell.tokens)));
  const head = table.header.map((cell) => {
    const content = inline(cell);
    // A header cell without words, above the names of the rows, heads nothing.
    return content === '' ? '<td></td>' : `<th scope="col">${content}</th>`;
  });
  const rows = table.rows.map((row) => {
    const cells = row.map((cell, column) => `<td data-label="${labels[column]}">${inline(cell)}</td>`);
    return `<tr>${cells.join('')}</tr>\n`;
  });
  const kind = table.header.length >= WIDE_TABLE_COLUMNS ? 'table wide' : 'table';
  return `<div class="${kind}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>\n${rows.join('')}</tbody></table></div>\n`;
}

function markedFor(headings: ReadonlyMap<Token, Heading>, page: string, docsRoot: string): Marked {
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading(token) {
        return renderHeading(
          headings.get(token) ?? collectHeadings([token]).get(token)!,
          this.parser.parseInline(token.tokens),
        );
      },
      code: (token) => renderSample(token),
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
  return marked;
}

function renderTokens(marked: Marked, tokens: TokensList): string {
  let html = '';
  for (let index = 0; index < tokens.length; ) {
    const tabs = tabsAt(tokens, index);
    html += tabs ? renderTabs(tabs.codes) : marked.parser([tokens[index]!]);
    index = tabs ? tabs.end : index + 1;
  }
  return html;
}

/** One page to HTML. Raw HTML in the source is shown as text; images and links to unknown schemes are not made. */
export function renderMarkdown(markdown: string, page: string, docsRoot: string): RenderedPage {
  const tokens = new Marked({ gfm: true }).lexer(markdown);
  const headings = collectHeadings(tokens);
  const list = [...headings.values()];
  return {
    title: list.find((heading) => heading.depth === 1)?.text ?? page,
    html: renderTokens(markedFor(headings, page, docsRoot), tokens),
    headings: list,
    sections: pageSections(tokens, headings),
  };
}

/** The first samples of a page that stand behind tabs, by themselves. */
export function renderFirstTabs(markdown: string): string {
  const tokens = new Marked({ gfm: true }).lexer(markdown);
  for (const index of tokens.keys()) {
    const tabs = tabsAt(tokens, index);
    if (tabs) return renderTabs(tabs.codes);
  }
  throw new Error('The page has no samples behind tabs.');
}
