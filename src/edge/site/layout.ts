import type { AssetName } from './assets.ts';
import { CONTENTS, type ContentsEntry, ENTRIES, fullLabel, sectionOf } from './contents.ts';
import { escapeHtml } from './escape-html.ts';
import type { Heading } from './markdown/headings.ts';
import { searchBox } from './search/search-box.ts';
import { footer, shell } from './shell.ts';
import type { SiteAddresses } from './site-addresses.ts';

interface DocsPageParts {
  entry: ContentsEntry;
  title: string;
  html: string;
  headings: readonly Heading[];
  scripts?: readonly AssetName[];
  /** The same in a form for programs. */
  twin: { address: string; label: string };
}

function navigation(root: string, current: string | null): string {
  const item = ({ page, label }: ContentsEntry) =>
    `<li><a href="${root}/docs/${page}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`;
  const sections = CONTENTS.map(
    (section) => `<h2>${escapeHtml(section.name)}</h2>\n<ul>${section.entries.map(item).join('')}</ul>`,
  );
  // A popover opens without a script on small screens; on wide ones the stylesheet shows it as a column.
  return `<nav class="small-bar" aria-label="Find a page"><button class="menu-button" popovertarget="menu">Contents</button><a class="menu-button" href="${root}/docs/search">Search</a></nav>
<nav class="menu" id="menu" popover aria-label="Documentation">
${sections.join('\n')}
<button class="menu-button" popovertarget="menu" popovertargetaction="hide">Close</button>
</nav>`;
}

function onThisPage(headings: readonly Heading[]): string {
  const items = headings
    .filter((heading) => heading.depth === 2)
    .map((heading) => `<li><a href="#${escapeHtml(heading.id)}">${escapeHtml(heading.text)}</a></li>`);
  if (items.length < 2) return '<div></div>';
  return `<nav class="toc" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

function neighbours(root: string, page: string): string {
  const index = ENTRIES.findIndex((entry) => entry.page === page);
  const link = (entry: ContentsEntry | undefined, direction: string) =>
    entry
      ? `<a class="${direction.toLowerCase()}" href="${root}/docs/${entry.page}"><span>${direction}</span>${escapeHtml(fullLabel(entry))}</a>`
      : '';
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(ENTRIES[index - 1], 'Previous')}${link(ENTRIES[index + 1], 'Next')}</nav>`;
}

export function docsPageHtml(addresses: SiteAddresses, parts: DocsPageParts): string {
  const { root } = addresses;
  const { entry, title, html, headings, twin } = parts;
  return shell(addresses, {
    title: `${title} · Letterpress`,
    description: entry.description,
    bodyClass: 'docs',
    current: entry.page === 'reference' ? 'reference' : 'docs',
    scripts: parts.scripts,
    content: `<div class="columns">
${navigation(root, entry.page)}
<main id="content">
<div class="page-line"><span class="eyebrow">${escapeHtml(sectionOf(entry))}</span><a href="${escapeHtml(twin.address)}">${escapeHtml(twin.label)}</a></div>
<article>
${html}</article>
${neighbours(root, entry.page)}
</main>
${onThisPage(headings)}
</div>
${footer(root)}`,
  });
}

/** Pages that are no page of the documentation but stand in its frame: results of a search, an unknown address. */
export function plainDocsHtml(addresses: SiteAddresses, title: string, content: string, description: string): string {
  return shell(addresses, {
    title: `${title} · Letterpress`,
    description,
    bodyClass: 'docs',
    current: 'docs',
    content: `<div class="columns">
${navigation(addresses.root, null)}
<main id="content"><article>${content}</article></main>
<div></div>
</div>
${footer(addresses.root)}`,
  });
}

export function notFoundHtml(addresses: SiteAddresses): string {
  const content = `<h1>No such page</h1>
<p>There is no page at this address. Choose one from the contents, look for it, or start with the <a href="${addresses.root}/docs/overview">overview</a>. Your own documents are in the <a href="${addresses.root}/dashboard">dashboard</a>.</p>
${searchBox(addresses, '')}`;
  return plainDocsHtml(addresses, 'No such page', content, 'This page does not exist.');
}
