/** Variety without chance: the same input always makes the same choices. */
import { createHash } from 'node:crypto';

export interface Choices {
  /** One of `options`; each `topic` is decided by itself. */
  pick<T>(topic: string, options: readonly T[]): T;
}

export function choicesFrom(...parts: readonly string[]): Choices {
  const seed = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return {
    pick: (topic, options) => {
      const digest = createHash('sha256').update(`${seed}\n${topic}`).digest();
      return options[digest.readUInt32BE(0) % options.length]!;
    },
  };
}
