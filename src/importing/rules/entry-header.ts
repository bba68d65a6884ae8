/** Where the header of an entry ends, and what of it is left without its dates. */

import { isDateLabel, isDuration, withoutDates } from '../dates/labels.ts';
import { type Cell, type Line, withCells } from '../lines/line.ts';
import { isPlace } from '../places/places.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from '../structure/vocabulary.ts';
import type { EntryRow } from './entry-rows.ts';

const MAX_HEADER_LINES = 4;
const MAX_LENGTH = 100;
const MAX_DEGREE_WORDS = 12;
const MAX_NAME_WORDS = 10;
const INDENT = 4;
const DEEP_INDENT = 12;

/** How many lines after the date still belong to the header: titles, employers and places, set apart from the text. */
export function linesBelow(rows: readonly EntryRow[], dateAt: number): number {
  const said = rows
    .slice(0, dateAt + 1)
    .map(({ line }) => withoutDates(line.text))
    .filter((text) => text !== '' && !isPlace(text)).length;
  const last = rows.at(-1)!.line;
  const left = contentLeft(rows[dateAt]!.line);
  let count = 0;
  let named = said;
  while (named < MAX_HEADER_LINES) {
    const row = rows[dateAt + count + 1];
    if (!row || row.body || !belongs(row.line, left, last, named)) break;
    // What comes after a place is the text, unless it is a degree.
    if (isPlace(rows[dateAt + count]!.line.text) && degreeScore(row.line.text) < 3) break;
    if (!isPlace(row.line.text)) named++;
    count++;
  }
  return count;
}

/** Where the names begin: beside the date, where it stands in a column of its own. */
const contentLeft = (dateLine: Line): number => dateLine.cells.find((cell) => !isDateLabel(cell.text))?.x ?? dateLine.x;

/** `said` is how many things the header has named already. */
function belongs(line: Line, left: number, last: Line, said: number): boolean {
  const words = line.text.split(' ').length;
  if (line.text.length > MAX_LENGTH || (line.text.endsWith('.') && words > 4)) return false;
  if (said === 0 || isPlace(line.text)) return true;
  const styled = (line.bold && !last.bold) || (line.italic && !last.italic) || (last.bullet && line.x <= last.x + 1);
  if (said > 1) return styled && said < 3 && (line.bold || line.italic);
  if (styled || (degreeScore(line.text) > 1 && words <= MAX_DEGREE_WORDS)) return true;
  return namesSomething(line.text) && line.x <= left + INDENT && words <= MAX_NAME_WORDS;
}

export const namesSomething = (text: string): boolean =>
  titleScore(text) > 0 || organisationScore(text) > 0 || schoolScore(text) > 0 || degreeScore(text) > 0;

export function withoutDateCells(line: Line): Line {
  const cells = line.cells.map(cutDates).filter((cell) => cell.text !== '' && !isDuration(cell.text));
  const { text } = withCells(line, cells);
  return { ...line, text, cells };
}

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

/**
 * The text of an entry may begin beside its date, as the last cell of a row that goes on below it. What stands beside
 * the date is a name unless something else is (`isNamed`: above it).
 */
export function pullText(dateLine: Line, next: Line | undefined, isNamed: boolean): { dateLine: Line; text: Line[] } {
  const last = dateLine.cells.at(-1)!;
  const isText = dateLine.cells.length > 1 && !isDateLabel(last.text) && next !== undefined && next.cells.length === 1;
  const goesOn = isText && Math.abs(next.x - last.x) < INDENT && Math.abs(dateLine.cells[0]!.x - last.x) > DEEP_INDENT;
  const names = isNamed || dateLine.cells.slice(0, -1).some((cell) => !isDateLabel(cell.text));
  if (!goesOn || !names || isPlace(last.text)) return { dateLine, text: [] };
  return { dateLine: withCells(dateLine, dateLine.cells.slice(0, -1)), text: [withCells(dateLine, [last])] };
}
