/** How dates and spans of time are written. */
import type { Half, Language } from '../person.ts';

export type MonthForm =
  | 'long'
  | 'short'
  | 'short with dot'
  | 'upper'
  | 'slash'
  | 'bare slash'
  | 'dot'
  | 'iso'
  | 'day'
  | 'day slash'
  | 'year'
  | 'apostrophe'
  | 'comma'
  | 'year first'
  | 'short year';

export interface DateLook {
  month: MonthForm;
  /** Between start and end; `to` is the language's word, `from` puts another word before the start. */
  range: string | 'to' | 'from';
  /** How a job that goes on is written: the word of that number in the language's list, or "since". */
  open: number | 'since' | 'dangling';
  capital: boolean;
  /** Spanish and Portuguese: "marzo de 2019". */
  de: boolean;
  /** The end of a span of years by two digits: "2019 – 21". */
  shortEnd: boolean;
  sameTwice: boolean;
  duration: 'none' | 'brackets' | 'dot';
}

export const MONTH_FORMS: readonly { form: MonthForm; weight: number; half?: Half }[] = [
  { form: 'long', weight: 4 },
  { form: 'short', weight: 5 },
  { form: 'short with dot', weight: 2 },
  { form: 'upper', weight: 1 },
  { form: 'slash', weight: 4 },
  { form: 'bare slash', weight: 0.7 },
  { form: 'dot', weight: 2 },
  { form: 'iso', weight: 1 },
  { form: 'day', weight: 0.5 },
  { form: 'day slash', weight: 0.5 },
  { form: 'year', weight: 3 },
  { form: 'apostrophe', weight: 2, half: 'unseen' },
  { form: 'comma', weight: 2, half: 'unseen' },
  { form: 'year first', weight: 1, half: 'unseen' },
  { form: 'short year', weight: 1.5, half: 'unseen' },
];

export const RANGES: readonly { range: string; weight: number; half?: Half }[] = [
  { range: ' – ', weight: 5 },
  { range: ' - ', weight: 4 },
  { range: '–', weight: 2 },
  { range: ' — ', weight: 1 },
  { range: 'to', weight: 1.5 },
  { range: '-', weight: 0.7 },
  { range: 'from', weight: 1, half: 'unseen' },
  { range: ' → ', weight: 0.7, half: 'unseen' },
  { range: ' ~ ', weight: 0.3, half: 'unseen' },
  { range: ' | ', weight: 0.3, half: 'unseen' },
];

interface Words {
  /** The last ones are for the unseen half alone. */
  present: string[];
  since: string;
  to: string;
  from: string;
  years: [string, string];
  months: [string, string];
}

export const PRESENT_WORDS_SEEN = 4;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    present: ['Present', 'present', 'Current', 'Now', 'today', 'ongoing'],
    since: 'Since ',
    to: ' to ',
    from: 'from ',
    years: ['yr', 'yrs'],
    months: ['mo', 'mos'],
  },
  de: {
    present: ['heute', 'Heute', 'aktuell', 'jetzt', 'dato', 'laufend'],
    since: 'Seit ',
    to: ' bis ',
    from: 'von ',
    years: ['Jahr', 'Jahre'],
    months: ['Monat', 'Monate'],
  },
  fr: {
    present: ['aujourd’hui', "Aujourd'hui", 'à ce jour', 'présent', 'en cours', 'actuel'],
    since: 'Depuis ',
    to: ' à ',
    from: 'de ',
    years: ['an', 'ans'],
    months: ['mois', 'mois'],
  },
  es: {
    present: ['actualidad', 'Actualidad', 'presente', 'Actual', 'hoy', 'en curso'],
    since: 'Desde ',
    to: ' a ',
    from: 'de ',
    years: ['año', 'años'],
    months: ['mes', 'meses'],
  },
  it: {
    present: ['oggi', 'Oggi', 'presente', 'attuale', 'in corso', 'ad oggi'],
    since: 'Dal ',
    to: ' a ',
    from: 'da ',
    years: ['anno', 'anni'],
    months: ['mese', 'mesi'],
  },
  pt: {
    present: ['atual', 'Atual', 'presente', 'atualmente', 'hoje', 'até o momento'],
    since: 'Desde ',
    to: ' a ',
    from: 'de ',
    years: ['ano', 'anos'],
    months: ['mês', 'meses'],
  },
  nl: {
    present: ['heden', 'Heden', 'nu', 'huidig', 'vandaag', 'lopend'],
    since: 'Sinds ',
    to: ' tot ',
    from: 'van ',
    years: ['jaar', 'jaar'],
    months: ['maand', 'maanden'],
  },
};

