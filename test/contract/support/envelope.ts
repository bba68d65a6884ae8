import assert from 'node:assert/strict';
import type { Answer } from '../../support/call.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** docs/overview.md: every REST response uses one envelope. */
function assertEnvelope(answer: Answer): void {
  assert.match(answer.headers['content-type'] ?? '', /^application\/json(; charset=utf-8)?$/);
  assert.deepEqual(Object.keys(answer.json).sort(), ['data', 'message', 'success']);
  assert.match(String(answer.headers['x-request-id']), UUID);
  assert.match(String(answer.headers['x-ratelimit-remaining']), /^\d+$/);
  assert.match(String(answer.headers['x-ratelimit-reset']), /^\d{10}$/);
}

/** A success with this constant message; returns its payload. */
export function assertSuccess(answer: Answer, status: number, message: string): Answer['json'] {
  assert.equal(answer.status, status, answer.text);
  assertEnvelope(answer);
  assert.equal(answer.json.success, true);
  assert.equal(answer.json.message, message);
  assert.equal(typeof answer.json.data, 'object');
  return answer.json.data;
}

/** An error with this code; returns its message, which a person must be able to read. */
export function assertFailure(answer: Answer, status: number, errorCode: string): string {
  assert.equal(answer.status, status, answer.text);
  assertEnvelope(answer);
  assert.equal(answer.json.success, false);
  assert.equal(answer.headers['www-authenticate'], status === 401 ? 'Bearer' : undefined);
  assert.deepEqual(Object.keys(answer.json.data).sort(), ['details', 'error_code']);
  assert.equal(answer.json.data.error_code, errorCode);
  assertObject(answer.json.data.details);
  assert.equal(typeof answer.json.message, 'string');
  assert.notEqual(answer.json.message, '');
  return answer.json.message;
}

function assertObject(value: unknown): void {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), 'details must be an object');
}

export function assertUuid(value: unknown): void {
  assert.match(String(value), UUID);
}
