import { posix } from 'node:path';

const LINK_SCHEMES = /^(https?:|mailto:)/i;

/** Pages whose source does not stand at `docs/<page>.md`. */
const SOURCES: Record<string, string> = {
  client: 'client/README.md',
  capacity: 'CAPACITY.md',
  changelog: 'CHANGELOG.md',
};

const sourceOf = (page: string) => SOURCES[page] ?? `docs/${page}.md`;

function pageOf(source: string): string | null {
  const further = Object.keys(SOURCES).find((page) => SOURCES[page] === source);
  return further ?? /^docs\/(.+)\.md$/.exec(source)?.[1] ?? null;
}

/**
 * Links between pages are written as links between files (`../errors.md#x`), so that they work where the repository is
 * read; on the site they lead to the pages. Null for files that are no page, and for schemes that are no link.
 */
export function siteAddress(href: string, page: string, docsRoot: string): string | null {
  if (href.startsWith('#') || LINK_SCHEMES.test(href)) return href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('/')) return null;
  const [file, anchor] = href.split('#', 2) as [string, string | undefined];
  const target = pageOf(posix.join(posix.dirname(sourceOf(page)), file));
  return target === null ? null : `${docsRoot}/${target}${anchor === undefined ? '' : `#${anchor}`}`;
}
