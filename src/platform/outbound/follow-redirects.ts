import { checkPublicUrl, hostOf } from './destination/company-url.ts';
import { connectTo, type Dial } from './destination/connect.ts';
import { type Lookup, resolvePublic } from './destination/lookup.ts';
import { type Exchange, exchange } from './exchange.ts';
import { mediaTypeOf } from './media-type.ts';
import { Refusal } from './refusal.ts';

export interface Answer {
  /** After redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Empty where the type was not asked for or the body came compressed. */
  body: Buffer;
  /** More was offered than was kept. */
  truncated: boolean;
}

export interface Walk {
  lookup: Lookup;
  dial: Dial;
  maxBytes: number;
  maxRedirects: number;
  accept: readonly string[];
  signal: AbortSignal;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REDIRECT_URL_MAX_CHARACTERS = 2000;

/** Every hop is checked, resolved and connected anew; nothing of one hop, cookies included, is carried to the next. */
export async function followRedirects(start: URL, walk: Walk): Promise<Answer> {
  let url = start;
  for (let redirects = 0; ; redirects++) {
    const hop = await open(url, walk);
    try {
      if (!REDIRECTS.has(hop.status) || hop.locations.length === 0) return await answerOf(url, hop, walk);
      if (redirects >= walk.maxRedirects) throw new Refusal('too_many_redirects');
      url = redirectTarget(hop.locations, url);
    } finally {
      await hop.end();
    }
  }
}

async function open(url: URL, walk: Walk): Promise<Exchange> {
  const addresses = await resolvePublic(hostOf(url), walk.lookup, walk.signal);
  const socket = await connectTo({ url, addresses }, walk.dial, walk.signal);
  return exchange(url, socket, walk.accept.join(', '), walk.signal);
}

function redirectTarget(locations: readonly string[], from: URL): URL {
  const [location = '', ...others] = locations;
  if (others.length > 0) throw new Refusal('bad_redirect');
  const target = location.length <= REDIRECT_URL_MAX_CHARACTERS ? URL.parse(location, from.href) : null;
  if (target === null) throw new Refusal('bad_redirect');
  try {
    return checkPublicUrl(target);
  } catch (error) {
    throw new Refusal('bad_redirect', { cause: error });
  }
}

async function answerOf(url: URL, hop: Exchange, walk: Walk): Promise<Answer> {
  const head = { url: url.href, status: hop.status, contentType: hop.contentType };
  const isPlain = hop.contentEncoding === '' || hop.contentEncoding === 'identity';
  // A compressed body is not unpacked: we asked for none, and a few kilobytes can hold gigabytes.
  if (!isPlain || !walk.accept.includes(mediaTypeOf(hop.contentType))) {
    return { ...head, body: Buffer.alloc(0), truncated: true };
  }
  return { ...head, ...(await hop.readBody(walk.maxBytes)) };
}
