import type { Random } from '../../../test/chaos/random.ts';

type Mutation = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const MAX_FLIPS = 64;
const MAX_MUTATIONS = 3;
const MAX_COPIES = 20;
/** Bytes that formats give a meaning to. */
const TELLING = Buffer.from('\u0000\u00ff<>[](){}/\\"\'&;:,-%\n\r 0123456789', 'latin1');

/** A copy with one to three injuries; the same choices of `random` give the same copy. */
export function mutated(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  let result: Uint8Array = Uint8Array.from(bytes);
  for (let count = random.between(1, MAX_MUTATIONS); count > 0; count--) {
    if (result.length < 2) return result;
    result = random.pick(MUTATIONS)(result, random, other);
  }
  return result;
}

const MUTATIONS: readonly Mutation[] = [flipBits, overwrite, truncate, cutOut, duplicate, splice];

const placeIn = (bytes: Uint8Array, random: Random): number => random.between(0, bytes.length - 1);

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  for (let flips = random.between(1, MAX_FLIPS); flips > 0; flips--) {
    const at = placeIn(bytes, random);
    bytes[at] = bytes[at]! ^ (1 << random.between(0, 7));
  }
  return bytes;
}

function overwrite(bytes: Uint8Array, random: Random): Uint8Array {
  const at = placeIn(bytes, random);
  return bytes.fill(random.pick([...TELLING]), at, at + random.between(1, 40));
}

function truncate(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, placeIn(bytes, random));
}

function cutOut(bytes: Uint8Array, random: Random): Uint8Array {
  const [from, to] = rangeIn(bytes, random);
  return joined(bytes.subarray(0, from), bytes.subarray(to));
}

function duplicate(bytes: Uint8Array, random: Random): Uint8Array {
  const [from, to] = rangeIn(bytes, random);
  const block = bytes.subarray(from, to);
  const copies = Array<Uint8Array>(random.between(1, MAX_COPIES)).fill(block);
  return joined(bytes.subarray(0, to), ...copies, bytes.subarray(to));
}

/** A piece of another file, in the middle of this one. */
function splice(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const at = placeIn(bytes, random);
  const [from, to] = rangeIn(other, random);
  return joined(bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(at));
}

function rangeIn(bytes: Uint8Array, random: Random): [number, number] {
  const from = placeIn(bytes, random);
  return [from, Math.min(bytes.length, from + random.between(1, Math.max(1, Math.floor(bytes.length / 4))))];
}

const joined = (...pieces: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces));
