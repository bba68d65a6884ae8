import { isCalendarDate, type PartialDate } from './dates.ts';

/** Languages whose month names we read; no name means two different months in two of them. */
export const LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ca', 'sv', 'da', 'nb', 'pl'];
const MONTHS = monthNames();

/** How the end of what goes on is written. */
export const PRESENT_WORDS: readonly string[] = [
  'present|presently|to present|current|currently|now|today|ongoing|in progress|to date|till date|til date|date|till now|until now',
  'heute|aktuell|jetzt|laufend|fortlaufend|andauernd|derzeit|gegenwärtig|dato',
  "présent|à présent|actuel|actuelle|actuellement|aujourd'hui|aujourd’hui|ce jour|en cours|maintenant",
  'presente|el presente|actualidad|la actualidad|actual|actualmente|hoy|la fecha|en curso|el momento',
  'atual|atualmente|atualidade|a atualidade|hoje|o momento|o presente|em curso|agora',
  'actualitat|avui',
  'oggi|attuale|attualmente|tuttora|in corso',
  'heden|op heden|nu|vandaag|huidig|lopend',
  'obecnie|teraz|настоящее время|по настоящее время|сейчас|σήμερα|nay|至今|現在|现在|현재|حتى الآن|الآن|היום|כיום',
].flatMap((row) => row.split('|'));
const PRESENT = new Set(PRESENT_WORDS);

const YEAR = '([12]\\d{3})';
const NUMBER = '(\\d{1,2})';
const WORD = "(\\p{L}+)[.,']?";

const YEAR_FIRST = new RegExp(`^${YEAR}(?:[-/.]${NUMBER}(?:[-/.]${NUMBER}(?:[t ].*)?)?)?$`, 'u');
const MONTH_AND_YEAR = new RegExp(`^${NUMBER}[-/.]${YEAR}$`, 'u');
const DAY_MONTH_YEAR = new RegExp(`^${NUMBER}([-/.])${NUMBER}\\2${YEAR}$`, 'u');
const NAME_AND_YEAR = new RegExp(`^${WORD}(?: de)? ?${YEAR}$`, 'u');
const NAME_DAY_YEAR = new RegExp(`^${WORD} ${NUMBER}(?:st|nd|rd|th)?,? ${YEAR}$`, 'u');
const DAY_NAME_YEAR = new RegExp(`^${NUMBER}(?:st|nd|rd|th|[.])?(?: de)? ${WORD}(?: de)? ${YEAR}$`, 'u');
const YEAR_AND_NAME = new RegExp(`^${YEAR},? ${WORD}$`, 'u');
const SEASONS = new Set(['spring', 'summer', 'fall', 'autumn', 'winter']);

/** "Present" and its like: the end of something that goes on. */
export function isPresent(text: string): boolean {
  return PRESENT.has(
    text
      .trim()
      .toLowerCase()
      .replace(/[.\s]+$/, ''),
  );
}

/**
 * A date as people write it (`2019`, `2019-04`, `April 2019`, `04/2019`, `30.04.2019` …) → as far as it is certain;
 * null when it is not a date. Of `04/05/2019`, which is April or May, only the year is certain.
 */
export function readDate(text: string): PartialDate | null {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return readNumbers(plain) ?? readWords(plain);
}

function readNumbers(text: string): PartialDate | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return partial(yearFirst[1], yearFirst[2], yearFirst[3]);
  const monthAndYear = MONTH_AND_YEAR.exec(text);
  if (monthAndYear) return partial(monthAndYear[2], monthAndYear[1]);
  const full = DAY_MONTH_YEAR.exec(text);
  return full ? readDayAndMonth(full[1]!, full[3]!, full[4]!, full[2]!) : null;
}

function readDayAndMonth(first: string, second: string, year: string, separator: string): PartialDate | null {
  if (separator === '.' || Number(first) > 12) return partial(year, second, first);
  if (Number(second) > 12) return partial(year, first, second);
  return first === second ? partial(year, first, second) : year;
}

function readWords(text: string): PartialDate | null {
  const nameDayYear = NAME_DAY_YEAR.exec(text);
  if (nameDayYear) return named(nameDayYear[3], nameDayYear[1], nameDayYear[2]);
  const dayNameYear = DAY_NAME_YEAR.exec(text);
  if (dayNameYear) return named(dayNameYear[3], dayNameYear[2], dayNameYear[1]);
  const nameAndYear = NAME_AND_YEAR.exec(text);
  if (nameAndYear) return named(nameAndYear[2], nameAndYear[1]);
  const yearAndName = YEAR_AND_NAME.exec(text);
  return yearAndName ? named(yearAndName[1], yearAndName[2]) : null;
}

function named(year: string | undefined, name: string | undefined, day?: string): PartialDate | null {
  const month = MONTHS.get(name ?? '');
  if (month !== undefined) return partial(year, String(month), day);
  return SEASONS.has(name ?? '') && day === undefined ? (year ?? null) : null;
}

function partial(year: string | undefined, month?: string, day?: string): PartialDate | null {
  if (year === undefined) return null;
  if (month === undefined) return year;
  if (!isCalendarDate(Number(year), Number(month), Number(day ?? 1))) return null;
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      for (const withDay of [true, false]) addMonthNames(names, language, style, withDay);
    }
  }
  return names;
}

/** Some languages inflect the name beside a day, so both forms are asked for. */
function addMonthNames(names: Map<string, number>, language: string, style: 'long' | 'short', withDay: boolean): void {
  const format = new Intl.DateTimeFormat(language, {
    month: style,
    timeZone: 'UTC',
    ...(withDay ? { day: 'numeric' } : {}),
  });
  for (let month = 1; month <= 12; month++) {
    const parts = format.formatToParts(Date.UTC(2019, month - 1, 1));
    const name = parts.find((part) => part.type === 'month')?.value ?? '';
    names.set(name.toLowerCase().replace(/\.$/, ''), month);
  }
}
