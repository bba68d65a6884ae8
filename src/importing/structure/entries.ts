/**
 * Cuts a section into its entries. A template sets all its entries alike, so the first one, which begins right under the
 * section's heading, tells how many lines stand above the date and what the first line looks like.
 */

import { isPresent } from '../dates.ts';
import { type DateSpan, findDateSpan } from './date-span.ts';
import { isDateLabel, isDuration, withoutDates } from './labels.ts';
import { type Cell, type Line, withCells } from './line.ts';
import { isPlace } from './places.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from './vocabulary.ts';

export interface Entry {
  /** The lines that say who, what, when and where, without their dates where these stood apart. */
  header: Line[];
  span: DateSpan | null;
  spanLine: Line | null;
  body: Line[];
  /** What stood in the margin beside the text: places. */
  asides: string[];
}

const MAX_HEADER_LINES = 4;
const MAX_HEADER_LENGTH = 140;
const SENTENCE_WORDS = 9;
const SHORT_SENTENCE = 6;
const ABBREVIATION = /\b(?:inc|ltd|co|corp|llc|gmbh|s\.a|b\.s|m\.s|ph\.d)\.$/i;
/** "Degree | June 2014 | College" is three things. */
const SEPARATOR = /\s+[|•·]\s+/;
const INDENT = 4;
/** A line further to the right than this belongs to the text, whatever date it has. */
const DEEP_INDENT = 12;
const BIG_GAP = 0.6;
/** Small headings inside an entry; they carry no content. */
const SUBHEADING =
  /^(?:highlights|key highlights|responsibilities|key responsibilities|duties|achievements|key achievements|accomplishments|tasks|description|summary|details|aufgaben|tätigkeiten|missions|responsabilidades|funciones|logros|attività|taken|courses|coursework)\s*:?$/i;

export function toEntries(lines: readonly Line[]): Entry[] {
  const useful = joinDateLines(lines)
    .map(pullAsides)
    .filter(({ line }) => !SUBHEADING.test(line.text) || line.bullet);
  const rows = useful.map(({ line }) => line);
  const anchors = findAnchors(
    rows,
    useful.map(({ aside }) => aside),
  );
  const asides = useful.map(({ aside }) => aside.map((cell) => cell.text));
  if (anchors.length === 0)
    return splitByStyle({ header: [], span: null, spanLine: null, body: rows, asides: asides.flat() });
  const cuts = cutAtAnchors(rows, anchors, asides);
  return cuts.flatMap(splitByStyle);
}

/** A start above its end: "2019" over "Present". */
function joinDateLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const start = before && isDateLabel(before.text) ? findDateSpan(before.text) : null;
    const isEnd = isPresent(line.text) || (isDateLabel(line.text) && findDateSpan(line.text)?.single);
    if (before && start?.single && isEnd && Math.abs(before.x - line.x) < INDENT) {
      const cell = { ...before.cells[0]!, text: `${before.text} – ${line.text}` };
      joined[joined.length - 1] = {
        ...before,
        text: cell.text,
        cells: [{ ...cell, spans: [{ ...cell.spans[0]!, text: cell.text }] }],
      };
    } else joined.push(line);
  }
  return joined;
}

interface Anchor {
  at: number;
  span: DateSpan;
  /** The date stood in the margin of a line that belongs to the body. */
  aside: boolean;
}

/** A date, place or duration at the far end of a bullet belongs to the entry, not to the bullet. */
function pullAsides(line: Line): { line: Line; aside: Cell[] } {
  if (line.cells.length < 2) return { line, aside: [] };
  const last = line.cells.at(-1)!;
  const first = line.cells[0]!;
  const inBody = line.bullet || isSentence(first.text) || /^\p{Ll}/u.test(first.text);
  if (!inBody || !(isDateLabel(last.text) || isPlace(last.text) || isDuration(last.text))) return { line, aside: [] };
  return { line: { ...withCells(line, line.cells.slice(0, -1)), bullet: line.bullet }, aside: [last] };
}

