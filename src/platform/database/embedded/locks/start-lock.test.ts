import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../testing/folders.ts';
import { withStartLock } from './start-lock.ts';

const root = temporaryFolder();
const file = path.join(root, 'postgres.lock');
after(() => fs.rmSync(root, { recursive: true, force: true }));

const HOLDER = `
  const { withStartLock } = await import(process.argv[1]);
  await withStartLock(process.argv[2], () => new Promise(() => { console.log('held'); setInterval(() => {}, 1000); }));
`;

test('one at a time works under the lock', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(20);
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withStartLock(root, work)));
  assert.equal(most, 1);
});

test('work that fails gives the lock back', async () => {
  await assert.rejects(
    withStartLock(root, () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.equal(await withStartLock(root, async () => 'mine'), 'mine');
});

test('a lock whose holder was killed with -9 is free at once', async (t) => {
  const module = new URL('start-lock.ts', import.meta.url).href;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER, module, root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => holder.kill('SIGKILL'));
  await once(holder.stdout!, 'data');
  let got = false;
  const waiting = withStartLock(root, async () => {
    got = true;
  });
  await sleep(60);
  assert.equal(got, false, 'another process holds it');
  holder.kill('SIGKILL');
  await waiting;
  assert.equal(fs.statSync(file).size, 0);
});
