/** Which token of a made resume is what: found by laying the tokens that were read beside the truth. */

import type { DateSpan } from '../../src/importing/dates/date-span.ts';
import { type EntryKind, type Field, type Step, tagIndex } from '../../src/importing/learned/tags.ts';
import type { Token } from '../../src/importing/learned/tokens.ts';
import type { Job, Resume, Study } from './person.ts';
import { LABELS } from './words/labels.ts';

/** An entry of the truth: what it says, by field. */
interface True {
  fields: { field: Field; text: string }[];
  start: string | null;
  end: string | null;
}

export interface Aligned {
  tags: number[];
  /** Of the tokens that are no labels, that stand in the truth. */
  share: number;
}

/** "Field(s) of study" is read as several tokens. */
const AREA_LABELS = Object.values(LABELS).map(({ area }) => ({ field: 'label' as const, text: plain(area) }));

export function trueEntries(resume: Resume, kind: EntryKind, section: string): True[] {
  if (kind === 'work') {
    const jobs = section === 'volunteer' ? resume.volunteer : resume.work;
    return jobs.map((job) => ({
      fields: [
        ...said('name', job.name),
        ...said('role', job.position),
        ...said('place', job.location),
        ...said('note', job.url),
        ...said('note', job.technologies?.join(', ')),
        ...notesOf(job),
        ...said('text', job.summary),
        ...job.highlights.flatMap((text) => said('text', text)),
      ],
      start: job.startDate ?? null,
      end: job.endDate ?? null,
    }));
  }
  if (kind === 'education') {
    return resume.education.map((study) => ({
      fields: [
        ...said('name', study.institution),
        ...said('role', [study.studyType, study.area].filter(Boolean).join(' ')),
        ...said('role', [study.area, study.studyType].filter(Boolean).join(' ')),
        ...said('place', study.location),
        ...said('note', study.score),
        ...notesOf(study),
        ...AREA_LABELS,
        ...said('text', study.courses.join(', ')),
        ...study.highlights.flatMap((text) => said('text', text)),
      ],
      start: study.startDate ?? null,
      end: study.endDate ?? null,
    }));
  }
  return statements(resume, section);
}

function statements(resume: Resume, section: string): True[] {
  const entry = (name: string, by?: string, date?: string, authors: string[] = []): True => ({
    fields: [...said('role', name), ...said('name', by), ...said('note', authors.join(', '))],
    start: null,
    end: date ?? null,
  });
  if (section === 'awards') return resume.awards.map(({ title, awarder, date }) => entry(title, awarder, date));
  if (section === 'publications')
    return resume.publications.map(({ name, publisher, releaseDate, authors }) =>
      entry(name, publisher, releaseDate, authors),
    );
  return resume.certificates.map(({ name, issuer, date }) => entry(name, issuer, date));
}

const notesOf = ({ notes = [] }: Job | Study): { field: Field; text: string }[] =>
  notes.flatMap(({ text }) => said('note', text));

const said = (field: Field, text: string | undefined): { field: Field; text: string }[] =>
  text ? [{ field, text: plain(text) }] : [];

export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

interface Match {
  field: Field;
  /** The text of the truth it is a part of. */
  of: string;
  quality: number;
}

const LINKING = new Set(
  'in of and the en de du des la le et y e em do da di im der und van in het een degree major'.split(' '),
);
const NOTHING: Match = { field: 'note', of: '', quality: 0 };
const CLOSE = 0.45;
/** A few letters stand in some sentence or other. */
const SURE = 0.7;
const ELSEWHERE = 0.9;
const AGAIN = 0.2;

export function align(tokens: readonly Token[], truth: readonly True[]): Aligned {
  const matches = tokens.map((token) => truth.map((entry) => bestMatch(token, entry)));
  const path = bestPath(tokens, matches);
  const tags: number[] = [];
  const fields: Field[] = [];
  let current = -1;
  let found = 0;
  tokens.forEach((token, index) => {
    const entry = path[index]!;
    const match = entry === -1 ? NOTHING : matches[index]![entry]!;
    const before = tokens[index - 1];
    const good = match.quality >= CLOSE;
    const listed = before?.row === token.row && (fields.at(-1) === 'label' || fields.at(-1) === 'text');
    const inList = listed && entry !== -1 && saysText(token, truth[entry]!);
    const field = inList ? 'text' : fieldOf(token, match, tokens[index + 1], fields.at(-1));
    if (good && field !== 'label') found++;
    const starts = entry !== -1 && entry !== current && field !== 'text' && good;
    const lastMatch = index > 0 && path[index - 1] === entry && entry !== -1 ? matches[index - 1]![entry]! : null;
    const goesOn =
      before !== undefined &&
      lastMatch !== null &&
      good &&
      fields.at(-1) === field &&
      goesOnWith(lastMatch, match, tokens, index);
    const step: Step = starts ? 'start' : goesOn ? 'inside' : 'begin';
    if (starts || (entry !== -1 && good)) current = entry;
    tags.push(tagIndex(field, field === 'text' || (step === 'inside' && !canGoOn(field)) ? 'begin' : step));
    fields.push(field);
  });
  const unlabelled = fields.filter((field) => field !== 'label').length;
  return { tags, share: found / Math.max(1, unlabelled) };
}

/** Courses are named like subjects; after "Courses:" they are courses. */
const saysText = (token: Token, { fields }: True): boolean =>
  !token.span && fields.some(({ field, text }) => field === 'text' && ` ${text} `.includes(` ${plain(token.text)} `));

