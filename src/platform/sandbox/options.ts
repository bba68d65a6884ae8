import type { DeathReason } from './errors.ts';
import type { ChildLimits } from './kept-child.ts';

/**
 * A small pool of warm child processes that run our own code on untrusted material. A crash, a hang or a bomb costs the task
 * that caused it and nothing else; the parent's loop never waits.
 */
export interface SandboxOptions {
  /** A .ts or .js file that calls `serveTasks` (child.ts); run by this program's own Node. */
  entry: string;
  /** How many children, and so how many tasks at a time. */
  size: number;
  /** Resident memory of one child. Watched on Linux; elsewhere only the JavaScript heap is limited. */
  memoryBytes?: number;
  /** For one task, from the moment a child has it. */
  wallClockMs?: number;
  /** CPU time of one child's life, kept by the kernel; by default four times the wall clock. */
  cpuSeconds?: number;
  maxTasksPerChild?: number;
  /** Run by every child before it gets its first task, with null as its input. */
  warmUpTask?: string;
  /** The share of its memory with which a child is still good for another task. */
  goodForMoreShare?: number;
  /** Tasks that wait for a child; one more is refused. */
  maxQueued?: number;
  /** What the inputs of waiting tasks may take together. */
  maxQueuedBytes?: number;
  maxInputBytes?: number;
  maxResultBytes?: number;
  startTimeoutMs?: number;
  /** How long close() waits for running tasks. */
  closeGraceMs?: number;
  /** Flags of Node for the children, e.g. a loader hook. */
  execArgv?: string[];
  /**
   * Files and folders that the children may read: turns Node's permission model on, and with it off all writing,
   * processes and threads. Name the folder of our sources, of the packages, and of what a loader hook needs.
   */
  readable?: string[];
  /** Whether children under the permission model may load native addons. */
  addons?: boolean;
  log?: (line: string) => void;
}

export interface RunOptions {
  onProgress?: (value: unknown) => void;
  /** Whether a result is one: a child that answers with anything else is ended, and the task fails for it. */
  isAnswer?: (result: unknown) => boolean;
  signal?: AbortSignal;
  /** May only shorten the sandbox's own. */
  wallClockMs?: number;
  /**
   * May only lower the sandbox's own. A task that fills memory as fast as it can passes its limit by what it takes between
   * two looks of the watchdog: name one that leaves room for that.
   */
  memoryBytes?: number;
}

export interface SandboxStats {
  starting: number;
  idle: number;
  busy: number;
  queued: number;
  /** Answered by the task, with a result or with its own error. */
  answered: number;
  died: Record<DeathReason, number>;
  startFailures: number;
  childPids: number[];
}

export interface Sandbox {
  run<T>(task: string, input: unknown, options?: RunOptions): Promise<T>;
  /** Resolves when every child is ready, however long that takes; rejects where one cannot start. */
  warm(): Promise<void>;
  close(): Promise<void>;
  stats(): SandboxStats;
}

const MIB = 2 ** 20;
const DEFAULTS = {
  memoryBytes: 512 * MIB,
  wallClockMs: 20_000,
  maxTasksPerChild: 500,
  goodForMoreShare: 0.6,
  maxQueued: 1000,
  maxQueuedBytes: 256 * MIB,
  maxInputBytes: 32 * MIB,
  maxResultBytes: 16 * MIB,
  startTimeoutMs: 30_000,
  closeGraceMs: 5000,
};

/** Two cores' worth of a task at its longest, twice: a child is replaced when half of it is spent. */
const CPU_PER_WALL_CLOCK = 4;

export type Settings = SandboxOptions & typeof DEFAULTS;

/** An option given as undefined means its default. */
export function settingsOf(options: SandboxOptions): Settings {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...(Object.fromEntries(given) as unknown as SandboxOptions) };
}

export function childLimitsOf(settings: Settings): ChildLimits {
  const cpuSeconds = settings.cpuSeconds ?? Math.ceil((settings.wallClockMs * CPU_PER_WALL_CLOCK) / 1000);
  return {
    entry: settings.entry,
    execArgv: settings.execArgv ?? [],
    readable: settings.readable,
    addons: settings.addons ?? false,
    memoryBytes: settings.memoryBytes,
    cpuSeconds,
    wornAfterBytes: settings.memoryBytes * settings.goodForMoreShare,
    wornAfterCpuMs: (cpuSeconds * 1000) / 2,
    startTimeoutMs: settings.startTimeoutMs,
    warmUpTask: settings.warmUpTask,
    maxTasks: settings.maxTasksPerChild,
    maxResultBytes: settings.maxResultBytes,
  };
}
