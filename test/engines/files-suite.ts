/** What every store of files promises, whichever engine is behind it. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { after, test } from 'node:test';
import type { FileStore, ListedFile, StoredFile } from '../../src/platform/files/store.ts';

const KEY = 'documents/ab/one.pdf';
const LARGE_BYTES = 6_000_000;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `openStore` opens an empty store of its own every time that it is called; the suite closes it. */
export function filesSuite(openStore: () => Promise<FileStore>): void {
  const opened: FileStore[] = [];
  const emptyStore = async (): Promise<FileStore> => {
    const store = await openStore();
    opened.push(store);
    return store;
  };
  after(() => Promise.all(opened.map((store) => store.close())));

  test('what was put can be opened, whole and byte for byte, whatever its size', async () => {
    const store = await emptyStore();
    for (const size of [0, 1, 65_535, 65_536, 65_537, 1_000_000, LARGE_BYTES]) {
      const bytes = randomBytes(size);
      await store.put(KEY, bytes);
      const file = (await store.open(KEY))!;
      assert.equal(file.size, size);
      assert.equal(hashOf(await read(file)), hashOf(bytes), `${size} bytes`);
    }
  });

  test('what is put again replaces what was there, longer or shorter', async () => {
    const store = await emptyStore();
    for (const text of ['first', 'the second one', '2nd', '']) {
      await store.put(KEY, bytesOf(text));
      const file = (await store.open(KEY))!;
      assert.deepEqual([file.size, (await read(file)).toString()], [text.length, text]);
    }
  });

  test('a range gives exactly its bytes, both ends included', async () => {
    const store = await emptyStore();
    const bytes = randomBytes(200_000);
    await store.put(KEY, bytes);
    const file = (await store.open(KEY))!;
    const last = bytes.length - 1;
    for (const [start, end] of [
      [0, 0],
      [last, last],
      [0, last],
      [1, last - 1],
      [65_535, 65_536],
      [70_000, 140_000],
    ] as const) {
      const part = await read(file, { start, end });
      assert.ok(part.equals(bytes.subarray(start, end + 1)), `${start}-${end}: ${part.length} bytes`);
    }
  });

  test('what is not there is null, and removing it is no error', async () => {
    const store = await emptyStore();
    assert.equal(await store.open(KEY), null);
    await store.remove(KEY);
    await store.put(KEY, bytesOf('one'));
    await store.put('documents/ab/two.pdf', bytesOf('two'));
    await store.remove(KEY);
    await store.remove(KEY);
    assert.equal(await store.open(KEY), null);
    assert.notEqual(await store.open('documents/ab/two.pdf'), null);
  });

  test('a key cannot lead anywhere else', async () => {
    const store = await emptyStore();
    const bad = [
      '../x.pdf',
      '/etc/passwd',
      'a/../../x.pdf',
      'a\0.pdf',
      'A.pdf',
      'x',
      '',
      'a//b.pdf',
      'a?b.pdf',
      'a%2fb.pdf',
    ];
    for (const key of bad) {
      await assert.rejects(store.put(key, new Uint8Array()), /not a file key/, key);
      await assert.rejects(store.open(key), /not a file key/, key);
      await assert.rejects(store.remove(key), /not a file key/, key);
    }
    assert.deepEqual(await list(store), []);
  });

  test('of many who put one key at once, one has it, whole', async () => {
    const store = await emptyStore();
    const all = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000 + index * 1000, index));
    await Promise.all(all.map((bytes) => store.put(KEY, bytes)));
    const file = (await store.open(KEY))!;
    const stored = await read(file);
    assert.equal(stored.length, file.size);
    assert.ok(all.some((bytes) => bytes.equals(stored)));
    assert.equal((await list(store)).length, 1);
  });

  test('readers that go away leave the store as it was', async () => {
    const store = await emptyStore();
    const bytes = randomBytes(LARGE_BYTES);
    await store.put(KEY, bytes);
    const file = (await store.open(KEY))!;
    for (let reader = 0; reader < 10; reader++) {
      const stream = file.read();
      if (reader % 2 === 0) await once(stream, 'readable');
      stream.destroy();
      await once(stream, 'close');
    }
    const all = await Promise.all(Array.from({ length: 4 }, () => read(file)));
    for (const stored of all) assert.equal(hashOf(stored), hashOf(bytes));
  });

  test('all files are listed, in pages, each once, with size and time', async () => {
    const store = await emptyStore();
    assert.deepEqual(await list(store), []);
    const began = Date.now();
    const keys = ['identity.txt', ...[1, 2, 3, 4, 5, 6].map((n) => `documents/0${n % 3}/page-${n}.pdf`)];
    for (const [index, key] of keys.entries()) await store.put(key, new Uint8Array(index));
    const pages: ListedFile[][] = [];
    for await (const page of store.list(3)) pages.push(page);
    assert.deepEqual(
      pages.map((page) => page.length),
      [3, 3, 1],
    );
    const listed = pages.flat().sort((a, b) => a.size - b.size);
    assert.deepEqual(
      listed.map(({ key, size }) => [key, size]),
      keys.map((key, index) => [key, index]),
    );
    for (const { modifiedAt } of listed) {
      assert.ok(Math.abs(modifiedAt.getTime() - began) < 60_000, modifiedAt.toISOString());
    }
  });

  test('tidying takes nothing that is whole', async () => {
    const store = await emptyStore();
    await store.put(KEY, bytesOf('one'));
    await store.tidy();
    assert.equal((await list(store)).length, 1);
  });
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function read(file: StoredFile, range?: { start: number; end: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.read(range)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function list(store: FileStore): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const page of store.list()) files.push(...page);
  return files;
}
