/** How much of what is printed a reader gives back, by field. */
import type { PrintedPage, PrintedRole } from './pages.ts';

export const FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'title',
  'dates',
  'school',
  'degree',
  'school dates',
  'bullets',
  'bullet words',
  'words',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Share {
  read: number;
  of: number;
}
export type Shares = Partial<Record<Field, Share>>;

/** What a reader that knows of fields gives back. */
export interface Reading {
  name: string | null;
  email: string | null;
  phone: string | null;
  work: readonly PrintedRole[];
  education: readonly PrintedRole[];
  bullets: readonly string[];
}

export type Printed = Reading & Pick<PrintedPage, 'contact'>;

export function shareOfReading(reading: Reading, printed: Printed): Shares {
  return {
    name: one(printed.name, reading.name),
    email: one(printed.email, reading.email),
    phone: one(printed.phone, reading.phone),
    company: shareOf(printed.work, reading.work, 'organisation'),
    title: shareOf(printed.work, reading.work, 'title'),
    dates: shareOf(printed.work, reading.work, 'dates'),
    school: shareOf(printed.education, reading.education, 'organisation'),
    degree: shareOf(printed.education, reading.education, 'title'),
    'school dates': shareOf(printed.education, reading.education, 'dates'),
    bullets: wholeIn(printed.bullets, reading.bullets),
    'bullet words': wordsIntact(printed.bullets, reading.bullets),
  };
}

/**
 * What somebody who knows only lines and separators finds: the name on the first line, an address and a number by their
 * form, and headers by their parts, a title with its dates beside it.
 */
export function shareOfText(text: string, page: PrintedPage, hasLines: boolean): Shares {
  const lines = text.split(/[\n\f]+/).map(bare);
  const parts = lines.map((line) => line.split(/[·|]/u).map(bare));
  const has = (wanted: string | null): boolean => wanted !== null && parts.some((line) => line.includes(bare(wanted)));
  const together = ({ title, dates }: PrintedRole): boolean =>
    dates !== null &&
    parts.some((line) => line.includes(bare(dates)) && (title === null || line.includes(bare(title))));
  const counted = (roles: readonly PrintedRole[], key: keyof PrintedRole, found: (role: PrintedRole) => boolean) => {
    const asked = roles.filter((role) => role[key] !== null);
    return { read: asked.filter(found).length, of: asked.length };
  };
  const head = lines.slice(0, 6).join('\n');
  const unlined: Shares = {
    email: one(page.email, head.match(/[^\s|·]+@[^\s|·]+\.[^\s|·]+/)?.[0] ?? null),
    phone: one(page.phone, head.match(/[+(]?\d[\d ()./-]{6,}\d/)?.[0] ?? null),
    bullets: wholeIn(page.bullets, [text]),
    'bullet words': wordsIntact(page.bullets, [text]),
    words: wordsIntact(page.texts, [text]),
  };
  if (!hasLines) return unlined;
  return {
    ...unlined,
    name: one(page.name, lines.find((line) => line !== '') ?? null),
    company: counted(page.work, 'organisation', (role) => has(role.organisation)),
    title: counted(page.work, 'title', (role) => has(role.title)),
    dates: counted(page.work, 'dates', together),
    school: counted(page.education, 'organisation', (role) => has(role.organisation)),
    degree: counted(page.education, 'title', (role) => has(role.title)),
    'school dates': counted(page.education, 'dates', together),
  };
}

export function added(a: Shares, b: Shares): Shares {
  const sum: Shares = { ...a };
  for (const field of FIELDS) {
    const more = b[field];
    if (more !== undefined) sum[field] = { read: more.read + (a[field]?.read ?? 0), of: more.of + (a[field]?.of ?? 0) };
  }
  return sum;
}

/** A word is intact when it stands alone: glued to another or torn it is not found. Lines may break at hyphens. */
export function wordsIntact(printed: readonly string[], read: readonly string[]): Share {
  const left = new Map<string, number>();
  for (const word of wordsOf(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(printed);
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    found++;
  }
  return { read: found, of: words.length };
}

/** Texts whose words all stand in a row. */
function wholeIn(printed: readonly string[], read: readonly string[]): Share {
  const rowOf = (texts: readonly string[]): string => ` ${wordsOf(texts).join(' ')} `;
  const row = rowOf(read);
  return { read: printed.filter((text) => row.includes(rowOf([text]))).length, of: printed.length };
}

const DIRECTIONS = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Where words are written without blanks, one more says nothing. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.source;
const BLANKS_OF_UNSPACED = new RegExp(`(?<=${UNSPACED})\\s+|\\s+(?=${UNSPACED})`, 'gu');

function bare(text: string): string {
  const plain = text.normalize('NFKC').replace(DIRECTIONS, '').replace(/\s+/gu, ' ').trim();
  return plain.replace(BLANKS_OF_UNSPACED, '');
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    bare(text)
      .replace(new RegExp(UNSPACED, 'gu'), ' $& ')
      .split(/[\s·|•:,]+|(?<=[-–—/])/u)
      .filter((word) => word !== ''),
  );
}

function one(printed: string | null, read: string | null): Share {
  if (printed === null) return { read: 0, of: 0 };
  return { read: read !== null && bare(read) === bare(printed) ? 1 : 0, of: 1 };
}

/** Values in any order: which role a reader puts them in shows in the dates, which are few people's twice. */
function shareOf(printed: readonly PrintedRole[], read: readonly PrintedRole[], key: keyof PrintedRole): Share {
  const left = read.map((role) => bare(role[key] ?? ''));
  const asked = printed.flatMap((role) => (role[key] === null ? [] : [bare(role[key])]));
  let found = 0;
  for (const value of asked) {
    const at = left.indexOf(value);
    if (at === -1) continue;
    left.splice(at, 1);
    found++;
  }
  return { read: found, of: asked.length };
}
