import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { DocsPage } from '../../base/contract.ts';
import { ENTRIES } from './contents.ts';
import { frontPageHtml } from './front-page.ts';
import { docsPageHtml, notFoundHtml, type SiteAddresses } from './layout.ts';
import { llmsFullText, llmsText } from './llms-text.ts';
import { readPage, withoutTrailingSlash } from './page-files.ts';
import { renderMarkdown } from './render-markdown.ts';
import { contentHash, IMMUTABLE, type StoredResponse, sendStored, storedResponse } from './stored-response.ts';

export interface SiteDeps {
  /** The service's public address. */
  baseUrl: string;
  /** Folder with `<page>.md` for every page of the contract. */
  docsDir: string;
}

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SVG = 'image/svg+xml';

/** What belongs to a person's session is of no use to a search engine; the interface answers 401 anyway. */
const ROBOTS = 'User-agent: *\nDisallow: /v1/\nDisallow: /dashboard\nAllow: /\n';

/** Pages for people; the OpenAPI document describes the interface alone. */
const UNLISTED = { schema: { hide: true } };

interface Site {
  /** By path below the root, for example `/llms.txt`. */
  files: ReadonlyMap<string, StoredResponse>;
  /** By what follows `/docs/`, for example `errors` and `errors.md`. */
  docs: ReadonlyMap<string, StoredResponse>;
  notFound: StoredResponse;
  overviewAddress: string;
}

async function readMarkdown(docsDir: string, baseUrl: string): Promise<Map<DocsPage, string>> {
  const texts = await Promise.all(ENTRIES.map(({ page }) => readPage(docsDir, page, baseUrl)));
  return new Map(ENTRIES.map(({ page }, index) => [page, texts[index]!]));
}

function renderDocs(markdown: ReadonlyMap<DocsPage, string>, addresses: SiteAddresses) {
  const titles = new Map<DocsPage, string>();
  const docs = new Map<string, StoredResponse>();
  for (const entry of ENTRIES) {
    const source = markdown.get(entry.page)!;
    const rendered = renderMarkdown(source, entry.page, `${addresses.root}/docs`);
    titles.set(entry.page, rendered.title);
    docs.set(entry.page, storedResponse(HTML, docsPageHtml(addresses, entry, rendered)));
    docs.set(`${entry.page}.md`, storedResponse(MARKDOWN, source));
  }
  return { titles, docs };
}

async function buildSite(deps: SiteDeps): Promise<Site> {
  const baseUrl = withoutTrailingSlash(deps.baseUrl);
  const root = withoutTrailingSlash(new URL(baseUrl).pathname);
  const [stylesheet, favicon, markdown] = await Promise.all([
    readFile(new URL('./site.css', import.meta.url), 'utf8'),
    readFile(new URL('./favicon.svg', import.meta.url), 'utf8'),
    readMarkdown(deps.docsDir, baseUrl),
  ]);
  const addresses: SiteAddresses = {
    root,
    stylesheet: `${root}/site.css?v=${contentHash(stylesheet)}`,
    favicon: `${root}/favicon.svg?v=${contentHash(favicon)}`,
  };
  const { titles, docs } = renderDocs(markdown, addresses);
  const files = new Map([
    ['/', storedResponse(HTML, frontPageHtml(addresses, baseUrl))],
    ['/llms.txt', storedResponse(TEXT, llmsText(baseUrl, titles))],
    ['/llms-full.txt', storedResponse(TEXT, llmsFullText(baseUrl, markdown))],
    ['/robots.txt', storedResponse(TEXT, ROBOTS)],
    ['/site.css', storedResponse(CSS, stylesheet, IMMUTABLE)],
    ['/favicon.svg', storedResponse(SVG, favicon, IMMUTABLE)],
  ]);
  const notFound = storedResponse(HTML, notFoundHtml(addresses), 'no-store', 404);
  return { files, docs, notFound, overviewAddress: `${root}/docs/overview` };
}

/** The front page and the documentation. Everything is read and rendered here, once; a missing page fails the start. */
export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const site = await buildSite(deps);
  for (const [path, stored] of site.files) {
    app.get(path, UNLISTED, (request, reply) => sendStored(request, reply, stored));
  }
  app.get('/docs', UNLISTED, (_request, reply) => reply.redirect(site.overviewAddress, 302));
  app.get<{ Params: { '*': string } }>('/docs/*', UNLISTED, (request, reply) => {
    const name = request.params['*'];
    if (name === '') return reply.redirect(site.overviewAddress, 302);
    return sendStored(request, reply, site.docs.get(name) ?? site.notFound);
  });
}
