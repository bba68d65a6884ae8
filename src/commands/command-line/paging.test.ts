import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { listAccounts } from '../../domain/accounts/accounts.ts';
import { listJobs } from '../../platform/queue/inspect.ts';
import { parseCall } from './command.ts';
import { PAGED, readPage } from './paging.ts';

let database: TestDatabase;

/** Five accounts of two instants, and five jobs of which one runs, two with the same turn. */
before(async () => {
  database = await testDatabase();
  await sql`
    insert into accounts (email, plan, created_at)
    select 'person-' || n || '@example.com', 'free', timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
    from generate_series(1, 5) n`.execute(database.db);
  await sql`
    insert into jobs (kind, subject, account_id, turn, worker, run_at, created_at)
    select 'document', gen_random_uuid(), id, n / 2, case n when 4 then 'a worker' end, now() + interval '1 hour',
      timestamptz '2026-01-01'
    from (select id, row_number() over () as n from accounts) accounts`.execute(database.db);
});
after(() => database.close());

const LIST = { name: 'thing list', summary: '', ...PAGED, run: async () => null };
const callWith = (...options: string[]) => parseCall([LIST], ['thing', 'list', '--json', ...options], {}).call;

type Read = Parameters<typeof readPage>[1];

/** Page after page, each behind the last row of the one before. */
async function allPages(limit: number, read: Read): Promise<string[]> {
  const ids: string[] = [];
  for (let page = await readPage(callWith('--limit', `${limit}`), read); page.length > 0 && ids.length <= 5; ) {
    ids.push(...page.map(({ id }) => id));
    page = await readPage(callWith('--limit', `${limit}`, '--after', ids.at(-1)!), read);
  }
  return ids;
}

const LISTS: [name: string, read: Read][] = [
  ['accounts', (limit, after) => listAccounts(database.db, { limit, after })],
  ['jobs', (limit, after) => listJobs(database.db, limit, after)],
];

for (const [name, read] of LISTS) {
  test(`pages of ${name} follow each other without gaps or repeats`, async () => {
    const whole = (await readPage(callWith(), read)).map(({ id }) => id);
    assert.equal(whole.length, 5);
    for (const limit of [1, 2, 5]) assert.deepEqual(await allPages(limit, read), whole);
  });
}

test('the running job comes first, and then the order of the queue', async () => {
  const jobs = await listJobs(database.db, 10);
  assert.equal(jobs[0]!.state, 'running');
  const { rows } = await sql<{ id: string }>`
    select id from jobs where worker is null order by turn, created_at, id`.execute(database.db);
  assert.deepEqual(
    jobs.slice(1).map(({ id }) => id),
    rows.map(({ id }) => id),
  );
});

test('people are told where the next page begins, and only when there is one', async () => {
  const said: string[] = [];
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const page = (limit: string) =>
    readPage({ ...callWith('--limit', limit), say: (line) => said.push(line) }, async (most) => rows.slice(0, most));
  assert.deepEqual(await page('3'), rows);
  assert.deepEqual(said, []);
  assert.deepEqual(await page('2'), rows.slice(0, 2));
  assert.match(said.join(), /--after b/);
});

test('a limit that is no number from 1 to 10,000 is refused', async () => {
  for (const limit of ['0', '10001', 'x', '1.5']) {
    await assert.rejects(
      readPage(callWith('--limit', limit), async () => []),
      { code: 'VALIDATION_ERROR' },
    );
  }
});
