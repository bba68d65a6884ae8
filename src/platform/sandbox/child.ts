import { deserialize, serialize } from 'node:v8';
import type { CarriedError } from './errors.ts';
import type { ChildMessage, RunMessage } from './messages.ts';

export type TaskHandler = (input: unknown, progress: (value: unknown) => void) => Promise<unknown>;

/** A task that reports more often than this has lost its way; what follows is dropped. */
const MAX_PROGRESS_REPORTS = 1000;
const MAX_MESSAGE_CHARACTERS = 2000;
const MAX_STACK_CHARACTERS = 4000;

/** Called once by the entry file, after everything it needs is loaded: from then on this child counts as ready. */
export function serveTasks(handlers: Record<string, TaskHandler>): void {
  if (!process.send) throw new Error('This file only works as a child of the sandbox; start the service instead.');
  outliveNobody();
  process.on('message', (message: RunMessage) => void answer(handlers, message));
  tell({ kind: 'ready' });
}

/** Only the parent decides when a child ends: a signal to the whole group must not cost a task while the parent drains. */
function outliveNobody(): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit(0));
  // A library may reject a promise nobody waits for, even after its task was answered: no reason to end the next one.
  process.on('unhandledRejection', (reason) => process.stderr.write(`unhandled rejection: ${String(reason)}\n`));
}

function tell(message: ChildMessage): void {
  process.send!(message);
}

async function answer(handlers: Record<string, TaskHandler>, message: RunMessage): Promise<void> {
  const progress = progressReporter();
  try {
    const handler = Object.hasOwn(handlers, message.task) ? handlers[message.task] : undefined;
    if (!handler) throw permanentError(`There is no task named '${message.task}'.`);
    const result = serialize(await handler(deserialize(message.input), progress.report));
    if (result.length > message.maxResultBytes) {
      throw permanentError(`The result takes ${result.length} bytes, ${message.maxResultBytes} are allowed.`);
    }
    progress.stop();
    tell({ kind: 'done', result, cpuMs: cpuMs() });
  } catch (error) {
    progress.stop();
    tell({ kind: 'failed', error: carried(error), cpuMs: cpuMs() });
  }
}

/** After `stop` nothing is reported any more, or it would be taken for the next task's. */
function progressReporter() {
  let left = MAX_PROGRESS_REPORTS;
  return {
    report: (value: unknown): void => {
      if (left === 0) return;
      left -= 1;
      tell({ kind: 'progress', value });
    },
    stop: (): void => {
      left = 0;
    },
  };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function permanentError(message: string): Error {
  return Object.assign(new Error(message), { permanent: true });
}

function carried(thrown: unknown): CarriedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    name: error.name,
    message: error.message.slice(0, MAX_MESSAGE_CHARACTERS),
    stack: (error.stack ?? '').slice(0, MAX_STACK_CHARACTERS),
    permanent: 'permanent' in error && error.permanent === true,
  };
}
