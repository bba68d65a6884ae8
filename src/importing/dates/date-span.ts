/** Finds dates and spans of time inside a line: "June 2014 to October 2015", "2019-06 —", "seit 03/2020". */
import type { PartialDate } from '../../base/dates.ts';
import { PRESENT_WORDS, readDate } from '../../base/written-dates.ts';
import type { End } from '../json-resume/values.ts';
import { CJK_DATE, monthOf, readMoreDates } from './more-dates.ts';

export interface DateSpan {
  start: PartialDate | null;
  end: End;
  /** One date, of which only the place tells whether it begins or ends something. */
  single: boolean;
  from: number;
  to: number;
}

/** Dates that say when something was stand in short lines; longer ones are prose, and costly to search. */
const LONGEST_TEXT = 600;

interface Token {
  date: PartialDate | 'present';
  from: number;
  to: number;
}

const MONTH = "\\p{L}[\\p{L}\\p{M}]{2,11}[.,'׳]?";
const YEAR = '(?:19[3-9]|20[0-4])\\d';
const FORMS_OF_DIGITS = [
  `\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?${MONTH}\\s+(?:de\\s+)?${YEAR}`,
  `${YEAR},?\\s+${MONTH}`,
  `\\d{1,2}[./-]\\d{1,2}[./-]${YEAR}`,
  `${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}`,
  `${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2]|[1-9])`,
  `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}`,
  '(?:0?[1-9]|1[0-2])/\\d{2}',
  // "03.16 – 04.18": alone it could be any number.
  '(?:0[1-9]|1[0-2])\\.\\d{2}(?=\\s*(?:[–—-]|bis\\s))',
  '(?<=(?:[–—-]|bis)\\s*)(?:0[1-9]|1[0-2])\\.\\d{2}(?![.,]?\\d)',
  YEAR,
];
const FORMS_OF_WORDS = [
  `${MONTH}\\s*\\d{1,2}(?:st|nd|rd|th)?,?\\s+${YEAR}`,
  `${MONTH}\\s*(?:de\\s+|of\\s+|del\\s+)?${YEAR}(?:\\s?г\\.?)?`,
  `\\p{sc=Thai}[\\p{sc=Thai}.]{1,14}\\s+${YEAR}`,
  `\\p{sc=Devanagari}[\\p{sc=Devanagari}॰]{1,14}\\s+${YEAR}`,
  `(?:thg|tháng)\\s*\\d{1,2},?\\s+(?:năm\\s+)?${YEAR}`,
  `${MONTH}\\s*['’]\\d{2}`,
  `${MONTH}[-/]${YEAR}`,
  `${MONTH}[ /-]\\d{2}(?=\\s*(?:[–—-]|to |$))`,
  MONTH,
];
const compiled = (forms: readonly string[]): RegExp[] =>
  forms.map((form) => new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, 'uy'));
