import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshAddress } from '../support/call.ts';
import { CREATE_COVER_LETTER, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { runningService } from './support/running-service.ts';

const { path } = CREATE_COVER_LETTER;

/** Each check stands before the next; a request that breaks all of them hears of the first. */
describe('the order of checks', () => {
  const running = runningService();
  const PRIVATE = 'http://10.0.0.1';

  const spendAll = async (key: string): Promise<void> => {
    for (let made = 1; made <= 8; made++) await running.ask(path, { key, body: JOB });
  };

  test('limits come before the key', async () => {
    const from = freshAddress();
    for (let request = 1; request <= 60; request++) await running.askNow(path, { from, body: {} });
    assertFailure(await running.askNow(path, { from, key: 'bogus', body: {} }), 429, 'RATE_LIMIT_EXCEEDED');
  });

  test('the key comes before the route and the body', async () => {
    assertFailure(await running.ask(path, { key: 'bogus', body: '{broken' }), 401, 'UNAUTHORIZED');
    assertFailure(await running.ask(path, { body: {} }), 401, 'UNAUTHORIZED');
    assertFailure(await running.ask('/v1/resume/x'), 401, 'UNAUTHORIZED');
    const big = JSON.stringify({ ...JOB, job_description: 'x'.repeat(2 * 1024 * 1024) });
    assertFailure(await running.ask(path, { body: big }), 401, 'UNAUTHORIZED');
  });

  test('the shape of the body comes before the business rules and the credits', async () => {
    const { key } = await running.account({ profile: false });
    const body = { ...JOB, title: '', date: 'tomorrow', company_url: PRIVATE };
    assertFailure(await running.ask(path, { key, body }), 400, 'BAD_REQUEST');
  });

  test('the date comes before the profile, and the profile before the company URL', async () => {
    const without = await running.account({ profile: false });
    const both = { ...JOB, date: 'tomorrow', company_url: PRIVATE };
    const date = assertFailure(await running.ask(path, { key: without.key, body: both }), 400, 'VALIDATION_ERROR');
    assert.match(date, /^date/);
    const body = { ...JOB, company_url: PRIVATE };
    const profile = assertFailure(await running.ask(path, { key: without.key, body }), 400, 'VALIDATION_ERROR');
    assert.match(profile, /profile/);
    const { key } = await running.account();
    const url = assertFailure(await running.ask(path, { key, body }), 400, 'VALIDATION_ERROR');
    assert.match(url, /^company_url/);
  });

  test('the business rules come before the credits', async () => {
    const { key } = await running.account();
    await spendAll(key);
    const bad = { ...JOB, company_url: PRIVATE };
    assertFailure(await running.ask(path, { key, body: bad }), 400, 'VALIDATION_ERROR');
    assertFailure(await running.ask(path, { key, body: { ...JOB, date: 'x' } }), 400, 'VALIDATION_ERROR');
    assertFailure(await running.ask(path, { key, body: {} }), 400, 'BAD_REQUEST');
    assertFailure(await running.ask(path, { key, body: JOB }), 403, 'FORBIDDEN');
  });
});
