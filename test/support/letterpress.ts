import assert from 'node:assert/strict';
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const LAUNCHER = fileURLToPath(new URL('../../bin/letterpress.js', import.meta.url));
export const SAMPLE_PROFILE = fileURLToPath(new URL('../../samples/profile.json', import.meta.url));
export const SAMPLE_JOB = fileURLToPath(new URL('../../samples/job-description.txt', import.meta.url));

const COMMAND_TIMEOUT_MS = 180_000;
const READY_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 60_000;

export type Settings = Record<string, string>;

/** Nothing of the settings of whoever runs the tests; only what a program needs to run at all. A worker takes seconds to warm up. */
function environment(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, DEMO: 'off', LOG_LEVEL: 'silent', WORKERS: '1', ...settings };
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one command to its end. */
export function letterpress(
  words: readonly string[],
  settings: Settings = {},
  { cwd, launcher = LAUNCHER }: { cwd?: string; launcher?: string } = {},
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const options = { env: environment(settings), cwd, timeout: COMMAND_TIMEOUT_MS };
  const child = execFile(process.execPath, [launcher, ...words], options, (_error, stdout, stderr) => {
    resolve({ code: child.exitCode, stdout, stderr });
  });
  return promise;
}

/** What a command prints with `--json`: one value on one line of stdout, and nothing else anywhere. */
// biome-ignore lint/suspicious/noExplicitAny: what a command prints is what a test is about to find out
export async function json(words: readonly string[], settings: Settings = {}): Promise<any> {
  const { code, stdout, stderr } = await letterpress([...words, '--json'], settings);
  const command = words.join(' ');
  assert.equal(stderr, '', command);
  assert.equal(code, 0, command);
  assert.match(stdout, /^[[{].*[\]}]\n$/, `${command} prints one object or array`);
  return JSON.parse(stdout);
}

/** What a command says when it fails: exit 1, a message on stderr, nothing on stdout. */
export async function refusal(words: readonly string[], settings: Settings = {}): Promise<string> {
  const { code, stdout, stderr } = await letterpress(words, settings);
  const command = words.join(' ');
  assert.equal(stdout, '', command);
  assert.equal(code, 1, command);
  assert.notEqual(stderr.trim(), '', command);
  assert.doesNotMatch(stderr, /\n\s+at |node:internal/, `${command} shows people a message, not a stack`);
  return stderr;
}

export interface Running {
  /** What it has said on stdout so far. */
  said(): string;
  /** And on stderr, where the log is. */
  logged(): string;
  /** Sends the signal to the program itself and gives what it ended with. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Starts a command that runs until it is stopped, and waits until it says that it is ready. */
export function running(command: 'start' | 'serve' | 'worker', settings: Settings): Promise<Running> {
  return runningProgram(process.execPath, [LAUNCHER, command], { env: environment(settings) });
}

/** The same for a Letterpress that lies elsewhere. */
export async function runningProgram(file: string, args: readonly string[], options: SpawnOptions): Promise<Running> {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit').then(([code, signal]): Ended => ({ code, signal }));
  let said = '';
  let complaints = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  try {
    await untilReady(child, () => said);
  } catch (error) {
    await stop(child, ended, 'SIGTERM');
    throw new Error(`${args.join(' ')} did not become ready.\n${said}\n${complaints}`, { cause: error });
  }
  return { said: () => said, logged: () => complaints, stop: (signal = 'SIGTERM') => stop(child, ended, signal) };
}

async function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
  const gone = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('it ended')));
  gone.catch(() => {});
  while (!/^Ready/m.test(said())) await Promise.race([once(child.stdout!, 'data', { signal }), gone]);
}

async function stop(child: ChildProcess, ended: Promise<Ended>, signal: NodeJS.Signals): Promise<Ended> {
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  const end = await ended;
  clearTimeout(timer);
  return end;
}

/** A folder of the test's own that any user can reach: PostgreSQL does not run as root. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'letterpress-test-'));
  await chmod(folder, 0o755);
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
