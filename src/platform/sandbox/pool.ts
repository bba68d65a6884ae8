import { serialize } from 'node:v8';
import { type DeathReason, SandboxDied, SandboxUnavailable, TaskFailed } from './errors.ts';
import { type ChildListener, type Job, KeptChild } from './kept-child.ts';
import {
  childLimitsOf,
  type RunOptions,
  type Sandbox,
  type SandboxOptions,
  type SandboxStats,
  type Settings,
  settingsOf,
} from './options.ts';

export { type DeathReason, SandboxDied, SandboxUnavailable, TaskFailed } from './errors.ts';
export type { RunOptions, Sandbox, SandboxOptions, SandboxStats } from './options.ts';

/** What fills memory as fast as it can takes some 30 MiB between two looks. */
const WATCH_EVERY_MS = 20;
/** A child that has answered may still be busy with what it left undone: it is watched so much longer. */
const WATCH_ON_MS = 3000;
const FIRST_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 10_000;
/** A child that was not ready in time gets twice as long the next time, up to so many times. */
const MAX_PATIENCE = 8;
/** A killed process that the kernel has not buried by then is waiting for a disk. */
const MAX_EXIT_MS = 2000;

export function createSandbox(options: SandboxOptions): Sandbox {
  return new ProcessPool(options);
}

class ProcessPool implements Sandbox {
  readonly #settings: Settings;
  readonly #log: (line: string) => void;
  readonly #queue: Job[] = [];
  readonly #children = new Set<KeptChild>();
  readonly #pendingExits = new Set<Promise<void>>();
  readonly #warming = new Set<{ resolve(): void; reject(error: Error): void }>();
  readonly #died: Record<DeathReason, number> = { memory: 0, time: 0, crash: 0, aborted: 0 };
  readonly #endWithProgram = () => this.#end('the program ended');
  #answered = 0;
  #startFailures = 0;
  #failuresInARow = 0;
  #startNotBeforeMs = 0;
  #patience = 1;
  #watch: NodeJS.Timeout | null = null;
  #watchUntilMs = 0;
  #isOpen = true;
  #closed: Promise<void> | null = null;

