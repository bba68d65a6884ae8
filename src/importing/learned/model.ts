/** The weights that `bench/train-tagger.ts` learned: for the lines of a page, and for each kind of entries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKETS } from './buckets.ts';
import { type TagSet, transitionsOf, type Weights } from './decode.ts';
import { LINE_TAGS } from './line-tags.ts';
import { ENTRY_TAGS } from './tags.ts';

export type Model = 'lines' | 'work' | 'education' | 'statement';

const TAG_SETS: Readonly<Record<Model, TagSet>> = {
  lines: LINE_TAGS,
  work: ENTRY_TAGS,
  education: ENTRY_TAGS,
  statement: ENTRY_TAGS,
};
export const MODELS = Object.keys(TAG_SETS) as readonly Model[];
export const WEIGHTS_FILE = join(import.meta.dirname, 'weights.bin');

let loaded: ReadonlyMap<Model, Weights> | null = null;

export function weightsOf(model: Model): Weights {
  loaded ??= readWeights(readFileSync(WEIGHTS_FILE));
  return loaded.get(model)!;
}

export const tagsOf = (model: Model): TagSet => TAG_SETS[model];

/** A byte for each weight; transitions weigh more than a single feature does, and have two. */
function readWeights(bytes: Uint8Array): ReadonlyMap<Model, Weights> {
  let at = 0;
  const take = (length: number): ArrayBuffer => {
    const part = Uint8Array.from(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const weights = new Map(
    MODELS.map((model) => {
      const set = TAG_SETS[model];
      const features = new Int8Array(take(BUCKETS * set.count));
      return [model, { features, transitions: new Int16Array(take(2 * transitionsOf(set))) }] as const;
    }),
  );
  if (at !== bytes.length) throw new Error(`${WEIGHTS_FILE} was not written for this program`);
  return weights;
}

export function writeWeights(weights: ReadonlyMap<Model, Weights>): Uint8Array {
  return Buffer.concat(
    MODELS.flatMap((model) => {
      const { features, transitions } = weights.get(model)!;
      return [Buffer.from(Int8Array.from(features).buffer), Buffer.from(Int16Array.from(transitions).buffer)];
    }),
  );
}
