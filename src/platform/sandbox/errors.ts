/**
 * - memory: it held more than it may
 * - time: it took longer than it may
 * - crash: its process ended by itself
 * - aborted: the caller called it off, or the sandbox was closed
 */
export type DeathReason = 'memory' | 'time' | 'crash' | 'aborted';

/** The child died under this task. Other tasks are not affected, and the child is replaced. */
export class SandboxDied extends Error {
  readonly reason: DeathReason;

  constructor(task: string, reason: DeathReason, detail: string) {
    super(`The task '${task}' was ended: ${detail}.`);
    this.name = 'SandboxDied';
    this.reason = reason;
  }
}

/** An error as it travels from the child. */
export interface CarriedError {
  name: string;
  message: string;
  stack: string;
  permanent: boolean;
}

/** The task itself failed; `name` and `message` are those of its own error, the child lives on. */
export class TaskFailed extends Error {
  /** True when the task said that trying again cannot help. */
  readonly permanent: boolean;
  /** Where in the child it failed; for logs. */
  readonly childStack: string;

  constructor(error: CarriedError) {
    super(error.message);
    this.name = error.name;
    this.permanent = error.permanent;
    this.childStack = error.stack;
  }
}

/** The task was never begun: the queue is full, the sandbox is closing, or its children do not start. */
export class SandboxUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SandboxUnavailable';
  }
}
