/**
 * Reading a JSON value into our own form and writing it back.
 *
 * Glossary
 * - codec: reads one kind of value and writes it in the one spelling we call canonical
 * - spelling: a key under which a field may stand; the first is canonical, the others are older or common mistakes
 * - kept: what the source had where the canonical writing would not give it back; it lives in the record's `extra`
 *
 * The rule that makes export(import(x)) equal x: a record keeps the source's words for every field whose canonical
 * writing differs from them, and writes these words again for as long as they still mean the field's present value.
 * A field that was edited since is written canonically, and its old words are dropped.
 */
import { isDeepStrictEqual } from 'node:util';

export interface Codec<T> {
  /** What an absent field holds. */
  readonly empty: T;
  /** Never fails: what cannot be understood is noted and reads as empty. */
  read(value: unknown, at: Place): T;
  /** `undefined` means that there is nothing to write. */
  write(value: T): unknown;
  /** Whether the source's words, read again, still mean what is there now. Without it: both are written alike. */
  means?(source: T, present: T): boolean;
}

export interface Oddity {
  kind: 'wrong' | 'unknown';
  place: string;
  problem: string;
  value: unknown;
}

/** Where reading stands in the source, and where it leaves its notes. */
export interface Place {
  readonly path: string;
  readonly oddities: Oddity[];
}

export const topPlace = (): Place => ({ path: '', oddities: [] });

/** For reading again what was reported before. */
const unobserved = topPlace;

const MAX_PATH = 200;

export function field(at: Place, key: string): Place {
  const path = at.path === '' ? key : `${at.path}.${key}`;
  return { path: path.slice(0, MAX_PATH), oddities: at.oddities };
}

export function item(at: Place, index: number): Place {
  return { path: `${at.path}[${index}]`, oddities: at.oddities };
}

/** The value stands in a known field but is not what belongs there. */
export function noteWrong(at: Place, value: unknown, problem: string): void {
  at.oddities.push({ kind: 'wrong', place: at.path, problem, value });
}

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Field<T> {
  readonly spellings: readonly [string, ...string[]];
  readonly codec: Codec<T>;
}

/** A field of a record: its canonical key, its codec, and the other keys it may stand under. */
export function named<T>(key: string, codec: Codec<T>, ...otherSpellings: string[]): Field<T> {
  return { spellings: [key, ...otherSpellings], codec };
}

export interface Kept {
  extra: JsonObject;
}

export type Fields<T> = { readonly [K in keyof T]: Field<T[K]> };

/**
 * A JSON object with known fields; all others are kept in `extra`. Those in `unprinted` are well known
 * but of no use to a document, so they are kept without a note.
 */
export function record<T extends object>(fields: Fields<T>, unprinted: readonly string[] = []): Codec<T & Kept> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    get empty() {
      const values = names.map((name) => [name, fields[name].codec.empty]);
      return { ...Object.fromEntries(values), extra: {} } as T & Kept;
    },
    read(value, at) {
      if (!isObject(value)) {
        if (value !== null && value !== undefined) noteWrong(at, value, 'must be an object');
        return this.empty;
      }
      const unread = { ...value };
      const extra: JsonObject = {};
      const values = names.map((name) => [name, readField(fields[name], unread, extra, at)]);
      for (const key of Object.keys(unread)) {
        if (!unprinted.includes(key)) noteUnknown(field(at, key), unread[key]);
      }
      return { ...Object.fromEntries(values), extra: { ...extra, ...unread } } as T & Kept;
    },
    write(present) {
      const result: JsonObject = {};
      const unwritten = { ...present.extra };
      for (const name of names) writeField(fields[name], present[name], unwritten, result);
      Object.assign(result, unwritten);
      return Object.keys(result).length === 0 ? undefined : result;
    },
  };
}

function noteUnknown(at: Place, value: unknown): void {
  at.oddities.push({ kind: 'unknown', place: at.path, problem: 'is not a field of JSON Resume', value });
}

/** Takes the field's spellings out of `unread` and keeps in `extra` what the canonical writing would not give back. */
function readField<T>(known: Field<T>, unread: JsonObject, extra: JsonObject, at: Place): T {
  const present = known.spellings.filter((key) => Object.hasOwn(unread, key));
  const key = tellingSpelling(known, present, unread);
  if (key === null) return known.codec.empty;
  const value = known.codec.read(unread[key], field(at, key));
  const returns = key === known.spellings[0] && isDeepStrictEqual(known.codec.write(value), unread[key]);
  for (const spelling of present) {
    if (present.length > 1 || !returns) extra[spelling] = unread[spelling];
    delete unread[spelling];
  }
  return value;
}

function writeField<T>(known: Field<T>, present: T, unwritten: JsonObject, result: JsonObject): void {
  const { codec } = known;
  const kept = known.spellings.filter((key) => Object.hasOwn(unwritten, key));
  const key = tellingSpelling(known, kept, unwritten);
  const restores = key !== null && stillMeans(codec, codec.read(unwritten[key], unobserved()), present);
  for (const spelling of kept) {
    if (restores) result[spelling] = unwritten[spelling];
    delete unwritten[spelling];
  }
  const written = restores ? undefined : codec.write(present);
  if (written !== undefined) result[known.spellings[0]] = written;
}

/** Of several spellings in one record, the first that says something. */
function tellingSpelling<T>(known: Field<T>, present: readonly string[], source: JsonObject): string | null {
  const { codec } = known;
  if (present.length < 2) return present[0] ?? null;
  const telling = present.find((key) => codec.write(codec.read(source[key], unobserved())) !== undefined);
  return telling ?? present[0] ?? null;
}

function stillMeans<T>(codec: Codec<T>, source: T, present: T): boolean {
  return codec.means ? codec.means(source, present) : isDeepStrictEqual(codec.write(source), codec.write(present));
}
