import type { ChildProcess } from 'node:child_process';
import { deserialize, serialize } from 'node:v8';
import { messageOf } from '../../base/errors.ts';
import { type DeathReason, SandboxDied, TaskFailed } from './errors.ts';
import { LastWords } from './last-words.ts';
import { type LaunchOptions, launchChild } from './launch.ts';
import type { ChildMessage, RunMessage } from './messages.ts';
import { ResidentMemory } from './resident-memory.ts';

/** One run() from the queue to its answer. */
export interface Job {
  task: string;
  input: Uint8Array;
  wallClockMs: number;
  memoryBytes: number;
  onProgress: ((value: unknown) => void) | undefined;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface ChildLimits extends LaunchOptions {
  startTimeoutMs: number;
  maxTasks: number;
  warmUpTask: string | undefined;
  maxResultBytes: number;
  /** A child that holds more than this after its answer is replaced: it would be ended under a task that did nothing wrong. */
  wornAfterBytes: number;
  /** CPU time after which the child is replaced, well before the kernel's limit would hit an innocent task. */
  wornAfterCpuMs: number;
}

export interface ChildListener {
  ready(): void;
  /** The child has answered and is free again, or it is gone. */
  changed(): void;
  startFailed(why: string): void;
  log(line: string): void;
}

/** How long to wait for the last words of a child that has already ended. */
const LAST_WORDS_MS = 200;

/** One child process with at most one job. Times are of the monotonic clock: they measure a process, not the calendar. */
export class KeptChild {
  readonly #limits: ChildLimits;
  readonly #listener: ChildListener;
  readonly #process: ChildProcess;
  readonly #memory: ResidentMemory | null;
  readonly #lastWords: LastWords;
  readonly #startedAtMs = performance.now();
  readonly ended: Promise<void>;
  #state: 'starting' | 'idle' | 'busy' | 'gone' = 'starting';
  #job: Job | null = null;
  #jobStartedAtMs = 0;
  #tasksDone = 0;

  constructor(limits: ChildLimits, listener: ChildListener) {
    this.#limits = limits;
    this.#listener = listener;
    this.#process = launchChild(limits);
    this.#memory = this.#process.pid === undefined ? null : new ResidentMemory(this.#process.pid);
    this.#lastWords = new LastWords(this.#process.stderr, (line) => listener.log(`sandbox child: ${line}`));
    this.#process.on('message', (message: ChildMessage) => this.#hear(message));
    this.ended = this.#awaitEnd();
  }

  get state(): 'starting' | 'idle' | 'busy' | 'gone' {
    return this.#state;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  isRunning(job: Job): boolean {
    return this.#job === job;
  }

  assign(job: Job): void {
    this.#state = 'busy';
    this.#job = job;
    this.#jobStartedAtMs = performance.now();
    this.#send(job.task, job.input);
  }

