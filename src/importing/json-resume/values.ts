import type { PartialDate } from '../../base/dates.ts';
import { MAX_ITEMS, MAX_TEXT } from '../../base/profile.ts';
import { isBlank } from '../../base/text.ts';
import { isPresent, readDate } from '../../base/written-dates.ts';
import { ImportFailed } from '../failed.ts';
import { type Codec, isObject, item, noteWrong, type Place } from './codec.ts';

const DATE_WANTED = 'must be a date such as 2019-04';

/** Blank and absent texts are null; numbers are taken as the text they are written as. */
export const text: Codec<string | null> = {
  empty: null,
  read: (value, at) => readText(value, at, 'must be text'),
  write: (value) => value ?? undefined,
};

export const date: Codec<PartialDate | null> = {
  empty: null,
  read(value, at) {
    const written = readText(value, at, DATE_WANTED);
    if (written === null) return null;
    const read = readDate(written);
    if (read === null) noteWrong(at, value, DATE_WANTED);
    return read;
  },
  write: (value) => value ?? undefined,
};

/**
 * How something ends: on a date; null: the source has nothing there; `unknown`: it may have ended. It goes on:
 * `present`, as the source's own words say; `open`, as a start without an end says; `must-say`, as only a word can say.
 */
export type End = PartialDate | 'present' | 'open' | 'must-say' | 'unknown' | null;

export const goesOn = (end: End): boolean => end === 'present' || end === 'open' || end === 'must-say';
const isEndDate = (end: End): boolean => end !== null && /^\d/.test(end);

export const endDate: Codec<End> = {
  empty: null,
  read(value, at) {
    const written = readText(value, at, DATE_WANTED);
    if (written === null) return isNothing(value) ? null : 'unknown';
    if (isPresent(written)) return 'present';
    const read = readDate(written);
    if (read === null) noteWrong(at, value, `${DATE_WANTED}, or "Present"`);
    return read ?? 'unknown';
  },
  write: (value) => (value === 'must-say' ? 'Present' : isEndDate(value) ? value : undefined),
  means(source, present) {
    if (source === null) return !isEndDate(present);
    return source === present || (goesOn(source) && goesOn(present));
  },
};

/** A list of texts; a single text is cut at `separator`, because many files write lists that way. */
export function texts(separator: RegExp): Codec<string[]> {
  return {
    empty: [],
    read(value, at) {
      if (value === null || value === undefined) return [];
      if (typeof value === 'string') return readTexts(value.split(separator), at).map((part) => part.trim());
      if (Array.isArray(value)) return readTexts(value, at);
      noteWrong(at, value, 'must be a list of texts');
      return [];
    },
    write: (value) => (value.length === 0 ? undefined : value),
  };
}

function readTexts(values: readonly unknown[], at: Place): string[] {
  refuseLongList(values, at);
  return values
    .map((value, index) => readText(value, item(at, index), 'must be text'))
    .filter((value) => value !== null);
}

/** A list of records. Where `wordsFor` names a field, an element that is only a text is taken as that field. */
export function list<T>(element: Codec<T>, wordsFor: string | null = null): Codec<T[]> {
  return {
    empty: [],
    read(value, at) {
      if (value === null || value === undefined) return [];
      if (!Array.isArray(value)) {
        noteWrong(at, value, 'must be a list');
        return [];
      }
      refuseLongList(value, at);
      return value.flatMap((entry, index) => readElement(element, wordsFor, entry, item(at, index)));
    },
    write: (values) => (values.length === 0 ? undefined : values.map((value) => element.write(value) ?? {})),
  };
}

function readElement<T>(element: Codec<T>, wordsFor: string | null, value: unknown, at: Place): T[] {
  if (isObject(value)) return [element.read(value, at)];
  if (wordsFor !== null && typeof value === 'string' && !isBlank(value)) {
    return [element.read({ [wordsFor]: value }, at)];
  }
  noteWrong(at, value, 'must be an object');
  return [];
}

function refuseLongList(values: readonly unknown[], at: Place): void {
  if (values.length <= MAX_ITEMS) return;
  throw new ImportFailed(
    `${at.path} has ${values.length} items, and we keep at most ${MAX_ITEMS}. Shorten the list and import the file again.`,
  );
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isBlank(value));
}

function readText(value: unknown, at: Place, wanted: string): string | null {
  if (isNothing(value)) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') {
    noteWrong(at, value, wanted);
    return null;
  }
  if (value.length > MAX_TEXT) {
    noteWrong(at, value, `is longer than ${MAX_TEXT.toLocaleString('en-US')} characters`);
    return null;
  }
  return value;
}
