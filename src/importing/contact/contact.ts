/** The head of a resume: who it is about, and how to reach them. */
import type { SourceBasics } from '../json-resume/sections.ts';
import { isPlace } from '../places/places.ts';
import { paragraphs, toItems } from '../structure/body.ts';
import type { Line } from '../structure/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { findEmail, findPhone } from './contact-forms.ts';
import { hasSeparator, toContactFragments } from './contact-fragments.ts';
import { ContactTaker } from './contact-taker.ts';
import { type FoundName, findName } from './name.ts';

const SENTENCE = 60;
const NO_GAP = 0.3;
const SAME_EDGE = 3;

/** `rest` are the lines that say something else. */
export function readBasics(
  top: readonly Line[],
  contact: readonly Line[],
  provenance: Provenance,
): { basics: SourceBasics; rest: Line[] } {
  const name = findName(top);
  const others = top.filter((line) => !name?.lines.includes(line) && line.text !== name?.name);
  const long = paragraphLines(others);
  const short = [...besideName(name), ...others.filter((line) => !long.includes(line)), ...contact];
  const taker = new ContactTaker(name, lineBelow(top, name), provenance);
  const rest = taker.take(short.flatMap(toContactFragments));
  const { basics } = taker;
  basics.summary = paragraphs(toItems(long));
  if (basics.summary !== null) provenance.note('basics.summary', long[0]!, 0.7);
  return { basics, rest: [...new Set(rest.map((fragment) => fragment.line))] };
}

/** A line that only says how to reach somebody, wherever it stands. */
export const isContactLine = (line: Line): boolean =>
  line.text.length < SENTENCE && (findEmail(line.text) !== null || findPhone(line.text) !== null || isPlace(line.text));

/** Cells beside the name hold contacts too. */
function besideName(name: FoundName | null): Line[] {
  const lines = name?.lines ?? [];
  return lines
    .map((line) => ({ ...line, cells: line.cells.slice(1) }))
    .filter((line) => line.cells.length > 0)
    .map((line) => ({ ...line, text: line.cells.map((cell) => cell.text).join(' ') }));
}

function lineBelow(top: readonly Line[], name: FoundName | null): Line | null {
  const last = name?.lines.at(-1);
  return last ? (top[top.indexOf(last) + 1] ?? null) : null;
}

/** Long lines, and the shorter ones that go on with them. */
function paragraphLines(lines: readonly Line[]): Line[] {
  const long: Line[] = [];
  for (const line of lines) {
    const before = long.at(-1);
    const goesOn = before !== undefined && lines.indexOf(line) === lines.indexOf(before) + 1 && continues(before, line);
    if (isParagraph(line) || goesOn) long.push(line);
  }
  return long;
}

function continues(before: Line, line: Line): boolean {
  const near = line.gapAbove < NO_GAP && Math.abs(line.x - before.x) < SAME_EDGE && line.size === before.size;
  return near && line.cells.length === 1 && !isContactLine(line);
}

function isParagraph(line: Line): boolean {
  if (/^\p{Ll}.*\.$/u.test(line.text)) return true;
  const reaches = findEmail(line.text) !== null || findPhone(line.text) !== null;
  return line.text.length >= SENTENCE && !reaches && !hasSeparator(line.text);
}
