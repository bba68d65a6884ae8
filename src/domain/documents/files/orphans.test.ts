import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { newId } from '../../../base/ids.ts';
import { BACKUP_LOCK } from '../../../platform/database/backup-lock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { type Done, type Job, type JobHandler, LostLease } from '../../../platform/queue/job.ts';
import { createPastAddresses } from '../../accounts/email/past-addresses.ts';
import { deleteAccount } from '../delete-account.ts';
import { deleteDocument } from '../documents.ts';
import { documentJob, type Kept, type ProduceDeps } from '../producing/produce.ts';
import { revisionJob } from '../revisions/revision-job.ts';
import { removeOrphanedFiles } from './orphans.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

let database: TestDatabase;
let accountId: string;
let versionId: string;
let removed: string[];
let deps: ProduceDeps;

before(async () => {
  database = await testDatabase();
});
after(() => database.close());
describe('files without a document', () => {
  beforeEach(async () => {
    await sql`delete from orphaned_files`.execute(database.db);
    [accountId, versionId] = [newId(), newId()];
    await sql`
    insert into accounts (id, email, plan, created_at)
    values (${accountId}, ${`${accountId}@example.com`}, 'free', ${NOW})`.execute(database.db);
    await sql`
    insert into profile_versions (id, account_id, number, profile, created_at)
    values (${versionId}, ${accountId}, 1, '{}', ${NOW})`.execute(database.db);
    removed = [];
    deps = {
      db: database.db,
      clock: { now: () => NOW },
      generate: async () => ({
        pdf: new Uint8Array(),
        text: null,
        evidence: { lines: [], fill: 1, pages: 1 },
        applied: [],
      }),
      putFile: async () => {},
      removeFile: async (key) => void removed.push(key),
      log: () => {},
    };
  });

  async function documentIn(status: 'SUCCESS' | 'IN_PROGRESS'): Promise<string> {
    const id = newId();
    const key = status === 'SUCCESS' ? keyOf(id) : null;
    await sql`
    insert into documents
      (id, account_id, kind, title, status, cost, request, profile_version_id, pdf_key, created_at, finished_at)
    values (${id}, ${accountId}, 'resume', ${id}, ${status}, 5, '{}', ${versionId}, ${key}, ${NOW},
      ${key === null ? null : NOW})`.execute(database.db);
    return id;
  }

  async function revising(id: string): Promise<void> {
    await sql`
    insert into document_revisions (document_id, number, wanted, state, created_at)
    values (${id}, 3, '[]', 'pending', ${NOW})`.execute(database.db);
    await sql`insert into document_evidence (document_id, evidence) values (${id}, '{}')`.execute(database.db);
  }

  const keyOf = (id: string, claim = 'first'): string => `documents/${id.slice(0, 2)}/${id}-${claim}.pdf`;
  const jobOf = (subject: string, claim: string) => ({ id: 'job', subject, accountId, claim }) as Job;
  const { signal } = new AbortController();

  async function listed(): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`select key from orphaned_files`.execute(database.db);
    return rows.map(({ key }) => key).sort();
  }

  async function sweptAfterAnHour(): Promise<string[]> {
    await sql`update orphaned_files set due_at = due_at - interval '1 hour'`.execute(database.db);
    await removeOrphanedFiles(database.db, deps.removeFile);
    return removed;
  }

  async function pageOf(id: string): Promise<string | null> {
    const row = await database.db.selectFrom('documents').select('pdf_key').where('id', '=', id).executeTakeFirst();
    return row?.pdf_key ?? null;
  }

  test('with a document or an account go their pages', async () => {
    const [one, other] = [await documentIn('SUCCESS'), await documentIn('SUCCESS')];
    await documentIn('IN_PROGRESS');
    await deleteDocument(database.db, accountId, one);
    assert.deepEqual(await listed(), [keyOf(one)]);
    await deleteAccount(database.db, createPastAddresses(['a secret of the tests']), accountId);
    assert.deepEqual(await listed(), [keyOf(one), keyOf(other)].sort());
  });

  for (const [what, handlerOf] of [
    ['document', documentJob],
    ['revision', revisionJob],
  ] as const) {
    const begun = async (): Promise<string> => {
      const id = await documentIn(what === 'document' ? 'IN_PROGRESS' : 'SUCCESS');
      if (what === 'revision') await revising(id);
      return id;
    };
    const claimed = async (id: string, claim: string): Promise<Done<Kept>> => {
      const job = jobOf(id, claim);
      const handler: JobHandler<Kept> = handlerOf(deps);
      const inputs = await inTransaction(database.db, async (tx) => {
        await handler.onStart(tx, [job]);
        return handler.readInputs?.(tx, [job]);
      });
      return { job, result: await handler.run(job, signal, () => {}, inputs?.[0]) };
    };

    test(`the page of a killed worker is removed after an hour, not before, and no other (${what})`, async () => {
      const id = await begun();
      await claimed(id, 'killed');
      const done = await claimed(id, 'living');
      await removeOrphanedFiles(database.db, deps.removeFile);
      assert.deepEqual(removed, [], 'both may still be written');
      await inTransaction(database.db, (tx) => handlerOf(deps).onDone(tx, [done]));
      assert.equal(await pageOf(id), keyOf(id, 'living'));
      const expected = what === 'document' ? [] : [keyOf(id)];
      assert.deepEqual((await sweptAfterAnHour()).toSorted(), [...expected, keyOf(id, 'killed')].toSorted());
    });

    test(`who comes when the page may be gone already does not make it the document's (${what})`, async () => {
      const id = await begun();
      const page = await pageOf(id);
      const done = await claimed(id, 'late');
      await sweptAfterAnHour();
      await assert.rejects(
        inTransaction(database.db, (tx) => handlerOf(deps).onDone(tx, [done])),
        LostLease,
      );
      assert.equal(await pageOf(id), page);
    });

    test(`who loses the job takes away the own page, and never the one in use (${what})`, async () => {
      const id = await begun();
      const done = await claimed(id, 'winner');
      await claimed(id, 'loser');
      await inTransaction(database.db, (tx) => handlerOf(deps).onDone(tx, [done]));
      await handlerOf(deps).onLost!(jobOf(id, 'loser'));
      await handlerOf(deps).onLost!(jobOf(id, 'winner'));
      assert.deepEqual(removed, [keyOf(id, 'loser')]);
    });
  }

  test('while a backup is made no file goes: its snapshot may know it', async () => {
    await deleteDocument(database.db, accountId, await documentIn('SUCCESS'));
    await database.db.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(${BACKUP_LOCK})`.execute(held);
      assert.equal(await removeOrphanedFiles(database.db, deps.removeFile), 0);
      await sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(held);
    });
    assert.deepEqual(removed, []);
    assert.equal(await removeOrphanedFiles(database.db, deps.removeFile), 1);
  });
});
