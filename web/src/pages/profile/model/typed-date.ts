/** Dates as the person types and reads them. The profile keeps `2019`, `2019-04` or `2019-04-30`. */
import { isPresent, LANGUAGES, readDate } from '../../../../../src/base/written-dates.ts';

/** What people write around "today" where an end goes on. */
const AROUND_PRESENT = /^(?:until|till|to|bis|jusqu['’]à|hasta|al|-|–)\s+/u;
const MORE_PRESENT = new Set(['derzeit', 'gegenwärtig', 'hoy', 'en curso', 'en cours', 'à ce jour', 'ce jour']);

export function meansPresent(text: string): boolean {
  const plain = text.trim().toLowerCase().replaceAll('’', "'").replace(AROUND_PRESENT, '');
  return isPresent(plain) || MORE_PRESENT.has(plain);
}

/** Null where it is no date. */
export function readTypedDate(text: string, thisYear = new Date().getFullYear()): string | null {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:since|from|seit|ab|depuis|desde)\s+/iu, '');
  const short = SHORT_YEAR.exec(plain);
  if (!short) return readDate(plain);
  const year = fullYear(Number(short[3]), thisYear);
  return readDate(short[1] === undefined ? `${short[2]}/${year}` : `${short[1]} ${year}`);
}

/** A month by its name or its number, and the last two digits of a year: "Jan 21", "Jan '21", "1/21". */
const SHORT_YEAR = /^(?:(\p{L}+)[. -]+|(\d{1,2})[-/.])['’]?(\d{2})$/u;
/** What is dated further ahead was long ago. */
const YEARS_AHEAD = 10;

function fullYear(digits: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  return century + digits > thisYear + YEARS_AHEAD ? century - 100 + digits : century + digits;
}

export const isDate = (value: string): boolean => readDate(value) === value;

/** The first of the browser's languages whose dates can be typed back. */
export function dateLanguage(preferred: readonly string[]): string {
  const isKnown = (language: string) => LANGUAGES.includes(language.split('-')[0]!.toLowerCase());
  return preferred.find(isKnown) ?? 'en';
}

/** `2019-04` → `April 2019`; what is no date stays as it was typed. */
export function dateInWords(value: string, language: string): string {
  if (!isDate(value)) return value;
  const [year, month, day] = value.split('-').map(Number);
  if (month === undefined) return value;
  const format: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  if (day !== undefined) format.day = 'numeric';
  return new Intl.DateTimeFormat(language, format).format(Date.UTC(year!, month - 1, day ?? 1));
}

export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2019, month, 1)));
}

/** Compared only as far as both are known: 2019 is not before 2019-04. */
export function isBefore(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}
