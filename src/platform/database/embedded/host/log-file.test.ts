import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from '../testing/folders.ts';
import { LogFile } from './log-file.ts';

const root = temporaryFolder();
after(() => fs.rmSync(root, { recursive: true, force: true }));

const logAt = (name: string) => new LogFile(path.join(root, name), fs.statSync(root));
const sixMegabytes = Buffer.alloc(6 * 1024 * 1024, 'x');

test('a log beyond 5 MB becomes the one older log, also while a server writes to it', () => {
  const log = logAt('big.log');
  const fd = log.open();
  fs.writeSync(fd, sixMegabytes);
  log.trim();
  fs.writeSync(fd, 'new');
  fs.closeSync(fd);
  assert.equal(fs.readFileSync(log.path, 'utf8'), 'new');
  assert.equal(fs.statSync(`${log.path}.1`).size, 6 * 1024 * 1024);
});

test('a smaller log is left as it is', () => {
  const log = logAt('small.log');
  fs.writeFileSync(log.path, 'kept');
  log.trim();
  assert.equal(fs.readFileSync(log.path, 'utf8'), 'kept');
  assert.equal(fs.existsSync(`${log.path}.1`), false);
});

test("a server's last words are what it wrote since its start, at most 4096 bytes", () => {
  const log = logAt('words.log');
  fs.writeFileSync(log.path, 'earlier\n');
  const offset = log.size();
  fs.appendFileSync(log.path, 'FATAL: no\n');
  assert.equal(log.textSince(offset), 'FATAL: no');
  fs.appendFileSync(log.path, 'y'.repeat(10_000));
  assert.equal(log.textSince(offset).length, 4096);
});

test('a link in the place of the log is not followed', () => {
  const log = logAt('link.log');
  fs.symlinkSync(path.join(root, 'precious'), log.path);
  assert.throws(() => log.open(), { code: 'ELOOP' });
});
