import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { newId } from '../../base/ids.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Job } from '../../platform/queue/queue.ts';
import { createPastAddresses } from '../accounts/past-addresses.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteDocument } from './documents.ts';
import { documentJob, type ProduceDeps } from './produce.ts';
import { revisionJob } from './revision-job.ts';

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
    generate: async () => ({ pdf: new Uint8Array(), text: null, evidence: {}, applied: [] }),
    putFile: async () => {},
    removeFile: async (key) => void removed.push(key),
    log: () => {},
  };
});

async function documentIn(status: 'SUCCESS' | 'IN_PROGRESS'): Promise<string> {
  const id = newId();
  const key = status === 'SUCCESS' ? firstKey(id) : null;
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
}

const firstKey = (id: string): string => `documents/${id.slice(0, 2)}/${id}.pdf`;
const laterKeys = (id: string): string[] =>
  [2, 3].map((attempt) => `documents/${id.slice(0, 2)}/${id}-a${attempt}.pdf`);
const thirdKey = (id: string): string => `documents/${id.slice(0, 2)}/${id}-3.pdf`;

async function listed(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from orphaned_files`.execute(database.db);
  return rows.map(({ key }) => key).sort();
}

test('with a document go the pages that killed workers left behind', async () => {
  const id = await documentIn('SUCCESS');
  await revising(id);
  await deleteDocument(database.db, accountId, id);
  assert.deepEqual(await listed(), [firstKey(id), ...laterKeys(id), thirdKey(id)].sort());
});

test('with an account go the pages of documents that are not finished', async () => {
  const [done, open] = [await documentIn('SUCCESS'), await documentIn('IN_PROGRESS')];
  await revising(done);
  await deleteAccount(database.db, createPastAddresses(['a secret of the tests']), accountId);
  const ofDone = [firstKey(done), ...laterKeys(done), thirdKey(done)];
  assert.deepEqual(await listed(), [...ofDone, firstKey(open), ...laterKeys(open)].sort());
});

test('a document or a revision that is given up leaves no page behind', async () => {
  const [open, done] = [await documentIn('IN_PROGRESS'), await documentIn('SUCCESS')];
  await revising(done);
  await inTransaction(database.db, async (tx) => {
    await revisionJob(deps).onDead(tx, { subject: done, accountId }, 'lost');
    await documentJob(deps).onDead(tx, { subject: open, accountId }, 'lost');
  });
  assert.deepEqual(await listed(), [firstKey(open), ...laterKeys(open), thirdKey(done)].sort());
});

test('who loses his job to another leaves the page that the other wrote as well, and takes one that nobody waits for', async () => {
  const id = await documentIn('SUCCESS');
  await revising(id);
  const handler = revisionJob(deps);
  const job = { id: 'job', subject: id, accountId } as Job;
  const { signal } = new AbortController();
  await handler.run(job, signal);
  await handler.onLost!(job);
  assert.deepEqual(removed, [], 'it is still awaited');
  await handler.run(job, signal);
  await inTransaction(database.db, (tx) => handler.onDead(tx, job, 'lost'));
  await handler.onLost!(job);
  assert.deepEqual(removed, [thirdKey(id)]);
});
