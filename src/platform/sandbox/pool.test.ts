import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSandbox, SandboxUnavailable, TaskFailed } from './pool.ts';

const TASKS = fileURLToPath(new URL('fixtures/tasks.ts', import.meta.url));
const ON_LINUX = process.platform === 'linux' ? false : 'resident memory is watched on Linux only';

describe('a sandbox of two children', () => {
  const sandbox = createSandbox({ entry: TASKS, size: 2 });
  before(() => sandbox.warm());
  after(() => sandbox.close());

  test('carries values both ways, bytes and dates included', async () => {
    const value = { text: 'ä\u{1F600}', list: [1, null, undefined], bytes: new Uint8Array([1, 2, 3]), at: new Date(5) };
    assert.deepEqual(await sandbox.run('echo', value), value);
    assert.equal(await sandbox.run('echo', undefined), undefined);
  });

  test('answers 100 tasks, each with its own result, never more than two at a time', async () => {
    const inputs = Array.from({ length: 100 }, (_, number) => number);
    const answers = Promise.all(inputs.map((number) => sandbox.run<number>('echo', number)));
    assert.equal(sandbox.stats().busy, 2);
    assert.equal(sandbox.stats().queued, 98);
    assert.deepEqual(await answers, inputs);
  });

  test('begins tasks in the order in which they came', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => sandbox.run('sleep', 20).then(() => order.push(n))));
    assert.deepEqual(order.slice(0, 2).sort(), [1, 2]);
    assert.deepEqual(order.slice(4).sort(), [5, 6]);
  });

  test('reports progress in order and before the result', async () => {
    const seen: unknown[] = [];
    const result = await sandbox.run('count', 200, { onProgress: (value) => seen.push(value) });
    seen.push(result);
    assert.deepEqual(seen, [...Array.from({ length: 200 }, (_, index) => index + 1), 'counted']);
  });

  test('drops progress beyond a thousand reports', async () => {
    let reports = 0;
    await sandbox.run('count', 5000, { onProgress: () => reports++ });
    assert.equal(reports, 1000);
  });

  test('passes nothing on that a task reports after its end', async () => {
    const seen: unknown[] = [];
    const onProgress = (value: unknown) => seen.push(value);
    await Promise.all([
      sandbox.run('reportLate', null, { onProgress }),
      sandbox.run('reportLate', null, { onProgress }),
    ]);
    await Promise.all([sandbox.run('sleep', 60, { onProgress }), sandbox.run('sleep', 60, { onProgress })]);
    assert.deepEqual(seen, []);
  });

  test('outlives a listener that throws', async () => {
    const onProgress = () => {
      throw new Error('listener');
    };
    assert.equal(await sandbox.run('count', 3, { onProgress }), 'counted');
  });

  test("rejects with the task's own error: name, message and whether it is permanent", async () => {
    const before = sandbox.stats().childPids;
    for (const permanent of [true, false]) {
      await assert.rejects(sandbox.run('fail', permanent), (error: unknown) => {
        assert.ok(error instanceof TaskFailed);
        assert.equal(error.name, 'TypeError');
        assert.equal(error.message, 'The file has no pages.');
        assert.equal(error.permanent, permanent);
        assert.match(error.childStack, /fixtures\/tasks\.ts/);
        return true;
      });
    }
    assert.deepEqual(sandbox.stats().childPids, before, 'no child was lost for it');
  });

  test('rejects when a task throws what is no error, or answers what cannot be sent', async () => {
    await assert.rejects(sandbox.run('failOddly', null), { name: 'Error', message: 'a text', permanent: false });
    await assert.rejects(sandbox.run('unsendable', null), { message: /could not be cloned/ });
  });

  test('rejects a task that does not exist, as permanent', async () => {
    await assert.rejects(sandbox.run('toString', null), {
      message: "There is no task named 'toString'.",
      permanent: true,
    });
  });

  test('does not hold up the loop of the parent while its children work', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    await Promise.all([sandbox.run('spin', 300), sandbox.run('spin', 300)]);
    clearInterval(timer);
    assert.ok(ticks >= 8, `${ticks} ticks of 10 ms in 300 ms`);
  });

  test('adds little to an empty task', async (t) => {
    const times: number[] = [];
    for (let round = 0; round < 200; round++) {
      const startMs = performance.now();
      await sandbox.run('echo', null);
      times.push(performance.now() - startMs);
    }
    const medianMs = times.sort((a, b) => a - b)[100]!;
    t.diagnostic(`median of an empty task: ${medianMs.toFixed(2)} ms`);
    assert.ok(medianMs < 5, `${medianMs} ms`);
  });
});

