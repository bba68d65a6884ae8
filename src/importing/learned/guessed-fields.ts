/** What rules about dates, styles and words make of the lines of a section: one of the things that the weights look at. */

import type { Line } from '../lines/line.ts';
import { toEntries } from '../rules/entries.ts';
import type { Entry } from '../rules/entry.ts';
import { type Fragment, headerParts } from '../rules/header-parts.ts';
import { assign, habitOf } from '../rules/title-or-company.ts';
import { degreeScore, schoolScore } from '../structure/vocabulary.ts';
import type { EntryKind } from './tags.ts';
import type { Token } from './tokens.ts';

/** The texts of the fields of an entry. */
interface Guessed {
  name: string;
  role: string;
  place: string;
}

/** One word for each token. */
export function guessedFields(tokens: readonly Token[], lines: readonly Line[], kind: EntryKind): string[] {
  const entries = toEntries(lines, { singles: kind !== 'work' });
  const headers = entries.map(({ header }) => headerParts(header));
  const habit = habitOf(headers.map(({ fragments }) => fragments));
  const found = new Map<string, { guessed: Guessed; isText: boolean; starts: boolean }>();
  entries.forEach((entry, index) => {
    const { fragments, place } = headers[index]!;
    const guessed = {
      ...(kind === 'education' ? ofStudies(fragments) : ofJob(assign(fragments, habit))),
      place: place ?? '',
    };
    for (const line of entry.body) found.set(keyOf(line), { guessed, isText: true, starts: false });
    for (const line of headerLines(entry)) found.set(keyOf(line), { guessed, isText: false, starts: false });
    const first = headerLines(entry)[0];
    if (first) found.set(keyOf(first), { guessed, isText: false, starts: true });
  });
  return tokens.map((token) => {
    const own = found.get(keyOf(token.line));
    if (!own) return 'none';
    if (own.isText) return 'text';
    return `${own.starts ? 'start ' : ''}${fieldOf(token, own.guessed)}`;
  });
}

const keyOf = ({ page, y, column }: Line): string => `${page} ${y} ${column}`;

const headerLines = ({ header, spanLine }: Entry): Line[] =>
  [...header, ...(spanLine ? [spanLine] : [])].toSorted((one, other) => one.page - other.page || one.y - other.y);

const ofJob = ({ title, company }: ReturnType<typeof assign>): Omit<Guessed, 'place'> => ({
  name: company?.text ?? '',
  role: title?.text ?? '',
});

function ofStudies(fragments: readonly Fragment[]): Omit<Guessed, 'place'> {
  const best = (list: readonly Fragment[], score: (text: string) => number): Fragment | undefined =>
    list.filter(({ text }) => score(text) > 0).toSorted((one, other) => score(other.text) - score(one.text))[0];
  const school = best(fragments, schoolScore);
  const degree = best(
    fragments.filter((fragment) => fragment !== school),
    degreeScore,
  );
  return { name: school?.text ?? '', role: degree?.text ?? '' };
}

function fieldOf({ text, span }: Token, { name, role, place }: Guessed): string {
  if (span) return 'date';
  if (role.includes(text)) return name.includes(text) ? 'both' : 'role';
  if (name.includes(text)) return 'name';
  return place.includes(text) ? 'place' : 'note';
}
