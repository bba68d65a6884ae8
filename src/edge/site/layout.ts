import { CONTENTS, type ContentsEntry, ENTRIES } from './contents.ts';
import { escapeHtml } from './escape-html.ts';
import type { Heading, RenderedPage } from './render-markdown.ts';

export interface SiteAddresses {
  /** Path under which the service is reached: empty, or `/prefix` behind a proxy. */
  root: string;
  /** With its version, so that it can be cached for good. */
  stylesheet: string;
  favicon: string;
}

interface Shell {
  title: string;
  description: string;
  bodyClass: string;
  content: string;
}

/** Everything around a page that all pages share. */
export function shell(addresses: SiteAddresses, { title, description, bodyClass, content }: Shell): string {
  const { root, stylesheet, favicon } = addresses;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
<link rel="icon" type="image/svg+xml" href="${escapeHtml(favicon)}">
</head>
<body class="${bodyClass}">
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="${root}/"><span class="mark" aria-hidden="true">L</span>Letterpress</a>
<nav class="bar-links" aria-label="Site"><a href="${root}/docs/overview">Docs</a><a href="${root}/dashboard">Dashboard</a></nav>
</header>
${content}
</body>
</html>
`;
}

function navigation(root: string, current: string | null): string {
  const item = ({ page, label }: ContentsEntry) =>
    `<li><a href="${root}/docs/${page}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`;
  const sections = CONTENTS.map(
    (section) => `<h2>${escapeHtml(section.name)}</h2>\n<ul>${section.entries.map(item).join('')}</ul>`,
  );
  // A popover opens without a script on small screens; on wide ones the stylesheet shows it as a column.
  return `<button class="menu-button" popovertarget="menu">Contents</button>
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
      ? `<a class="${direction.toLowerCase()}" href="${root}/docs/${entry.page}"><span>${direction}</span>${escapeHtml(sectionLabel(entry))}</a>`
      : '';
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(ENTRIES[index - 1], 'Previous')}${link(ENTRIES[index + 1], 'Next')}</nav>`;
}

/** "Create" says nothing by itself; with its section it does. */
function sectionLabel(entry: ContentsEntry): string {
  const section = CONTENTS.find(({ entries }) => entries.includes(entry))!;
  return entry.page.includes('/') ? `${section.name}: ${entry.label.toLowerCase()}` : entry.label;
}

export function docsPageHtml(addresses: SiteAddresses, entry: ContentsEntry, rendered: RenderedPage): string {
  const { root } = addresses;
  return shell(addresses, {
    title: `${rendered.title} · Letterpress`,
    description: entry.description,
    bodyClass: 'docs',
    content: `<div class="columns">
${navigation(root, entry.page)}
<main id="content">
<article>
${rendered.html}</article>
<footer>
<p><a href="${root}/docs/${entry.page}.md">This page as Markdown</a> · <a href="${root}/llms.txt">All pages for agents</a></p>
${neighbours(root, entry.page)}
</footer>
</main>
${onThisPage(rendered.headings)}
</div>`,
  });
}

export function notFoundHtml(addresses: SiteAddresses): string {
  return shell(addresses, {
    title: 'No such page · Letterpress',
    description: 'This page does not exist.',
    bodyClass: 'docs',
    content: `<div class="columns">
${navigation(addresses.root, null)}
<main id="content"><article><h1>No such page</h1>
<p>There is no page at this address. Choose one from the contents, or start with the <a href="${addresses.root}/docs/overview">overview</a>.</p>
</article></main>
<div></div>
</div>`,
  });
}
