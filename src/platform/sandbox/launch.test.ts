import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createSandbox, type Sandbox } from './pool.ts';

const TASKS = fileURLToPath(new URL('fixtures/tasks.ts', import.meta.url));
const SANDBOX_SOURCES = fileURLToPath(new URL('.', import.meta.url));
const ON_LINUX = process.platform === 'linux' ? false : 'reads /proc, which only Linux has';

describe('a child', () => {
  let sandbox: Sandbox;
  let folder: string;
  let openFile: number;
  before(() => {
    process.env.SANDBOX_TEST_SECRET = 'secret';
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    openFile = openSync(join(folder, 'opened-by-the-parent'), 'w');
    sandbox = createSandbox({
      entry: TASKS,
      size: 1,
      execArgv: ['--import', 'data:text/javascript,globalThis.hookedBy="execArgv"'],
    });
  });
  after(async () => {
    await sandbox.close();
    closeSync(openFile);
    rmSync(folder, { recursive: true });
    delete process.env.SANDBOX_TEST_SECRET;
  });

  test('sees nothing of the environment, the folder and the open files of its parent', { skip: ON_LINUX }, async () => {
    const seen = await sandbox.run<{ environment: string[]; folder: string; files: string[] }>('surroundings', null);
    const known = ['LD_LIBRARY_PATH', 'NODE_V8_COVERAGE', 'OLDPWD', 'PWD', 'TZ', '_'];
    assert.deepEqual(
      seen.environment.filter((name) => !known.includes(name) && !name.startsWith('MALLOC_')),
      [],
    );
    assert.equal(seen.folder, '/');
    const files = seen.files.filter((file) => file.startsWith('/') && !file.startsWith('/proc/'));
    assert.deepEqual([...new Set(files)], ['/dev/null']);
  });

  test('has limits that the kernel keeps: 16 GiB of address space and 80 s of CPU time', {
    skip: ON_LINUX,
  }, async () => {
    const limits = await sandbox.run<string>('limits', null);
    assert.match(limits, /^Max address space\s+17179869184\s+17179869184/m);
    assert.match(limits, /^Max cpu time\s+80\s/m);
  });

  test('gets the flags of execArgv', async () => {
    assert.equal(await sandbox.run('hooked', null), 'execArgv');
  });
});

test('a child that may read only what is listed reads, writes, spawns, threads and reaches nothing else', async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1, readable: [SANDBOX_SOURCES] });
  const target = join(tmpdir(), 'sandbox-trespass');
  assert.deepEqual(await sandbox.run('trespass', target), {
    read: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    process: 'ERR_ACCESS_DENIED',
    thread: 'ERR_ACCESS_DENIED',
    network: 'ERR_ACCESS_DENIED',
    names: 'ERR_ACCESS_DENIED',
  });
  await sandbox.close();
});

test('the kernel ends a child that used up its CPU time, and its task is told so', { skip: ON_LINUX }, async () => {
  const sandbox = createSandbox({ entry: TASKS, size: 1, cpuSeconds: 1 });
  await assert.rejects(sandbox.run('spin', 30_000), {
    name: 'SandboxDied',
    reason: 'time',
    message: "The task 'spin' was ended: its process used more than 1 s of CPU time.",
  });
  await sandbox.close();
});

test('an entry that is not there is a clear error', async () => {
  const sandbox = createSandbox({ entry: `${SANDBOX_SOURCES}nowhere.ts`, size: 1 });
  await assert.rejects(sandbox.warm(), { name: 'SandboxUnavailable', message: /nowhere\.ts.*Cannot find module/s });
  await sandbox.close();
});
