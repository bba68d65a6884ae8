import type { DocsPage } from '../../base/contract.ts';
import { AppError } from '../../base/errors.ts';
import { readPage, withoutTrailingSlash } from './page-files.ts';

export interface DocsReaderDeps {
  /** The service's public address. */
  baseUrl: string;
  docsDir: string;
  /** A documentation site elsewhere, or null when this service serves the pages itself. */
  docsUrl: string | null;
  /** Fetches a text; rejects when the site does not answer well, in time or within the size limit. */
  fetchText: (url: string) => Promise<string>;
}

export interface ReadDocs {
  /** The page's public address. */
  url: string;
  markdown: string;
}

export type DocsReader = (page: DocsPage) => Promise<ReadDocs>;

function unavailable(page: DocsPage, cause: unknown): AppError {
  const message = `The documentation page "${page}" cannot be read at the moment. Please try again later.`;
  return new AppError('SERVICE_UNAVAILABLE', message, { cause });
}

/** Reads documentation pages for the tool endpoint. */
export function docsReader({ baseUrl, docsDir, docsUrl, fetchText }: DocsReaderDeps): DocsReader {
  const root = docsUrl === null ? `${withoutTrailingSlash(baseUrl)}/docs` : withoutTrailingSlash(docsUrl);
  const read = (page: DocsPage): Promise<string> =>
    docsUrl === null ? readPage(docsDir, page, baseUrl) : fetchText(`${root}/${page}.md`);
  return async (page) => {
    try {
      return { url: `${root}/${page}`, markdown: await read(page) };
    } catch (error) {
      throw unavailable(page, error);
    }
  };
}
