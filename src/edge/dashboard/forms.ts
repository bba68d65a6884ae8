import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_BYTES = 16 * 1024;

/** In this scope a body is a small form and nothing else. */
export function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** A field of the form that was sent; empty when it is missing. */
export function field(request: FastifyRequest, name: string): string {
  return request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '';
}
