import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { createSandbox, type Sandbox, SandboxDied } from './pool.ts';

const TASKS = fileURLToPath(new URL('fixtures/tasks.ts', import.meta.url));
const MAX_RESULT_BYTES = 100_000;

const done = (value: unknown) => ({ kind: 'done', result: serialize(value), cpuMs: 1 });
const failed = (error: unknown) => ({ kind: 'failed', error, cpuMs: 1 });
const ERROR = { name: 'Error', message: 'm', stack: 's', permanent: false };

const INVALID: Record<string, unknown[]> = {
  nothing: [null],
  'a number': [7],
  'an unknown kind': [{ kind: 'ran' }],
  'a control message of Node itself': [{ cmd: 'NODE_HANDLE_ACK' }],
  'a result that is no bytes': [{ kind: 'done', result: 'text', cpuMs: 1 }],
  'a time that is no number': [{ ...done(1), cpuMs: Number.NaN }],
  'an answer to no task': [{ ...done(1), turn: undefined }],
  'an answer to another task': [{ ...done(1), turn: '' }],
  'an error without a message': [failed({ ...ERROR, message: undefined })],
  'an error with an endless message': [failed({ ...ERROR, message: 'm'.repeat(10_000) })],
  'an error that is null': [failed(null)],
  'that it is ready, again': [{ kind: 'ready' }],
  'bytes that are no message': [Buffer.from([0, 0, 0, 4, 1, 2, 3, 4])],
  'a message without a body': [Buffer.from([0, 0, 0, 0])],
  'that four gigabytes follow': [Buffer.from([255, 255, 255, 255])],
  'that more follows than a result may take': [Buffer.from([0, 2, 0x86, 0xa1])],
  'progress without end': new Array(1001).fill({ kind: 'progress', value: 1 }),
  'a result that cannot be read': [{ ...done(1), result: new Uint8Array(9) }],
};

describe('a child that was taken over and says', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = createSandbox({ entry: TASKS, size: 1, maxResultBytes: MAX_RESULT_BYTES });
    await sandbox.warm();
  });
  after(() => sandbox.close());

  async function isEndedFor(messages: unknown[]): Promise<void> {
    const { childPids } = sandbox.stats();
    await assert.rejects(sandbox.run('forge', messages), (error: unknown) => {
      assert.ok(error instanceof SandboxDied, String(error));
      assert.equal(error.reason, 'crash');
      assert.match(error.message, /^The task 'forge' was ended: its process sent /);
      return true;
    });
    assert.equal(await sandbox.run('echo', 'next'), 'next');
    assert.notDeepEqual(sandbox.stats().childPids, childPids);
  }

  for (const [what, messages] of Object.entries(INVALID)) {
    test(`${what}: is ended, and its task is to blame`, () => isEndedFor(messages));
  }

  test('what is no answer to its task: is ended, and its task is to blame', async () => {
    const { childPids } = sandbox.stats();
    const isAnswer = (result: unknown) => typeof result === 'string';
    assert.equal(await sandbox.run('echo', 'text', { isAnswer }), 'text');
    await assert.rejects(sandbox.run('echo', 7, { isAnswer }), {
      name: 'SandboxDied',
      message: /its process sent a result that cannot be used: it is no answer to this task/,
    });
    assert.equal(await sandbox.run('echo', 'next'), 'next');
    assert.notDeepEqual(sandbox.stats().childPids, childPids);
  });

  test('a second answer: is ended, and the task that waits is not taken in', async () => {
    const { childPids } = sandbox.stats();
    const first = sandbox.run('forge', [done('first'), done('second')]);
    const next = sandbox.run('sleep', 5000);
    assert.equal(await first, 'first');
    await assert.rejects(next, { name: 'SandboxDied', reason: 'crash', message: /'done' out of turn/ });
    assert.equal(await sandbox.run('echo', 'next'), 'next');
    assert.notDeepEqual(sandbox.stats().childPids, childPids);
  });
});
