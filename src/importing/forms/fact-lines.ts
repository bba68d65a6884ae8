/** "City: Brussels | Country: Belgium | Field(s) of study: …", as Europass prints it under an entry, and "Location: …". */
import { type Line, withCells } from '../lines/line.ts';
import { joinWrapped } from '../lines/repair-text.ts';
import { type EntriesOf, entryLabel } from './entry-labels.ts';

const PAIR = /^([\p{L}()’'\s-]{3,40}?)\s*:\s*(.+)$/u;
const LONGEST_LINE = 300;
const MOST_LINES = 4;

interface Fact {
  /** Of those that are told apart here; null for any other. */
  label: 'place' | 'formal' | 'field' | null;
  whole: string;
  value: string;
}

/** The place as others write it, and what else such lines say as items below it. */
export function plainFacts(lines: readonly Line[], kind: EntriesOf): Line[] {
  const plain: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const more = wrappedLines(lines, at);
    const line = lines[at]!;
    const text = more.reduce((joined, next) => joinWrapped(joined, next.text), line.text);
    const facts = factsOf(line, text, kind);
    plain.push(...(facts === null ? [line] : toLines(line, facts)));
    if (facts !== null) at += more.length;
  }
  return plain;
}

/** A row of facts goes on below where it ends within one, or where the next line has more of them. */
function wrappedLines(lines: readonly Line[], at: number): Line[] {
  let end = at + 1;
  while (end < lines.length && end - at < MOST_LINES && goesOn(lines[end - 1]!, lines[end]!)) end++;
  return lines.slice(at + 1, end);
}

function goesOn(line: Line, next: Line): boolean {
  if (next.bullet || next.cells.length > 1) return false;
  return /[|:]$/.test(line.text) || (/ \| /.test(line.text) && /^[^|:]* \| [^|:]+:/.test(next.text));
}

/** Null for a line of another kind. */
function factsOf(line: Line, text: string, kind: EntriesOf): Fact[] | null {
  if (line.bullet || text.length > LONGEST_LINE || !text.includes(':')) return null;
  const parts = text.split(/\s*\|\s*/).filter((part) => part !== '');
  const facts = parts.map((part) => factOf(part, kind));
  return facts.some(({ label }) => label !== null) ? facts : null;
}

function factOf(whole: string, kind: EntriesOf): Fact {
  const [, name, value] = PAIR.exec(whole) ?? [];
  if (name === undefined) return { label: null, whole, value: whole };
  const label = entryLabel(name, kind);
  const isTold = label === 'place' || label === 'formal' || label === 'field';
  return { label: isTold ? label : null, whole, value: value! };
}

/** What is formal no page says. */
function toLines(line: Line, facts: readonly Fact[]): Line[] {
  const place = facts.filter(({ label }) => label === 'place').map(({ value }) => value);
  const others = facts.filter(({ label }) => label === null || label === 'field');
  return [
    ...(place.length > 0 ? [written(line, place.join(', '))] : []),
    ...others.map(({ whole }) => ({ ...written(line, whole), bullet: true })),
  ];
}

function written(line: Line, text: string): Line {
  const [first] = line.cells;
  return withCells(line, [{ ...first!, text, spans: [{ ...first!.spans[0]!, text, href: null }] }]);
}

/** What an item of some studies names as their subject; null for any other item. */
export function fieldOfStudy(item: string): string | null {
  const { label, value } = factOf(item, 'education');
  return label === 'field' ? value : null;
}
