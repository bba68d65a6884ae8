import { isUtf8 } from 'node:buffer';
import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Bodies are JSON in UTF-8 and nothing else. `__proto__` and `constructor.prototype` keys are unknown fields like any other:
 * they are left out and nothing is refused for them.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Decoded anyway, broken bytes would become replacement characters on a page that was paid for.
    if (isUtf8(body)) parse(request, body.toString(), done);
    else done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
  });
}
