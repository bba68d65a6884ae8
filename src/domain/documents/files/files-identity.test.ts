import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { newId } from '../../../base/ids.ts';
import { createDiskStore } from '../../../platform/files/disk.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { adoptFiles, belongTogether, claimFiles } from './files-identity.ts';

let database: TestDatabase;
let folder: string;
let here: FileStore;
let elsewhere: FileStore;

before(async () => {
  database = await testDatabase();
});
after(() => database.close());
describe('the mark that joins database and files', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'letterpress-identity-'));
    here = createDiskStore(path.join(folder, 'here'));
    elsewhere = createDiskStore(path.join(folder, 'elsewhere'));
  });
  afterEach(async () => {
    await sql`truncate files_identity, accounts cascade`.execute(database.db);
    await rm(folder, { recursive: true });
  });

  const claim = (files: FileStore) => claimFiles(database.db, files);
  const adopt = (files: FileStore) => adoptFiles(database.db, files);
  const belongs = (files: FileStore) => belongTogether(database.db, files);

  async function pageIn(files: FileStore): Promise<void> {
    const [account, version, id] = [newId(), newId(), newId()];
    const key = `documents/${id.slice(0, 2)}/${id}-1.pdf`;
    await files.put(key, new TextEncoder().encode('%PDF-'));
    await sql`insert into accounts (id, email, plan, created_at) values (${account}, ${id}, 'free', now())`.execute(
      database.db,
    );
    await sql`
    insert into profile_versions (id, account_id, number, profile, created_at)
    values (${version}, ${account}, 1, '{}', now())`.execute(database.db);
    await sql`
    insert into documents
      (id, account_id, kind, title, status, cost, request, profile_version_id, pdf_key, created_at, finished_at)
    values (${id}, ${account}, 'resume', ${id}, 'SUCCESS', 5, '{}', ${version}, ${key}, now(), now())`.execute(
      database.db,
    );
  }

  test('the first start joins files and database, and others with the same files may start', async () => {
    assert.equal(await belongs(here), true);
    assert.deepEqual(await Promise.all([claim(here), claim(here), claim(here)]), [true, true, true]);
    assert.equal(await belongs(here), true);
    assert.deepEqual(await readdir(path.join(folder, 'here')), ['.unfinished', 'identity.txt']);
  });

  test('of two with different files that start at once, one is refused', async () => {
    assert.deepEqual((await Promise.all([claim(here), claim(elsewhere)])).sort(), [false, true]);
  });

  test('other files are refused, empty ones and those of another database, and left as they are', async () => {
    await claim(here);
    assert.deepEqual([await belongs(elsewhere), await claim(elsewhere)], [false, false]);
    assert.equal(await elsewhere.open('identity.txt'), null);
    await elsewhere.put('identity.txt', new TextEncoder().encode(newId()));
    assert.deepEqual([await belongs(elsewhere), await claim(elsewhere)], [false, false]);
    assert.equal(await claim(here), true);
  });

  test('a new database does not take the files of another one', async () => {
    await here.put('identity.txt', new TextEncoder().encode(newId()));
    assert.deepEqual([await belongs(here), await claim(here)], [false, false]);
  });

  test('a database with pages from before there were ids joins the files that have them', async () => {
    await pageIn(here);
    assert.equal(await claim(elsewhere), false);
    assert.equal(await claim(here), true);
  });

  test('adopted files belong to the database, and those from before do no longer', async () => {
    await claim(here);
    await adopt(elsewhere);
    assert.deepEqual([await claim(elsewhere), await claim(here)], [true, false]);
    await adopt(here);
    assert.deepEqual([await claim(elsewhere), await claim(here)], [false, true]);
  });

  test('a first start that died in the middle does not keep the next one from starting', async () => {
    const dying = { ...here, put: () => Promise.reject(new Error('killed')) };
    await assert.rejects(claimFiles(database.db, dying), /killed/);
    assert.equal(await claim(here), true);

    await sql`update files_identity set is_beside_files = false`.execute(database.db);
    assert.equal(await claim(here), true);
    assert.equal(await claim(elsewhere), false);
  });
});
