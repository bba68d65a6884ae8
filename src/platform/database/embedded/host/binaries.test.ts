import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { temporaryFolder } from '../testing/folders.ts';
import { completePackage } from './binaries.ts';

const root = temporaryFolder();
after(() => fs.rmSync(root, { recursive: true, force: true }));

const packageRoot = path.join(root, 'package');
const copiesDir = path.join(root, 'copies');
const refuse = (): never => {
  throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
};

beforeEach(() => {
  fs.rmSync(packageRoot, { recursive: true, force: true });
  fs.mkdirSync(path.join(packageRoot, 'native', 'bin'), { recursive: true, mode: 0o700 });
  fs.mkdirSync(path.join(packageRoot, 'native', 'lib'), { mode: 0o700 });
  fs.writeFileSync(path.join(packageRoot, 'package.json'), '{"version":"18.4.0"}');
  fs.writeFileSync(path.join(packageRoot, 'native', 'bin', 'postgres'), 'program', { mode: 0o700 });
  fs.writeFileSync(path.join(packageRoot, 'native', 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  fs.writeFileSync(
    path.join(packageRoot, 'native', 'pg-symlinks.json'),
    '[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]',
  );
});

test('links that an install without scripts left out are made in the package', () => {
  const binaries = completePackage(packageRoot, copiesDir);
  assert.equal(binaries.binDir, path.join(packageRoot, 'native', 'bin'));
  assert.equal(fs.readlinkSync(path.join(packageRoot, 'native', 'lib', 'libpq.so.5')), 'libpq.so.5.18');
  assert.equal(fs.existsSync(copiesDir), false);
});

test('a package that may not be written is copied, complete and readable for every account', () => {
  const binaries = completePackage(packageRoot, copiesDir, refuse);
  const copy = path.join(copiesDir, 'postgres-binaries-18.4.0');
  assert.equal(binaries.binDir, path.join(copy, 'native', 'bin'));
  assert.equal(fs.readFileSync(path.join(copy, 'native', 'lib', 'libpq.so.5'), 'utf8'), 'library');
  assert.equal(fs.statSync(path.join(copy, 'native', 'bin', 'postgres')).mode & 0o777, 0o755);
  assert.equal(fs.statSync(path.join(copy, 'native', 'lib', 'libpq.so.5.18')).mode & 0o777, 0o644);
  assert.equal(fs.statSync(path.join(copy, 'native', 'lib')).mode & 0o777, 0o755);
});

test('a package without the right to write is copied too, and the copy can be completed', (t) => {
  fs.rmSync(copiesDir, { recursive: true, force: true });
  const lib = path.join(packageRoot, 'native', 'lib');
  fs.chmodSync(lib, 0o500);
  t.after(() => fs.chmodSync(lib, 0o700));
  const { binDir } = completePackage(packageRoot, copiesDir, refuse);
  assert.equal(fs.readFileSync(path.join(binDir, '..', 'lib', 'libpq.so.5'), 'utf8'), 'library');
});

test('a copy that was cut off is made anew', () => {
  fs.rmSync(copiesDir, { recursive: true, force: true });
  const unfinished = path.join(copiesDir, 'postgres-binaries-18.4.0.new', 'native', 'bin');
  fs.mkdirSync(unfinished, { recursive: true });
  fs.writeFileSync(path.join(unfinished, 'postgres'), 'half');
  const { binDir } = completePackage(packageRoot, copiesDir, refuse);
  assert.equal(fs.readFileSync(path.join(binDir, 'postgres'), 'utf8'), 'program');
  assert.deepEqual(fs.readdirSync(copiesDir), ['postgres-binaries-18.4.0']);
});