  constructor(options: SandboxOptions) {
    this.#settings = settingsOf(options);
    this.#log = options.log ?? (() => {});
    process.on('exit', this.#endWithProgram);
  }

  async run<T>(task: string, input: unknown, options: RunOptions = {}): Promise<T> {
    const bytes = serialize(input);
    if (bytes.length > this.#settings.maxInputBytes) {
      throw new RangeError(
        `The input of '${task}' takes ${bytes.length} bytes, ${this.#settings.maxInputBytes} are allowed.`,
      );
    }
    this.#refuseIfUnavailable(task, bytes.length);
    const answer = await this.#enqueue(task, bytes, options);
    return answer as T;
  }

  async warm(): Promise<void> {
    if (!this.#isOpen) throw new SandboxUnavailable('The sandbox is closing.');
    await new Promise<void>((resolve, reject) => {
      this.#warming.add({ resolve, reject });
      this.#advance();
    });
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  stats(): SandboxStats {
    return {
      starting: this.#count('starting'),
      idle: this.#count('idle'),
      busy: this.#count('busy'),
      queued: this.#queue.length,
      answered: this.#answered,
      died: { ...this.#died },
      startFailures: this.#startFailures,
      childPids: [...this.#children].map((child) => child.pid).filter((pid) => pid !== undefined),
    };
  }

  #refuseIfUnavailable(task: string, inputBytes: number): void {
    if (!this.#isOpen) throw new SandboxUnavailable(`The task '${task}' was not begun: the sandbox is closing.`);
    const { maxQueued, maxQueuedBytes } = this.#settings;
    const waiting = this.#queue.length;
    const waitingBytes = this.#queue.reduce((sum, job) => sum + job.input.length, 0);
    if (waiting < maxQueued && waitingBytes + inputBytes <= maxQueuedBytes) return;
    throw new SandboxUnavailable(
      `The task '${task}' was not begun: the queue is full (${waiting} waiting). Try again later.`,
    );
  }

  #enqueue(task: string, input: Uint8Array, options: RunOptions): Promise<unknown> {
    const { signal, onProgress, isAnswer } = options;
    const wallClockMs = Math.min(options.wallClockMs ?? Number.POSITIVE_INFINITY, this.#settings.wallClockMs);
    const memoryBytes = Math.min(options.memoryBytes ?? Number.POSITIVE_INFINITY, this.#settings.memoryBytes);
    return new Promise((resolve, reject) => {
      const job: Job = {
        task,
        input,
        wallClockMs,
        memoryBytes,
        onProgress,
        isAnswer,
        resolve: (value) => {
          signal?.removeEventListener('abort', callOff);
          this.#answered += 1;
          resolve(value);
        },
        reject: (error) => {
          signal?.removeEventListener('abort', callOff);
          if (error instanceof SandboxDied) this.#died[error.reason] += 1;
          if (error instanceof TaskFailed) this.#answered += 1;
          reject(error);
        },
      };
      const callOff = () => this.#callOff(job);
      signal?.addEventListener('abort', callOff, { once: true });
      this.#queue.push(job);
      if (signal?.aborted) callOff();
      else this.#advance();
    });
  }

  #callOff(job: Job): void {
    const detail = 'it was called off';
    const place = this.#queue.indexOf(job);
    if (place >= 0) {
      this.#queue.splice(place, 1);
      job.reject(new SandboxDied(job.task, 'aborted', detail));
      this.#advance();
      return;
    }
    for (const child of this.#children) {
      if (child.isRunning(job)) child.kill('aborted', detail);
    }
  }

  /** Brings the pool to where it should be; called after everything that happens. */
  #advance(): void {
    this.#forgetGoneChildren();
    if (this.#isOpen) this.#startMissingChildren();
    for (const child of [...this.#children]) {
      if (child.state === 'idle' && this.#queue.length > 0) child.inspect();
      if (child.state !== 'idle') continue;
      const job = this.#queue.shift();
      if (!job) break;
      child.assign(job);
    }
    this.#answerWarming();
    this.#setWatch();
  }

  #forgetGoneChildren(): void {
    for (const child of this.#children) {
      if (child.state === 'gone') this.#children.delete(child);
    }
  }

  #startMissingChildren(): void {
    if (performance.now() < this.#startNotBeforeMs) return;
    while (this.#children.size < this.#settings.size) {
      const limits = childLimitsOf(this.#settings);
      limits.startTimeoutMs *= this.#patience;
      const child = new KeptChild(limits, this.#listener());
      this.#children.add(child);
      const exit = child.ended.then(() => void this.#pendingExits.delete(exit));
      this.#pendingExits.add(exit);
    }
  }

  #listener(): ChildListener {
    return {
      ready: () => {
        this.#failuresInARow = 0;
        this.#patience = 1;
        this.#advance();
      },
      changed: () => this.#advance(),
      startFailed: (why, isSlow) => this.#startFailed(why, isSlow),
      log: this.#log,
    };
  }

  /** Whoever warms waits for a machine that is slow, and is told of one that cannot. */
  #startFailed(why: string, isSlow: boolean): void {
    this.#forgetGoneChildren();
    this.#startFailures += 1;
    this.#failuresInARow += 1;
    const backoffMs = Math.min(FIRST_BACKOFF_MS * 2 ** (this.#failuresInARow - 1), MAX_BACKOFF_MS);
    this.#startNotBeforeMs = performance.now() + backoffMs;
    const error = new SandboxUnavailable(`A child of the sandbox did not start (${this.#settings.entry}): ${why}`);
    this.#log(`sandbox: ${error.message}; next try in ${backoffMs} ms`);
    if (isSlow) this.#patience = Math.min(this.#patience * 2, MAX_PATIENCE);
    else this.#refuseWarming(error);
    if (this.#children.size === 0) this.#refuseQueue(error);
    this.#setWatch();
  }

  #refuseQueue(error: SandboxUnavailable): void {
    for (const job of this.#queue.splice(0)) job.reject(error);
  }

  #refuseWarming(error: SandboxUnavailable): void {
    for (const waiting of this.#warming) waiting.reject(error);
    this.#warming.clear();
  }

  #answerWarming(): void {
    if (this.#warming.size === 0 || this.#count('starting') > 0 || this.#children.size < this.#settings.size) return;
    for (const waiting of this.#warming) waiting.resolve();
    this.#warming.clear();
  }

  /** The watch runs while somebody waits for something, and it alone keeps the program alive then; and a little on. */
  #setWatch(): void {
    if (this.#isWaitedFor()) {
      this.#watchUntilMs = performance.now() + WATCH_ON_MS;
      this.#watch ??= setInterval(() => this.#look(), WATCH_EVERY_MS);
      this.#watch.ref();
    } else if (this.#watch && this.#isOpen && performance.now() < this.#watchUntilMs) {
      this.#watch.unref();
    } else if (this.#watch) {
      clearInterval(this.#watch);
      this.#watch = null;
    }
  }

  #look(): void {
    for (const child of [...this.#children]) child.inspect();
    if (this.#isWaitedFor()) this.#advance();
    else this.#setWatch();
  }

  #isWaitedFor(): boolean {
    return this.#queue.length > 0 || this.#warming.size > 0 || this.#count('busy') > 0;
  }

  #count(state: KeptChild['state']): number {
    let count = 0;
    for (const child of this.#children) if (child.state === state) count += 1;
    return count;
  }

  async #close(): Promise<void> {
    this.#isOpen = false;
    const error = new SandboxUnavailable('The sandbox is closing.');
    this.#refuseQueue(error);
    this.#refuseWarming(error);
    await until(() => this.#count('busy') === 0, this.#settings.closeGraceMs);
    this.#end('the sandbox was closed');
    await until(() => this.#pendingExits.size === 0, MAX_EXIT_MS);
    process.off('exit', this.#endWithProgram);
  }

  #end(detail: string): void {
    this.#isOpen = false;
    for (const child of [...this.#children]) child.kill('aborted', detail);
  }
}

async function until(isTrue: () => boolean, atMostMs: number): Promise<void> {
  const deadlineMs = performance.now() + atMostMs;
  while (!isTrue() && performance.now() < deadlineMs) await new Promise((resolve) => setTimeout(resolve, 10));
}
