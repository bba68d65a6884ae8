/** The sandboxes, how long their children live, and each task that is run in them. */

import path from 'node:path';
import { loggedMessage } from './base/telemetry/logged-error.ts';
import type { Produced } from './domain/documents/producing/produce.ts';
import { ImportRefused } from './domain/profiles/import-job.ts';
import type { GenerationInput, WordTask } from './generation/generate.ts';
import type { ImportedFile } from './importing/import.ts';
import { OutOfOrder, PermanentFailure } from './platform/queue/job.ts';
import {
  createSandbox,
  type Sandbox,
  SandboxDied,
  type SandboxOptions,
  SandboxUnavailable,
  TaskFailed,
} from './platform/sandbox/pool.ts';
import type { ImportTask } from './sandboxed.ts';
import type { Log } from './wire.ts';
import {
  canReadScans,
  ENTRY,
  isDrawing,
  isImportedFile,
  isProduced,
  isStage,
  isWordFile,
  PROJECT_ROOT,
  readableBy,
  STRIP_TYPES,
} from './wire-sandbox.ts';

const isInstalledPackage = PROJECT_ROOT.split(path.sep).includes('node_modules');

/** V8 would reserve gigabytes of addresses for every WebAssembly memory, more than a child may have. */
const WITHIN_ADDRESS_LIMIT = '--disable-wasm-trap-handler';

/** A child with a warm typesetter holds two thirds of its memory, and keeps to that. */
const GOOD_FOR_MORE_SHARE = 0.8;
/** Of what the last file left in a child, so much leaves room for the next within the memory of an import. */
const GOOD_FOR_MORE_FILES_SHARE = 0.5;

export function openSandbox(size: number, log: Log, options: Partial<SandboxOptions> = {}): Sandbox {
  return createSandbox({
    goodForMoreShare: GOOD_FOR_MORE_SHARE,
    entry: ENTRY,
    size,
    execArgv: [WITHIN_ADDRESS_LIMIT, ...(isInstalledPackage ? ['--import', STRIP_TYPES] : [])],
    readable: readableBy('documents'),
    log,
    ...options,
  });
}

/**
 * A file may take a child over: each has one of its own, which is gone before another account's file comes. Scans are read
 * with the help of native code, where what reads them is installed.
 */
export function openImportSandbox(size: number, log: Log, options: Partial<SandboxOptions> = {}): Sandbox {
  const addons = canReadScans();
  const reading = { addons, readable: readableBy('imports'), goodForMoreShare: GOOD_FOR_MORE_FILES_SHARE };
  return openSandbox(size, log, { ...reading, maxTasksPerChild: 1, ...options });
}

/** A child that begins cold has seconds of work before its first document, and more of them on a busy machine. */
const COLD_START = { wallClockMs: 60_000 };

/** For files and documents that are all of one person, who waits for them. */
export const OF_ONE_PERSON = { maxTasksPerChild: 500, ...COLD_START };

export type SandboxedWork = 'documents' | 'imports';

export type Sandboxes = Record<SandboxedWork, Sandbox>;

/** V8 makes the typesetter's code faster while it runs; a child that is replaced begins anew. */
const LONG_LIFE = { maxTasksPerChild: 2000, cpuSeconds: 1200 };

/** `isWarm`: whether children make a document before their first; a test that makes one or none need not wait for it. */
export function openSandboxes(workers: number, log: Log, isWarm = true): Sandboxes {
  return {
    documents: openSandbox(workers, log, { ...(isWarm ? { warmUpTask: 'warm' } : COLD_START), ...LONG_LIFE }),
    imports: openImportSandbox(Math.ceil(workers / 2), log),
  };
}

export async function closeSandboxes(sandboxes: Sandboxes): Promise<void> {
  await Promise.all(Object.values(sandboxes).map((sandbox) => sandbox.close()));
}

export async function generateInSandbox(
  sandbox: Sandbox,
  input: GenerationInput,
  onStage: (stage: string) => void,
  signal: AbortSignal,
): Promise<Produced> {
  try {
    return await sandbox.run<Produced>('generate', input, {
      signal,
      isAnswer: isProduced,
      onProgress: (stage) => {
        if (isStage(stage)) onStage(stage);
      },
    });
  } catch (error) {
    if (error instanceof TaskFailed && error.name === 'GenerationFailed') throw new PermanentFailure(error.message);
    if (error instanceof SandboxUnavailable) throw new OutOfOrder(error.message);
    // What took too long once would take as long again, and keep others waiting for it again.
    if (error instanceof SandboxDied && error.reason === 'time') throw new PermanentFailure(error.message);
    throw error;
  }
}

/** A sandbox of one child that is started when it is first needed, for a server without workers. */
export function createLazySandbox(log: Log) {
  let sandbox: Sandbox | undefined;
  return {
    get(): Sandbox {
      sandbox ??= openSandbox(1, log);
      return sandbox;
    },
    close: async (): Promise<void> => sandbox?.close(),
  };
}

export const drawInSandbox = (sandbox: Sandbox, input: GenerationInput): Promise<string> =>
  sandbox.run<string>('preview', input, { isAnswer: isDrawing });

export const makeWordFileInSandbox = (sandbox: Sandbox, task: WordTask): Promise<Uint8Array> =>
  sandbox.run<Uint8Array>('word', task, { isAnswer: isWordFile });

/** An import that is ended then is over within 20 seconds, also where a child had to be started first on a busy machine. */
const IMPORT_WALL_CLOCK_MS = 15_000;
/**
 * A file made to fill memory passes this by what it takes between two looks of the watchdog, and stays below 512 MiB: looks
 * are late on a busy machine, and 116 MiB were seen between two of them. The largest of real files take 200 MiB.
 */
const IMPORT_MEMORY_BYTES = 360 * 2 ** 20;

/** Rejects with `ImportRefused` when the file itself is at fault. */
export async function importInSandbox(
  sandbox: Sandbox,
  task: ImportTask,
  { signal, log }: { signal?: AbortSignal; log?: Log } = {},
): Promise<ImportedFile> {
  try {
    return await sandbox.run<ImportedFile>('import', task, {
      signal,
      isAnswer: isImportedFile,
      wallClockMs: IMPORT_WALL_CLOCK_MS,
      memoryBytes: IMPORT_MEMORY_BYTES,
    });
  } catch (error) {
    if (error instanceof TaskFailed && error.name === 'ImportFailed') throw new ImportRefused(error.message);
    if (error instanceof TaskFailed) {
      log?.(`import: ${loggedMessage(error)}`);
      throw new ImportRefused(
        'The file could not be read: there is something in it that we did not expect. Export it again from the program it was written in, or choose another file.',
      );
    }
    if (error instanceof SandboxDied && error.reason !== 'aborted') {
      throw new ImportRefused(
        'The file takes too much time or memory to read. Export it again from the program it was written in, or choose another file.',
      );
    }
    throw error;
  }
}
