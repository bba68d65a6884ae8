import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else; `__proto__` and `constructor.prototype` keys are refused by the parser. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}
