import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { markInUse } from './locks/folder-use.ts';
import { startEmbedded } from './start.ts';
import { type Account, nobody, nobodyCannotRun, temporaryFolder } from './testing/folders.ts';
import { ServerUser } from './testing/server-user.ts';

const root = temporaryFolder();
after(() => fs.rmSync(root, { recursive: true, force: true }));

test('a cluster of another version is refused with both versions and a way out', async () => {
  const dataDir = path.join(root, 'old');
  fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  await assert.rejects(startEmbedded({ dataDir }), {
    message:
      `The database in ${dataDir}/postgres was made by PostgreSQL 15, and this program brings PostgreSQL 18, which cannot read it. ` +
      'Back up the data folder, then run "npm run -s letterpress -- database upgrade".',
  });
  fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '19\n');
  await assert.rejects(
    startEmbedded({ dataDir }),
    /by PostgreSQL 19, .* PostgreSQL 18, which cannot read it\. Set POSTGRES_BIN_DIR to the bin folder of PostgreSQL 19, /,
  );
});

test('a folder in use by a server that cannot be seen from here is left alone', async () => {
  const dataDir = path.join(root, 'two-containers');
  fs.mkdirSync(dataDir);
  const otherContainer = markInUse(dataDir);
  await assert.rejects(
    startEmbedded({ dataDir }),
    /is in use by a process that cannot be seen from here, .* Stop that one, give each its own DATA_DIR/,
  );
  assert.equal(fs.existsSync(path.join(dataDir, 'postgres')), false);
  otherContainer.close();
});

test('a folder of files that are no cluster is left alone', async () => {
  const dataDir = path.join(root, 'precious');
  fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'postgres', 'notes.txt'), 'mine');
  await assert.rejects(startEmbedded({ dataDir }), /postgres is there but holds no PostgreSQL database\. Move it away/);
  assert.deepEqual(fs.readdirSync(path.join(dataDir, 'postgres')), ['notes.txt']);
  assert.deepEqual(
    fs.readdirSync(dataDir).filter((name) => name.startsWith('postgres.new')),
    [],
  );
});

test('a file in the place of the data folder is named', async () => {
  const dataDir = path.join(root, 'file');
  fs.writeFileSync(dataDir, '');
  await assert.rejects(
    startEmbedded({ dataDir }),
    /^Error: The data folder .*file cannot be made, because a file stands in its way/,
  );
});

test('a POSTGRES_BIN_DIR without programs is named', async () => {
  const options = { dataDir: path.join(root, 'bin'), binDir: '/nowhere/bin' };
  await assert.rejects(startEmbedded(options), /POSTGRES_BIN_DIR is \/nowhere\/bin, but there is no postgres in it\./);
});

test('a data folder that may not be written is named, with what to do', { skip: nobodyCannotRun() }, async () => {
  const dataDir = path.join(root, 'roots');
  fs.mkdirSync(dataDir, { mode: 0o755 });
  const { uid, gid } = nobody as Account;
  const user = new ServerUser(dataDir, { uid, gid });
  assert.match(
    await user.said('failed'),
    /^failed Cannot write to the data folder .*roots .*Make it writable for this user, set DATA_DIR to another folder, or set DATABASE_URL/,
  );
});

test("another user's database is refused before it is touched", { skip: nobodyCannotRun() }, async () => {
  const dataDir = path.join(root, 'shared');
  fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  fs.chmodSync(dataDir, 0o777);
  const { uid, gid } = nobody as Account;
  const user = new ServerUser(dataDir, { uid, gid });
  assert.match(
    await user.said('failed'),
    /belongs to the user with id 0, and this program runs as \d+\. Run it as that user/,
  );
});
