import type { SourceEducation } from '../json-resume/sections.ts';
import { toItems } from '../lines/body.ts';
import type { Line } from '../lines/line.ts';
import { isPlace } from '../places/places.ts';
import type { Provenance } from '../structure/provenance.ts';
import { COURSES, isUnknownScript, noteTold, SCORE, splitDegree } from '../structure/study-text.ts';
import { degreeScore, schoolScore } from '../structure/vocabulary.ts';
import { toEntries } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Fragment, headerParts } from './header-parts.ts';

const MAX_LIFTED = 3;
const MAX_DEGREE_WORDS = 12;
const MAX_SUBJECT_WORDS = 6;

export function readEducation(lines: readonly Line[], from: number, provenance: Provenance): SourceEducation[] {
  const read: SourceEducation[] = [];
  for (const entry of toEntries(lines, { singles: true }).map(liftNames)) {
    const education = toEducation(entry, `education[${from + read.length}]`, provenance);
    if (education) read.push(education);
  }
  return read;
}

/** A degree or school that some templates set among the text of an entry, with its subject above it. */
function liftNames(entry: Entry): Entry {
  const said = entry.header.map((line) => line.text).join(' | ');
  const lacks = (text: string): boolean =>
    (degreeScore(said) === 0 && degreeScore(text) > 0) || (schoolScore(said) === 0 && schoolScore(text) > 0);
  const at = entry.body
    .slice(0, MAX_LIFTED)
    .findIndex(({ text }) => lacks(text) && text.split(' ').length <= MAX_DEGREE_WORDS && !COURSES.test(text));
  if (at === -1 || !entry.body.slice(0, at).every(({ text }) => text.split(' ').length <= MAX_SUBJECT_WORDS))
    return entry;
  return { ...entry, header: [...entry.header, ...entry.body.slice(0, at + 1)], body: entry.body.slice(at + 1) };
}

function toEducation(entry: Entry, at: string, provenance: Provenance): SourceEducation | null {
  const scored = takeScore(entry.header);
  const { fragments, place, url } = headerParts(scored.header);
  const parts = splitFragments(fragments);
  const school = bestBy(
    parts,
    (text) => schoolScore(text) * 2 - (degreeScore(text) > 0 && schoolScore(text) === 0 ? 1 : 0),
  );
  const degree = bestBy(
    parts.filter((part) => part !== school),
    (text) => degreeScore(text),
  );
  const rest = parts.filter((part) => part !== school && part !== degree);
  const institution = school ?? (degree ? (rest.shift() ?? null) : (parts[0] ?? null));
  const others = rest.filter((part) => part !== institution);
  // Where we know no word for degrees, the first thing beside the school is one.
  const named = degree ?? (others[0] && isUnknownScript(others[0].text) ? others.shift()! : null);
  const { studyType, area } = splitDegree(named?.text ?? null, others);
  const told = toItems(entry.body);
  const items = told.map((item) => item.text);
  if (!institution && !studyType && !entry.span && items.length === 0) return null;
  if (institution)
    provenance.note(
      `${at}.institution`,
      institution.line,
      schoolScore(institution.text) > 0 ? 0.95 : 0.5,
      schoolScore(institution.text) > 0 ? null : `"${institution.text}" is taken for the school`,
    );
  if (degree) provenance.note(`${at}.studyType`, degree.line, 0.9);
  if (entry.span?.start) provenance.note(`${at}.startDate`, entry.spanLine, 0.9);
  if (entry.spanLine) provenance.note(`${at}.endDate`, entry.spanLine, 0.9);
  if (area !== null) provenance.note(`${at}.area`, (named ?? others[0] ?? degree)?.line ?? null, degree ? 0.85 : 0.6);
  noteTold(told, at, provenance);
  const score = scored.score ?? items.map((item) => SCORE.exec(item)?.[1]).find((found) => found !== undefined) ?? null;
  const courses = items.flatMap((item) => COURSES.exec(item)?.[1]?.split(/\s*[,;]\s*/) ?? []);
  return {
    institution: institution?.text ?? null,
    url,
    area,
    studyType,
    start: entry.span?.start ?? null,
    end: entry.span ? entry.span.end : 'unknown',
    score,
    location: place ?? entry.asides.find(isPlace) ?? null,
    courses,
    highlights: items.filter((item) => !COURSES.test(item)),
    extra: {},
  };
}

function takeScore(header: readonly Line[]): { header: Line[]; score: string | null } {
  let score: string | null = null;
  const cleaned = header.map((line) => {
    const match = SCORE.exec(line.text);
    if (!match) return line;
    score ??= match[1]!.trim();
    const cells = line.cells.map((cell) => ({
      ...cell,
      text: cell.text.replace(SCORE, ''),
      spans: cell.spans.map((span) => ({ ...span, text: span.text.replace(SCORE, '') })),
    }));
    return { ...line, cells };
  });
  return { header: cleaned, score };
}

/** "B.S. in Biology, Ohio State University" is two things where one side is a school and the other a degree. */
function splitFragments(fragments: readonly Fragment[]): Fragment[] {
  return fragments.flatMap((fragment) => {
    const parts = fragment.text.split(/\s*,\s+|\s+:\s+/);
    if (parts.length < 2 || !(schoolScore(fragment.text) > 0 && degreeScore(fragment.text) > 0)) return [fragment];
    const at = parts.findIndex((part) => schoolScore(part) > 0);
    const groups = [parts.slice(0, at), [parts[at]!], parts.slice(at + 1)];
    return groups.filter((group) => group.length > 0).map((group) => ({ ...fragment, text: group.join(', ') }));
  });
}

function bestBy(fragments: readonly Fragment[], rate: (text: string) => number): Fragment | null {
  let best: Fragment | null = null;
  let most = 0;
  for (const fragment of fragments) {
    const rating = rate(fragment.text);
    if (rating > most) {
      best = fragment;
      most = rating;
    }
  }
  return best;
}
