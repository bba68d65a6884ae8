import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { newId } from '../../../base/ids.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { removeOrphanedFiles } from './orphans.ts';
import { retire as retireAll, retireDocuments, retireEvidence, retirePdfs } from './retention.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const clock = { now: () => NOW };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let database: TestDatabase;
let accountId: string;
let versionId: string;

before(async () => {
  database = await testDatabase();
  [accountId, versionId] = [newId(), newId()];
  await sql`insert into accounts (id, email, plan, created_at) values (${accountId}, 'a@example.com', 'free', ${NOW})`.execute(
    database.db,
  );
  await sql`
    insert into profile_versions (id, account_id, number, profile, created_at)
    values (${versionId}, ${accountId}, 1, '{}', ${NOW})`.execute(database.db);
});
after(() => database.close());
describe('how long files are kept', () => {
  beforeEach(async () => {
    await sql`delete from documents`.execute(database.db);
    await sql`delete from orphaned_files`.execute(database.db);
  });

  /** A finished document whose PDF was made so many days ago. */
  async function made(days: number): Promise<string> {
    const id = newId();
    await sql`
    insert into documents
      (id, account_id, kind, title, status, cost, request, profile_version_id, pdf_key, created_at, finished_at)
    values (${id}, ${accountId}, 'resume', ${id}, 'SUCCESS', 5, '{}', ${versionId}, ${`documents/${id}.pdf`},
      ${daysAgo(days)}, ${daysAgo(days)})`.execute(database.db);
    return id;
  }

  async function revised(id: string, state: 'pending' | 'applied', days: number): Promise<void> {
    const finishedAt = state === 'pending' ? null : daysAgo(days);
    await sql`
    insert into document_revisions (document_id, number, wanted, state, created_at, finished_at)
    values (${id}, 1, '[]', ${state}, ${daysAgo(days)}, ${finishedAt})`.execute(database.db);
  }

  const retire = () => retirePdfs(database.db, clock, 30);

  async function withPdf(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from documents where pdf_key is not null`.execute(database.db);
    return rows.map(({ id }) => id);
  }

  test('a PDF whose days are over is removed, a younger one and every document stay', async () => {
    const [old, young] = [await made(31), await made(29)];
    assert.equal(await retire(), 1);
    assert.deepEqual(await withPdf(), [young]);
    const removed: string[] = [];
    await removeOrphanedFiles(database.db, async (key) => void removed.push(key));
    assert.deepEqual(removed, [`documents/${old}.pdf`]);
    const { rows } = await sql`select from documents where status = 'SUCCESS'`.execute(database.db);
    assert.equal(rows.length, 2);
    assert.equal(await retire(), 0);
  });

  test('a page that was set again is as old as its last setting, and one that is being set waits', async () => {
    const [again, long, pending] = [await made(90), await made(90), await made(90)];
    await revised(again, 'applied', 5);
    await revised(long, 'applied', 40);
    await revised(pending, 'pending', 40);
    assert.equal(await retire(), 1);
    assert.deepEqual((await withPdf()).sort(), [again, pending].sort());
  });

  test('a file that could not be removed is removed the next time', async () => {
    const id = await made(31);
    await retire();
    await assert.rejects(
      removeOrphanedFiles(database.db, async () => {
        throw new Error('killed');
      }),
    );
    const removed: string[] = [];
    await removeOrphanedFiles(database.db, async (key) => void removed.push(key));
    assert.deepEqual(removed, [`documents/${id}.pdf`]);
  });

  test('it goes by a hundred, the oldest first, and two at once share the work', async () => {
    const oldest = await made(500);
    for (let n = 0; n < 120; n++) await made(31);
    assert.equal(await retire(), 100);
    assert.ok(!(await withPdf()).includes(oldest));
    const counts = await Promise.all([retire(), retire(), retire()]);
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      21,
    );
    const { rows } = await sql`select from orphaned_files`.execute(database.db);
    assert.equal(rows.length, 121);
  });

  async function idsOf(what: 'documents' | 'document_evidence'): Promise<string[]> {
    const id = sql.ref(what === 'documents' ? 'id' : 'document_id');
    const { rows } = await sql<{ id: string }>`select ${id} as id from ${sql.table(what)}`.execute(database.db);
    return rows.map((row) => row.id);
  }

  async function withEvidence(id: string): Promise<string> {
    await sql`insert into document_evidence (document_id, evidence) values (${id}, '{}')`.execute(database.db);
    return id;
  }

  test('evidence whose days are over is removed, once, and its document stays with its PDF', async () => {
    const [old, young, again] = [await made(31), await made(29), await made(90)];
    for (const id of [old, young, again]) await withEvidence(id);
    await revised(again, 'applied', 5);
    assert.equal(await retireEvidence(database.db, clock, 30), 1);
    assert.deepEqual((await idsOf('document_evidence')).sort(), [young, again].sort());
    assert.equal((await withPdf()).length, 3);
    assert.equal(await retireEvidence(database.db, clock, 30), 0);
  });

  test('a document whose days are over goes with evidence and PDF, whether or not its evidence went before', async () => {
    const [old, withoutEvidence, young, pending] = [await made(40), await made(35), await made(29), await made(40)];
    await withEvidence(old);
    await revised(pending, 'pending', 40);
    await retireEvidence(database.db, clock, 34);
    await withEvidence(young);
    assert.equal(await retireDocuments(database.db, clock, 30), 2);
    assert.deepEqual((await idsOf('documents')).sort(), [young, pending].sort());
    assert.deepEqual(await idsOf('document_evidence'), [young]);
    const removed: string[] = [];
    await removeOrphanedFiles(database.db, async (key) => void removed.push(key));
    assert.deepEqual(removed.sort(), [old, withoutEvidence].map((id) => `documents/${id}.pdf`).sort());
    assert.equal(await retireDocuments(database.db, clock, 30), 0);
  });

  test('whole documents go by a hundred, two at once share the work, and nothing is removed without a number', async () => {
    for (let n = 0; n < 120; n++) await made(31);
    assert.equal(await retireAll(database.db, clock, { pdfDays: null, evidenceDays: null, documentDays: null }), 0);
    const counts = await Promise.all([1, 2, 3].map(() => retireDocuments(database.db, clock, 30)));
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      120,
    );
    assert.ok(counts.every((count) => count <= 100));
  });

  test('what is too old is found by the index on age', async () => {
    for (const isRemoved of [true, false]) {
      const plan = await inTransaction(database.db, async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local enable_bitmapscan = off`.execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from documents where evidence_removed = ${sql.lit(isRemoved)} and finished_at < now()
        order by finished_at limit 100`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join(' ');
      });
      assert.match(plan, /Index Scan using documents_finished/);
      assert.doesNotMatch(plan, /Sort/);
    }
  });
});
