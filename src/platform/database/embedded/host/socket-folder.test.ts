import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { type Account, NOT_ROOT, nobody, temporaryFolder } from '../testing/folders.ts';
import { checkSocketFolder, prepareSocketFolder } from './socket-folder.ts';

const root = temporaryFolder();
after(() => fs.rmSync(root, { recursive: true, force: true }));

const ourUid = process.getuid?.() ?? 0;

test('the folder is private, the same for the same cluster, and short enough for a socket', () => {
  const clusterDir = path.join(root, 'x'.repeat(200));
  const folder = prepareSocketFolder(clusterDir, { kind: 'self' });
  assert.equal(fs.statSync(folder).mode & 0o777, 0o700);
  assert.equal(prepareSocketFolder(clusterDir, { kind: 'self' }), folder);
  assert.ok(Buffer.byteLength(`${folder}/.s.PGSQL.5432`) <= 103);
  fs.rmdirSync(folder);
});

test('a long TMPDIR gives way to one that a socket fits into', () => {
  const before = process.env.TMPDIR;
  const long = path.join(root, 'y'.repeat(90));
  fs.mkdirSync(long);
  process.env.TMPDIR = long;
  try {
    const folder = prepareSocketFolder(root, { kind: 'self' });
    assert.match(folder, /^\/tmp\/letterpress-[0-9a-f]{16}$/);
    fs.rmdirSync(folder);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
});

test('a folder that others may enter is refused', () => {
  const folder = path.join(root, 'open');
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o755);
  assert.throws(
    () => checkSocketFolder(folder, ourUid),
    /should be a private folder \(mode 0700\) .* mode 0755\..* Remove it/,
  );
});

test('a link to a folder of ours is refused', () => {
  const target = path.join(root, 'target');
  fs.mkdirSync(target, { mode: 0o700 });
  const link = path.join(root, 'link');
  fs.symlinkSync(target, link);
  assert.throws(() => checkSocketFolder(link, ourUid), /but it is not a folder/);
});

test("somebody else's folder is refused, and the message names its owner", { skip: NOT_ROOT }, () => {
  const { uid, gid } = nobody as Account;
  const clusterDir = path.join(root, 'squatted');
  const folder = prepareSocketFolder(clusterDir, { kind: 'self' });
  fs.chownSync(folder, uid, gid);
  assert.throws(
    () => prepareSocketFolder(clusterDir, { kind: 'self' }),
    new RegExp(`of the user with id 0, but it is a folder of the user with id ${uid}, mode 0700\\.`),
  );
  fs.rmdirSync(folder);
});
