/** The ways in which a date of the profile may be printed. Each says what the profile says, or less. */
import type { PartialDate } from '../../../base/dates.ts';
import { monthAndYear, writtenOut } from '../../writing/dates.ts';

const remembered = new Map<string, string[]>();
const MAX_REMEMBERED = 5000;

export function printedDates(date: PartialDate, lang: string): string[] {
  const key = `${lang} ${date}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const forms = [...new Set(formsOf(date, lang))];
  remembered.set(key, forms);
  return forms;
}

function formsOf(date: PartialDate, lang: string): string[] {
  const [year, month, day] = date.split('-') as [string, string?, string?];
  if (month === undefined) return [year];
  const forms = [monthAndYear(date, lang), monthAndYear(date, 'en'), `${longMonth(date, lang)} ${year}`];
  forms.push(`${longMonth(date, 'en')} ${year}`, `${month}/${year}`, `${month}.${year}`, year);
  if (day !== undefined) forms.push(writtenOut(date, lang, true), writtenOut(date, lang, false));
  return forms;
}

function longMonth(date: PartialDate, lang: string): string {
  const at = new Date(`${date.slice(0, 7)}-15T00:00:00Z`);
  return new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { month: 'long', timeZone: 'UTC' }).format(at);
}
