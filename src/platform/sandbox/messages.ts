/**
 * What parent and child say to each other. A child has one task at a time, so messages need no number.
 * Input and result travel as bytes already serialized: their size is known before anybody has to unpack them.
 */
import type { CarriedError } from './errors.ts';

export interface RunMessage {
  task: string;
  input: Uint8Array;
  maxResultBytes: number;
}

export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; value: unknown }
  | { kind: 'done'; result: Uint8Array; cpuMs: number }
  | { kind: 'failed'; error: CarriedError; cpuMs: number };
