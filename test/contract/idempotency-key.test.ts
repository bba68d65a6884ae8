import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CREATE_COVER_LETTER, CREATE_RESUME, CREATES, JOB } from './support/endpoints.ts';
import { assertFailure, assertSuccess } from './support/envelope.ts';
import { addKey } from './support/keys.ts';
import { runningService } from './support/running-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An opt-in beyond the contract. */
describe('Idempotency-Key', () => {
  const running = runningService();

  const chargesOf = async (accountId: string): Promise<number> =>
    (await running.rows("select id from credit_entries where account_id = $1 and reason = 'charge'", [accountId]))
      .length;
  const once = (key: string, name: string, body: object, path = CREATE_RESUME.path) =>
    running.ask(path, { key, body, headers: { 'idempotency-key': name } });

  for (const { operation, path, message } of CREATES) {
    test(`the same key and body of ${operation} return the stored 202 without a second charge`, async () => {
      const { id, key } = await running.account();
      const first = await once(key, 'order-1', JOB, path);
      const second = await once(key, 'order-1', JOB, path);
      assert.deepEqual(assertSuccess(second, 202, message), assertSuccess(first, 202, message));
      assert.equal(await chargesOf(id), 1);
    });
  }

  test('the order of the fields and unknown ones make no other body', async () => {
    const { id, key } = await running.account();
    const first = await once(key, 'k', { title: 'A', job_description: 'B', company_url: null });
    const second = await once(key, 'k', { job_description: 'B', more: 1, company_url: null, title: 'A' });
    assert.equal(second.json.data.id, first.json.data.id);
    assert.equal(await chargesOf(id), 1);
  });

  test('absent, null and blank fields make no other body, nor does a date written another way', async () => {
    const { id, key } = await running.account();
    const bodies = [
      { ...JOB, date: '2026-03-09' },
      { ...JOB, date: '2026-3-9', company_url: null },
      { ...JOB, date: '2026-3-9', company_city: ' ' },
    ];
    const ids = new Set<string>();
    for (const body of bodies) ids.add((await once(key, 'k', body, CREATE_COVER_LETTER.path)).json.data.id);
    assert.equal(ids.size, 1);
    assert.equal(await chargesOf(id), 1);
  });

  test('the same key with another body, or for another kind of document, is VALIDATION_ERROR', async () => {
    const { id, key } = await running.account();
    await once(key, 'k', JOB);
    assertFailure(await once(key, 'k', { ...JOB, title: 'Other' }), 400, 'VALIDATION_ERROR');
    assertFailure(await once(key, 'k', JOB, CREATE_COVER_LETTER.path), 400, 'VALIDATION_ERROR');
    assert.equal(await chargesOf(id), 1);
  });

  test('the stored answer is returned even when a new create would be refused', async () => {
    const { id, key } = await running.account();
    const first = await once(key, 'k', JOB);
    for (let made = 2; made <= 5; made++) await running.ask(CREATE_RESUME.path, { key, body: JOB });
    assertFailure(await running.ask(CREATE_RESUME.path, { key, body: JOB }), 403, 'FORBIDDEN');
    assert.equal((await once(key, 'k', JOB)).json.data.id, first.json.data.id);
    assert.equal(await chargesOf(id), 5);
  });

  test('it belongs to the account, not to one of its API keys; another account has its own', async () => {
    const { id, key } = await running.account();
    const second = await addKey(running, id);
    const other = await running.account();
    const first = await once(key, 'k', JOB);
    assert.equal((await once(second.key, 'k', JOB)).json.data.id, first.json.data.id);
    assert.notEqual((await once(other.key, 'k', JOB)).json.data.id, first.json.data.id);
  });

  test('20 parallel calls with one key make one document and one charge', async () => {
    const { id, key } = await running.account({ plan: 'pro' });
    running.clock.advance(60_000);
    const headers = { 'idempotency-key': 'parallel' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => running.askNow(CREATE_RESUME.path, { key, headers, body: JOB })),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
    assert.equal(new Set(answers.map(({ json }) => json.data.id)).size, 1);
    assert.equal(await chargesOf(id), 1);
  });

  test('it is remembered for 24 hours', async () => {
    const { id, key } = await running.account();
    const first = await once(key, 'k', JOB);
    running.clock.advance(DAY_MS - 60_001);
    assert.equal((await once(key, 'k', JOB)).json.data.id, first.json.data.id);
    const later = await once(key, 'k', JOB);
    assert.equal(later.status, 202);
    assert.notEqual(later.json.data.id, first.json.data.id);
    assert.equal(await chargesOf(id), 2);
  });

  test('a refused create is not remembered', async () => {
    const { key } = await running.account();
    const bad = { ...JOB, company_url: 'http://127.0.0.1' };
    assertFailure(await once(key, 'k', bad), 400, 'VALIDATION_ERROR');
    assert.equal((await once(key, 'k', JOB)).status, 202);
  });

  test('a key that is no printable text of at most 255 characters is BAD_REQUEST', async () => {
    const { id, key } = await running.account();
    for (const name of ['', 'a b', 'x'.repeat(256)]) {
      assertFailure(await once(key, name, JOB), 400, 'BAD_REQUEST');
    }
    assert.equal(await chargesOf(id), 0);
    assert.equal((await once(key, 'x'.repeat(255), JOB)).status, 202);
  });

  test('the tool endpoint knows no such header', async () => {
    const { id, key } = await running.account();
    const headers = { 'idempotency-key': 'k', accept: 'application/json, text/event-stream' };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'create_resume', arguments: JOB } };
    for (const _again of [1, 2]) await running.ask('/v1/mcp', { key, headers, body });
    assert.equal(await chargesOf(id), 2);
  });
});