function findAnchors(rows: readonly Line[], asides: readonly Cell[][]): Anchor[] {
  const found = rows.flatMap((line, at): Anchor[] => {
    const marginal = asides[at]!.map((cell) => findDateSpan(cell.text)).find((span) => span !== null);
    if (marginal) return [{ at, span: marginal, aside: true }];
    const span = isBody(line, rows[at + 1]) ? null : headerDate(line);
    return span ? [{ at, span, aside: false }] : [];
  });
  const first = found.find(({ aside }) => !aside);
  const level = found.filter(({ at, aside }) => aside || !first || isLevel(rows[at]!, rows[first.at]!));
  const ranges = level.filter(({ span }) => !span.single);
  // Where spans date the entries, a single date is only a word of the text, unless it is all that its line says.
  return ranges.length === 0
    ? level
    : level.filter(({ at, span }) => !span.single || isDateLabel(rows[at]!.text) || standsApart(rows[at]!));
}

const isLevel = (line: Line, first: Line): boolean =>
  line.x <= first.x + DEEP_INDENT ||
  line.column !== first.column ||
  line.bold ||
  standsApart(line) ||
  isDateLabel(line.text);

const standsApart = (line: Line): boolean => line.cells.length > 1 && line.cells.some((cell) => isDateLabel(cell.text));

/** A date that stands for itself in a line: a cell of its own, or the line's beginning or end. */
export function headerDate(line: Line): DateSpan | null {
  const parts = line.cells.flatMap((cell) => cell.text.split(SEPARATOR));
  const own = parts.find((part) => isDateLabel(part));
  if (own !== undefined) return findDateSpan(own);
  const span = findDateSpan(line.text);
  if (!span) return null;
  const before = line.text.slice(0, span.from).replace(/[\s,;:(|–—-]+$/u, '');
  const after = line.text.slice(span.to).replace(/^[\s,;:)|.–—-]+/u, '');
  const atEdge = before === '' || after === '' || isPlace(after) || !span.single;
  return atEdge && line.text.length <= MAX_HEADER_LENGTH ? span : null;
}

/** A line of the entry's text, rather than one that says who, what or when. */
function isBody(line: Line, next: Line | undefined): boolean {
  if (line.bullet)
    return !(
      line.cells[0]?.spans[0]?.bold &&
      line.text.length < MAX_HEADER_LENGTH &&
      (headerDate(line) || (next && headerDate(next) && !next.bullet))
    );
  return isSentence(line.text);
}

function isSentence(text: string): boolean {
  if (text.length > MAX_HEADER_LENGTH) return true;
  const words = text.split(/\s+/).length;
  const ends = /[.;]$/.test(text) && !ABBREVIATION.test(text);
  if (ends && words >= SHORT_SENTENCE) return findDateSpan(text)?.from !== 0;
  return (
    words >= SENTENCE_WORDS &&
    findDateSpan(text) === null &&
    titleScore(text) === 0 &&
    organisationScore(text) === 0 &&
    schoolScore(text) === 0
  );
}

function cutAtAnchors(rows: readonly Line[], anchors: readonly Anchor[], asides: readonly string[][]): Entry[] {
  const starts = entryStarts(rows, anchors);
  const entries: Entry[] = [];
  const lead = rows.slice(0, starts[0]);
  anchors.forEach((anchor, index) => {
    const from = starts[index]!;
    const to = starts[index + 1] ?? rows.length;
    entries.push({ ...toEntry(rows.slice(from, to), anchor, anchor.at - from), asides: asides.slice(from, to).flat() });
  });
  if (lead.length > 0 && entries[0])
    entries.unshift({ header: [], span: null, spanLine: null, body: lead, asides: [] });
  return entries.filter((entry) => entry.header.length + entry.body.length > 0 || entry.span !== null);
}

