/**
 * What parent and child say to each other. A child has one task at a time; what it says of it bears the task's name for
 * this once, which nobody can guess: nothing that was said before a task came is taken for its answer.
 * Input and result travel as bytes already serialized: their size is known before anybody has to unpack them.
 */
import type { CarriedError } from './errors.ts';

export interface RunMessage {
  turn: string;
  task: string;
  input: Uint8Array;
  maxResultBytes: number;
}

export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; turn: string; value: unknown }
  | { kind: 'done'; turn: string; result: Uint8Array; cpuMs: number }
  | { kind: 'failed'; turn: string; error: CarriedError; cpuMs: number };

/** The pipe between the two, as the child knows it. */
export const PIPE_FD = 3;

export const MAX_NAME_CHARACTERS = 100;
export const MAX_MESSAGE_CHARACTERS = 2000;
export const MAX_STACK_CHARACTERS = 4000;
/** A task that reports more often than this has lost its way. */
export const MAX_PROGRESS_REPORTS = 1000;

/** What a child said, or null where it is not what our own code would say: a child may have been taken over. */
export function childMessageOf(said: unknown): ChildMessage | null {
  if (!isRecord(said)) return null;
  const { kind, turn, value, result, error, cpuMs } = said;
  if (kind === 'ready') return { kind };
  if (typeof turn !== 'string') return null;
  if (kind === 'progress') return { kind, turn, value };
  if (!isDuration(cpuMs)) return null;
  if (kind === 'done' && result instanceof Uint8Array) return { kind, turn, result, cpuMs };
  if (kind === 'failed' && isCarriedError(error)) return { kind, turn, error, cpuMs };
  return null;
}

function isCarriedError(error: unknown): error is CarriedError {
  return (
    isRecord(error) &&
    isText(error.name, MAX_NAME_CHARACTERS) &&
    isText(error.message, MAX_MESSAGE_CHARACTERS) &&
    isText(error.stack, MAX_STACK_CHARACTERS) &&
    typeof error.permanent === 'boolean'
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown, maxCharacters: number): boolean =>
  typeof value === 'string' && value.length <= maxCharacters;

const isDuration = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
