import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { json, letterpress, refusal, temporaryFolder } from '../support/letterpress.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

test('a start with other files than those of its database is refused, until they are adopted', async () => {
  const database = await testDatabase();
  const { host, user, password, port, database: name } = database.connection;
  const settings = {
    DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SIGNING_SECRET: 's'.repeat(40),
    PORT: String(await freePort()),
  };
  try {
    const one = { ...settings, DATA_DIR: `${folder.path}/one` };
    await json(['files', 'adopt'], one);
    const elsewhere = { ...settings, DATA_DIR: `${folder.path}/two` };
    const { code, stderr } = await letterpress(['serve'], elsewhere);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^The files in .*two.files do not belong to this database\. .*"npm run -s letterpress -- files adopt"\.\n$/,
    );
    assert.deepEqual(await json(['files', 'adopt'], elsewhere), { adopted: path.join(folder.path, 'two', 'files') });
    assert.deepEqual(await json(['files', 'verify'], elsewhere), {
      ...{ documents: 0, files: 1, missing: 0, damaged: 0, unknown: 0, removed: 0 },
      findings: [],
    });
    const account = ['--account', (await json(['account', 'create', '--email', 'a@example.com'], one)).email];
    for (const words of [
      ['account', 'delete', ...account],
      ['files', 'verify'],
    ]) {
      assert.match(await refusal(words, one), /do not belong to this database/);
    }
    await json(['account', 'delete', ...account], elsewhere);
  } finally {
    await database.close();
  }
});

test('a start or a command without its file storage ends with 1 and says why, without address and secret', async () => {
  const storagePort = await freePort();
  const settings = {
    DATA_DIR: `${folder.path}/data`,
    PORT: String(await freePort()),
    S3_ENDPOINT: `http://127.0.0.1:${storagePort}`,
    S3_BUCKET: 'pages',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'who',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  const { code, stderr } = await letterpress(['serve'], settings);
  assert.equal(code, 1);
  assert.equal(stderr, 'The file storage (bucket pages) cannot be used: it refuses connections.\n');
  assert.equal(await refusal(['files', 'verify', '--json'], settings), stderr);
});
