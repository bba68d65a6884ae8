import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
import { createSandbox, type Sandbox, SandboxDied } from './pool.ts';

const TASKS = fileURLToPath(new URL('fixtures/tasks.ts', import.meta.url));
const ON_LINUX = process.platform === 'linux' ? false : 'resident memory is watched on Linux only';

/** 700 MiB of zeros, deflated three times: a few hundred bytes. */
function bomb(): Buffer {
  const mebibyte = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  const emptyLastBlock = Buffer.from([0x03, 0x00]);
  const once = Buffer.concat([...new Array<Buffer>(700).fill(mebibyte), emptyLastBlock]);
  return deflateRawSync(deflateRawSync(once, { level: 9 }), { level: 9 });
}

describe('a task that goes wrong', () => {
  const logged: string[] = [];
  let sandbox: Sandbox;
  before(async () => {
    sandbox = createSandbox({ entry: TASKS, size: 2, memoryBytes: 200 * 2 ** 20, log: (line) => logged.push(line) });
    await sandbox.warm();
  });
  after(() => sandbox.close());

  /** The task dies for the reason, its neighbour on the other child does not notice, and the pool is whole again after. */
  async function diesAlone(task: string, input: unknown, reason: string, message: RegExp, wallClockMs = 10_000) {
    const neighbour = sandbox.run<string>('sleep', 100).then(() => 'well');
    await assert.rejects(sandbox.run(task, input, { wallClockMs }), (error: unknown) => {
      assert.ok(error instanceof SandboxDied, String(error));
      assert.equal(error.reason, reason);
      assert.match(error.message, message);
      return true;
    });
    assert.equal(await neighbour, 'well');
    await sandbox.warm();
    assert.equal(sandbox.stats().idle, 2);
    assert.equal(await sandbox.run('echo', 'alive'), 'alive');
  }

  test('by crashing dies alone', () => diesAlone('abort', null, 'crash', /'abort' was ended: .*signal SIGABRT/));

  test('by ending its process dies alone', () => diesAlone('exit', 3, 'crash', /exit code 3/));

  test('by an error that nobody catches dies alone, and the log has its words', async () => {
    await diesAlone('throwLater', null, 'crash', /exit code 1/);
    assert.ok(logged.some((line) => line.includes('thrown outside of the task')));
  });

  test('by hanging is killed after its time', async () => {
    const startMs = performance.now();
    await diesAlone('spin', 60_000, 'time', /took longer than 0\.3 s/, 300);
    assert.ok(performance.now() - startMs < 5000);
  });

  test('by going on after its answer is replaced before anybody else gets its process', {
    skip: ON_LINUX,
  }, async () => {
    const pid = await sandbox.run<number>('answerThenGrow', null);
    const isGone = (): boolean => !sandbox.stats().childPids.includes(pid);
    for (let looks = 0; !isGone() && looks < 200; looks++) await sleep(20);
    assert.ok(isGone(), 'it still grows');
    assert.equal(sandbox.stats().died.memory, 0);
    await sandbox.warm();
    assert.equal(await sandbox.run('echo', 'alive'), 'alive');
  });

  test('by waiting for ever is killed after its time', () => diesAlone('sleep', 60_000, 'time', /0\.2 s/, 200));

  test('by holding buffers is killed for its memory', { skip: ON_LINUX }, () =>
    diesAlone('holdBuffers', null, 'memory', /more than 200 MiB of memory/),
  );

  test('by holding buffers without a pause is killed for its memory', { skip: ON_LINUX }, () =>
    diesAlone('holdBuffersAtOnce', null, 'memory', /more than 200 MiB of memory/),
  );

  test('by holding objects is ended for its memory', { skip: ON_LINUX }, () =>
    diesAlone('holdObjects', null, 'memory', /more than 200 MiB of memory/),
  );

  test('by unpacking a bomb of a few hundred bytes is killed for its memory', { skip: ON_LINUX }, async () => {
    const bytes = bomb();
    assert.ok(bytes.length < 1000, `${bytes.length} bytes`);
    await diesAlone('inflateThrice', bytes, 'memory', /more than 200 MiB of memory/);
  });

  test('is held to a limit of its own where that is lower, never to a higher one', { skip: ON_LINUX }, async () => {
    const dies = (mebibytes: number, message: RegExp) =>
      assert.rejects(sandbox.run('holdBuffersAtOnce', null, { memoryBytes: mebibytes * 2 ** 20 }), { message });
    await dies(140, /more than 140 MiB of memory/);
    await dies(4000, /more than 200 MiB of memory/);
  });

  test('is counted by its reason', () => {
    const { died } = sandbox.stats();
    assert.equal(died.crash, 3);
    assert.equal(died.time, 2);
    assert.equal(died.aborted, 0);
  });
});

describe('a task that is called off', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = createSandbox({ entry: TASKS, size: 1 });
    await sandbox.warm();
  });
  after(() => sandbox.close());

  test('while it runs is killed at once', async () => {
    const controller = new AbortController();
    const startMs = performance.now();
    const running = sandbox.run('spin', 60_000, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    await assert.rejects(running, { name: 'SandboxDied', reason: 'aborted' });
    assert.ok(performance.now() - startMs < 2000);
    assert.equal(await sandbox.run('echo', 1), 1);
  });

  test('while it waits costs no child', async () => {
    const { childPids } = sandbox.stats();
    const controller = new AbortController();
    const running = sandbox.run('sleep', 100);
    const waiting = sandbox.run('echo', 1, { signal: controller.signal });
    controller.abort();
    await assert.rejects(waiting, { name: 'SandboxDied', reason: 'aborted' });
    await running;
    assert.deepEqual(sandbox.stats().childPids, childPids);
  });

  test('before it came is never begun', async () => {
    await assert.rejects(sandbox.run('echo', 1, { signal: AbortSignal.abort() }), { reason: 'aborted' });
    assert.equal(sandbox.stats().queued, 0);
  });

  test('after its end changes nothing', async () => {
    const controller = new AbortController();
    assert.equal(await sandbox.run('echo', 1, { signal: controller.signal }), 1);
    const { childPids } = sandbox.stats();
    controller.abort();
    assert.deepEqual(sandbox.stats().childPids, childPids);
  });
});

test('a child that dies while it waits is replaced at once, and no task is blamed', async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1 });
  await sandbox.warm();
  const [first] = sandbox.stats().childPids;
  process.kill(first!, 'SIGKILL');
  while (sandbox.stats().childPids[0] === first) await sleep(5);
  await sandbox.warm();
  assert.equal(sandbox.stats().idle, 1);
  assert.deepEqual(sandbox.stats().died, { memory: 0, time: 0, crash: 0, aborted: 0 });
  await sandbox.close();
});

test('a signal to the whole group does not end a child: the parent decides', async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1 });
  await sandbox.warm();
  const running = sandbox.run('sleep', 150).then(() => 'finished');
  const [pid] = sandbox.stats().childPids;
  process.kill(pid!, 'SIGTERM');
  process.kill(pid!, 'SIGINT');
  assert.equal(await running, 'finished');
  await sandbox.close();
});
