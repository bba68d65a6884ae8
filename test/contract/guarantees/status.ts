import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JOB, type StatusEndpoint, UNKNOWN_ID } from '../support/endpoints.ts';
import { assertFailure, assertSuccess } from '../support/envelope.ts';
import { fail, pathOfLink, untilFinished } from '../support/jobs.ts';
import { addKey } from '../support/keys.ts';
import { type RunningService, runningService } from '../support/running-service.ts';

/** docs/resume/get-status.md: what a status read answers with 200. */
export function readsStatus(endpoint: StatusEndpoint): void {
  const { operation, path, create, message } = endpoint;
  const fields = ['dashboard_url', 'id', 'pdf_url', create.titleField, 'stage', 'status'].sort();

  const createOne = async (running: RunningService, key: string): Promise<string> =>
    (await running.ask(create.path, { key, body: JOB })).json.data.id;

  describe(`${operation} 200`, () => {
    const running = runningService();

    test('a queued document has a stage and no link; all six fields are present', async () => {
      const { key } = await running.account();
      const id = await createOne(running, key);
      const data = assertSuccess(await running.ask(`${path}/${id}`, { key }), 200, message);
      assert.deepEqual(Object.keys(data).sort(), fields);
      assert.equal(data.id, id);
      assert.equal(data[create.titleField], 'Analyst');
      assert.equal(data.status, 'QUEUED');
      assert.equal(typeof data.stage, 'string');
      assert.notEqual(data.stage.trim(), '');
      assert.equal(data.pdf_url, null);
      assert.equal(data.dashboard_url, `http://letterpress.test/dashboard/documents/${id}`);
    });

    test('a document in progress has a stage and no link', async () => {
      const { key } = await running.account();
      const id = await createOne(running, key);
      await running.rows("update documents set status = 'IN_PROGRESS' where id = $1", [id]);
      const data = assertSuccess(await running.ask(`${path}/${id}`, { key }), 200, message);
      assert.equal(data.status, 'IN_PROGRESS');
      assert.equal(typeof data.stage, 'string');
      assert.equal(data.pdf_url, null);
    });

    test('a failed document has neither stage nor link, and stays failed', async () => {
      const { key } = await running.account();
      const id = await createOne(running, key);
      await fail(running, id);
      for (const _again of [1, 2]) {
        const data = assertSuccess(await running.ask(`${path}/${id}`, { key }), 200, message);
        assert.deepEqual(Object.keys(data).sort(), fields);
        assert.equal(data.status, 'FAILED');
        assert.equal(data.stage, null);
        assert.equal(data.pdf_url, null);
      }
    });

    test('reading costs no credits, with any key of the account, and the id in any case', async () => {
      const { id: accountId, key } = await running.account();
      const other = await addKey(running, accountId);
      const id = await createOne(running, key);
      for (const wanted of [id, id.toUpperCase()]) {
        const data = assertSuccess(await running.ask(`${path}/${wanted}`, { key: other.key }), 200, message);
        assert.equal(data.id, id);
      }
      const entries = await running.rows(
        "select delta from credit_entries where account_id = $1 and reason <> 'grant'",
        [accountId],
      );
      assert.deepEqual(entries, [{ delta: -create.cost }]);
    });
  });

  describe(`${operation} 200 of finished documents`, () => {
    const running = runningService({ workers: true });

    test('SUCCESS has a signed link that serves the PDF, made afresh and valid for one hour at each read', async () => {
      const { key } = await running.account();
      const id = await createOne(running, key);
      const first = assertSuccess(await untilFinished(running, `${path}/${id}`, key), 200, message);
      assert.deepEqual(Object.keys(first).sort(), fields);
      assert.equal(first.status, 'SUCCESS');
      assert.equal(first.stage, null);
      const pdf = await running.askNow(pathOfLink(first.pdf_url));
      assert.equal(pdf.status, 200);
      assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');

      running.clock.advance(3_600_000);
      assert.equal((await running.askNow(pathOfLink(first.pdf_url))).status, 403);
      const again = assertSuccess(await running.ask(`${path}/${id}`, { key }), 200, message);
      assert.notEqual(again.pdf_url, first.pdf_url);
      const refreshed = await running.askNow(pathOfLink(again.pdf_url));
      assert.deepEqual(refreshed.bytes, pdf.bytes);
      running.clock.advance(3_599_000);
      assert.equal((await running.askNow(pathOfLink(again.pdf_url))).status, 200);
    });

    test('a purged PDF leaves SUCCESS with a null link', async () => {
      const { key } = await running.account();
      const id = await createOne(running, key);
      await untilFinished(running, `${path}/${id}`, key);
      await running.rows('update documents set pdf_key = null where id = $1', [id]);
      const data = assertSuccess(await running.ask(`${path}/${id}`, { key }), 200, message);
      assert.equal(data.status, 'SUCCESS');
      assert.equal(data.stage, null);
      assert.equal(data.pdf_url, null);
    });
  });
}

const NOT_UUIDS = [
  'x',
  '1',
  'null',
  UNKNOWN_ID.slice(1),
  `${UNKNOWN_ID}0`,
  UNKNOWN_ID.replaceAll('-', ''),
  `{${UNKNOWN_ID}}`,
  `urn:uuid:${UNKNOWN_ID}`,
  UNKNOWN_ID.replace('7', 'g'),
  `${UNKNOWN_ID}%00`,
  `${UNKNOWN_ID}%0a`,
  `%20${UNKNOWN_ID}`,
  '%27%3B%20drop%20table%20documents%3B',
  '..%2Fcreate',
  '%',
  '%zz',
  '%ff',
  'a'.repeat(4000),
];

/** docs/resume/get-status.md: 400 for a malformed UUID. */
export function refusesMalformedIds({ operation, path, idField }: StatusEndpoint): void {
  describe(`${operation} 400 BAD_REQUEST`, () => {
    const running = runningService();

    test('an id that is no UUID is refused, and the parameter named', async () => {
      const { key } = await running.account();
      for (const id of NOT_UUIDS) {
        const message = assertFailure(await running.ask(`${path}/${id}`, { key }), 400, 'BAD_REQUEST');
        assert.match(message, new RegExp(`\\b${idField}\\b`), id);
      }
    });
  });
}

/** docs/resume/get-status.md. */
export function hidesOthersDocuments(endpoint: StatusEndpoint, other: StatusEndpoint): void {
  const { operation, path, create } = endpoint;

  describe(`${operation} 404 NOT_FOUND`, () => {
    const running = runningService();

    test('a missing document, another account’s, a deleted one and one of the other kind answer alike', async () => {
      const mine = await running.account();
      const theirs = await running.account();
      const foreign = (await running.ask(create.path, { key: theirs.key, body: JOB })).json.data.id;
      const otherKind = (await running.ask(other.create.path, { key: mine.key, body: JOB })).json.data.id;
      const deleted = (await running.ask(create.path, { key: mine.key, body: JOB })).json.data.id;
      await running.rows('delete from documents where id = $1', [deleted]);
      const ids = [UNKNOWN_ID, foreign, otherKind, deleted, '00000000-0000-0000-0000-000000000000'];
      const bodies: string[] = [];
      for (const id of [...ids, 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
        const answer = await running.ask(`${path}/${id}`, { key: mine.key });
        assertFailure(answer, 404, 'NOT_FOUND');
        bodies.push(answer.text);
      }
      assert.equal(new Set(bodies).size, 1, bodies.join('\n'));
      assert.equal((await running.ask(`${path}/${foreign}`, { key: theirs.key })).status, 200);
    });
  });
}
