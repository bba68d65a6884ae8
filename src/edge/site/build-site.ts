import { join } from 'node:path';
import { readAssets } from './assets.ts';
import { clientPackage } from './client-package.ts';
import { type ContentsEntry, ENTRIES, type SitePage } from './contents.ts';
import { frontPageHtml } from './front-page.ts';
import { docsPageHtml, notFoundHtml } from './layout.ts';
import { llmsFullText, llmsText } from './llms-text.ts';
import type { PageSection } from './markdown/page-sections.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';
import { readSitePage, withoutTrailingSlash } from './page-files.ts';
import type { OpenApiDocument } from './reference/open-api.ts';
import { postmanCollection } from './reference/postman.ts';
import { renderReference } from './reference/reference-page.ts';
import type { SearchSection } from './scripts/rank.js';
import type { SiteAddresses } from './site-addresses.ts';
import { HTML, type StoredResponse, storedResponse } from './stored-response.ts';

export interface SiteDeps {
  /** The service's public address. */
  baseUrl: string;
  /** Where docs/, client/README.md, CAPACITY.md, CHANGELOG.md and the sample picture are. */
  projectDir: string;
  openApi: () => OpenApiDocument;
  /** Whether people can create accounts themselves. */
  hasSignUp: boolean;
}

export interface Site {
  addresses: SiteAddresses;
  /** By path below the root, for example `/llms.txt`. */
  files: ReadonlyMap<string, StoredResponse>;
  /** By what follows `/site/`. */
  assets: ReadonlyMap<string, StoredResponse>;
  /** By what follows `/docs/`, for example `errors` and `errors.md`. */
  docs: ReadonlyMap<string, StoredResponse>;
  sections: readonly SearchSection[];
  notFound: StoredResponse;
  overviewAddress: string;
}

const MARKDOWN = 'text/markdown; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** What belongs to a person's session is of no use to a search engine; the interface answers 401 anyway. */
const ROBOTS = 'User-agent: *\nDisallow: /v1/\nDisallow: /dashboard\nAllow: /\n';

interface BuiltPage {
  title: string;
  html: string;
  sections: readonly PageSection[];
}

function markdownPage(addresses: SiteAddresses, entry: ContentsEntry, source: string): BuiltPage {
  const rendered = renderMarkdown(source, entry.page, `${addresses.root}/docs`);
  const twin = { address: `${addresses.root}/docs/${entry.page}.md`, label: 'Markdown' };
  return { ...rendered, html: docsPageHtml(addresses, { entry, ...rendered, twin }) };
}

function referencePage(addresses: SiteAddresses, entry: ContentsEntry, deps: SiteDeps): BuiltPage {
  const { root } = addresses;
  const reference = renderReference(deps.openApi(), { root, baseUrl: withoutTrailingSlash(deps.baseUrl) });
  const title = 'API reference';
  const twin = { address: `${root}/openapi.json`, label: 'OpenAPI' };
  const html = docsPageHtml(addresses, { entry, title, ...reference, twin, scripts: ['try-it.js'] });
  return { ...reference, title, html };
}

/** Each with where it is found, so that a result can be a link. */
function searchSections(root: string, page: SitePage, { title, sections }: BuiltPage): SearchSection[] {
  return sections.map(({ id, heading, text, samples }) => ({
    page: title,
    heading,
    address: `${root}/docs/${page}${id === '' ? '' : `#${id}`}`,
    text,
    ...(samples && { samples }),
  }));
}

function buildDocs(markdown: ReadonlyMap<SitePage, string>, addresses: SiteAddresses, deps: SiteDeps) {
  const titles = new Map<SitePage, string>();
  const docs = new Map<string, StoredResponse>();
  const sections: SearchSection[] = [];
  for (const entry of ENTRIES) {
    const source = markdown.get(entry.page);
    const page = source === undefined ? referencePage(addresses, entry, deps) : markdownPage(addresses, entry, source);
    titles.set(entry.page, page.title);
    docs.set(entry.page, storedResponse(HTML, page.html));
    if (source !== undefined) docs.set(`${entry.page}.md`, storedResponse(MARKDOWN, source));
    sections.push(...searchSections(addresses.root, entry.page, page));
  }
  const collection = postmanCollection(deps.openApi(), withoutTrailingSlash(deps.baseUrl));
  docs.set('letterpress.postman_collection.json', storedResponse(JSON_TYPE, JSON.stringify(collection, null, 2)));
  docs.set('search-index.json', storedResponse(JSON_TYPE, JSON.stringify(sections)));
  return { titles, docs, sections };
}

async function readMarkdown(projectDir: string, baseUrl: string): Promise<Map<SitePage, string>> {
  const markdown = new Map<SitePage, string>();
  for (const { page } of ENTRIES) {
    const source = await readSitePage(projectDir, page, baseUrl);
    if (source !== null) markdown.set(page, source);
  }
  return markdown;
}

/** Every page and file of the site, as it will be sent. */
export async function buildSite(deps: SiteDeps): Promise<Site> {
  const baseUrl = withoutTrailingSlash(deps.baseUrl);
  const root = withoutTrailingSlash(new URL(baseUrl).pathname);
  const assets = await readAssets(join(deps.projectDir, 'samples', 'resume.png'));
  const markdown = await readMarkdown(deps.projectDir, baseUrl);
  const addresses: SiteAddresses = { root, asset: (name) => `${root}/site/${assets.versioned(name)}` };
  const { titles, docs, sections } = buildDocs(markdown, addresses, deps);
  const client = await clientPackage(join(deps.projectDir, 'client'));
  if (client) docs.set('letterpress-client.tgz', storedResponse('application/gzip', client));
  const files = new Map([
    ['/', storedResponse(HTML, frontPageHtml(addresses, markdown.get('overview')!, deps.hasSignUp))],
    ['/llms.txt', storedResponse(TEXT, llmsText(baseUrl, titles))],
    ['/llms-full.txt', storedResponse(TEXT, llmsFullText(baseUrl, markdown))],
    ['/robots.txt', storedResponse(TEXT, ROBOTS)],
    ['/favicon.svg', assets.responses.get('favicon.svg')!],
    // What browsers ask for beside a PDF, which names no icon. They go by the type, not by the name.
    ['/favicon.ico', assets.responses.get('favicon.svg')!],
  ]);
  return {
    addresses,
    files,
    assets: assets.responses,
    docs,
    sections,
    notFound: storedResponse(HTML, notFoundHtml(addresses), 'no-store', 404),
    overviewAddress: `${root}/docs/overview`,
  };
}
