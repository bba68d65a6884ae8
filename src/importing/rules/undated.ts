/** Entries without a date are told by their first line, where it differs from the text by its style. */

import type { Line } from '../lines/line.ts';
import { looksAlike } from '../lines/looks-alike.ts';
import { isPlace } from '../places/places.ts';
import type { Entry } from './entry.ts';
import { namesSomething, withoutDateCells } from './entry-header.ts';
import { isSentence } from './entry-rows.ts';

const MAX_HEADER_LINES = 3;

export function splitUndated(entry: Entry): Entry[] {
  const starts = laterStarts(entry);
  if (starts.length === 0) return [withHeader(entry)];
  const own = { ...entry, body: entry.body.slice(0, starts[0]) };
  const later = starts.map((start, index) => withHeader(undated(entry.body.slice(start, starts[index + 1]))));
  const isEmpty = own.header.length + own.body.length === 0 && own.span === null;
  return isEmpty ? later : [withHeader(own), ...later];
}

/** Lines of the text that look like the entry's own first line. */
function laterStarts(entry: Entry): number[] {
  const model = entry.header[0] ?? entry.body[0];
  if (!model || entry.body.length < 2) return [];
  const begins = beginningLike(model, entry.body);
  if (!begins) return [];
  return entry.body.flatMap((line, index) => (begins(line) && (index > 0 || entry.header.length === 0) ? [index] : []));
}

/** What the first lines of entries have in common; null where the first does not stand out. */
function beginningLike(model: Line, body: readonly Line[]): ((line: Line) => boolean) | null {
  if (model.headingLevel !== null) return (line) => line.headingLevel === model.headingLevel;
  const distinct = model.bold && !model.bullet && body.some((line) => !line.bold);
  return distinct ? (line) => line.bold && !line.bullet && looksAlike(line, model) : null;
}

const undated = (body: Line[]): Entry => ({ header: [], span: null, spanLine: null, body, asides: [] });

/** The first lines of an entry without a date: all that stand before its text. */
function withHeader(entry: Entry): Entry {
  if (entry.header.length > 0 || entry.span) return entry;
  const end = entry.body.findIndex((line, index) => !belongsToHeader(line, index));
  const count = Math.min(MAX_HEADER_LINES, end === -1 ? entry.body.length : end);
  return { ...entry, header: entry.body.slice(0, count).map(withoutDateCells), body: entry.body.slice(count) };
}

function belongsToHeader(line: Line, index: number): boolean {
  if (line.bullet || isSentence(line.text)) return false;
  return index === 0 || line.bold || line.italic || isPlace(line.text) || namesSomething(line.text);
}