/** For each anchor the index of its entry's first line. */
function entryStarts(rows: readonly Line[], anchors: readonly Anchor[]): number[] {
  const first = anchors[0]!;
  const above = linesAbove(rows, first.at, 0);
  const model = rows[first.at - above]!;
  return anchors.map((anchor, index) => {
    if (index === 0) return first.at - above;
    const floor = anchors[index - 1]!.at + 1;
    const most = linesAbove(rows, anchor.at, floor);
    return anchor.at - bestAbove(rows, anchor.at, most, above, model, floor);
  });
}

/** How many lines directly above could belong to the header. */
function linesAbove(rows: readonly Line[], at: number, floor: number): number {
  let count = 0;
  while (count < MAX_HEADER_LINES && at - count - 1 >= floor && !isBody(rows[at - count - 1]!, rows[at - count]))
    count++;
  return count;
}

/** As many lines as the first entry has, if they look alike; else as many as look like a beginning. */
function bestAbove(rows: readonly Line[], at: number, most: number, usual: number, model: Line, floor: number): number {
  // What the format itself calls a heading begins an entry, whatever the first one looks like.
  const heading = rows.slice(at - most, at + 1).findIndex((line) => line.headingLevel !== null);
  if (heading !== -1) return most - heading;
  for (let count = Math.min(most, usual); count >= 0; count--) {
    const line = rows[at - count]!;
    if (looksAlike(line, model)) return count;
  }
  if (usual === 0) return 0;
  const gap = rows.slice(at - most + 1, at + 1).findLastIndex((line) => line.gapAbove > BIG_GAP);
  if (gap !== -1) return Math.min(most, most - 1 - gap);
  return at - most === floor && most > usual ? 0 : Math.min(most, usual);
}

function looksAlike(line: Line, model: Line): boolean {
  const bold = (some: Line) => some.cells[0]?.spans[0]?.bold ?? some.bold;
  return (
    bold(line) === bold(model) &&
    Math.abs(line.size - model.size) < 0.5 &&
    Math.abs(line.x - model.x) < INDENT &&
    (line.cells[0]?.spans[0]?.italic ?? false) === (model.cells[0]?.spans[0]?.italic ?? false)
  );
}

function toEntry(rows: readonly Line[], anchor: Anchor, dateAt: number): Omit<Entry, 'asides'> {
  const below = anchor.aside ? 0 : 1 + linesBelow(rows, dateAt);
  const headerEnd = dateAt + below;
  const { dateLine, text } = pullText(rows[dateAt]!, rows[headerEnd]);
  const header = rows
    .slice(0, headerEnd)
    .map((line) => withoutDateCells(line === rows[dateAt] ? dateLine : line))
    .filter((line) => line.text !== '');
  return { header, span: anchor.span, spanLine: rows[dateAt]!, body: [...text, ...rows.slice(headerEnd)] };
}

/** The text of an entry may begin beside its date, as the last cell of a row that goes on below it. */
function pullText(dateLine: Line, next: Line | undefined): { dateLine: Line; text: Line[] } {
  const last = dateLine.cells.at(-1)!;
  const isText = dateLine.cells.length > 1 && !isDateLabel(last.text) && next !== undefined && next.cells.length === 1;
  const goesOn = isText && Math.abs(next.x - last.x) < INDENT && Math.abs(dateLine.cells[0]!.x - last.x) > DEEP_INDENT;
  if (!goesOn || isPlace(last.text)) return { dateLine, text: [] };
  return { dateLine: withCells(dateLine, dateLine.cells.slice(0, -1)), text: [withCells(dateLine, [last])] };
}

/** Header lines that follow the date: titles, employers and places, set apart from the text below. */
function linesBelow(rows: readonly Line[], dateAt: number): number {
  const saidAlready = rows
    .slice(0, dateAt + 1)
    .map((line) => withoutDates(line.text))
    .filter((text) => text !== '' && !isPlace(text)).length;
  const bodySize = rows.at(-1)!;
  let count = 0;
  while (dateAt + count + 1 < rows.length && saidAlready + count < MAX_HEADER_LINES) {
    const line = rows[dateAt + count + 1]!;
    if (isBody(line, rows[dateAt + count + 2]) || !belongsToHeader(line, rows[dateAt]!, bodySize, saidAlready + count))
      break;
    count++;
  }
  return count;
}

