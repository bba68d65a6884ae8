/** Headings in the margin, beside the first lines of their sections. */
import { findDateSpan } from '../dates/date-span.ts';
import { type Cell, type Line, withCells } from '../lines/line.ts';
import { median } from '../lines/median.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { isSpokenRow } from '../lists/language-grid.ts';
import { headingKind } from './headings.ts';

const SAME_EDGE = 3;
const LONGEST_HEADING = 40;
const MAX_WORDS = 5;
/** A margin beside so many of the rows holds more than headings. */
const MAX_SHARE = 0.4;
/** Baselines of a wrapped heading are nearer than this many font sizes. */
const NEAR = 1.9;

/** Each becomes a line of its own. */
export function splitMarginHeadings(lines: readonly Line[]): Line[] {
  const withColon = areHeadingsWithColon(lines);
  const splitKnown = (line: Line): Line[] => splitHeading(line, withColon);
  const margins = new Map<number, Margin | null>();
  for (const [column, own] of Map.groupBy(lines, (line) => line.column))
    margins.set(column, findMargin(own, splitKnown));
  const split: Line[] = [];
  /** Whose next words may stand in the margin of the next row. */
  let open: { heading: Line; at: number } | null = null;
  for (const line of lines) {
    const margin = margins.get(line.column) ?? null;
    if (!isBeside(line, margin)) {
      split.push(...splitKnown(line));
      continue;
    }
    const [first, ...rest] = line.cells;
    const goesOn = open !== null && continues(open.heading, line);
    if (goesOn) {
      const text = joinWrapped(open!.heading.text, first!.text);
      split[open!.at] = open!.heading = {
        ...withCells(open!.heading, [{ ...open!.heading.cells[0]!, text }]),
        y: line.y,
      };
    } else {
      open = { heading: withCells(line, [first!]), at: split.length };
      split.push(open.heading);
    }
    split.push(withCells({ ...line, gapAbove: goesOn ? line.gapAbove : 0 }, rest));
  }
  return split;
}

interface Margin {
  x: number;
  /** Where the text beside it begins. */
  content: number;
}

/** Where at least one heading that we know stands beside its section. */
function findMargin(lines: readonly Line[], splitKnown: (line: Line) => Line[]): Margin | null {
  const known = lines.filter((line) => splitKnown(line).length > 1);
  const first = known[0];
  if (!first) return null;
  const margin = { x: first.cells[0]!.x, content: median(known.map((line) => line.cells[1]!.x)) };
  const beside = lines.filter((line) => isBeside(line, margin));
  return beside.length <= MAX_SHARE * lines.length ? margin : null;
}

function isBeside(line: Line, margin: Margin | null): boolean {
  const [first, next] = line.cells;
  if (margin === null || line.bullet || !first || !next || isSpokenRow(line)) return false;
  const inPlace = Math.abs(first.x - margin.x) < SAME_EDGE && Math.abs(next.x - margin.content) < SAME_EDGE;
  return inPlace && mayHead(first);
}

const mayHead = ({ text }: Cell): boolean =>
  text.length <= LONGEST_HEADING &&
  text.split(' ').length <= MAX_WORDS &&
  !/[\d:,;@|]/.test(text) &&
  findDateSpan(text) === null;

function continues(heading: Line, line: Line): boolean {
  const [first] = line.cells;
  const sameLook = Math.abs(first!.size - heading.size) < 0.5 && first!.bold === heading.bold;
  return sameLook && line.page === heading.page && line.y - heading.y < NEAR * heading.size;
}

function splitHeading(line: Line, withColon: boolean): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.bullet) return [line];
  const names = headingKind(first.text) !== null && rest.every((cell) => headingKind(cell.text) === null);
  if (!names || (withColon ? /,$/ : /[:,]$/).test(first.text)) return [line];
  return [withCells(line, [first]), withCells({ ...line, gapAbove: 0 }, rest)];
}

const FEWEST_WITH_COLON = 3;

/** "Skills: Java" may stand in any section; where the work itself stands so beside "Work experience:", all of them do. */
function areHeadingsWithColon(lines: readonly Line[]): boolean {
  const labels = lines.filter(({ cells, bullet }) => !bullet && cells.length > 1 && cells[0]!.text.endsWith(':'));
  const kinds = new Set(labels.map(({ cells }) => headingKind(cells[0]!.text)).filter((kind) => kind !== null));
  return kinds.size >= FEWEST_WITH_COLON && kinds.has('work');
}
