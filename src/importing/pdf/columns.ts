/**
 * Which parts of a page are read one beside the other (rows), and which one after the other (columns).
 * A gutter alone says nothing: dates at the right, and headings at the left, also stand behind one. Columns are
 * independent texts: each has headings with content of its own, or lines that keep no row with the other side.
 */

import { isLabel } from '../dates/labels.ts';
import { isSectionHeading } from '../headings/headings.ts';
import { median } from '../lines/median.ts';
import { rightOf } from './runs/run.ts';
import { type Segment, toSegment } from './segments.ts';

export interface Columns {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  /** Where the right column begins, in points from the left. */
  gutter: number;
  /** Only a list set in two columns, inside one section. */
  local: boolean;
}

interface Band {
  left: Segment[];
  right: Segment[];
  top: number;
  bottom: number;
}

const MAX_GUTTERS = 40;
const MIN_LINES = 4;
/** A gutter is at least this many times the usual font size wide. */
const MIN_GUTTER = 0.8;
/** One that is only tried. */
const NARROW_GUTTER = 0.2;
const SAME_EDGE = 3;
/** Of the width of a column. */
const FAR_IN = 0.3;
const CENTRED = 0.05;
const LARGER = 1.05;
/** From the heading's baseline to the next, in font sizes, where white space sets the heading off. */
const WIDE_GAP = 1.9;
/** Lines nearer than this many font sizes follow each other. */
const NEAR = 1.3;
/** Two baselines nearer than this share of the size are one row. */
const SAME_ROW = 0.3;
/** A side of which this share are dates, places or headings labels the other side. */
const LABELLED = 0.8;
/** Independent texts meet on one row by chance only. */
const MAX_SHARED_ROWS = 0.4;
const MIN_LINES_WITHOUT_HEADINGS = 6;

/** The strongest pair of columns on the page; null where it is read in rows. */
export function findColumns(segments: readonly Segment[]): Columns | null {
  const size = median(segments.map((segment) => segment.size));
  let best: Found | null = null;
  for (const gutter of candidateGutters(segments)) {
    for (const wide of bandsAt(segments, gutter, MIN_GUTTER * size)) {
      const local = !haveOwnHeadings(wide);
      const band = local ? sharedHeight(wide, size) : wide;
      if (!areIndependent(band, size)) continue;
      if (best === null || weight(band) > weight(best.band)) best = { gutter, band, local };
    }
  }
  return best === null ? null : divide(segments, best);
}

/** The tallest pair of columns with this gutter between them, whatever stands in them. */
export function columnsAt(segments: readonly Segment[], gutter: number): Columns | null {
  const cut = segments.flatMap((segment) => splitAt(segment, gutter));
  const size = median(cut.map((segment) => segment.size));
  const [band] = bandsAt(cut, gutter, NARROW_GUTTER * size).toSorted((one, other) => weight(other) - weight(one));
  return band === undefined ? null : divide(cut, { gutter, band, local: false });
}

/** Where columns might begin: the left edges with the most lines on both sides. */
export function likelyGutters(segments: readonly Segment[]): number[] {
  const weights = candidateGutters(segments).map((gutter) => {
    const columns = columnsAt(segments, gutter);
    const isText = columns !== null && !labels(columns.left) && !labels(columns.right);
    return { gutter, weight: isText ? weight(columns) : 0 };
  });
  return weights
    .filter((one) => one.weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ gutter }) => gutter);
}

/** A line of one column may nearly touch the one beside it. */
function splitAt(segment: Segment, gutter: number): Segment[] {
  const cut = segment.runs.findIndex((run, index) => index > 0 && Math.abs(run.x - gutter) < SAME_EDGE);
  return cut === -1 ? [segment] : [segment.runs.slice(0, cut), segment.runs.slice(cut)].map(toSegment);
}

interface Found {
  gutter: number;
  band: Band;
  local: boolean;
}

const weight = ({ left, right }: Pick<Band, 'left' | 'right'>): number =>
  Math.min(left.length, right.length) * 1000 + left.length + right.length;

/** Left edges that several lines share. */
function candidateGutters(segments: readonly Segment[]): number[] {
  const edges = segments.map((segment) => segment.x).toSorted((one, other) => one - other);
  const gutters: { edge: number; lines: number }[] = [];
  for (const edge of edges) {
    const last = gutters.at(-1);
    if (last && edge - last.edge <= SAME_EDGE) last.lines++;
    else gutters.push({ edge, lines: 1 });
  }
  return gutters
    .slice(1)
    .filter(({ lines }) => lines > 1)
    .toSorted((one, other) => other.lines - one.lines)
    .slice(0, MAX_GUTTERS)
    .map(({ edge }) => edge);
}

