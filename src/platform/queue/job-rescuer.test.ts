import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { rescueJobs } from './job-rescuer.ts';

const MINE = '1';
const THEIRS = '-7000000000000000001';

let database: TestDatabase;
let accountId: string;

before(async () => {
  database = await testDatabase();
  accountId = newId();
  await sql`insert into accounts (id, email, plan, created_at) values (${accountId}, 'a@example.com', 'free', now())`.execute(
    database.db,
  );
});
after(() => database.close());

interface Running {
  presence?: string | null;
  attempt?: number;
  silentSeconds: number;
}

/** A job in the hands of a worker that was last heard of so many seconds ago. */
async function running({ presence = THEIRS, attempt = 1, silentSeconds }: Running): Promise<void> {
  await sql`
    insert into jobs (kind, subject, account_id, turn, attempt, worker, presence, run_at)
    values ('work', ${newId()}, ${accountId}, 0, ${attempt}, 'there', ${presence},
      now() + make_interval(secs => 30 - ${silentSeconds}::float))`.execute(database.db);
}

/** How many leases are ended by a worker that has been connected for so long. */
const judge = (presentForMs = 60_000) =>
  rescueJobs({
    db: database.db,
    me: { presence: () => MINE, presentForMs: () => presentForMs },
    leaseSeconds: 30,
  });

describe('leases of workers that are gone', () => {
  beforeEach(async () => {
    await sql`delete from jobs`.execute(database.db);
  });

  test('the lease of a worker that is gone and silent ends at once, long before its time', async () => {
    await running({ silentSeconds: 4 });
    await running({ silentSeconds: 4 });
    assert.equal(await judge(), 2);
    const { rows } = await sql`select from jobs where run_at <= now()`.execute(database.db);
    assert.equal(rows.length, 2);
  });

  test('a worker that is only slow keeps its lease for as long as it is connected', async () => {
    const theirs = new pg.Client(database.connection);
    await theirs.connect();
    await theirs.query('select pg_advisory_lock_shared($1)', [THEIRS]);
    await running({ silentSeconds: 29 });
    assert.equal(await judge(), 0);
    await theirs.end();
  });

  test('a worker that lost its connection and still renews its lease keeps it', async () => {
    await running({ silentSeconds: 2 });
    assert.equal(await judge(), 0);
  });

  test('nobody judges who was connected a moment ago: the others may be connecting again too', async () => {
    await running({ silentSeconds: 20 });
    assert.equal(await judge(2_500), 0);
    assert.equal(await judge(3_000), 1);
  });

  test('who never showed a presence is judged by the lease alone', async () => {
    await running({ presence: null, silentSeconds: 29 });
    assert.equal(await judge(), 0);
  });

  test('a worker never ends leases of its own', async () => {
    await running({ presence: MINE, silentSeconds: 29 });
    assert.equal(await judge(), 0);
  });

  test('a second death waits for ten seconds, a third for the end of the lease', async () => {
    await running({ attempt: 2, silentSeconds: 9 });
    await running({ attempt: 3, silentSeconds: 29 });
    assert.equal(await judge(), 0);
    await running({ attempt: 2, silentSeconds: 10 });
    assert.equal(await judge(), 1);
  });
});
