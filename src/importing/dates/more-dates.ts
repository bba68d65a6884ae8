/** Months in the further languages in which the service itself sets pages. */
import type { PartialDate } from '../../base/dates.ts';

const LANGUAGES = ['el', 'ru', 'uk', 'cs', 'ro', 'hu', 'tr', 'fi', 'vi', 'ar', 'he', 'th', 'hi'];
const MONTHS = monthNames();

export const CJK_DATE = /((?:19[3-9]|20[0-4])\d)\s*[年년](?:\s*(\d{1,2})\s*[月월])?/uy;
const VIETNAMESE = /^(?:thg|tháng)\s*(\d{1,2}),?\s+(?:năm\s+)?(\d{4})$/iu;
const MONTH_AND_YEAR = /^(\p{L}[\p{L}\p{M}.]*)[.,'׳॰]?\s+(\d{4})(?:\s*г\.?)?$/u;

export function readMoreDates(written: string): PartialDate | null {
  const [, vietnameseMonth, vietnameseYear] = VIETNAMESE.exec(written) ?? [];
  if (vietnameseYear !== undefined) return monthOf(vietnameseYear, Number(vietnameseMonth));
  const [, name, year] = MONTH_AND_YEAR.exec(written) ?? [];
  const month = name === undefined ? undefined : MONTHS.get(plain(name));
  return month === undefined ? null : monthOf(year!, month);
}

export function monthOf(year: string, month: number): PartialDate | null {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
}

/** Without accents and points; the vowels of Thai and Devanagari are marks too, and stay. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652.'׳॰]/g, '');
}

/** Long and short, alone and beside a day: some languages inflect them. */
function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      for (const options of [{ month }, { month, day: 'numeric' }, { month, year: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });
        for (let number = 1; number <= 12; number++) {
          const parts = format.formatToParts(Date.UTC(2019, number - 1, 1));
          const name = plain(parts.find((part) => part.type === 'month')?.value ?? '');
          if (/\p{L}\p{M}*\p{L}/u.test(name) && !/\d/.test(name)) names.set(name, number);
        }
      }
    }
  }
  return names;
}