const canGoOn = (field: Field): boolean => ['name', 'role', 'place', 'note'].includes(field);

/** Both are parts of one text, the second not its beginning. */
function goesOnWith(last: Match, match: Match, tokens: readonly Token[], index: number): boolean {
  const [one, other] = [plain(tokens[index - 1]!.text), plain(tokens[index]!.text)];
  const joined = `${one} ${other}`;
  return last.of.includes(joined) || match.of.includes(joined);
}

function fieldOf(token: Token, match: Match, next: Token | undefined, last: Field | undefined): Field {
  const isLabel = next?.before === 'colon' && next.row === token.row;
  const inText = match.field === 'text' && match.quality < SURE;
  if (match.quality >= CLOSE && !(isLabel && inText)) return match.field;
  if (isLabel) return 'label';
  if (token.prose || (last === 'text' && token.before !== 'line' && !token.span)) return 'text';
  return 'note';
}

function bestMatch(token: Token, { fields, start, end }: True): Match {
  if (token.span) {
    const quality = dateQuality(token.span, start, end);
    if (quality > 0) return { field: 'date', of: '', quality };
  }
  const text = plain(token.text);
  if (text === '') return NOTHING;
  let best = NOTHING;
  for (const { field, text: of } of fields) {
    const quality = qualityOf(text, of, field, token.prose);
    if (quality > best.quality) best = { field, of, quality };
  }
  return best;
}

function qualityOf(text: string, of: string, field: Field, prose: boolean): number {
  if (text === of) return field === 'text' && !prose ? 0.97 : 1;
  if (field === 'text') {
    const squeezed = text.replaceAll(' ', '').slice(0, -3);
    if (squeezed.length < 4) return ` ${of} `.includes(` ${text} `) ? 0.46 : 0;
    return of.replaceAll(' ', '').includes(squeezed) ? Math.min(0.95, 0.5 + squeezed.length / 60) : 0;
  }
  if (` ${of} `.includes(` ${text} `)) return 0.55 + (0.4 * text.length) / of.length;
  if (` ${text} `.includes(` ${of} `) && of.length > 0.6 * text.length) return 0.5;
  if (field === 'role' && areWordsOf(text, of)) return 0.8;
  // A name that was broken or hyphenated over two lines.
  return text.length > 12 && of.replaceAll(' ', '').startsWith(text.replaceAll(' ', '').slice(0, -2)) ? 0.5 : 0;
}

/** "BSc in Biology" says what "BSc Biology" does. */
function areWordsOf(text: string, of: string): boolean {
  const known = new Set(of.split(' '));
  const words = text.split(' ').filter((word) => !LINKING.has(word));
  return words.length > 1 && words.every((word) => known.has(word));
}

function dateQuality(span: DateSpan, start: string | null, end: string | null): number {
  const same = (read: string | null, written: string | null): boolean => {
    if (read === null || written === null) return false;
    const length = Math.min(read.length, written.length);
    return read.slice(0, length) === written.slice(0, length);
  };
  const readEnd = typeof span.end === 'string' && /^\d/.test(span.end) ? span.end : null;
  const open = readEnd === null && end === null && start !== null;
  if (span.single) return same(readEnd, end) ? 0.95 : same(readEnd, start) ? 0.8 : 0;
  const begins = same(span.start, start);
  const ends = same(readEnd, end) || open;
  return begins && ends ? 1 : begins || (same(readEnd, end) && end !== null) ? 0.5 : 0;
}

/** The entry of each token, -1 for none: entries follow each other, mostly in order. */
function bestPath(tokens: readonly Token[], matches: readonly (readonly Match[])[]): number[] {
  const count = matches[0]?.length ?? 0;
  const states = Array.from({ length: count + 1 }, (_, index) => index - 1);
  const back: number[][] = [];
  let costs = states.map((state) => (state === -1 ? 0 : 0.1 * state));
  matches.forEach((row, index) => {
    const next: number[] = [];
    const from: number[] = [];
    for (const state of states) {
      const own = state === -1 ? ELSEWHERE : 1 - row[state]!.quality;
      let best = Number.POSITIVE_INFINITY;
      let origin = 0;
      for (const before of states) {
        const again = before === state && state !== -1 && index > 0 && namesAgain(tokens, matches, index, state);
        const cost = costs[before + 1]! + (index === 0 ? 0 : step(before, state)) + (again ? AGAIN : 0);
        if (cost < best) {
          best = cost;
          origin = before;
        }
      }
      next.push(best + own);
      from.push(origin);
    }
    back.push(from);
    costs = next;
  });
  if (matches.length === 0) return [];
  const path = [states[costs.indexOf(Math.min(...costs))]!];
  for (let index = matches.length - 1; index > 0; index--) path.unshift(back[index]![path[0]! + 1]!);
  return path;
}

/** A name after the text of an entry is rather that of the next. */
function namesAgain(
  tokens: readonly Token[],
  matches: readonly (readonly Match[])[],
  index: number,
  state: number,
): boolean {
  const { field } = matches[index]![state]!;
  const isHeader = field === 'name' || field === 'role' || field === 'date';
  return isHeader && matches[index - 1]![state]!.field === 'text' && tokens[index]!.row !== tokens[index - 1]!.row;
}

function step(before: number, state: number): number {
  if (before === state) return 0;
  if (before === -1 || state === -1) return 0.3;
  return state === before + 1 ? 0.05 : 0.8;
}
