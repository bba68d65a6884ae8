import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { filesSuite } from '../../../test/engines/files-suite.ts';
import { createDiskStore } from './disk.ts';
import { keptSecret } from './kept-secret.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'letterpress-files-'));
});
after(() => rm(folder, { recursive: true, force: true }));

let count = 0;
filesSuite(async () => createDiskStore(path.join(folder, `files-${++count}`)));

test('what a dead writer left behind is removed after an hour, not before, and no page is looked at for it', async () => {
  const root = path.join(folder, 'tidy');
  const store = createDiskStore(root);
  await store.put('documents/ab/one.pdf', new Uint8Array(3));
  const pages = ['one.pdf', 'two.pdf.1234.part'];
  const unfinished = path.join(root, '.unfinished');
  const page = path.join(root, 'documents/ab/two.pdf.1234.part');
  assert.deepEqual(await readdir(unfinished), []);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const file of [path.join(unfinished, 'old'), path.join(unfinished, 'young'), page]) {
    await writeFile(file, 'half');
    if (!file.endsWith('young')) await utimes(file, longAgo, longAgo);
  }
  for await (const listed of store.list()) assert.deepEqual(listed.map(({ key }) => path.basename(key)).sort(), pages);
  await store.tidy();
  assert.deepEqual(await readdir(unfinished), ['young']);
  assert.deepEqual((await readdir(path.dirname(page))).sort(), pages);
  await createDiskStore(path.join(folder, 'none')).tidy();
});

test('the secret is made once, also by ten at once', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => keptSecret(folder)));
  assert.equal(new Set(made).size, 1);
  assert.match(made[0]!, /^[0-9a-f]{64}$/);
  assert.equal(await keptSecret(folder), made[0]);
});
