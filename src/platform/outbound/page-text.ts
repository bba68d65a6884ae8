import { TextDecoder } from 'node:util';
import { mediaTypeOf } from './media-type.ts';

/** Where a page must name its encoding, if it does so in its own text. */
const META_WITHIN_BYTES = 1024;
const META_CHARSET = /<meta\s[^>]*charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const HEADER_CHARSET = /;\s*charset\s*=\s*"?\s*([\w.:-]{1,40})/i;

/** The page's text in a form that can be stored: no NUL, and (decoders never yield one) no half of a surrogate pair. */
export function pageText(page: { contentType: string; body: Buffer; truncated: boolean }): string {
  const decoder = decoderFor(markOf(page.body) ?? charsetOf(page) ?? 'utf-8');
  // As a stream, a character cut in two at the size limit is dropped instead of becoming a question mark.
  const text = decoder.decode(page.body, { stream: page.truncated });
  return text.replaceAll('\u0000', '\ufffd');
}

/** A byte order mark wins over what the header says. */
function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return undefined;
}

function charsetOf(page: { contentType: string; body: Buffer }): string | undefined {
  const fromHeader = HEADER_CHARSET.exec(page.contentType)?.[1];
  if (fromHeader !== undefined || mediaTypeOf(page.contentType) === 'text/plain') return fromHeader;
  const fromPage = META_CHARSET.exec(page.body.toString('latin1', 0, META_WITHIN_BYTES))?.[1];
  // A page whose ASCII could be read so far is not UTF-16, whatever it says (WHATWG HTML).
  return fromPage?.toLowerCase().startsWith('utf-16') ? 'utf-8' : fromPage;
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('utf-8');
  }
}
