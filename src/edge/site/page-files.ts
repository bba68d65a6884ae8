import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsPage } from '../../base/contract.ts';
import type { SitePage } from './contents.ts';

const BASE_URL_PLACEHOLDER = '{base_url}';
/** The address at which the service answers unless it is told otherwise; the client's README uses it. */
const DEFAULT_BASE_URL = 'http://localhost:3000';

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** The Markdown of a page as it is served: the service's own address stands where the source has `{base_url}`. */
export async function readPage(docsDir: string, page: DocsPage, baseUrl: string): Promise<string> {
  const source = await readFile(join(docsDir, `${page}.md`), 'utf8');
  return source.replaceAll(BASE_URL_PLACEHOLDER, withoutTrailingSlash(baseUrl));
}

/** The Markdown of every page that has one; the API reference is made from the OpenAPI document instead. */
export async function readSitePage(projectDir: string, page: SitePage, baseUrl: string): Promise<string | null> {
  if (page === 'reference') return null;
  if (page === 'capacity') return readFile(join(projectDir, 'CAPACITY.md'), 'utf8');
  if (page === 'changelog') return readFile(join(projectDir, 'CHANGELOG.md'), 'utf8');
  if (page !== 'client') return readPage(join(projectDir, 'docs'), page, baseUrl);
  const readme = await readFile(join(projectDir, 'client', 'README.md'), 'utf8');
  return readme.replaceAll(DEFAULT_BASE_URL, withoutTrailingSlash(baseUrl));
}
