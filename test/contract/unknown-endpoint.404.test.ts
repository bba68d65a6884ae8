import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JOB, UNKNOWN_ID } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { runningService } from './support/running-service.ts';

/** There is nothing under /v1 but the four endpoints and the tool endpoint. */
describe('an unknown path or method under /v1', () => {
  const running = runningService();

  const UNKNOWN: [method: string, path: string][] = [
    ['GET', '/v1'],
    ['GET', '/v1/'],
    ['GET', '/v1/nothing'],
    ['GET', '/v1/resume'],
    ['GET', '/v1/resumes'],
    ['GET', `/v1/resume/${UNKNOWN_ID}/pdf`],
    ['GET', '/v1/cover-letters'],
    ['GET', '/v1/documents'],
    ['GET', '/v1/account'],
    ['GET', '/v1/credits'],
    ['GET', '/v1/profile'],
    ['POST', '/v1/profile'],
    ['POST', '/v1/webhooks'],
    ['POST', '/v1/resume'],
    ['POST', `/v1/resume/${UNKNOWN_ID}`],
    ['PUT', '/v1/resume/create'],
    ['PATCH', '/v1/resume/create'],
    ['DELETE', '/v1/resume/create'],
    ['DELETE', `/v1/resume/${UNKNOWN_ID}`],
    ['DELETE', `/v1/cover-letter/${UNKNOWN_ID}`],
    ['POST', '/v1/Resume/Create'],
    ['GET', `/v1/cover_letter/${UNKNOWN_ID}`],
    ['GET', '/v1/%00'],
    ['GET', '/v1/%'],
    ['GET', '/v1/../v1/nothing'],
  ];

  test('is NOT_FOUND with a key, and UNAUTHORIZED without', async () => {
    const { key } = await running.account();
    for (const [method, path] of UNKNOWN) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : JOB;
      const known = await running.ask(path, { method, key, body });
      assert.equal(known.status, 404, `${method} ${path}: ${known.text}`);
      assertFailure(known, 404, 'NOT_FOUND');
      assertFailure(await running.ask(path, { method, body }), 401, 'UNAUTHORIZED');
      assertFailure(await running.ask(path, { method, body, key: 'bogus' }), 401, 'UNAUTHORIZED');
    }
  });

  test('is NOT_FOUND before its body is looked at', async () => {
    const { key } = await running.account();
    for (const body of ['{broken', 'x'.repeat(2 * 1024 * 1024)]) {
      const headers = { 'content-type': 'text/plain' };
      assertFailure(await running.ask('/v1/nothing', { key, body, headers }), 404, 'NOT_FOUND');
    }
  });

  test('a path that is no id is a malformed UUID of the status endpoint', async () => {
    const { key } = await running.account();
    assertFailure(await running.ask('/v1/resume/create', { key }), 400, 'BAD_REQUEST');
    assertFailure(await running.ask('/v1/cover-letter/create', { key }), 400, 'BAD_REQUEST');
  });
});
