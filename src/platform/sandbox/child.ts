import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import os from 'node:os';
import v8, { deserialize, serialize } from 'node:v8';
import type { CarriedError } from './errors.ts';
import { readFrames, sendFrame } from './framing.ts';
import {
  type ChildMessage,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PROGRESS_REPORTS,
  MAX_STACK_CHARACTERS,
  PIPE_FD,
  type RunMessage,
} from './messages.ts';

export type TaskHandler = (input: unknown, progress: (value: unknown) => void) => Promise<unknown>;

/** Called once by the entry file, after everything it needs is loaded: from then on this child counts as ready. */
export function serveTasks(handlers: Record<string, TaskHandler>): void {
  const pipe = pipeToParent();
  const tell: Tell = (message) => sendFrame(pipe, message);
  outliveNobody(pipe);
  closeDoors();
  readFrames(pipe, Number.POSITIVE_INFINITY, {
    message: (message) => void answer(handlers, message as RunMessage, tell),
    invalid: () => process.exit(1),
  });
  tell({ kind: 'ready' });
}

type Tell = (message: ChildMessage) => void;

function pipeToParent(): Socket {
  try {
    return new Socket({ fd: PIPE_FD });
  } catch (cause) {
    throw new Error('This file only works as a child of the sandbox; start the service instead.', { cause });
  }
}

/** Only the parent decides when a child ends: a signal to the whole group must not cost a task while the parent drains. */
function outliveNobody(pipe: Socket): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  pipe.on('error', () => process.exit(0));
  pipe.on('close', () => process.exit(0));
  // A library may reject a promise nobody waits for, even after its task was answered: no reason to end the next one.
  process.on('unhandledRejection', (reason) => process.stderr.write(`unhandled rejection: ${String(reason)}\n`));
}

/**
 * What Node's permission model has no gate for: what reaches other processes of the same user, and flags of V8, some of which
 * make it write files.
 */
function closeDoors(): void {
  for (const name of ['kill', '_kill', '_debugProcess']) Reflect.deleteProperty(process, name);
  Reflect.deleteProperty(os, 'setPriority');
  Reflect.deleteProperty(v8, 'setFlagsFromString');
  syncBuiltinESMExports();
}

async function answer(handlers: Record<string, TaskHandler>, message: RunMessage, tell: Tell): Promise<void> {
  const { turn } = message;
  const progress = progressReporter(turn, tell);
  try {
    const handler = Object.hasOwn(handlers, message.task) ? handlers[message.task] : undefined;
    if (!handler) throw permanentError(`There is no task named '${message.task}'.`);
    const result = serialize(await handler(deserialize(message.input), progress.report));
    if (result.length > message.maxResultBytes) {
      throw permanentError(`The result takes ${result.length} bytes, ${message.maxResultBytes} are allowed.`);
    }
    progress.stop();
    tell({ kind: 'done', turn, result, cpuMs: cpuMs() });
  } catch (error) {
    progress.stop();
    tell({ kind: 'failed', turn, error: carried(error), cpuMs: cpuMs() });
  }
}

/** After `stop` nothing is reported any more, or it would be taken for the next task's; nor after too many reports. */
function progressReporter(turn: string, tell: Tell) {
  let left = MAX_PROGRESS_REPORTS;
  return {
    report: (value: unknown): void => {
      if (left === 0) return;
      left -= 1;
      tell({ kind: 'progress', turn, value });
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
    name: String(error.name).slice(0, MAX_NAME_CHARACTERS),
    message: String(error.message).slice(0, MAX_MESSAGE_CHARACTERS),
    stack: String(error.stack ?? '').slice(0, MAX_STACK_CHARACTERS),
    permanent: 'permanent' in error && error.permanent === true,
  };
}