  /** The watchdog's look. */
  inspect(): void {
    const nowMs = performance.now();
    if (this.#state === 'starting' && nowMs - this.#startedAtMs > this.#limits.startTimeoutMs) {
      this.#failStart(`it was not ready within ${this.#limits.startTimeoutMs / 1000} s`);
      return;
    }
    if (this.#state === 'idle' && this.#isFull()) this.kill('aborted', 'work was left over when it had answered');
    if (!this.#job) return;
    if (nowMs - this.#jobStartedAtMs > this.#job.wallClockMs) {
      this.kill('time', `it took longer than ${this.#job.wallClockMs / 1000} s`);
      return;
    }
    if ((this.#memory?.bytes() ?? 0) > this.#job.memoryBytes) this.kill('memory', this.#tooMuchMemory());
  }

  /** Ends the process at once; a job that it has dies for this reason. Native code cannot be stopped more gently. */
  kill(reason: DeathReason, detail: string): void {
    this.#process.kill('SIGKILL');
    this.#bury(reason, detail);
  }

  #hear(message: ChildMessage): void {
    if (this.#state === 'gone') return;
    if (this.#state === 'starting') {
      this.#hearOfStart(message);
    } else if (message.kind === 'progress') {
      this.#report(message.value);
    } else if (message.kind !== 'ready') {
      this.#finish(message);
    }
  }

  /** A child that is to warm up counts as ready when it has done so. */
  #hearOfStart(message: ChildMessage): void {
    const { warmUpTask } = this.#limits;
    if (message.kind === 'ready' && warmUpTask !== undefined) this.#send(warmUpTask, serialize(null));
    else if (message.kind === 'failed') this.#failStart(message.error.message);
    else if (message.kind !== 'progress') {
      this.#state = 'idle';
      this.#listener.ready();
    }
  }

  #send(task: string, input: Uint8Array): void {
    const message: RunMessage = { task, input, maxResultBytes: this.#limits.maxResultBytes };
    // A closed channel is the beginning of the child's end, which is handled there.
    this.#process.send(message, () => {});
  }

  #report(value: unknown): void {
    try {
      this.#job?.onProgress?.(value);
    } catch (error) {
      this.#listener.log(`sandbox: the progress of '${this.#job?.task}' could not be passed on: ${messageOf(error)}`);
    }
  }

  #finish(message: Extract<ChildMessage, { kind: 'done' | 'failed' }>): void {
    const job = this.#job;
    this.#job = null;
    this.#state = 'idle';
    this.#tasksDone += 1;
    if (message.kind === 'failed') job?.reject(new TaskFailed(message.error));
    else if (job) deliver(job, message.result);
    if (this.#isWorn(message.cpuMs)) this.kill('aborted', 'it has served its time');
    else this.#listener.changed();
  }

  #isWorn(cpuMs: number): boolean {
    return this.#tasksDone >= this.#limits.maxTasks || cpuMs >= this.#limits.wornAfterCpuMs || this.#isFull();
  }

  #isFull(): boolean {
    return (this.#memory?.bytes() ?? 0) > this.#limits.wornAfterBytes;
  }

  /** Resolves after the last message and the last words, or a little after the process ended without closing them. */
  #processEnded(): Promise<void> {
    return new Promise((resolve) => {
      this.#process.once('close', () => resolve());
      this.#process.once('exit', () => setTimeout(resolve, LAST_WORDS_MS).unref());
      this.#process.on('error', (error) => {
        if (this.pid !== undefined) return;
        this.#failStart(messageOf(error));
        resolve();
      });
    });
  }

  async #awaitEnd(): Promise<void> {
    await this.#processEnded();
    this.#memory?.close();
    const { reason, detail } = this.#causeOfDeath();
    if (this.#state === 'starting') this.#failStart(`${detail}: ${this.#lastWords.text}`);
    else this.#bury(reason, detail);
  }

  #causeOfDeath(): { reason: DeathReason; detail: string } {
    const { exitCode, signalCode } = this.#process;
    if (signalCode === 'SIGXCPU') {
      return { reason: 'time', detail: `its process used more than ${this.#limits.cpuSeconds} s of CPU time` };
    }
    if (/heap out of memory|Array buffer allocation failed/.test(this.#lastWords.text)) {
      return { reason: 'memory', detail: this.#tooMuchMemory() };
    }
    const how = signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`;
    return { reason: 'crash', detail: `its process ended with ${how}` };
  }

  #tooMuchMemory(): string {
    const bytes = this.#job?.memoryBytes ?? this.#limits.memoryBytes;
    return `it used more than ${Math.round(bytes / 2 ** 20)} MiB of memory`;
  }

  #failStart(why: string): void {
    if (this.#state !== 'starting') return;
    this.#state = 'gone';
    this.#process.kill('SIGKILL');
    this.#listener.startFailed(why);
  }

  #bury(reason: DeathReason, detail: string): void {
    if (this.#state === 'gone') return;
    this.#state = 'gone';
    const job = this.#job;
    this.#job = null;
    if (job) {
      this.#listener.log(`sandbox: '${job.task}' was ended: ${detail}`);
      job.reject(new SandboxDied(job.task, reason, detail));
    }
    this.#listener.changed();
  }
}

function deliver(job: Job, result: Uint8Array): void {
  try {
    job.resolve(deserialize(result));
  } catch (error) {
    job.reject(new SandboxDied(job.task, 'crash', `its result could not be read: ${messageOf(error)}`));
  }
}
