import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CreateEndpoint } from '../support/endpoints.ts';
import { JOB } from '../support/endpoints.ts';
import { assertSuccess, assertUuid } from '../support/envelope.ts';
import { runningService } from '../support/running-service.ts';

interface StoredDocument {
  id: string;
  title: string;
  kind: string;
  status: string;
  request: { jobDescription: string; companyUrl: string | null };
}

/** docs/resume/create.md and docs/cover-letter/create.md: what both create endpoints answer with 202. */
export function acceptsDocuments(endpoint: CreateEndpoint): void {
  const { operation, path, statusPath, titleField, cost, message, kind } = endpoint;

  describe(`${operation} 202`, () => {
    const running = runningService();

    test('the answer holds exactly id, title, status and dashboard_url, and the job is QUEUED', async () => {
      const { key } = await running.account();
      const data = assertSuccess(await running.ask(path, { key, body: JOB }), 202, message);
      assert.deepEqual(Object.keys(data).sort(), ['dashboard_url', 'id', titleField, 'status'].sort());
      assertUuid(data.id);
      assert.equal(data[titleField], 'Analyst');
      assert.equal(data.status, 'QUEUED');
      assert.equal(data.dashboard_url, `http://letterpress.test/dashboard/documents/${data.id}`);
    });

    test(`one create charges ${cost} credits, stores one document and queues one job`, async () => {
      const { id, key } = await running.account();
      const { data } = (await running.ask(path, { key, body: JOB })).json;
      const charges = await running.rows('select delta, reason from credit_entries where document_id = $1', [data.id]);
      assert.deepEqual(charges, [{ delta: -cost, reason: 'charge' }]);
      const [stored, ...others] = await running.rows<StoredDocument>('select * from documents where account_id = $1', [
        id,
      ]);
      assert.equal(others.length, 0);
      assert.equal(stored?.id, data.id);
      assert.equal(stored?.kind, kind);
      assert.equal(stored?.request.jobDescription, 'Contoso needs an analyst who knows SQL.');
      assert.deepEqual(await running.rows('select kind from jobs where subject = $1', [data.id]), [
        { kind: 'document' },
      ]);
    });

    test('the document can be read at once where the create call says', async () => {
      const { key } = await running.account();
      const { data } = (await running.ask(path, { key, body: JOB })).json;
      const read = await running.ask(`${statusPath}/${data.id}`, { key });
      assert.equal(read.status, 200);
      assert.equal(read.json.data.id, data.id);
      assert.equal(read.json.data.status, 'QUEUED');
    });

    test('repeating a create call without an Idempotency-Key charges again', async () => {
      const { id, key } = await running.account();
      const first = (await running.ask(path, { key, body: JOB })).json.data;
      const second = (await running.ask(path, { key, body: JOB })).json.data;
      assert.notEqual(first.id, second.id);
      const [charged] = await running.rows<{ sum: string }>(
        "select sum(delta) from credit_entries where account_id = $1 and reason = 'charge'",
        [id],
      );
      assert.equal(Number(charged?.sum), -2 * cost);
    });

    test('unknown fields are stripped, not rejected', async () => {
      const { id, key } = await running.account();
      const body = { ...JOB, colour: 'red', resume: 'uploaded', account_id: 'x', id: 7, nested: { deep: [1] } };
      assertSuccess(await running.ask(path, { key, body }), 202, message);
      const [stored] = await running.rows<StoredDocument>('select request from documents where account_id = $1', [id]);
      assert.doesNotMatch(JSON.stringify(stored), /colour|uploaded|nested/);
    });

    test('fields that would reach into every object are unknown fields like any other', async () => {
      const { key } = await running.account({ credits: 100 });
      for (const field of [
        '"__proto__":{"admin":true}',
        '"x":{"__proto__":{"admin":true}}',
        '"constructor":{"prototype":{"admin":true}}',
      ]) {
        const body = `{"title":"a","job_description":"b",${field}}`;
        assertSuccess(await running.ask(path, { key, body }), 202, message);
      }
      assert.equal((Object.prototype as { admin?: unknown }).admin, undefined);
    });

    test('a title of 255 characters and of 1 character are accepted, counted in code points', async () => {
      const { key } = await running.account({ credits: 100 });
      const titles = ['a'.repeat(255), '😀'.repeat(255), 'x', '漢', ' '];
      for (const title of titles) {
        const answer = await running.ask(path, { key, body: { ...JOB, title } });
        assert.equal(assertSuccess(answer, 202, message)[titleField], title);
      }
    });

    test('a title is stored as given, not trimmed', async () => {
      const { key } = await running.account();
      const title = '  Analyst, “Contoso” \t<b>&amp; ünïcode</b>\n ';
      const answer = await running.ask(path, { key, body: { ...JOB, title } });
      assert.equal(answer.json.data[titleField], title);
    });

    test('a job description of 1 character and one of nearly 1 MiB are accepted', async () => {
      const { key } = await running.account();
      for (const job_description of ['x', 'word '.repeat(200_000)]) {
        assertSuccess(await running.ask(path, { key, body: { ...JOB, job_description } }), 202, message);
      }
    });

    test('an optional company_url may be omitted, null or blank', async () => {
      const { id, key } = await running.account({ credits: 100 });
      for (const company_url of [undefined, null, '', '   ']) {
        assertSuccess(await running.ask(path, { key, body: { ...JOB, company_url } }), 202, message);
      }
      const stored = await running.rows<StoredDocument>('select request from documents where account_id = $1', [id]);
      assert.deepEqual(
        stored.map(({ request }) => request.companyUrl),
        [null, null, null, null],
      );
    });

    test('the content type may carry a charset, and Bearer any case', async () => {
      const { key } = await running.account();
      for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
        const headers = {
          authorization: `${scheme} ${key}`,
          'content-type': 'application/json; charset=utf-8',
        };
        assertSuccess(await running.ask(path, { headers, body: JOB }), 202, message);
      }
    });
  });
}
