import { mediaTypeOf } from './media-type.ts';

const TIMEOUT_MS = 5_000;
const MAX_CHARACTERS = 1_000_000;
const MARKDOWN_TYPES = ['text/markdown', 'text/x-markdown', 'text/plain'];

/** A page of the documentation site that the operator names, which may have a private address. */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const problem = problemOf(response);
  if (problem) {
    await response.body?.cancel();
    throw new Error(`${url} ${problem}`);
  }
  const text = await response.text();
  if (text.length > MAX_CHARACTERS) throw new Error(`${url} is too long`);
  return text;
}

/** Many sites answer 200 with a page for people where there is no such file. */
function problemOf(response: Response): string | null {
  if (!response.ok) return `answered ${response.status}`;
  const type = mediaTypeOf(response.headers.get('content-type') ?? '');
  return MARKDOWN_TYPES.includes(type) ? null : `is ${type || 'of no type'}, not Markdown or plain text`;
}