/** The stretches of the page in which nothing crosses the gutter. */
function bandsAt(segments: readonly Segment[], gutter: number, width: number): Band[] {
  const bands: Band[] = [];
  let open: Band | null = null;
  for (const segment of segments) {
    if (crosses(segment, gutter, width)) {
      open = null;
      continue;
    }
    if (open === null) {
      open = { left: [], right: [], top: segment.y, bottom: segment.y };
      bands.push(open);
    }
    (segment.x >= gutter - SAME_EDGE ? open.right : open.left).push(segment);
    open.bottom = segment.y;
  }
  return bands.map(cutLoneEnds).filter(({ left, right }) => left.length >= MIN_LINES && right.length >= MIN_LINES);
}

const crosses = (segment: Segment, gutter: number, width: number): boolean =>
  segment.x < gutter - SAME_EDGE && rightOf(segment) > gutter - width;

/** What stands alone above the first line of the other side, and left of the gutter by chance, is the page's head. */
function cutLoneEnds(band: Band): Band {
  const top = Math.max(band.left[0]?.y ?? 0, band.right[0]?.y ?? 0);
  const firstRight = band.right[0];
  if (!firstRight || firstRight.y < top) return band;
  const head = band.left.filter((segment) => segment.y < firstRight.y - 2 * firstRight.size);
  const heading = head.findIndex((segment) => isSectionHeading(segment.text));
  const cut = heading === -1 ? head.length : heading;
  const left = band.left.slice(cut);
  return { ...band, left, top: Math.min(left[0]?.y ?? top, firstRight.y) };
}

const haveOwnHeadings = ({ left, right }: Band): boolean => ownHeadings(left) > 0 && ownHeadings(right) > 0;

/** A heading stands where its column begins, or in the middle of it; further to the right it heads a list in a list. */
function atColumnStart(heading: Segment, side: readonly Segment[]): boolean {
  const left = Math.min(...side.map(({ x }) => x));
  const right = Math.max(...side.map(rightOf));
  const centred = Math.abs(heading.x + heading.width / 2 - (left + right) / 2) < CENTRED * (right - left);
  return centred || heading.x - left < FAR_IN * (right - left);
}

/** A list in two columns reaches only as far as both of them do. */
function sharedHeight({ left, right, ...band }: Band, size: number): Band {
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0) - NEAR * size;
  const bottom = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0) + NEAR * size;
  const inside = (segment: Segment) => segment.y >= top && segment.y <= bottom;
  return { ...band, left: left.filter(inside), right: right.filter(inside) };
}

function areIndependent(band: Band, size: number): boolean {
  const { left, right } = band;
  if (left.length < MIN_LINES || right.length < MIN_LINES || labels(left) || labels(right)) return false;
  if (haveOwnHeadings(band)) return true;
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  if (fewer.length < MIN_LINES_WITHOUT_HEADINGS) return false;
  return sharedRows(fewer, more, SAME_ROW * size) / fewer.length < MAX_SHARED_ROWS;
}

/** How many of the one side stand less than `near` above or below something of the other, in one walk down both. */
function sharedRows(side: readonly Segment[], other: readonly Segment[], near: number): number {
  const downwards = (one: Segment, next: Segment) => one.y - next.y;
  const others = other.toSorted(downwards);
  let at = 0;
  let shared = 0;
  for (const { y } of side.toSorted(downwards)) {
    while (at < others.length && others[at]!.y <= y - near) at++;
    if (at < others.length && others[at]!.y < y + near) shared++;
  }
  return shared;
}

/** Headings, dates, places and words with a colon; a narrow heading may take two lines. */
function labels(side: readonly Segment[]): boolean {
  const labelling = side.filter(({ text }, index) => {
    const [above, below] = [side[index - 1]?.text, side[index + 1]?.text];
    return [text, `${above} ${text}`, `${text} ${below}`].some(isSectionHeading) || isLabel(text) || text.endsWith(':');
  });
  return labelling.length >= LABELLED * side.length;
}

/** Headings that are followed by something other than a heading on their own side. */
function ownHeadings(side: readonly Segment[]): number {
  return side.filter((segment, index) => {
    const next = side[index + 1];
    return (
      next !== undefined &&
      isSectionHeading(segment.text) &&
      !isSectionHeading(next.text) &&
      standsOut(segment, next) &&
      atColumnStart(segment, side)
    );
  }).length;
}

/** A heading looks different from what it heads; a word that could be one does not. */
function standsOut(heading: Segment, next: Segment): boolean {
  const isBold = ({ runs }: Segment) => runs[0]!.bold;
  const isCapitals = ({ text }: Segment) => text === text.toUpperCase();
  return (
    heading.size > LARGER * next.size ||
    (isBold(heading) && !isBold(next)) ||
    (isCapitals(heading) && !isCapitals(next)) ||
    next.y - heading.y > WIDE_GAP * next.size
  );
}

function divide(segments: readonly Segment[], { gutter, band, local }: Found): Columns {
  const inside = new Set([...band.left, ...band.right]);
  const firstY = Math.min(band.left[0]!.y, band.right[0]!.y);
  const outside = segments.filter((segment) => !inside.has(segment));
  return {
    above: outside.filter((segment) => segment.y <= firstY),
    left: band.left,
    right: band.right,
    below: outside.filter((segment) => segment.y > firstY),
    gutter,
    local,
  };
}