describe('the limits of a sandbox', () => {
  const sandbox = createSandbox({
    entry: TASKS,
    size: 1,
    maxQueued: 2,
    maxQueuedBytes: 1_500_000,
    maxInputBytes: 1_000_000,
    maxResultBytes: 1_000_000,
    maxTasksPerChild: 3,
  });
  after(() => sandbox.close());

  test('a queue that is full refuses at once and says so', async () => {
    await sandbox.warm();
    const accepted = [1, 2, 3].map(() => sandbox.run('sleep', 50));
    await assert.rejects(sandbox.run('echo', null), (error: unknown) => {
      assert.ok(error instanceof SandboxUnavailable);
      assert.equal(error.message, "The task 'echo' was not begun: the queue is full (2 waiting). Try again later.");
      return true;
    });
    await Promise.all(accepted);
  });

  test('inputs that together are too big to wait are refused', async () => {
    await sandbox.warm();
    const input = new Uint8Array(900_000);
    const accepted = [sandbox.run('sleep', 50), sandbox.run('echo', input)];
    await assert.rejects(sandbox.run('echo', input), {
      name: 'SandboxUnavailable',
      message: /the queue is full \(1 waiting\)/,
    });
    await Promise.all(accepted);
  });

  test('an input above its limit is refused before it is sent', async () => {
    await assert.rejects(sandbox.run('echo', new Uint8Array(1_000_001)), /The input of 'echo' takes 10000\d\d bytes/);
  });

  test('a result above its limit fails the task for good and never reaches the parent', async () => {
    await assert.rejects(sandbox.run('bytes', 3_000_000), { message: /1000000 are allowed/, permanent: true });
    assert.equal((await sandbox.run<Uint8Array>('bytes', 999_000)).length, 999_000);
  });

  test('a child is replaced after its number of tasks', async () => {
    const pids: number[] = [];
    for (let task = 0; task < 9; task++) pids.push(await sandbox.run<number>('pid', null));
    const perChild = new Map<number, number>();
    for (const pid of pids) perChild.set(pid, (perChild.get(pid) ?? 0) + 1);
    assert.ok(perChild.size >= 3);
    for (const count of perChild.values()) assert.ok(count <= 3);
  });
});

test('a big result within the limit arrives whole', async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1 });
  const bytes = await sandbox.run<Uint8Array>('bytes', 15 * 2 ** 20);
  assert.equal(bytes.length, 15 * 2 ** 20);
  assert.ok(bytes.every((byte) => byte === 7));
  await sandbox.close();
});

test('a child that has used half of its CPU time is replaced between two tasks', async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1, cpuSeconds: 2, wallClockMs: 60_000 });
  const first = await sandbox.run<number>('pid', null);
  await sandbox.run('burn', 1000);
  assert.notEqual(await sandbox.run<number>('pid', null), first);
  assert.deepEqual(sandbox.stats().died, { memory: 0, time: 0, crash: 0, aborted: 0 });
  await sandbox.close();
});

test('a child left close to its memory limit is replaced before the next task', { skip: ON_LINUX }, async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1, memoryBytes: 300 * 2 ** 20 });
  const first = await sandbox.run<number>('keep', 10 * 2 ** 20);
  assert.equal(await sandbox.run<number>('keep', 190 * 2 ** 20), first);
  assert.notEqual(await sandbox.run<number>('pid', null), first);
  assert.deepEqual(sandbox.stats().died, { memory: 0, time: 0, crash: 0, aborted: 0 });
  await sandbox.close();
});

describe('a child that is to warm up', () => {
  test('has done so before its first task, and so has the one that replaces it', async () => {
    const sandbox = createSandbox({ entry: TASKS, size: 1, warmUpTask: 'remember', maxTasksPerChild: 1 });
    await sandbox.warm();
    assert.equal(sandbox.stats().answered, 0);
    for (const _ of [1, 2]) assert.equal(await sandbox.run('remembered', null), 1);
    await sandbox.close();
  });

  test('does not start when it fails at that, and says why', async () => {
    const sandbox = createSandbox({ entry: TASKS, size: 1, warmUpTask: 'fail' });
    const expected = { name: 'SandboxUnavailable', message: /did not start .*The file has no pages/ };
    await Promise.all([assert.rejects(sandbox.warm(), expected), assert.rejects(sandbox.run('echo', 1), expected)]);
    await sandbox.close();
  });
});

