import type { SourceEducation } from '../json-resume/sections.ts';
import { trimSigns } from '../rules/header-parts.ts';
import { type Item, toItems } from '../structure/body.ts';
import type { Line } from '../structure/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { degreeScore } from '../structure/vocabulary.ts';
import { type Part, partsOf, type TaggedEntry, tagEntries } from './tag-entries.ts';

const SCORE =
  /(?:\b(?:c?gpa|grade|average|note|abschlussnote|moyenne|nota|promedio|voto|cijfer|score|marks?)\b\s*(?:average)?\s*[:=]?\s*)(\d+(?:[.,]\d+)?\s*(?:\/\s*\d+(?:[.,]\d+)?|%|out of \d+)?)/i;
const AREA = /\s+(?:in|im|en|em|of|der|de|d['’]|della|in der)\s+(.+)$/i;
const COURSES =
  /^(?:relevant |key |selected |major |main )?(?:courses?|coursework|kurse|cours|cursos|corsi|vakken)\s*[:–-]\s*(.+)$/i;

export function readEducation(lines: readonly Line[], from: number, provenance: Provenance): SourceEducation[] {
  const read: SourceEducation[] = [];
  for (const entry of tagEntries(lines, 'education')) {
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

function noteTold(told: readonly Item[], at: string, provenance: Provenance): void {
  let highlights = 0;
  for (const { text, line } of told) {
    if (COURSES.test(text)) provenance.note(`${at}.courses`, line, 0.9);
    else provenance.note(`${at}.highlights[${highlights++}]`, line, 0.85);
    if (SCORE.test(text)) provenance.note(`${at}.score`, line, 0.9);
  }
}

const isUnknownScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{sc=Latin}/u.test(text);

/** "Bachelor of Science in Biology" → the degree and its subject. */
function splitDegree(
  written: string | null,
  others: readonly Part[],
): { studyType: string | null; area: string | null } {
  const more =
    others
      .map((part) => trimSigns(part.text))
      .filter((text) => text !== '')
      .join(', ') || null;
  if (written === null) return { studyType: null, area: more };
  const comma = /^([^,:、،]+?)\s*[,:、،]\s*(.+)$/u.exec(written);
  if (comma && (degreeScore(comma[1]!) > 0 || isUnknownScript(comma[1]!)))
    return { studyType: comma[1]!, area: joined(comma[2]!, more) };
  const inside =
    /^(.+?)\s+(?:in|im|en)\s+(.+)$/i.exec(written) ??
    (/^(?:degree|diplom|licence|master|grado)\b/i.test(written) ? AREA.exec(written) : null);
  if (inside?.[2] && degreeScore(inside[1]!) > 0) return { studyType: inside[1]!, area: joined(inside[2], more) };
  return { studyType: written, area: more };
}

const joined = (first: string, more: string | null): string => (more === null ? first : `${first}, ${more}`);
