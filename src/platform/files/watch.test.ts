import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDiskStore } from './disk.ts';
import { watchStorage } from './watch.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'letterpress-watch-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('a store that takes nothing is known as such after the first page, and as well again by itself', async () => {
  const disk = createDiskStore(path.join(folder, 'files'));
  let isFull = true;
  const said: string[] = [];
  const full = async () => {
    throw new Error('no space left on device');
  };
  const watch = watchStorage({ ...disk, put: (...page) => (isFull ? full() : disk.put(...page)) }, (line) =>
    said.push(line),
  );
  assert.equal(watch.isUsable(), true);
  await assert.rejects(watch.store.put('documents/ab/one.pdf', new Uint8Array(3)), /no space/);
  await assert.rejects(watch.store.put('documents/ab/one.pdf', new Uint8Array(3)), /no space/);
  assert.equal(watch.isUsable(), false);
  isFull = false;
  await watch.store.put('documents/ab/one.pdf', new Uint8Array(3));
  assert.equal(watch.isUsable(), true);
  await watch.close();
  assert.deepEqual(said, [
    'storage: pages cannot be kept: no space left on device',
    'storage: pages can be kept again',
  ]);
});

test('nobody has to ask: it looks by itself while it is ill', { timeout: 60_000 }, async () => {
  const disk = createDiskStore(path.join(folder, 'files'));
  let isFull = true;
  const watch = watchStorage(
    {
      ...disk,
      async put(key, bytes) {
        if (isFull) throw new Error('full');
        await disk.put(key, bytes);
      },
    },
    () => {},
  );
  await assert.rejects(watch.store.put('documents/ab/two.pdf', new Uint8Array(3)));
  isFull = false;
  while (!watch.isUsable()) await sleep(50);
  await watch.close();
});
