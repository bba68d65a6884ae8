import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { parse } from 'node:path';
import { type Confinement, confined, confinementFor } from './confinement.ts';

export interface LaunchOptions {
  entry: string;
  execArgv: string[];
  memoryBytes: number;
  cpuSeconds: number;
  /** Files and folders the child may read; without it Node's permission model stays off. */
  readable: string[] | undefined;
  /** Whether native code may be loaded from packages. */
  addons: boolean;
}

const MIB = 2 ** 20;

/**
 * Node and the typesetter reserve far more address space than they use: 7 to 8 GiB where they may. With a limit of 4 GiB
 * they start all the same, but one document in a hundred then found no room for a buffer and took its process with it.
 */
const ADDRESS_SPACE_RESERVED_BYTES = 15_872 * MIB;

/** V8 then collects before the watchdog, which also counts buffers and code, has reason to act. */
const HEAP_SHARE = 0.75;

/** Each thread of V8 keeps what it once took for compiling; a child has one task, and its siblings have the other cores. */
const V8_THREADS = 1;

/** By itself V8 lets the room for new objects grow and keeps it; no document is faster for it. */
const YOUNG_SPACE_MIB = 8;

/**
 * A child's first document, in work: a fifth less with these, and later ones are as fast.
 * - By itself V8 interprets an expression, then compiles it when it is used again; for the classes of letters in ours the
 *   second costs as much as the first.
 * - It compiles a function of WebAssembly again, better, when it was used a little; four times as much is enough.
 */
const COMPILE_ONCE = ['--no-regexp-tier-up', '--wasm-tiering-budget=50000000'];

const SHELL = '/bin/sh';

/**
 * Sets the limits that the kernel keeps even when this program is gone, then becomes the command.
 * - `ulimit -v`: what may be allocated between two looks of the watchdog
 * - `ulimit -t`: an orphan that is stuck in native code ends by itself; soft, so that the signal tells the reason
 * A limit that the system does not know is left out.
 */
const SET_LIMITS = `
(ulimit -v "$1") 2>/dev/null && ulimit -v "$1"
(ulimit -S -t "$2") 2>/dev/null && ulimit -S -t "$2"
shift 2
exec "$@"
`;

/** Starts one child with an empty environment, no open files of ours, the limits above, and what the system has to keep it in. */
export function launchChild(options: LaunchOptions): ChildProcess {
  const node = [process.execPath, ...nodeFlags(options), options.entry];
  const command = confined(node, confinementOf(options));
  const [file, ...args] = existsSync(SHELL) ? limited(command, options) : command;
  const child = spawn(file!, args, {
    // Both ends of the last one read and write at once, which Windows calls overlapped.
    stdio: ['ignore', 'ignore', 'pipe', 'overlapped'],
    env: childEnvironment(),
    cwd: parse(process.execPath).root,
    // A session of its own: Ctrl-C in the terminal reaches the parent alone, which then drains.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  letParentEnd(child);
  return child;
}

/** How such children are confined on this system. They must be able to open what they read, whoever they run as. */
export function confinementOf({ entry, readable = [] }: Pick<LaunchOptions, 'entry' | 'readable'>): Confinement {
  return confinementFor([process.execPath, entry, ...readable].filter((file) => existsSync(file)));
}

function limited(command: string[], options: LaunchOptions): string[] {
  const addressSpaceKib = Math.ceil((ADDRESS_SPACE_RESERVED_BYTES + options.memoryBytes) / 1024);
  return [SHELL, '-c', SET_LIMITS, SHELL, String(addressSpaceKib), String(options.cpuSeconds), ...command];
}

function nodeFlags(options: LaunchOptions): string[] {
  const heapMib = Math.floor((options.memoryBytes * HEAP_SHARE) / MIB);
  const heap = [`--max-old-space-size=${heapMib}`, `--max-semi-space-size=${YOUNG_SPACE_MIB}`];
  const compiling = [`--v8-pool-size=${V8_THREADS}`, ...COMPILE_ONCE];
  return [...heap, ...compiling, ...permissionFlags(options), ...options.execArgv];
}

/** SQLite opens files by itself, past the gates; calls into native libraries have no place in a child. */
const WITHOUT = ['--no-experimental-sqlite', '--no-experimental-ffi'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Reading what is listed, and native addons where the child needs them; no writing, no network, no processes, no threads. */
function permissionFlags(options: LaunchOptions): string[] {
  if (!options.readable) return [];
  const paths = [options.entry, ...options.readable];
  return [
    '--permission',
    ...(options.addons ? ['--allow-addons'] : []),
    '--disable-warning=SecurityWarning',
    ...WITHOUT,
    ...paths.map((path) => `--allow-fs-read=${path}`),
  ];
}

/**
 * To glibc's allocator: one heap for all threads, and none at all for pieces of the size in which V8 compiles
 * WebAssembly. Otherwise a child keeps 50 to 100 MiB that were used once.
 */
const GIVE_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '30000',
  MALLOC_MMAP_MAX_: '200000',
  MALLOC_TRIM_THRESHOLD_: String(4 * MIB),
};

/** Nothing of ours, because it holds secrets; only what the system's loader needs. */
function childEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { TZ: 'UTC', ...GIVE_MEMORY_BACK };
  for (const name of ['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot']) {
    if (process.env[name] !== undefined) environment[name] = process.env[name];
  }
  return environment;
}

/** Waiting children do not keep the parent alive; the pool's watch does, while there is work. */
function letParentEnd(child: ChildProcess): void {
  child.unref();
  for (const pipe of child.stdio) if (pipe instanceof Socket) pipe.unref();
}
