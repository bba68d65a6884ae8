/** Variety without chance: the same input always makes the same choices. */
import { createHash } from 'node:crypto';

export interface Choices {
  /** One of `options`; each `topic` is decided by itself. */
  pick<T>(topic: string, options: readonly T[]): T;
  /** A number from 0 up to 1. */
  share(topic: string): number;
}

export function choicesFrom(...parts: readonly string[]): Choices {
  const seed = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const number = (topic: string): number => createHash('sha256').update(`${seed}\n${topic}`).digest().readUInt32BE(0);
  return {
    pick: (topic, options) => options[number(topic) % options.length]!,
    share: (topic) => number(topic) / 2 ** 32,
  };
}
