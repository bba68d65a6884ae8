import type { SourceEducation } from '../json-resume/sections.ts';
import { isPlace } from '../places/places.ts';
import { type Item, toItems } from '../structure/body.ts';
import type { Line } from '../structure/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { degreeScore, schoolScore } from '../structure/vocabulary.ts';
import { toEntries } from './entries.ts';
import type { Entry } from './entry.ts';
import { type Fragment, headerParts, trimSigns } from './header-parts.ts';

const SCORE =
  /(?:\b(?:c?gpa|grade|average|note|abschlussnote|moyenne|nota|promedio|voto|cijfer|score|marks?)\b\s*(?:average)?\s*[:=]?\s*)(\d+(?:[.,]\d+)?\s*(?:\/\s*\d+(?:[.,]\d+)?|%|out of \d+)?)/i;
const MAX_LIFTED = 3;
const MAX_DEGREE_WORDS = 12;
const MAX_SUBJECT_WORDS = 6;
const AREA = /\s+(?:in|im|en|em|of|der|de|d['’]|della|in der)\s+(.+)$/i;
const COURSES =
  /^(?:relevant |key |selected |major |main )?(?:courses?|coursework|kurse|cours|cursos|corsi|vakken)\s*[:–-]\s*(.+)$/i;

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

function noteTold(told: readonly Item[], at: string, provenance: Provenance): void {
  let highlights = 0;
  for (const { text, line } of told) {
    if (COURSES.test(text)) provenance.note(`${at}.courses`, line, 0.9);
    else provenance.note(`${at}.highlights[${highlights++}]`, line, 0.85);
    if (SCORE.test(text)) provenance.note(`${at}.score`, line, 0.9);
  }
}

const isUnknownScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{sc=Latin}/u.test(text);

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

/** "Bachelor of Science in Biology" → the degree and its subject. */
function splitDegree(
  written: string | null,
  others: readonly Fragment[],
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
