import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readLedgerPage } from '../credits/ledger.ts';
import { forgetOldUsage, readUsage } from '../keys/usage.ts';
import { type ListQuery, listDocumentPage, readPlace } from './list.ts';

/** Pages of an index from its root to a leaf. */
const INDEX_PAGES = 3;
/** The leaf after it, where a range begins near the end of one, and the page that tells which rows all may see. */
const PAGES_BESIDES = 2;
/** At least: leaves are half full at worst. */
const ENTRIES_OF_A_LEAF = 30;
const PAGE = 25;
const EVERYTHING: ListQuery = { search: null, kind: null, status: null, before: null, limit: PAGE };

let database: TestDatabase;
let accountId: string;
const clock = { now: () => new Date() };

before(async () => {
  database = await testDatabase();
  accountId = await fill(database);
});
after(() => database.close());

/** An account of 10,000 documents, 100,000 ledger entries and 60 days of use, among a thousand others. */
async function fill({ connection }: TestDatabase): Promise<string> {
  // A connection of its own, without the time limit that the program's statements have.
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of FILLING) await client.query(statement);
    return (await client.query(`select id from accounts where email = '${LARGE}'`)).rows[0].id;
  } finally {
    await client.end();
  }
}

const LARGE = 'account-1@example.com';

/** Rows are written in no order, as they are where many accounts work side by side. */
const FILLING = [
  // What is not on the disk yet is not marked as seen by all either.
  'set synchronous_commit = on',
  // Whatever the server does by itself meanwhile would keep the vacuum at the end from marking pages as seen by all.
  'alter table documents set (autovacuum_enabled = false)',
  `insert into accounts (email, plan, created_at)
   select 'account-' || n || '@example.com', 'free', now() from generate_series(1, 1000) n`,
  `insert into profile_versions (account_id, number, profile, created_at) select id, 1, '{}', now() from accounts`,
  // Letters are the older half, and failures are old: the newest documents fit no filter.
  `insert into documents (account_id, kind, title, status, cost, request, profile_version_id, created_at, finished_at)
   select account_id, case when n > 5000 then 'cover_letter' else 'resume' end, 'Senior engineer at company ' || n,
     case when n between 4001 and 8000 then 'FAILED' else 'SUCCESS' end, 5, '{}', profile_versions.id,
     date_trunc('second', now()) - n * interval '4 minutes', now()
   from profile_versions join accounts on accounts.id = account_id
     cross join lateral generate_series(1, case email when '${LARGE}' then 10000 else 5 end) n
   order by random()`,
  `insert into credit_grants (account_id, kind, amount, starts_at, created_at)
   select id, 'free', 25, now(), now() from accounts`,
  `insert into credit_grants (account_id, kind, amount, starts_at, created_at)
   select id, 'pack', 1000000, now(), now() from accounts cross join generate_series(1, 5) where email = '${LARGE}'`,
  'alter table credit_entries disable trigger user',
  `insert into credit_entries (account_id, grant_id, document_id, reason, delta, created_at)
   select account_id, credit_grants.id, documents.id, reason, case reason when 'charge' then -5 else 5 end, now()
   from unnest(array['charge', 'refund']) reason cross join accounts
     join credit_grants on account_id = accounts.id and credit_grants.kind = 'pack'
     join documents using (account_id)
   where email = '${LARGE}' order by random()`,
  'alter table credit_entries enable trigger user',
  `insert into account_usage (account_id, day, requests)
   select id, current_date - n, 7 from accounts cross join generate_series(0, 60) n`,
  'vacuum analyze',
];

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** The plans of the statements that the work sends, each as the database carries it out. */
async function plansOf(work: Work): Promise<Plan[]> {
  const sent: CompiledQuery[] = [];
  const { pool } = database;
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) }));
  const plans: Plan[] = [];
  for (const { sql: text, parameters } of sent) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  return plans;
}

const blocksOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Three pages from the root to a leaf, further leaves for what is passed on the way, a page for every row fetched. */
function boundOf(node: Plan): number {
  const loops = node['Actual Loops'];
  const rows = node['Actual Rows'] * loops;
  const fetched = node['Node Type'] === 'Index Only Scan' ? node['Heap Fetches']! : rows;
  return loops * (INDEX_PAGES + PAGES_BESIDES) + rows / ENTRIES_OF_A_LEAF + fetched;
}

