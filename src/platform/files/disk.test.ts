import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createDiskStore } from './disk.ts';
import { keptSecret } from './kept-secret.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'letterpress-files-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

test('what was put can be opened, in part or whole, replaced and removed', async () => {
  const store = createDiskStore(path.join(folder, 'files'));
  const bytes = (text: string) => new TextEncoder().encode(text);
  await store.put('documents/ab/one.pdf', bytes('first'));
  await store.put('documents/ab/one.pdf', bytes('second one'));
  const file = await store.open('documents/ab/one.pdf');
  assert.equal(file?.size, 10);
  assert.equal(await textOf(file!.read()), 'second one');
  assert.equal(await textOf(file!.read({ start: 7, end: 9 })), 'one');
  assert.deepEqual(await readdir(path.join(folder, 'files', 'documents', 'ab')), ['one.pdf']);
  await store.remove('documents/ab/one.pdf');
  await store.remove('documents/ab/one.pdf');
  assert.equal(await store.open('documents/ab/one.pdf'), null);
});

test('what a dead writer left behind is removed after an hour, not before, and no page is looked at for it', async () => {
  const root = path.join(folder, 'tidy');
  const store = createDiskStore(root);
  await store.put('documents/ab/one.pdf', new Uint8Array(3));
  const unfinished = path.join(root, '.unfinished');
  const page = path.join(root, 'documents/ab/two.pdf.1234.part');
  assert.deepEqual(await readdir(unfinished), []);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const file of [path.join(unfinished, 'old'), path.join(unfinished, 'young'), page]) {
    await writeFile(file, 'half');
    if (!file.endsWith('young')) await utimes(file, longAgo, longAgo);
  }
  await store.tidy();
  assert.deepEqual(await readdir(unfinished), ['young']);
  assert.deepEqual((await readdir(path.dirname(page))).sort(), ['one.pdf', 'two.pdf.1234.part']);
  await createDiskStore(path.join(folder, 'none')).tidy();
});

test('a key cannot lead out of the folder', async () => {
  const store = createDiskStore(path.join(folder, 'files'));
  for (const key of ['../x.pdf', '/etc/passwd', 'a/../../x.pdf', 'a\0.pdf', 'A.pdf', 'x']) {
    await assert.rejects(store.put(key, new Uint8Array()), /not a file key/, key);
  }
});

test('the secret is made once, also by ten at once', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => keptSecret(folder)));
  assert.equal(new Set(made).size, 1);
  assert.match(made[0]!, /^[0-9a-f]{64}$/);
  assert.equal(await keptSecret(folder), made[0]);
});
