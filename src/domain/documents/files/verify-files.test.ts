import assert from 'node:assert/strict';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { systemClock } from '../../../base/clock.ts';
import { newId } from '../../../base/ids.ts';
import { createDiskStore } from '../../../platform/files/disk.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { verifyDocuments, verifyStoredFiles } from './verify-files.ts';

const WHOLE = `%PDF-1.7\n${'x'.repeat(100)}\nstartxref\n116\n%%EOF\n`;
const HOUR_MS = 60 * 60 * 1000;

let database: TestDatabase;
let root: string;
let files: FileStore;
let accountId: string;
let versionId: string;
let found: string[];

before(async () => {
  database = await testDatabase();
  [accountId, versionId] = [newId(), newId()];
  await sql`insert into accounts (id, email, plan, created_at) values (${accountId}, 'a@example.com', 'free', now())`.execute(
    database.db,
  );
  await sql`
    insert into profile_versions (id, account_id, number, profile, created_at)
    values (${versionId}, ${accountId}, 1, '{}', now())`.execute(database.db);
});
after(() => database.close());
describe('looking for files that are missing', () => {
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'letterpress-verify-'));
    files = createDiskStore(root);
    found = [];
    await sql`delete from documents`.execute(database.db);
    await sql`delete from orphaned_files`.execute(database.db);
  });
  afterEach(() => rm(root, { recursive: true }));

  const deps = () => ({
    db: database.db,
    clock: systemClock,
    files,
    onFinding: ({ problem, key }: { problem: string; key: string }) => void found.push(`${problem} ${key}`),
  });

  const keyOf = (id: string, rest = `-${newId()}`): string => `documents/${id.slice(0, 2)}/${id}${rest}.pdf`;
  const put = (key: string, text = WHOLE) => files.put(key, new TextEncoder().encode(text));

  async function putLongAgo(key: string, hours = 25): Promise<string> {
    await put(key);
    const then = new Date(Date.now() - hours * HOUR_MS);
    await utimes(path.join(root, key), then, then);
    return key;
  }

  async function documentWith(key: string, id: string): Promise<string> {
    await sql`
    insert into documents
      (id, account_id, kind, title, status, cost, request, profile_version_id, pdf_key, created_at, finished_at)
    values (${id}, ${accountId}, 'resume', ${id}, 'SUCCESS', 5, '{}', ${versionId}, ${key}, now(), now())`.execute(
      database.db,
    );
    return key;
  }

  test('a document whose PDF is missing, cut or something else is found', async () => {
    const [good, missing, cut, other, empty] = Array.from({ length: 5 }, newId) as [
      string,
      string,
      string,
      string,
      string,
    ];
    await put(await documentWith(keyOf(good), good));
    const missingKey = await documentWith(keyOf(missing), missing);
    const cutKey = await documentWith(keyOf(cut), cut);
    await put(cutKey, WHOLE.slice(0, -7));
    const otherKey = await documentWith(keyOf(other), other);
    await put(otherKey, `<!doctype html>${WHOLE}`);
    const emptyKey = await documentWith(keyOf(empty), empty);
    await put(emptyKey, '');
    assert.equal(await verifyDocuments(deps()), 5);
    assert.deepEqual(
      found.sort(),
      [`missing ${missingKey}`, `damaged ${cutKey}`, `damaged ${otherKey}`, `damaged ${emptyKey}`].sort(),
    );
  });

  test('many documents are looked at in pages, each once', async () => {
    await sql`
    insert into documents
      (id, account_id, kind, title, status, cost, request, profile_version_id, pdf_key, created_at, finished_at)
    select id, ${accountId}, 'resume', id::text, 'SUCCESS', 5, '{}', ${versionId},
      'documents/' || left(id::text, 2) || '/' || id || '-1.pdf', now(), now()
    from (select gen_random_uuid() as id from generate_series(1, 1201)) as made`.execute(database.db);
    assert.equal(await verifyDocuments(deps()), 1201);
    assert.equal(new Set(found).size, 1201);
  });

  test('files that no document has are found, and those of documents and on the list are not', async () => {
    const [known, orphan, underWay] = [newId(), newId(), newId()];
    await putLongAgo(await documentWith(keyOf(known), known));
    const earlier = await putLongAgo(keyOf(known));
    const young = keyOf(orphan);
    await put(young);
    const listed = await putLongAgo(keyOf(underWay));
    await sql`insert into orphaned_files (key, due_at) values (${listed}, now() + interval '1 hour')`.execute(
      database.db,
    );
    await put('identity.txt');
    assert.equal(await verifyStoredFiles(deps(), { removesOrphans: false }), 5);
    assert.deepEqual(found.sort(), [`unknown ${earlier}`, `unknown ${young}`].sort());
  });

  test('orphans are removed when they are ours and older than a day, and nothing else is', async () => {
    const id = newId();
    const document = newId();
    const removed = [
      await putLongAgo(keyOf(id)),
      await putLongAgo(keyOf(id, '')),
      await putLongAgo(keyOf(id, '-a2')),
      await putLongAgo(`probe-${newId()}.txt`),
    ];
    const kept = [
      await putLongAgo(keyOf(newId()), 23),
      await putLongAgo('photos/holiday.jpg'),
      await putLongAgo('documents/ab/notes.pdf'),
    ];
    const listed = await putLongAgo(keyOf(id));
    await sql`insert into orphaned_files (key) values (${listed})`.execute(database.db);
    const owned = await putLongAgo(await documentWith(keyOf(document), document));
    await putLongAgo('identity.txt');

    await verifyStoredFiles(deps(), { removesOrphans: true });
    assert.deepEqual(
      found.sort(),
      [...removed.map((key) => `removed ${key}`), ...kept.map((key) => `unknown ${key}`)].sort(),
    );
    for (const key of removed) assert.equal(await files.open(key), null, key);
    for (const key of [...kept, listed, owned, 'identity.txt']) assert.notEqual(await files.open(key), null, key);
  });
});
