import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { EVERYTHING, fillDatabase, indexUses, pagesOf, plansOf, WORKS } from '../../../../test/support/page-counts.ts';
import { readLedgerPage } from '../../credits/ledger.ts';
import { forgetOldUsage, readUsage } from '../../keys/usage.ts';
import { type ListQuery, listDocumentPage, readPlace } from './list.ts';

let database: TestDatabase;
let accountId: string;
const clock = { now: () => new Date() };

before(async () => {
  database = await testDatabase();
  accountId = await fillDatabase(database, { documents: 15_000, ofLargest: 10_000 });
});
after(() => database.close());

for (const [name, work, maxPages] of WORKS) {
  test(`${name} touches few pages of a large account`, async (context) => {
    for (const plan of await plansOf(database, accountId, work)) {
      context.diagnostic(`${pagesOf(plan)} pages`);
      assert.ok(pagesOf(plan) <= maxPages, `${pagesOf(plan)} pages`);
      for (const { index, pages, bound } of indexUses(plan)) {
        assert.ok(pages <= bound, `${index}: ${pages} pages`);
      }
    }
  });
}

test('every movement names its document, also one that was made before the page begins', async () => {
  const { rows } = await database.pool.query<{ id: string; title: string | null }>(
    `select credit_entries.id, title from credit_entries left join documents on documents.id = document_id
     where credit_entries.account_id = $1 order by credit_entries.id desc`,
    [accountId],
  );
  const refund = (await database.pool.query("select max(id) as id from credit_entries where reason = 'refund'")).rows[0]
    .id;
  const from = rows.findIndex(({ id }) => id === refund);
  for (const [start, limit] of [
    [0, 51],
    [from, 1],
    [from, 51],
    [rows.length - 10, 51],
  ] as const) {
    const page = await readLedgerPage(database.db, accountId, { before: rows[start - 1]?.id ?? null, limit });
    assert.deepEqual(
      page.map(({ id, document_title }) => ({ id, title: document_title })),
      rows.slice(start, start + limit),
    );
  }
});

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

test('a search finds parts of words, also of long ones and of titles that were given later', async () => {
  const { rows } = await database.pool.query<{ id: string; account_id: string }>(
    `insert into documents (account_id, kind, title, cost, request, profile_version_id, created_at)
     select account_id, 'resume', 'Oberregierungsrätin im BAU-amt', 5, '{}', id, now()
     from profile_versions where account_id <> $1 limit 1 returning id, account_id`,
    [accountId],
  );
  const { id, account_id: owner } = rows[0]!;
  const found = async (search: string) =>
    (await listDocumentPage(database.db, owner, { ...EVERYTHING, search })).items.some((item) => item.id === id);
  for (const part of ['OBERREGIERUNGSRÄTIN', 'regierungsrät', 'n im bau', 'u-A', 'amt']) {
    assert.ok(await found(part), part);
  }
  assert.ok(!(await found('Unterregierungsrätin')));
  await database.pool.query("update documents set title = '東京都庁 の 職員' where id = $1", [id]);
  assert.ok(await found('京都'));
  assert.ok(!(await found('bau')));
  await database.pool.query('delete from documents where id = $1', [id]);
});

test('a filtered list tells the stage of what is being made, and the end of what is finished', async () => {
  const { rows } = await database.pool.query<{ account_id: string }>(
    `insert into documents (account_id, kind, title, status, stage, cost, request, profile_version_id, created_at)
     select account_id, 'resume', 'Under way', 'IN_PROGRESS', 'typesetting', 5, '{}', id, now()
     from profile_versions where account_id <> $1 limit 1 returning account_id`,
    [accountId],
  );
  const { items } = await listDocumentPage(database.db, rows[0]!.account_id, { ...EVERYTHING, kind: 'resume' });
  assert.deepEqual([items[0]!.title, items[0]!.stage, items[0]!.finished_at], ['Under way', 'typesetting', null]);
  assert.deepEqual([items[1]!.stage, items[1]!.finished_at instanceof Date], [null, true]);
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
