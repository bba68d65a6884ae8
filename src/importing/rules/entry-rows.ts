/** The lines of a section, each told apart: what names an entry, and what is its text. */
import { isPresent } from '../../base/written-dates.ts';
import { type DateSpan, findDateSpan } from '../dates/date-span.ts';
import { isDateLabel, isDuration } from '../dates/labels.ts';
import { joinStackedDates, joinWrappedDates } from '../dates/wrapped-dates.ts';
import { isHeadingInEntry } from '../headings/small-headings.ts';
import { type Line, withCells } from '../lines/line.ts';
import { isPlace } from '../places/places.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from '../structure/vocabulary.ts';
import { joinWrappedNames } from './wrapped-names.ts';

export interface EntryRow {
  line: Line;
  /** A line of the entry's text, rather than one that says who, what or when. */
  body: boolean;
  /** What stood in the margin beside the text: dates, places, durations. */
  asides: string[];
}

const MAX_HEADER_LENGTH = 140;
const SENTENCE_WORDS = 9;
const SHORT_SENTENCE = 6;
const ABBREVIATION = /(?<!\p{L})(?:inc|ltd|co|corp|llc|gmbh|s\.a|b\.s|m\.s|ph\.d|г)\.$/iu;
/** "Degree | June 2014 | College" is three things. */
const SEPARATOR = /\s+[|•·]\s+/;
const SAME_EDGE = 4;
/** White space above a line that goes on with the one before, in line heights. */
const NO_GAP = 0.3;
export function toEntryRows(lines: readonly Line[]): EntryRow[] {
  const rows: EntryRow[] = [];
  const useful = joinWrappedNames(joinDateLines(joinStackedDates(joinWrappedDates(lines)))).filter(
    (line) => line.bullet || !isHeadingInEntry(line.text),
  );
  useful.forEach((line, index) => {
    const row = pullAsides(line);
    const body = isText(row.line, useful[index + 1]) || goesOn(rows.at(-1), row.line);
    rows.push({ ...row, body });
  });
  return rows;
}

/** A start above its end: "2019" over "Present". */
export function joinDateLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    // Some exports give the dash of a span a paragraph of its own.
    if (before && /^[-–—]$/u.test(line.text) && isDateLabel(before.text)) continue;
    if (before && isStartAbove(before, line)) joined[joined.length - 1] = joinDates(before, line);
    else joined.push(line);
  }
  return joined;
}

function isStartAbove(before: Line, line: Line): boolean {
  if (Math.abs(before.x - line.x) >= SAME_EDGE || !isDateLabel(before.text) || !findDateSpan(before.text)?.single)
    return false;
  return isPresent(line.text) || (isDateLabel(line.text) && findDateSpan(line.text)?.single === true);
}

function joinDates(before: Line, line: Line): Line {
  const text = `${before.text} – ${line.text}`;
  const cell = before.cells[0]!;
  return { ...before, text, cells: [{ ...cell, text, spans: [{ ...cell.spans[0]!, text }] }] };
}

/** A date, place or duration at the far end of a bullet belongs to the entry, not to the bullet. */
function pullAsides(line: Line): Pick<EntryRow, 'line' | 'asides'> {
  const [first, ...rest] = line.cells;
  const last = rest.at(-1);
  if (!first || !last) return { line, asides: [] };
  const inText = line.bullet || isSentence(first.text) || /^\p{Ll}/u.test(first.text);
  if (!inText || !(isDateLabel(last.text) || isPlace(last.text) || isDuration(last.text))) return { line, asides: [] };
  return { line: { ...withCells(line, line.cells.slice(0, -1)), bullet: line.bullet }, asides: [last.text] };
}

function isText(line: Line, next: Line | undefined): boolean {
  if (!line.bullet) return isSentence(line.text);
  // Some templates set a bullet before the entry itself, with its name in bold.
  const named = line.cells[0]?.spans[0]?.bold === true && line.text.length < MAX_HEADER_LENGTH;
  const dated = headerDate(line) !== null || (next !== undefined && !next.bullet && headerDate(next) !== null);
  return !(named && dated);
}

/** The second line of a bullet, whatever it says. */
function goesOn(before: EntryRow | undefined, line: Line): boolean {
  if (!before?.body || line.bullet || before.line.whole || line.bold !== before.line.bold) return false;
  const inList = before.line.bullet || before.asides.length > 0 || line.gapAbove === 0;
  const aligned = Math.abs(line.x - before.line.x) < SAME_EDGE / 2 && line.page === before.line.page;
  return inList && aligned && line.gapAbove < NO_GAP && fills(before.line) && line.cells.length === 1;
}

/** Reaches so far to the right that another word had no room. */
const fills = (line: Line): boolean => line.right > line.x + 0.8 * (line.margin - line.x);

export function isSentence(text: string): boolean {
  if (text.length > MAX_HEADER_LENGTH) return true;
  const words = text.split(/\s+/).length;
  const span = findDateSpan(text);
  const ends = /[.;]$/.test(text) && !ABBREVIATION.test(text);
  if (ends && words >= SHORT_SENTENCE) return span?.from !== 0;
  const names = titleScore(text) > 0 || organisationScore(text) > 0 || schoolScore(text) > 0 || degreeScore(text) > 0;
  return words >= SENTENCE_WORDS && span === null && !names;
}

/** A date that stands for itself in a line: a cell of its own, or the line's beginning or end. */
export function headerDate(line: Line): DateSpan | null {
  const span = line.text.length <= MAX_HEADER_LENGTH ? findDateSpan(line.text) : null;
  const parts = line.cells.flatMap((cell) => cell.text.split(SEPARATOR));
  const label = parts.find(isDateLabel);
  // The sign between the parts of a line may also stand between two dates.
  if (label !== undefined) return span?.single === false ? span : findDateSpan(label);
  if (!span) return null;
  const before = line.text.slice(0, span.from).replace(/[\s,;:(|–—-]+$/u, '');
  const after = line.text.slice(span.to).replace(/^[\s,;:)|.–—-]+/u, '');
  const atEdge = before === '' || after === '' || isPlace(after) || !span.single;
  return atEdge ? span : null;
}
