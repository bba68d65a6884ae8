/** The head of a resume: who it is about, and how to reach them. */
import type { SourceBasics } from '../json-resume/sections.ts';
import { paragraphs, toItems } from '../lines/body.ts';
import { type Line, withCells } from '../lines/line.ts';
import { isPlace } from '../places/places.ts';
import type { Provenance } from '../structure/provenance.ts';
import { findEmail, findPhone } from './contact-forms.ts';
import { hasSeparator, toContactFragments } from './contact-fragments.ts';
import { ContactTaker } from './contact-taker.ts';
import { type FoundName, findName } from './name.ts';

const SENTENCE = 60;
const MAX_WORDS_AMONG_CONTACTS = 8;
const NO_GAP = 0.3;
const SAME_EDGE = 3;

/** `rest` are the lines that say something else. */
export function readBasics(
  top: readonly Line[],
  contact: readonly Line[],
  provenance: Provenance,
): { basics: SourceBasics; rest: Line[] } {
  const name = findName(top, contact);
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

/** Such a line and hardly a word besides, as some have it at the foot of the page. */
export function isAllContacts(line: Line): boolean {
  const fragments = toContactFragments(line);
  const words = fragments.filter(({ reached }) => reached === null).flatMap(({ text }) => text.split(' '));
  return words.length <= MAX_WORDS_AMONG_CONTACTS && fragments.some(({ reached }) => reached?.kind === 'email');
}

/** Cells beside the name hold contacts too. */
function besideName(name: FoundName | null): Line[] {
  const lines = name?.lines ?? [];
  return lines.filter(({ cells }) => cells.length > 1).map((line) => withCells(line, line.cells.slice(1)));
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