const neverReady = fileURLToPath(new URL('fixtures/never-ready.ts', import.meta.url));

describe('a child that does not start', () => {
  const broken = fileURLToPath(new URL('fixtures/broken.ts', import.meta.url));

  test('is reported with its own words, to warm() and to every waiting task', async () => {
    const sandbox = createSandbox({ entry: broken, size: 2 });
    const expected = { name: 'SandboxUnavailable', message: /did not start .*broken\.ts.*the fonts are missing/s };
    await Promise.all([
      assert.rejects(sandbox.warm(), expected),
      assert.rejects(sandbox.run('echo', 1), expected),
      assert.rejects(sandbox.run('echo', 2), expected),
    ]);
    await sandbox.close();
  });

  test('is tried again only after a pause that grows, and only when there is work', async () => {
    const sandbox = createSandbox({ entry: broken, size: 1 });
    const startMs = performance.now();
    for (let attempt = 0; attempt < 3; attempt++) await assert.rejects(sandbox.run('echo', 1), SandboxUnavailable);
    assert.ok(performance.now() - startMs >= 600, 'waited 200 ms and 400 ms');
    await sleep(1000);
    assert.equal(sandbox.stats().startFailures, 3);
    await sandbox.close();
  });

  test('is given up after its time', async () => {
    const sandbox = createSandbox({ entry: neverReady, size: 1, startTimeoutMs: 300 });
    await assert.rejects(sandbox.run('echo', 1), /did not start .*not ready within 0\.3 s/);
    assert.deepEqual(sandbox.stats().childPids, []);
    await sandbox.close();
  });
});

describe('a child that starts slowly', () => {
  const readyLate = fileURLToPath(new URL('fixtures/ready-late.ts', import.meta.url));

  test('is tried again with more time each time, and warm() waits for it', async () => {
    const lines: string[] = [];
    const sandbox = createSandbox({ entry: readyLate, size: 1, startTimeoutMs: 300, log: (line) => lines.push(line) });
    await sandbox.warm();
    assert.equal(await sandbox.run('echo', 7), 7);
    assert.match(lines[0]!, /not ready within 0\.3 s; next try in 200 ms/);
    assert.match(lines[1]!, /not ready within 0\.6 s; next try in 400 ms/);
    await sandbox.close();
  });

  test('is waited for no longer when the sandbox closes', async () => {
    const sandbox = createSandbox({ entry: neverReady, size: 1, startTimeoutMs: 300 });
    const waiting = assert.rejects(sandbox.warm(), { name: 'SandboxUnavailable', message: /closing/ });
    await sleep(500);
    await sandbox.close();
    await waiting;
  });
});

describe('closing', () => {
  test('waits for running tasks, refuses waiting and new ones, and leaves no child', async () => {
    const sandbox = createSandbox({ entry: TASKS, size: 1 });
    await sandbox.warm();
    const running = sandbox.run('sleep', 200).then(() => 'finished');
    const waiting = assert.rejects(sandbox.run('echo', 1), { name: 'SandboxUnavailable', message: /closing/ });
    const [pid] = sandbox.stats().childPids;
    const closed = sandbox.close();
    await assert.rejects(sandbox.run('echo', 1), { name: 'SandboxUnavailable', message: /closing/ });
    await assert.rejects(sandbox.warm(), { name: 'SandboxUnavailable', message: /closing/ });
    await waiting;
    assert.equal(await running, 'finished');
    await closed;
    assert.throws(() => process.kill(pid!, 0), { code: 'ESRCH' });
  });

  test('kills what runs beyond the grace', async () => {
    const sandbox = createSandbox({ entry: TASKS, size: 1, closeGraceMs: 100 });
    await sandbox.warm();
    const running = assert.rejects(sandbox.run('spin', 30_000), { name: 'SandboxDied', reason: 'aborted' });
    await sandbox.close();
    await running;
    assert.deepEqual(sandbox.stats().childPids, []);
  });

  test('works twice, and before anything was started', async () => {
    const sandbox = createSandbox({ entry: TASKS, size: 1 });
    await sandbox.close();
    await sandbox.close();
  });
});
