/** The weights that `bench/train-tagger.ts` learned, one set for each kind of entries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSITIONS, type Weights } from './decode.ts';
import { BUCKETS } from './features.ts';
import { ENTRY_KINDS, type EntryKind, TAGS } from './tags.ts';

export const WEIGHTS_FILE = join(import.meta.dirname, 'weights.bin');
/** Transitions weigh more than a single feature does, so they are kept in two bytes. */
const FEATURE_BYTES = BUCKETS * TAGS.length;
const TRANSITION_BYTES = 2 * TRANSITIONS;

let loaded: ReadonlyMap<EntryKind, Weights> | null = null;

export function weightsOf(kind: EntryKind): Weights {
  loaded ??= readWeights(readFileSync(WEIGHTS_FILE));
  return loaded.get(kind)!;
}

export function readWeights(bytes: Uint8Array): ReadonlyMap<EntryKind, Weights> {
  const each = FEATURE_BYTES + TRANSITION_BYTES;
  if (bytes.length !== each * ENTRY_KINDS.length)
    throw new Error('weights.bin is not of the size that this program expects');
  return new Map(
    ENTRY_KINDS.map((kind, index) => {
      const part = Uint8Array.from(bytes.subarray(index * each, (index + 1) * each));
      return [
        kind,
        {
          features: new Int8Array(part.buffer, 0, FEATURE_BYTES),
          transitions: new Int16Array(part.buffer.slice(FEATURE_BYTES)),
        },
      ];
    }),
  );
}

export function writeWeights(weights: ReadonlyMap<EntryKind, Weights>): Uint8Array {
  const parts = ENTRY_KINDS.map((kind) => {
    const { features, transitions } = weights.get(kind)!;
    const rounded = (list: ArrayLike<number>) => Array.from(list, (value) => Math.round(value));
    return Buffer.concat([
      Buffer.from(Int8Array.from(rounded(features)).buffer),
      Buffer.from(Int16Array.from(rounded(transitions)).buffer),
    ]);
  });
  return Buffer.concat(parts);
}
