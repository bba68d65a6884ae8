import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { systemClock } from '../../src/base/clock.ts';
import { listDocumentPage } from '../../src/domain/documents/views/list.ts';
import { readUsage } from '../../src/domain/keys/usage.ts';
import { buildIndexes } from '../../src/platform/database/indexes.ts';
import { audit } from '../chaos/audit.ts';
import { type Create, sendCreate } from '../chaos/creates.ts';
import { call, freshAddress } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { type Service, startService, type TestAccount } from '../support/service.ts';
import { until } from '../support/until.ts';

/** A database of the suite's own that holds nothing yet. */
export interface EmptyDatabase {
  url: string;
  close(): Promise<void>;
}

const EVERYTHING = { search: null, kind: null, status: null, before: null, limit: 10 };

/** What the service asks of a PostgreSQL, of whatever version. */
export function databaseSuite(name: string, open: () => Promise<EmptyDatabase>): void {
  describe(name, () => {
    let empty: EmptyDatabase;
    let service: Service;
    let pool: pg.Pool;
    let account: TestAccount;
    const creates: Create[] = [];

    before(async () => {
      empty = await open();
      const config = { workers: 1, port: await freePort() };
      service = await startService({ databaseUrl: async () => empty.url, config });
      ({ pool } = service.engines.database);
      account = await service.account({ credits: 100 });
    });
    after(async () => {
      await service?.close();
      await empty?.close();
    });

    const statusOf = async ({ id }: Create) =>
      (await pool.query('select status from documents where id = $1', [id])).rows[0].status;

    async function create(wantedTitle: string): Promise<Create> {
      const wanted = { accountId: account.id, key: account.key, kind: 'resume', wantedTitle, over: 'rest' } as const;
      const sent = await sendCreate(
        service.baseUrl,
        freshAddress(),
        { ...wanted, idempotencyKey: null },
        'An analyst.',
      );
      assert.equal(sent.create.outcome, 'acknowledged', String(sent.answer.body));
      creates.push(sent.create);
      return sent.create;
    }

    test('was made from nothing by the migrations, with all of its indexes', async () => {
      const { rows } = await pool.query(
        'select relname from pg_index join pg_class on oid = indexrelid where not indisvalid',
      );
      assert.deepEqual(rows, []);
      assert.deepEqual(await buildIndexes(pool), []);
    });

    test('builds an index beside the work, and once more where a crash left half of it', async () => {
      const indexes = { suite_titles: 'documents (title)' };
      assert.deepEqual(await buildIndexes(pool, indexes), ['suite_titles']);
      assert.deepEqual(await buildIndexes(pool, indexes), []);
      await pool.query('drop index suite_titles');
    });

    test('takes a create, wakes a worker, and keeps what it made', async () => {
      const made = await create('Analyst');
      await until(async () => (await statusOf(made)) === 'SUCCESS');
      const answer = await call(`${service.baseUrl}/v1/resume/${made.id}`, { key: account.key });
      assert.equal(answer.json.data.status, 'SUCCESS');
    });

    test('tells a listener of a notification', async () => {
      const listener = await pool.connect();
      try {
        const heard = new Promise((resolve) => listener.once('notification', resolve));
        await listener.query('listen letterpress_suite');
        await pool.query('notify letterpress_suite');
        await heard;
      } finally {
        listener.release(true);
      }
    });

    test('frees the presence of a worker that is gone: its job is done by another', async () => {
      const made = await create('Analyst of another');
      const gone = new pg.Client({ connectionString: empty.url });
      gone.on('error', () => {});
      await gone.connect();
      await gone.query('select pg_advisory_lock_shared(4711)');
      await until(async () => (await statusOf(made)) === 'SUCCESS');
      const { rows } = await pool.query(
        `insert into jobs (kind, subject, account_id, turn, worker, attempt, presence, run_at)
         values ('document', gen_random_uuid(), $1, 1, 'gone', 1, 4711, now() + interval '20 seconds') returning id`,
        [account.id],
      );
      await gone.end();
      const began = performance.now();
      await until(async () => (await pool.query('select from jobs where id = $1', [rows[0].id])).rowCount === 0);
      assert.ok(performance.now() - began < 19_000, 'only the end of the lease freed it');
    });

    test('finds documents by their titles and counts them by day', async () => {
      const { db } = service.engines.database;
      const found = await listDocumentPage(db, account.id, { ...EVERYTHING, search: 'ANOTHER' });
      assert.deepEqual(
        found.items.map(({ title }) => title),
        ['Analyst of another'],
      );
      const [today] = (await readUsage(db, systemClock, account.id, 1)).slice(-1);
      assert.equal(today!.resumes, 2);
    });

    test('refuses what would bend the ledger, and its sums are right', async () => {
      for (const statement of [
        'update credit_entries set delta = 0',
        'delete from credit_entries',
        'update credit_grants set remaining = remaining + 1',
        `insert into credit_entries (account_id, grant_id, document_id, reason, delta, created_at)
         select account_id, grant_id, document_id, reason, delta, now() from credit_entries where reason = 'charge' limit 1`,
      ]) {
        await assert.rejects(pool.query(statement), pg.DatabaseError, statement);
      }
      const { problems } = await audit(service.engines, creates, new Map());
      assert.deepEqual(problems, []);
    });
  });
}
