/** A date as far as it is known: `2019`, `2019-04` or `2019-04-30`. Strings of this form sort by time within one precision. */
export type PartialDate = string;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : DAYS_IN_MONTH[month - 1]!;
}

export function isCalendarDate(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Year-month-day with one- or two-digit month and day → `YYYY-MM-DD`; null for anything else. */
export function normalizeCalendarDate(text: string): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (!isCalendarDate(year, month, day)) return null;
  return `${match[1]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The instant `months` calendar months after `anchor` (UTC). A day that the month does not have becomes its last day;
 * because every step is counted from the anchor, a period that began on the 31st returns to the 31st.
 */
export function addMonths(anchor: Date, months: number): Date {
  const index = anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  const result = new Date(anchor);
  result.setUTCFullYear(year, month - 1, Math.min(anchor.getUTCDate(), daysInMonth(year, month)));
  return result;
}

/** The monthly period of a subscription begun at `anchor` that contains `now`. */
export function billingPeriod(anchor: Date, now: Date): { start: Date; end: Date } {
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + (now.getUTCMonth() - anchor.getUTCMonth());
  const index = addMonths(anchor, months) > now ? months - 1 : months;
  return { start: addMonths(anchor, index), end: addMonths(anchor, index + 1) };
}

/** Whether it is not over yet: of a month that has begun nobody knows. */
export function isAhead(date: PartialDate, now: string): boolean {
  return date.length === 'yyyy-mm'.length ? date >= now.slice(0, 'yyyy-mm'.length) : date > now.slice(0, date.length);
}
