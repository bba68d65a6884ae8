import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { confined, confinementFor, describeConfinement, works } from './confinement.ts';
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

/** Tried here anew, so that a probe that wrongly says no is noticed. */
const offers = (command: string, ...args: string[]): boolean => spawnSync(command, [...args, 'true']).status === 0;

describe('where the system offers it, a child', () => {
  const isRoot = process.getuid?.() === 0;
  let sandbox: Sandbox;
  before(async () => {
    sandbox = createSandbox({ entry: TASKS, size: 2 });
    await sandbox.warm();
  });
  after(() => sandbox.close());

  const statuses = () => Promise.all([1, 2].map(() => sandbox.run<string>('readSlowly', '/proc/self/status')));

  test('sees no network device but a loopback of its own, which is down', {
    skip: !offers('unshare', ...(isRoot ? [] : ['--user']), '--net') && 'no network namespaces here',
  }, async () => {
    const devices = await sandbox.run<string>('readSlowly', '/proc/self/net/dev');
    assert.deepEqual(
      [...devices.matchAll(/^ *(\w+):/gm)].map(([, name]) => name),
      ['lo'],
    );
    assert.equal(await sandbox.run('readSlowly', '/proc/self/net/fib_trie'), '');
  });

  test('can gain no privileges', { skip: !offers('setpriv', '--no-new-privs') && 'no setpriv here' }, async () => {
    for (const status of await statuses()) assert.match(status, /^NoNewPrivs:\t1$/m);
  });

  test('has a user of its own under root, without groups and capabilities', {
    skip:
      !(isRoot && offers('setpriv', '--reuid=60600', '--regid=60600', '--clear-groups')) && 'not root, or no setpriv',
  }, async () => {
    const users = (await statuses()).map((status) => {
      assert.match(status, /^Groups:\t ?$/m);
      assert.match(status, /^CapEff:\t0+$/m);
      return /^Uid:\t(\d+)\t\1\t\1\t\1$/m.exec(status)?.[1];
    });
    assert.ok(users[0] !== undefined && users[0] !== '0' && users[1] !== '0');
    assert.notEqual(users[0], users[1]);
  });
});

test('what a system does not offer is left out, and told', () => {
  const nothing = { endsWithParent: false, noNewPrivileges: false, noNetwork: false, ownUser: false };
  assert.deepEqual(confined(['node', 'entry.ts'], nothing), ['node', 'entry.ts']);
  assert.deepEqual(describeConfinement(nothing).has, []);
  assert.ok(describeConfinement(nothing).lacks.includes('an empty network namespace'));
  assert.equal(confinementFor([process.execPath, '/nowhere']).ownUser, false);
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

test('what tries the system and stands still is given up, and counts as not offered', { skip: ON_LINUX }, () => {
  assert.equal(works(['/bin/sh', '-c', 'kill -STOP $$']), false);
});
