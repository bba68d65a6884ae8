import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocsPage } from '../../base/contract.ts';

const BASE_URL_PLACEHOLDER = '{base_url}';

export function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** The Markdown of a page as it is served: the service's own address stands where the source has `{base_url}`. */
export async function readPage(docsDir: string, page: DocsPage, baseUrl: string): Promise<string> {
  const source = await readFile(join(docsDir, `${page}.md`), 'utf8');
  return source.replaceAll(BASE_URL_PLACEHOLDER, withoutTrailingSlash(baseUrl));
}