const DIGIT_DATES = compiled(FORMS_OF_DIGITS);
const WORD_DATES = compiled(FORMS_OF_WORDS);
/** Every date has a year, be it of two digits. */
const HAS_YEAR = /\d{4}|[/.'’]\d{2}|\p{L}{3}\.?[ -]\d{2}(?!\d)/u;
const PRESENT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PRESENT_WORDS.toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}])`,
  'iuy',
);
const TO = "to|until|till|through|thru|bis|à|au|jusqu['’]à|a|ad|al|hasta|até|ao|tot|t\\/m|y|and|до|по|do|έως";
const CONNECTOR = new RegExp(`^[\\s)\\]]*(?:[-–—‒―−~→>]+(?:\\s*(?:${TO})\\s)?|\\s(?:${TO})\\s)[\\s([]*$`, 'iu');
const BAR = /^\s*[/|]\s*$/;
const SINCE = /(?:since|seit|depuis(?: le)?|desde|dal|da|sinds|vanaf|ab|from)\s*:?\s*$/iu;
const LEADING = /(?<![\p{L}\p{N}])(?:from|von|vom|de|du|dal|da|del|desde|van)\s*:?\s*$/iu;
const UNTIL = /(?:until|till|bis|jusqu['’]en|hasta|até|fino al|tot)\s*$/iu;
const OPEN_END = /^\s*[-–—]+\s*$/u;

export function findDateSpans(text: string): DateSpan[] {
  if (text.length > LONGEST_TEXT) return [];
  const tokens = findTokens(text);
  const spans: DateSpan[] = [];
  const ranges = new Set<DateSpan>();
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    const next = tokens[index + 1];
    if (
      next &&
      token.date !== 'present' &&
      !next.date.startsWith('--') &&
      joins(text.slice(token.to, next.from), token, next)
    ) {
      const range = {
        ...rangeOf(token, next),
        from: LEADING.exec(text.slice(0, token.from))?.index ?? token.from,
        to: next.to,
      };
      spans.push(range);
      ranges.add(range);
      index++;
    } else {
      const span = singleSpan(text, token);
      if (span) spans.push(span);
    }
  }
  // "Electrician (foreman since 2022), Sep 2018 – May 2024": beside a range it only tells of a part.
  return ranges.size > 0 ? spans.filter((span) => ranges.has(span) || span.single) : spans;
}

/** The first span of a text, ranges before single dates. */
export function findDateSpan(text: string): DateSpan | null {
  const spans = findDateSpans(text);
  return spans.find((span) => !span.single) ?? spans[0] ?? null;
}

function joins(between: string, token: Token, next: Token): boolean {
  if (CONNECTOR.test(between)) return true;
  if (BAR.test(between)) return token.date.length === next.date.length && token.date <= next.date;
  // Two bare years side by side, as a table sets them.
  return /^\s{1,3}$/.test(between) && /^\d{4}$/.test(token.date) && /^\d{4}$/.test(next.date);
}

function rangeOf(token: Token, next: Token): Pick<DateSpan, 'start' | 'end' | 'single'> {
  const start = withYearOf(token.date, next.date);
  // Beside words that run to the left a page may set the later date first; whatever began has ended after that.
  const turned = start !== null && next.date !== 'present' && isLater(start, next.date);
  return turned ? { start: next.date, end: start, single: false } : { start, end: next.date, single: false };
}

/** By as much as both say. */
function isLater(one: PartialDate, other: PartialDate): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}

/** `--05` of "May – Aug 2020" takes the year of what follows. */
function withYearOf(date: string, next: string): PartialDate | null {
  if (!date.startsWith('--')) return date;
  return next === 'present' ? null : `${next.slice(0, 4)}-${date.slice(2)}`;
}

function singleSpan(text: string, token: Token): DateSpan | null {
  if (token.date === 'present' || token.date.startsWith('--')) return null;
  const before = text.slice(0, token.from);
  const after = text.slice(token.to);
  const place = { from: token.from, to: token.to };
  const since = SINCE.exec(before);
  if (since) return { start: token.date, end: 'present', single: false, ...place, from: since.index };
  if (OPEN_END.test(after)) return { start: token.date, end: 'open', single: false, ...place, to: text.length };
  const until = UNTIL.exec(before);
  if (until) return { start: null, end: token.date, single: false, ...place, from: until.index };
  return { start: null, end: token.date, single: true, ...place };
}

function findTokens(text: string): Token[] {
  const tokens: Token[] = [];
  if (!HAS_YEAR.test(text)) return tokens;
  let at = 0;
  while (at < text.length) {
    if (!startsWord(text, at)) {
      at++;
      continue;
    }
    const token = presentAt(text, at, tokens.at(-1)) ?? dateAt(text, at);
    if (token) tokens.push(token);
    const end = token && shortEnd(text, token);
    if (end) tokens.push(end);
    at = end?.to ?? token?.to ?? at + 1;
  }
  return dropLoneMonths(text, tokens);
}

const SHORT_END = new RegExp(`^(\\s*[/–—-]\\s*|\\s+(?:${TO})\\s+)(\\d{2})(?![\\p{L}\\p{N}/.-])`, 'iu');

/** "2019 – 21", "2019 to 21" and "2019/20"; "2019-11" is a month. */
function shortEnd(text: string, { date, from, to }: Token): Token | null {
  if (!/^\d{4}$/.test(date) || !/^\d{4}$/.test(text.slice(from, to))) return null;
  const [written, sign, year] = SHORT_END.exec(text.slice(to)) ?? [];
  if (written === undefined) return null;
  const end = `${date.slice(0, 2)}${year}`;
  const isMonth = Number(year) <= 12 && /^[/-]$/.test(sign!);
  return end > date && !isMonth ? { date: end, from: to + sign!.length, to: to + written.length } : null;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const startsWord = (text: string, at: number): boolean =>
  WORD_CHARACTER.test(text[at]!) && (at === 0 || !WORD_CHARACTER.test(text[at - 1]!));

function presentAt(text: string, at: number, before: Token | undefined): Token | null {
  if (!before || before.date === 'present') return null;
  PRESENT.lastIndex = at;
  const match = PRESENT.exec(text);
  if (!match) return null;
  const between = text.slice(before.to, at);
  return CONNECTOR.test(between) || BAR.test(between) ? { date: 'present', from: at, to: at + match[0].length } : null;
}

function dateAt(text: string, at: number): Token | null {
  CJK_DATE.lastIndex = at;
  const cjk = CJK_DATE.exec(text);
  if (cjk) {
    const date = cjk[2] === undefined ? cjk[1]! : monthOf(cjk[1]!, Number(cjk[2]));
    if (date !== null) return { date, from: at, to: at + cjk[0].length };
  }
  for (const form of /\d/.test(text[at]!) ? DIGIT_DATES : WORD_DATES) {
    form.lastIndex = at;
    const match = form.exec(text);
    const date = match ? readToken(match[0]) : null;
    if (match && date !== null) return { date, from: at, to: at + match[0].length };
  }
  return null;
}

function readToken(written: string): PartialDate | null {
  const clean = written
    .replace(/(?<=\d)\s*([./-])\s*(?=\d)/g, '$1')
    .replace(/\s+(?:of|del)\s+/i, ' ')
    .replace(/(?<=\p{L})[/-](?=\d{4}$)/u, ' ');
  const short = /^(.*?)[/.'’](\d{2})$/u.exec(clean) ?? /^(\p{L}+\.?)[ -](\d{2})$/u.exec(clean);
  if (short && !/\d{4}/.test(clean))
    return readDate(`${short[1]!.trim()}${/\d$/.test(short[1]!) ? '/' : ' '}${century(short[2]!)}`);
  if (/^\p{L}+[.,']?$/u.test(clean)) {
    const month = readDate(`${clean.replace(/[.,']$/, '')} 2000`);
    return month?.length === 7 ? `--${month.slice(5)}` : null;
  }
  return readDate(clean) ?? readMoreDates(clean);
}

/** A resume tells of the last decades, not of the coming ones. */
const century = (year: string): string => (Number(year) > 40 ? `19${year}` : `20${year}`);

/** "May" alone is a name or a verb unless a span follows. */
function dropLoneMonths(text: string, tokens: readonly Token[]): Token[] {
  return tokens.filter((token, index) => {
    if (!token.date.startsWith('--')) return true;
    const next = tokens[index + 1];
    return next !== undefined && /\d/.test(next.date) && CONNECTOR.test(text.slice(token.to, next.from));
  });
}
