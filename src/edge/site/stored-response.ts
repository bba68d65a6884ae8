import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer made once, at start, and sent many times. */
export interface StoredResponse {
  status: number;
  contentType: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
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
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

export function storedResponse(
  contentType: string,
  content: string | Buffer,
  cacheControl = REVALIDATED,
  status = 200,
): StoredResponse {
  return { status, contentType, cacheControl, etag: `"${contentHash(content)}"`, body: Buffer.from(content) };
}

/** Weak comparison, as If-None-Match wants it. */
function isKnownToClient(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): FastifyReply {
  reply.headers({
    'cache-control': stored.cacheControl,
    etag: stored.etag,
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  if (stored.status === 200 && isKnownToClient(request.headers['if-none-match'], stored.etag)) {
    return reply.code(304).send();
  }
  return reply.code(stored.status).type(stored.contentType).send(stored.body);
}
