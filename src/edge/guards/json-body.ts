import { isUtf8 } from 'node:buffer';
import { errorCodes, type FastifyInstance } from 'fastify';
import { AppError } from '../../base/errors.ts';
import { passedBound } from '../../base/json-bounds.ts';
import { PROFILE_MAX_VALUES } from '../../base/profile.ts';

/** The most that anybody has to send, a profile, and what stands around it. */
const BOUNDS = { depth: 64, values: PROFILE_MAX_VALUES + 100 };

const TOO_MUCH = {
  depth: `The request body is nested more than ${BOUNDS.depth} levels deep.`,
  values: `The request body holds more than ${PROFILE_MAX_VALUES.toLocaleString('en-US')} values.`,
};

/** What is wrong with a body that would cost much more than its size; to be asked before it is parsed. */
export function excessOf(json: string): AppError | null {
  const passed = passedBound(json, BOUNDS);
  return passed && new AppError('BAD_REQUEST', TOO_MUCH[passed]);
}

/**
 * Bodies are JSON in UTF-8 and nothing else. `__proto__` and `constructor.prototype` keys are unknown fields like any other:
 * they are left out and nothing is refused for them.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Decoded anyway, broken bytes would become replacement characters on a page that was paid for.
    if (!isUtf8(body)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    const json = body.toString();
    const excess = excessOf(json);
    if (excess) done(excess);
    else parse(request, json, done);
  });
}
