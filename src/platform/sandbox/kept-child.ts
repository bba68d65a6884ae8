import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { messageOf } from '../../base/errors.ts';
import { loggedMessage } from '../../base/telemetry/logged-error.ts';
import { type DeathReason, SandboxDied, TaskFailed } from './errors.ts';
import { readFrames, sendFrame } from './framing.ts';
import { LastWords } from './last-words.ts';
import { type LaunchOptions, launchChild } from './launch.ts';
import { type ChildMessage, childMessageOf, MAX_PROGRESS_REPORTS, PIPE_FD, type RunMessage } from './messages.ts';
import { ResidentMemory } from './resident-memory.ts';

/** One run() from the queue to its answer. */
export interface Job {
  task: string;
  input: Uint8Array;
  wallClockMs: number;
  memoryBytes: number;
  onProgress: ((value: unknown) => void) | undefined;
  isAnswer: ((result: unknown) => boolean) | undefined;
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
  /** `isSlow`: it may only have needed more time. */
  startFailed(why: string, isSlow: boolean): void;
  log(line: string): void;
}

/** How long to wait for the last words of a child that has already ended. */
const LAST_WORDS_MS = 200;

/** What a message takes beside its result: an error with its stack, or a report of progress. */
const MESSAGE_BYTES = 2 ** 16;

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
  /** What the task that it has is called between the two of us. */
  #turn: string | null = null;
  #reports = 0;

  constructor(limits: ChildLimits, listener: ChildListener) {
    this.#limits = limits;
    this.#listener = listener;
    this.#process = launchChild(limits);
    this.#memory = this.#process.pid === undefined ? null : new ResidentMemory(this.#process.pid);
    this.#lastWords = new LastWords(this.#process.stderr, (line) => listener.log(`sandbox child: ${line}`));
    this.#listen();
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
      this.#failStart(`it was not ready within ${this.#limits.startTimeoutMs / 1000} s`, true);
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

  get #pipe(): Duplex | null {
    return this.#process.stdio[PIPE_FD] as Duplex | null;
  }

  #listen(): void {
    const pipe = this.#pipe;
    if (!pipe) return;
    // A broken pipe is the beginning of the child's end, which is handled there.
    pipe.on('error', () => {});
    readFrames(pipe, this.#limits.maxResultBytes + MESSAGE_BYTES, {
      message: (said) => this.#hear(said),
      invalid: (why) => this.#distrust(why),
    });
  }

  #hear(said: unknown): void {
    if (this.#state === 'gone') return;
    const message = childMessageOf(said);
    if (!message) this.#distrust('a message of no known kind');
    else if (message.kind !== 'ready' && message.turn !== this.#turn) this.#distrust(`'${message.kind}' out of turn`);
    else if (this.#state === 'starting') this.#hearOfStart(message);
    else if (message.kind === 'ready') this.#distrust("'ready' twice");
    else if (message.kind === 'progress') this.#report(message.value);
    else this.#finish(message);
  }

  /** Nothing that our own code would say: whoever speaks there has taken the child over, and its task is to blame. */
  #distrust(what: string): void {
    const detail = `its process sent ${what}`;
    if (this.#state === 'starting') this.#failStart(detail);
    else this.kill('crash', detail);
  }

  /** A child that is to warm up counts as ready when it has done so. */
  #hearOfStart(message: ChildMessage): void {
    const { warmUpTask } = this.#limits;
    if (message.kind === 'ready' && warmUpTask !== undefined) this.#send(warmUpTask, serialize(null));
    else if (message.kind === 'failed') this.#failStart(message.error.message);
    else if (message.kind !== 'progress') {
      this.#state = 'idle';
      this.#turn = null;
      this.#listener.ready();
    }
  }

  #send(task: string, input: Uint8Array): void {
    const turn = randomUUID();
    this.#turn = turn;
    this.#reports = 0;
    const message: RunMessage = { turn, task, input, maxResultBytes: this.#limits.maxResultBytes };
    if (this.#pipe?.writable) sendFrame(this.#pipe, message);
  }

  #report(value: unknown): void {
    this.#reports += 1;
    if (this.#reports > MAX_PROGRESS_REPORTS) {
      this.#distrust('progress without end');
      return;
    }
    try {
      this.#job?.onProgress?.(value);
    } catch (error) {
      this.#listener.log(
        `sandbox: the progress of '${this.#job?.task}' could not be passed on: ${loggedMessage(error)}`,
      );
    }
  }

  #finish(message: Extract<ChildMessage, { kind: 'done' | 'failed' }>): void {
    const job = this.#job!;
    let answer: () => void;
    try {
      answer = answerOf(job, message);
    } catch (error) {
      this.#distrust(`a result that cannot be used: ${loggedMessage(error)}`);
      return;
    }
    this.#job = null;
    this.#turn = null;
    this.#state = 'idle';
    this.#tasksDone += 1;
    answer();
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

  #failStart(why: string, isSlow = false): void {
    if (this.#state !== 'starting') return;
    this.#state = 'gone';
    this.#process.kill('SIGKILL');
    this.#listener.startFailed(why, isSlow);
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

/** How to tell the answer to whoever waits for it. Throws where the result is none. */
function answerOf(job: Job, message: Extract<ChildMessage, { kind: 'done' | 'failed' }>): () => void {
  if (message.kind === 'failed') return () => job.reject(new TaskFailed(message.error));
  const result: unknown = deserialize(message.result);
  if (job.isAnswer?.(result) === false) throw new Error('it is no answer to this task');
  return () => job.resolve(result);
}
