import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResidentMemory } from './resident-memory.ts';

const ON_LINUX = process.platform === 'linux' ? false : 'resident memory is watched on Linux only';

test('tells the resident memory of a process as the process itself sees it', { skip: ON_LINUX }, () => {
  const memory = new ResidentMemory(process.pid);
  const ratio = memory.bytes()! / process.memoryUsage.rss();
  assert.ok(ratio > 0.9 && ratio < 1.1, `ratio ${ratio}`);
  const before = memory.bytes()!;
  const held = Buffer.alloc(64 * 2 ** 20, 1);
  assert.ok(memory.bytes()! - before > 48 * 2 ** 20, 'sees 64 MiB come');
  assert.equal(held.length, 64 * 2 ** 20);
  memory.close();
});

test('knows nothing of a process that does not exist', () => {
  const memory = new ResidentMemory(2 ** 30);
  assert.equal(memory.bytes(), null);
  memory.close();
});