/** The month in which jobs that go on are counted to. */
const NOW = '2026-06';
const MONTHS_A_YEAR = 12;
/** Every month has so many. */
const DAYS = 28;

const monthNames = new Map<string, string>();

function monthName(language: Language, number: number, style: 'long' | 'short'): string {
  const key = `${language} ${style} ${number}`;
  let name = monthNames.get(key);
  if (name === undefined) {
    const inLanguage = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
    name = inLanguage.format(new Date(Date.UTC(2024, number - 1, 15)));
    monthNames.set(key, name);
  }
  return name;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function dateText(date: string, look: DateLook, language: Language): string {
  const [year = '', month] = date.split('-');
  if (month === undefined || look.month === 'year') return year;
  const number = Number(month);
  const name = (style: 'long' | 'short'): string => {
    const plain = monthName(language, number, style);
    return look.capital ? capitalised(plain) : plain;
  };
  const bare = name('short').replace(/\.$/, '');
  const of = look.de && (language === 'es' || language === 'pt') ? ' de ' : ' ';
  switch (look.month) {
    case 'long':
      return `${name('long')}${of}${year}`;
    case 'short':
      return `${bare} ${year}`;
    case 'short with dot':
      return `${bare}${bare === name('long') ? '' : '.'} ${year}`;
    case 'upper':
      return `${bare.toUpperCase()} ${year}`;
    case 'slash':
      return `${month}/${year}`;
    case 'bare slash':
      return `${number}/${year}`;
    case 'dot':
      return `${month}.${year}`;
    case 'iso':
      return `${year}-${month}`;
    case 'day':
      return `01.${month}.${year}`;
    case 'day slash':
      return `${String(1 + ((Number(year) * number) % DAYS)).padStart(2, '0')}/${month}/${year}`;
    case 'apostrophe':
      return `${bare} ’${year.slice(2)}`;
    case 'comma':
      return `${name('long')}, ${year}`;
    case 'year first':
      return `${year} ${name('long')}`;
    case 'short year':
      return `${month}/${year.slice(2)}`;
  }
}

export function spanText(
  start: string | undefined,
  end: string | undefined,
  look: DateLook,
  language: Language,
): string {
  if (start === undefined) return end === undefined ? '' : dateText(end, look, language);
  const words = WORDS[language];
  const from = dateText(start, look, language);
  const duration = durationText(start, end, look, language);
  if (end === undefined) {
    if (look.open === 'since') return `${words.since}${from}${duration}`;
    if (look.open === 'dangling') return `${from} –`;
    return `${ranged(from, words.present[look.open]!, look, words)}${duration}`;
  }
  const to = dateText(end, look, language);
  if (from === to && !look.sameTwice) return from;
  const years = /^\d{4}$/.test(from) && /^\d{4}$/.test(to) && from.slice(0, 2) === to.slice(0, 2);
  return `${ranged(from, look.shortEnd && years && from !== to ? to.slice(2) : to, look, words)}${duration}`;
}

/** Start and end apart, for two lines; one of them alone as it is written in one line. */
export function spanEnds(
  start: string | undefined,
  end: string | undefined,
  look: DateLook,
  language: Language,
): { from?: string; to?: string } {
  const dates = spanText(start, end, look, language);
  if (start === undefined || look.open === 'since' || look.open === 'dangling') return { from: dates };
  if (start === end) return { from: dates };
  const present = WORDS[language].present[look.open]!;
  return {
    from: dateText(start, look, language),
    to: end === undefined ? present : dateText(end, look, language),
  };
}

function ranged(from: string, to: string, look: DateLook, words: Words): string {
  if (look.range === 'to') return `${from}${words.to}${to}`;
  if (look.range === 'from') return `${words.from}${from}${words.to}${to}`;
  return `${from}${look.range}${to}`;
}

function durationText(start: string, end: string | undefined, look: DateLook, language: Language): string {
  if (look.duration === 'none' || !start.includes('-') || (end !== undefined && !end.includes('-'))) return '';
  const count = monthCount(end ?? NOW) - monthCount(start) + 1;
  if (count <= 0) return '';
  const { years, months } = WORDS[language];
  const named = (number: number, [one, many]: [string, string]): string[] =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const text = [...named(Math.floor(count / MONTHS_A_YEAR), years), ...named(count % MONTHS_A_YEAR, months)].join(' ');
  return look.duration === 'brackets' ? ` (${text})` : ` · ${text}`;
}

function monthCount(date: string): number {
  const [year, month] = date.split('-').map(Number);
  return year! * MONTHS_A_YEAR + month! - 1;
}
