import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProgramOptions {
  /** `start`: everything; `serve`: the server without workers. */
  command: 'start' | 'serve';
  dataDir: string;
  port: number;
  /** Further settings. */
  settings?: Record<string, string>;
  /** Flags of Node itself, such as `--cpu-prof`. */
  nodeFlags?: string[];
}

export interface Program {
  pid: number;
  baseUrl: string;
  /** Milliseconds from the call to the line that says Ready. */
  readyMs: number;
  /** The last of what it printed and logged. */
  output(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export class ProgramEnded extends Error {}

const LAUNCHER = path.join(import.meta.dirname, '../../bin/letterpress.js');
const READY_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 5;
const MAX_OUTPUT_CHARACTERS = 20_000;

/** The settings of the program, and of code here that opens the same data folder. */
export function settingsFor(options: ProgramOptions): Record<string, string> {
  return {
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    ...options.settings,
  };
}

/** The program as a person starts it: a process of its own, in a group of its own. `onSpawn` hears its pid at once. */
export async function startProgram(options: ProgramOptions, onSpawn: (pid: number) => void = () => {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...(options.nodeFlags ?? []), LAUNCHER, options.command], {
    env: { ...inherited(), ...settingsFor(options) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn(child.pid!);
  const output = collectOutput(child);
  await untilReady(child, output);
  return {
    pid: child.pid!,
    baseUrl: `http://127.0.0.1:${options.port}`,
    readyMs: performance.now() - startedAt,
    output,
    stop: () => stop(child),
  } satisfies Program;
}

/** Settings of the person who runs this must not leak into what is measured. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }) };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text = (text + chunk).slice(-MAX_OUTPUT_CHARACTERS);
    });
  }
  return () => text;
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (!/^Ready/m.test(output())) {
    if (hasEnded(child)) throw new ProgramEnded(`letterpress ended before it was ready:\n${output()}`);
    if (performance.now() > deadline) throw new Error(`letterpress is not ready in time:\n${output()}`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (!hasEnded(child)) child.kill('SIGTERM');
  const deadline = performance.now() + STOP_LIMIT_MS;
  while (!hasEnded(child)) {
    if (performance.now() > deadline) throw new Error(`letterpress (process ${child.pid}) does not stop`);
    await sleep(LOOK_EVERY_MS);
  }
  return child.exitCode;
}

export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
