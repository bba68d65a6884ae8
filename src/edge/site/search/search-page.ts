import { escapeHtml } from '../escape-html.ts';
import { plainDocsHtml } from '../layout.ts';
import { rank, type SearchResult, type SearchSection } from '../scripts/rank.js';
import type { SiteAddresses } from '../site-addresses.ts';
import { searchBox } from './search-box.ts';

const MAX_RESULTS = 30;

function resultItem({ section, excerpt }: SearchResult): string {
  const pieces = excerpt.map(({ text, found }) => (found ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)));
  const page = section.page === section.heading ? '' : `<span class="search-page">${escapeHtml(section.page)}</span>`;
  return `<li><a class="search-result" href="${escapeHtml(section.address)}"><strong>${escapeHtml(section.heading)}</strong>${page}<span class="search-excerpt">${pieces.join('')}</span></a></li>`;
}

function resultList(sections: readonly SearchSection[], query: string): string {
  if (query.trim() === '') return '<p>Words of a heading, a field, an error code or a setting.</p>';
  const results = rank(sections, query, MAX_RESULTS);
  if (results.length === 0) return `<p>Nothing found for “${escapeHtml(query)}”. Try fewer or shorter words.</p>`;
  return `<p>${results.length} found for “${escapeHtml(query)}”, best first.</p>\n<ul class="search-results">\n${results.map(resultItem).join('\n')}\n</ul>`;
}

/** What a search finds, as a page: for readers without scripts, and for links to a search. */
export function searchPageHtml(addresses: SiteAddresses, sections: readonly SearchSection[], query: string): string {
  const content = `<h1>Search</h1>\n${searchBox(addresses, query)}\n${resultList(sections, query)}`;
  return plainDocsHtml(addresses, 'Search', content, 'Search the documentation of Letterpress.');
}
