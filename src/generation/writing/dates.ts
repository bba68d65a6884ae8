/** Dates as people write them, in the language of the page. */
import type { PartialDate } from '../../base/dates.ts';
import type { Labels } from './labels.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const FULL_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Where resumes give months as numbers, and what stands between month and year. */
const NUMERIC: Readonly<Record<string, string>> = { de: '/', pl: '.', ar: '/', he: '/' };

export interface Span {
  start: PartialDate | null;
  end: PartialDate | null;
  current: boolean;
}

/** `Mon YYYY`, or the year where no month is known. */
export function monthAndYear(date: PartialDate, lang: string): string {
  const [year, month] = date.split('-');
  if (month === undefined) return year!;
  if (lang.startsWith('en')) return `${MONTHS[Number(month) - 1]} ${year}`;
  const numeric = NUMERIC[lang.slice(0, 2)];
  if (numeric !== undefined) return `${month}${numeric}${year}`;
  return formatIn(lang, date, { year: 'numeric', month: 'short' });
}

export function spanText(span: Span, lang: string, labels: Labels): string | null {
  const start = span.start === null ? null : monthAndYear(span.start, lang);
  const end = span.current ? labels.present : span.end === null ? null : monthAndYear(span.end, lang);
  if (start !== null && end !== null) return start === end ? start : `${start} – ${end}`;
  return start ?? end;
}

/** A letter's date written out, by the conventions of the country: "March 4, 2026" or "4 March 2026". */
export function writtenOut(date: string, lang: string, american: boolean): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  if (!lang.startsWith('en')) {
    const written = formatIn(lang, date, { year: 'numeric', month: 'long', day: 'numeric' });
    // The first of a month is an ordinal in French.
    return lang.startsWith('fr') ? written.replace(/^1 /, '1er ') : written;
  }
  const name = FULL_MONTHS[month - 1]!;
  return american ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
}

function formatIn(lang: string, date: PartialDate, options: Intl.DateTimeFormatOptions): string {
  const [year, month = '01', day = '01'] = date.split('-');
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Western digits and the Gregorian calendar: the verifier, parsers and readers abroad must find the year.
  return new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' }).format(at);
}

/** Months since year 0; a missing month counts as the year's middle. */
export function monthIndex(date: PartialDate): number {
  const [year, month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? 6 : Number(month) - 1);
}