function belongsToHeader(line: Line, dateLine: Line, last: Line, said: number): boolean {
  if (line.text.length > 100 || (/[.]$/.test(line.text) && line.text.split(' ').length > 4)) return false;
  if (isPlace(line.text)) return true;
  const styled = (line.bold && !last.bold) || (line.italic && !last.italic) || (last.bullet && line.x <= last.x + 1);
  if (said === 0) return true;
  const names =
    titleScore(line.text) > 0 ||
    organisationScore(line.text) > 0 ||
    schoolScore(line.text) > 0 ||
    degreeScore(line.text) > 0;
  if (said === 1 && degreeScore(line.text) > 1 && line.text.split(' ').length <= 12) return true;
  if (said === 1) return styled || (names && line.x <= dateLine.x + INDENT && line.text.split(' ').length <= 10);
  return styled && said < 3 && (line.bold || line.italic);
}

function withoutDateCells(line: Line): Line {
  const cells = line.cells.map((cell) => cutDates(cell)).filter((cell) => cell.text !== '' && !isDuration(cell.text));
  return { ...line, ...pick(withCells(line, cells)), bullet: line.bullet };
}

const pick = ({ text, cells }: Line): Pick<Line, 'text' | 'cells'> => ({ text, cells });

function cutDates(cell: Cell): Cell {
  // A date between two names keeps them apart.
  const rest = withoutDates(cell.text, ' | ');
  if (rest === cell.text) return cell;
  const spans = cell.spans.map((span) => {
    const spanRest = withoutDates(span.text, ' | ');
    return spanRest === span.text ? span : { ...span, text: ` ${spanRest} ` };
  });
  return { ...cell, text: rest, spans };
}

/** Entries without a date are told by their first line, where it differs from the text by its style. */
function splitByStyle(entry: Entry): Entry[] {
  const model = entry.header[0] ?? entry.body[0];
  if (!model || entry.body.length < 2) return [asHeader(entry)];
  const begins = beginningLike(model, entry.body);
  if (!begins) return [asHeader(entry)];
  const cuts = entry.body.flatMap((line, index) =>
    begins(line) && (index === 0 ? entry.header.length === 0 : true) ? [index] : [],
  );
  if (cuts.length === 0) return [asHeader(entry)];
  const [firstCut] = cuts;
  const own = { ...entry, body: entry.body.slice(0, firstCut) };
  const later = cuts.map((cut, index) => undated(entry.body.slice(cut, cuts[index + 1])));
  return own.header.length + own.body.length > 0 || own.span ? [own, ...later] : later;
}

/** What the first lines of entries have in common; null where the first does not stand out. */
function beginningLike(model: Line, body: readonly Line[]): ((line: Line) => boolean) | null {
  if (model.headingLevel !== null) return (line) => line.headingLevel === model.headingLevel;
  const distinct = model.bold && !model.bullet && body.some((line) => !line.bold);
  return distinct ? (line) => !line.bullet && looksAlike(line, model) && line.bold : null;
}

function undated(lines: readonly Line[]): Entry {
  return asHeader({ header: [], span: null, spanLine: null, body: [...lines], asides: [] });
}

/** The first lines of an entry without dates: all that stand before its text. */
function asHeader(entry: Entry): Entry {
  if (entry.header.length > 0 || entry.span) return entry;
  let count = 0;
  while (
    count < 3 &&
    count < entry.body.length &&
    !entry.body[count]!.bullet &&
    !isSentence(entry.body[count]!.text) &&
    (count === 0 || looksLikeHeader(entry.body[count]!))
  )
    count++;
  return { ...entry, header: entry.body.slice(0, count).map(withoutDateCells), body: entry.body.slice(count) };
}

const looksLikeHeader = (line: Line): boolean =>
  line.bold ||
  line.italic ||
  isPlace(line.text) ||
  titleScore(line.text) > 0 ||
  schoolScore(line.text) > 0 ||
  degreeScore(line.text) > 0;
