import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createOutbox } from './outbox.ts';

let root: string;
before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'letterpress-outbox-'));
});
after(() => rm(root, { recursive: true, force: true }));

const from = 'Letterpress <letterpress@example.com>';

test('a message becomes one file that only its owner reads, and the log says where', async () => {
  const folder = path.join(root, 'one', 'outbox');
  const lines: string[] = [];
  const outbox = createOutbox({ folder, from, log: (line) => lines.push(line) });
  await outbox.send({ to: 'ann@example.com', subject: 'Grüße', text: 'Open https://lp.example/x?token=abc\n' });
  const [name, ...others] = await readdir(folder);
  assert.deepEqual(others, []);
  const file = path.join(folder, name!);
  const text = await readFile(file, 'utf8');
  assert.match(text, /^To: ann@example\.com$/m);
  assert.match(text, /^From: Letterpress <letterpress@example\.com>$/m);
  assert.match(text, /https:\/\/lp\.example\/x\?token=abc/);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.deepEqual(lines.length, 1);
  assert.ok(lines[0]!.includes(file));
  assert.ok(!lines[0]!.includes('ann@'));
});

test('a line break in an address or subject starts no header of its own', async () => {
  const folder = path.join(root, 'two');
  const outbox = createOutbox({ folder, from, log: () => {} });
  await outbox.send({ to: 'ann@example.com', subject: 'Hello\r\nBcc: eve@example.com', text: 'x' });
  const text = await readFile(path.join(folder, (await readdir(folder))[0]!), 'utf8');
  assert.doesNotMatch(text, /^Bcc:/im);
});

test("a person's messages can be removed, and nobody else's", async () => {
  const folder = path.join(root, 'three');
  const outbox = createOutbox({ folder, from, log: () => {} });
  await outbox.forget('ann@example.com');
  for (const to of ['ann@example.com', 'bob@example.com', 'ann@example.com']) {
    await outbox.send({ to, subject: 'x', text: 'x' });
  }
  await outbox.forget('ann@example.com');
  const left = await readdir(folder);
  assert.equal(left.length, 1);
  assert.match(await readFile(path.join(folder, left[0]!), 'utf8'), /^To: bob@example\.com$/m);
});
