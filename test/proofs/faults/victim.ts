import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CrashPoint } from '../../../src/base/telemetry/crash-point.ts';
import { killNow, treeOf } from '../../chaos/process-tree.ts';

export interface Victim {
  pid: number;
  /** Resolves when it is at the step; rejects when it ends before. */
  atStep: Promise<void>;
  /** Resolves with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  resume(): void;
  /** kill -9 of it and its children. */
  kill(): Promise<void>;
}

export interface VictimOptions {
  role: 'http' | 'jobs';
  step: CrashPoint;
  signal: 'SIGKILL' | 'SIGSTOP';
  settings: Record<string, string>;
}

/** For a start, a document, and a busy machine. */
const STEP_LIMIT_MS = 120_000;

const PROGRAM = fileURLToPath(new URL('./victim-process.ts', import.meta.url));

/** Starts one and waits until it is ready. */
export async function startVictim({ role, step, signal, settings }: VictimOptions): Promise<Victim> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [PROGRAM, role, step, signal], {
    env: { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => killNow(treeOf([child.pid!]));
  // However this process ends, nothing that it started outlives it.
  process.once('exit', kill);
  const ended = once(child, 'exit').then(([_code, by]): NodeJS.Signals | null => {
    process.off('exit', kill);
    return by;
  });
  const said = listen(child, ended);
  const atStep = said(`at ${step}`);
  atStep.catch(() => {});
  await said('ready');
  return {
    pid: child.pid!,
    atStep,
    ended,
    resume: () => child.kill('SIGCONT'),
    async kill() {
      kill();
      await ended;
    },
  };
}

function listen(child: ChildProcess, ended: Promise<unknown>): (line: string) => Promise<void> {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  // What a process wrote last may arrive after the news of its end.
  const isOver = Promise.all([ended, once(child.stdout!, 'close')]).then(() => true);
  return async (line) => {
    const signal = AbortSignal.timeout(STEP_LIMIT_MS);
    while (!text.split('\n').includes(line)) {
      const news = once(child.stdout!, 'data', { signal }).then(() => false);
      const isEnd = await Promise.race([news, isOver]).catch((cause: unknown) => {
        throw new Error(`a process of the service did not say "${line}" in time:\n${text}`, { cause });
      });
      if (isEnd && !text.split('\n').includes(line)) {
        throw new Error(`a process of the service ended without "${line}":\n${text}`);
      }
    }
  };
}
