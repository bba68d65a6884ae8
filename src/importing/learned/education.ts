import type { SourceEducation } from '../json-resume/sections.ts';
import { toItems } from '../lines/body.ts';
import type { Line } from '../lines/line.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Provenance } from '../structure/provenance.ts';
import { COURSES, noteTold, SCORE, splitDegree } from '../structure/study-text.ts';
import { partsOf, type TaggedEntry, tagEntries } from './tag-entries.ts';

export const readEducation = (lines: readonly Line[], from: number, provenance: Provenance): SourceEducation[] =>
  toStudies(tagEntries(lines, 'education'), from, provenance);

export function toStudies(entries: readonly TaggedEntry[], from: number, provenance: Provenance): SourceEducation[] {
  const read: SourceEducation[] = [];
  for (const entry of entries) {
    const education = toEducation(entry, `education[${from + read.length}]`, provenance);
    if (education) read.push(education);
  }
  return read;
}

function toEducation(entry: TaggedEntry, at: string, provenance: Provenance): SourceEducation | null {
  const [school, ...moreNames] = partsOf(entry, 'name');
  const [degree, ...subjects] = partsOf(entry, 'role');
  const notes = partsOf(entry, 'note');
  const { studyType, area } = splitDegree(degree?.text ?? null, subjects);
  const told = toItems(entry.body);
  const items = [...moreNames, ...notes.filter(({ text }) => !SCORE.test(text))]
    .map(({ text }) => trimSigns(text))
    .filter((text) => text !== '')
    .concat(told.map((item) => item.text));
  if (!school && !studyType && !entry.span && items.length === 0) return null;
  if (school) {
    const doubt = school.sure ? null : `"${school.text}" is taken for the school`;
    provenance.note(`${at}.institution`, school.line, school.sure ? 0.95 : 0.5, doubt);
  }
  if (degree) provenance.note(`${at}.studyType`, degree.line, degree.sure ? 0.9 : 0.6);
  if (entry.span?.start) provenance.note(`${at}.startDate`, entry.spanLine, 0.9);
  if (entry.spanLine) provenance.note(`${at}.endDate`, entry.spanLine, 0.9);
  if (area !== null) provenance.note(`${at}.area`, (degree ?? subjects[0])?.line ?? null, 0.85);
  noteTold(told, at, provenance);
  const score = [...notes, ...told]
    .map(({ text }) => SCORE.exec(text)?.[1]?.trim())
    .find((found) => found !== undefined);
  const courses = items.flatMap((item) => COURSES.exec(item)?.[1]?.split(/\s*[,;]\s*/) ?? []);
  return {
    institution: school?.text ?? null,
    url: entry.url,
    area,
    studyType,
    start: entry.span?.start ?? null,
    end: entry.span ? entry.span.end : 'unknown',
    score: score ?? null,
    location:
      partsOf(entry, 'place')
        .map(({ text }) => text)
        .join(', ') || null,
    courses,
    highlights: items.filter((item) => !COURSES.test(item)),
    extra: {},
  };
}
