import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PARENT = fileURLToPath(new URL('fixtures/parent.ts', import.meta.url));

/** Without it a stuck orphan ends when its CPU time is used up, which launch.test.ts shows. */
const KERNEL_TELLS =
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0 ? false : 'this system has no setpriv --pdeathsig';

async function startParent(way: 'wait' | 'exit' | 'end') {
  const parent = spawn(process.execPath, [PARENT, way], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(parent, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const children = JSON.parse(line.toString()) as number[];
  assert.equal(children.length, 2);
  return { parent, exited, children };
}

/** A process that has ended but that the system has not cleared away yet (state Z) is gone. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function assertGone(children: number[], withinMs: number): Promise<void> {
  const deadlineMs = performance.now() + withinMs;
  while (children.some(isAlive) && performance.now() < deadlineMs) await sleep(20);
  assert.deepEqual(children.filter(isAlive), []);
}

test('children are gone within seconds of a parent killed with -9, the stuck one too', {
  skip: KERNEL_TELLS,
}, async () => {
  const { parent, exited, children } = await startParent('wait');
  await sleep(200);
  assert.deepEqual(children.filter(isAlive), children);
  parent.kill('SIGKILL');
  await exited;
  await assertGone(children, 3000);
});

test('a parent that exits takes its stuck children with it', async () => {
  const { exited, children } = await startParent('exit');
  assert.deepEqual(await exited, [0, null]);
  await assertGone(children, 1000);
});

test('waiting children do not keep a parent alive that has nothing more to do, nor outlive it', async () => {
  const { exited, children } = await startParent('end');
  assert.deepEqual(await exited, [0, null]);
  await assertGone(children, 1000);
});
