import type { AssetName } from './assets.ts';
import { escapeHtml } from './escape-html.ts';
import type { SiteAddresses } from './site-addresses.ts';

interface Shell {
  title: string;
  description: string;
  bodyClass: string;
  current?: 'docs' | 'reference';
  /** Beside those of every page. */
  scripts?: readonly AssetName[] | undefined;
  content: string;
}

const THEME_SWITCH = `<button class="theme-switch" type="button" aria-pressed="false" aria-label="Dark colours" title="Light or dark" hidden>
<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor"/></svg>
</button>`;

const SEARCH_ICON = `<svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.25" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="m12.5 12.5 4.5 4.5" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg>`;

function searchForm({ root, asset }: SiteAddresses): string {
  return `<form class="search-box" role="search" aria-label="Quick search" action="${root}/docs/search" data-index="${root}/docs/search-index.json" data-rank="${escapeHtml(asset('rank.js'))}">
${SEARCH_ICON}<input type="search" name="q" aria-label="Search the documentation" placeholder="Search the docs" maxlength="200" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd>
<div class="search-panel" hidden></div>
</form>`;
}

function bar(addresses: SiteAddresses, current: Shell['current']): string {
  const { root } = addresses;
  const link = (name: Shell['current'], path: string, label: string) =>
    `<a${name ? ` class="to-${name}"` : ''} href="${root}${path}"${name && name === current ? ' aria-current="true"' : ''}>${label}</a>`;
  return `<header class="bar">
<a class="brand" href="${root}/"><span class="mark" aria-hidden="true">L</span>Letterpress</a>
${searchForm(addresses)}
<nav class="bar-links" aria-label="Site">${link('docs', '/docs/overview', 'Docs')}${link('reference', '/docs/reference', 'API')}${link(undefined, '/dashboard', 'Dashboard')}</nav>
${THEME_SWITCH}
</header>`;
}

export function footer(root: string): string {
  return `<footer class="site-footer"><p>Letterpress makes resumes and cover letters out of your own facts.</p>
<nav aria-label="More"><a href="${root}/docs/overview">Docs</a><a href="${root}/docs/reference">API reference</a><a href="${root}/docs/changelog">Changelog</a><a href="${root}/llms.txt">llms.txt</a><a href="${root}/openapi.json">OpenAPI</a></nav></footer>`;
}

/** Everything around a page that all pages share. */
export function shell(addresses: SiteAddresses, page: Shell): string {
  const address = (name: AssetName) => escapeHtml(addresses.asset(name));
  const scripts = (page.scripts ?? []).map((name) => `<script type="module" src="${address(name)}"></script>\n`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<script src="${address('theme.js')}"></script>
<link rel="stylesheet" href="${address('site.css')}">
<link rel="icon" type="image/svg+xml" href="${address('favicon.svg')}">
<script type="module" src="${address('site.js')}"></script>
${scripts.join('')}</head>
<body class="${page.bodyClass}">
<a class="skip" href="#content">Skip to content</a>
${bar(addresses, page.current)}
${page.content}
</body>
</html>
`;
}
