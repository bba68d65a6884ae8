import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toAppError } from './envelope.ts';

const isUnavailable = (error: unknown) => (error as { code?: string }).code === 'ECONNRESET';

test('a connection that the client broke is not taken for an outage of the database', () => {
  const byClient = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  assert.equal(toAppError(byClient, { isUnavailable }).code, 'BAD_REQUEST');
  const byDatabase = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  assert.equal(toAppError(byDatabase, { isUnavailable }).code, 'SERVICE_UNAVAILABLE');
});
