import type { FastifyReply } from 'fastify';

const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'accept',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
  'last-event-id',
].join(', ');

const EXPOSED_HEADERS = [
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'www-authenticate',
  'x-request-id',
].join(', ');

const PREFLIGHT_SECONDS = 86_400;

export const METHODS = 'POST, OPTIONS';

/**
 * Any website may call, because a key in a header is all that counts: there is no cookie that a foreign page could
 * use without knowing it.
 */
export function allowOtherOrigins(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', EXPOSED_HEADERS);
}

export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', METHODS)
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .send();
}
