import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer made once, at start, and sent many times. */
export interface StoredResponse {
  status: number;
  contentType: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
  /** The same in fewer bytes; null where that is not worth it. */
  gzipped: Buffer | null;
}

export const HTML = 'text/html; charset=utf-8';

export const REVALIDATED = 'public, max-age=300, must-revalidate';
/** For what is addressed by a hash of its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

const COMPRESSIBLE = /^text\/|json|svg/;
/** Below this an answer fits in one packet either way. */
const MIN_COMPRESSED_BYTES = 1_200;

export function storedResponse(
  contentType: string,
  content: string | Buffer,
  cacheControl = REVALIDATED,
  status = 200,
): StoredResponse {
  const body = Buffer.from(content);
  const worthIt = COMPRESSIBLE.test(contentType) && body.length >= MIN_COMPRESSED_BYTES;
  return {
    status,
    contentType,
    cacheControl,
    etag: `"${contentHash(content)}"`,
    body,
    gzipped: worthIt ? gzipSync(body) : null,
  };
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(coding));
}

/** Weak comparison, as If-None-Match wants it. */
function isKnownToClient(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): FastifyReply {
  const gzipped = acceptsGzip(request.headers['accept-encoding']) ? stored.gzipped : null;
  // Two forms of one content are two things to a cache, and need two names.
  const etag = gzipped ? stored.etag.replace(/"$/, '-gzip"') : stored.etag;
  reply.headers({
    'cache-control': stored.cacheControl,
    etag,
    vary: 'accept-encoding',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    // An address that no cache may know is of one person, and of no interest to others either.
    'referrer-policy': stored.cacheControl === 'no-store' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
  if (stored.status === 200 && isKnownToClient(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (gzipped) reply.header('content-encoding', 'gzip');
  return reply
    .code(stored.status)
    .type(stored.contentType)
    .send(gzipped ?? stored.body);
}
