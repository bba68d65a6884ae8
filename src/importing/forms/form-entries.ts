/** Entries of which every part has a label, as forms have them, and as many resumes in Europe are set. */
import { findDateSpan } from '../dates/date-span.ts';
import type { Part, TaggedEntry } from '../learned/tag-entries.ts';
import { type Line, withCells } from '../lines/line.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { type EntriesOf, type EntryLabel, entryLabel } from './entry-labels.ts';
import { withWholeLabels } from './whole-labels.ts';

/** These say who, what and when; an entry has each of them once. */
const TELLING: ReadonlySet<EntryLabel> = new Set(['dates', 'role', 'name']);
const MIN_TELLING = 2;
const SAME_EDGE = 5;

interface Row {
  line: Line;
  label: EntryLabel | null;
  /** What stands beside the label. */
  value: Line | null;
}

/** Null where the section is no form. */
export function formEntries(lines: readonly Line[], kind: EntriesOf): TaggedEntry[] | null {
  const rows = withWholeLabels(lines, kind).map((line) => toRow(line, kind));
  const told = new Set(rows.map(({ label }) => label).filter((label) => label !== null && TELLING.has(label)));
  if (told.size < MIN_TELLING || rows[0]?.label === null) return null;
  return entriesOf(rows);
}

function toRow(line: Line, kind: EntriesOf): Row {
  const [first, ...rest] = line.cells;
  if (line.bullet || !first) return { line, label: null, value: null };
  const beside = rest.length > 0 ? entryLabel(first.text, kind) : null;
  if (beside !== null) return { line, label: beside, value: withCells(line, rest) };
  const [, written, value] = /^([^:]{2,90}?)\s*:\s*(.*)$/u.exec(first.text) ?? [];
  const label = written === undefined ? null : entryLabel(written, kind);
  if (label === null) return { line, label: null, value: null };
  const cells =
    value === '' ? rest : [{ ...first, text: value!, spans: [{ ...first.spans.at(-1)!, text: value! }] }, ...rest];
  return { line, label, value: cells.length > 0 ? withCells(line, cells) : null };
}

function entriesOf(rows: readonly Row[]): TaggedEntry[] {
  const entries: TaggedEntry[] = [];
  let seen = new Set<EntryLabel>();
  let last: Row | null = null;
  for (const row of rows) {
    const { label } = row;
    if (label !== null && (entries.length === 0 || (TELLING.has(label) && seen.has(label)))) {
      entries.push({ parts: [], span: null, spanLine: null, body: [], url: null });
      seen = new Set();
    }
    const entry = entries.at(-1)!;
    if (label === null) addMore(entry, row.line, last);
    else if (row.value !== null) addValue(entry, label, row.value);
    if (label !== null) {
      seen.add(label);
      last = row;
    }
  }
  return entries;
}

function addValue(entry: TaggedEntry, label: EntryLabel, value: Line): void {
  const { text } = value;
  if (label === 'formal') return;
  if (label === 'text') entry.body.push(value);
  else if (label === 'dates') {
    entry.span = findDateSpan(text);
    entry.spanLine = value;
  } else entry.parts.push({ text, line: value, field: label === 'field' ? 'role' : label, sure: true });
}

/** A value that took a second line goes on right below itself. */
function addMore(entry: TaggedEntry, line: Line, last: Row | null): void {
  const part: Part | undefined = entry.parts.at(-1);
  const goesOn = part !== undefined && last?.value === part.line && Math.abs(line.x - part.line.x) < SAME_EDGE;
  if (goesOn && !line.bullet && entry.body.length === 0) part.text = joinWrapped(part.text, line.text);
  else entry.body.push(line);
}