type Work = (db: Db) => Promise<unknown>;
const list =
  (query: Partial<ListQuery>): Work =>
  (db) =>
    listDocumentPage(db, accountId, { ...EVERYTHING, ...query });

const WORKS: [name: string, work: Work, maxBlocks: number][] = [
  ['the list', list({}), 30],
  ['a filter by kind', list({ kind: 'cover_letter' }), 150],
  ['a filter by status', list({ status: 'FAILED' }), 150],
  ['a filter by both', list({ kind: 'cover_letter', status: 'FAILED' }), 150],
  ['a search that many titles fit', list({ search: 'ENGINEER' }), 150],
  ['a search that no title fits', list({ search: 'nowhere' }), 300],
  ['a page of the ledger', (db) => readLedgerPage(db, accountId, { before: null, limit: 51 }), 250],
  ['a later page of the ledger', (db) => readLedgerPage(db, accountId, { before: '50000', limit: 51 }), 250],
  ['the usage of 30 days', (db) => readUsage(db, clock, accountId, 30), 80],
  ['forgetting usage when none is old', (db) => forgetOldUsage(db, clock), 20],
];

for (const [name, work, maxBlocks] of WORKS) {
  test(`${name} touches few pages of a large account`, async (context) => {
    for (const plan of await plansOf(work)) {
      context.diagnostic(`${blocksOf(plan)} blocks`);
      assert.ok(blocksOf(plan) <= maxBlocks, `${blocksOf(plan)} blocks`);
      for (const node of nodesOf(plan).filter((each) => each['Index Name'])) {
        assert.ok(blocksOf(node) <= Math.ceil(boundOf(node)), `${node['Index Name']}: ${blocksOf(node)} blocks`);
      }
    }
  });
}

const FAILED_RESUMES: ListQuery = { ...EVERYTHING, kind: 'resume', status: 'FAILED', limit: 300 };

test('filtered pages follow each other without gaps or repeats, newest first', async () => {
  const titles: string[] = [];
  let before: ListQuery['before'] = null;
  do {
    const page = await listDocumentPage(database.db, accountId, { ...FAILED_RESUMES, before });
    titles.push(...page.items.map(({ title }) => title));
    before = page.next === null ? null : readPlace(page.next);
  } while (before !== null);
  const expected = Array.from({ length: 1_000 }, (_, index) => `Senior engineer at company ${4001 + index}`);
  assert.deepEqual(titles, expected);
});

test('a search finds a part of a title among all kinds and statuses', async () => {
  const { items, next } = await listDocumentPage(database.db, accountId, { ...EVERYTHING, search: 'COMPANY 99' });
  assert.deepEqual(
    items.slice(0, 3).map(({ title }) => title.split(' ').at(-1)),
    ['99', '990', '991'],
  );
  assert.notEqual(next, null);
});

test('documents count for the day on which they were made, also after they were deleted', async () => {
  const [version] = (
    await database.pool.query('select * from profile_versions where account_id <> $1 limit 1', [accountId])
  ).rows;
  const before = (await readUsage(database.db, clock, version.account_id, 1))[0]!;
  await database.pool.query(
    `insert into documents (account_id, kind, title, cost, request, profile_version_id, created_at)
     select $1, kind, 'Counted', 5, '{}', $2, now() from unnest(array['resume', 'cover_letter']) kind`,
    [version.account_id, version.id],
  );
  await database.pool.query("delete from documents where account_id = $1 and title = 'Counted'", [version.account_id]);
  const [after] = await readUsage(database.db, clock, version.account_id, 1);
  assert.deepEqual(after, { ...before, resumes: before.resumes + 1, coverLetters: before.coverLetters + 1 });
});

test('old usage is forgotten some at a time', async () => {
  const { db, pool } = database;
  const left = async () =>
    (await pool.query('select count(*)::int as n from account_usage where day < $1', [OLD])).rows[0].n;
  const OLD = '2020-01-01';
  await pool.query(
    "insert into account_usage select id, date '2019-01-01' + n, 1 from accounts, generate_series(1, 2) n",
  );
  await forgetOldUsage(db, clock);
  assert.equal(await left(), 1_000);
  await forgetOldUsage(db, clock);
  assert.equal(await left(), 0);
});
