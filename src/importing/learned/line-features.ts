/** What is seen of a line of a page: how it looks, where it stands, what its words are and what stands around it. */

import { findEmail, findPhone } from '../contact/contact-forms.ts';
import { findDateSpan } from '../dates/date-span.ts';
import { isDateLabel } from '../dates/labels.ts';
import { bodySize, isCapitals } from '../headings/heading-style.ts';
import { headingKind, looseHeadingKind } from '../headings/headings.ts';
import type { Line } from '../lines/line.ts';
import { areSpoken } from '../lists/languages.ts';
import { splitList } from '../lists/split-list.ts';
import { isPlace } from '../places/places.ts';
import { isSentence } from '../rules/entry-rows.ts';
import { type Guess, guessedSections } from '../rules/sections.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from '../structure/vocabulary.ts';
import { bucketOf, wordFeatures } from './buckets.ts';
import type { Features } from './decode.ts';
import { type HeadingLook, headingLooks } from './heading-looks.ts';
import { LINE_TAG_LIST } from './line-tags.ts';

interface Seen {
  line: Line;
  says: string[];
  look: string;
  /** The section that a list of headings knows it as. */
  known: string | null;
  short: boolean;
}

const SHORT = 40;
const MAX_HEADING_WORDS = 7;
const SAME_EDGE = 3;
const SAME_COLUMN = 40;

/** A line that begins a column or page does not go on with the line before it. */
export const breaksOf = (lines: readonly Line[]): boolean[] =>
  lines.map((line, index) => {
    const before = lines[index - 1];
    return before !== undefined && (before.column !== line.column || before.page !== line.page || line.y < before.y);
  });

export function lineFeatures(lines: readonly Line[]): Features[] {
  const size = bodySize(lines);
  const lefts = new Map<number, number>();
  for (const { column, x } of lines) lefts.set(column, Math.min(lefts.get(column) ?? x, x));
  const seen = lines.map((line) => see(line, size, lefts.get(line.column)!));
  const habits = habitsOf(seen);
  const breaks = breaksOf(lines);
  const headings = headingLooks(lines);
  const under = sectionsAbove(seen);
  const guesses = guessedSections(lines);
  return seen.map((_, index) => {
    const features = new Set<number>();
    const add = (name: string): void => void features.add(bucketOf(name));
    addSaid(add, seen, index, breaks);
    addGuess(add, seen[index]!, guesses[index]!);
    const looks = features.size;
    addLooks(add, seen, index, habits, breaks);
    const words = features.size;
    addWords(add, seen[index]!, headings[index]!, under[index]!);
    return { buckets: Uint32Array.from(features), looks, words, barred: barredBy(headings[index]!) };
  });
}

const NO_HEADING = LINE_TAG_LIST.flatMap(({ heading }, tag) => (heading ? [tag] : []));

/** What has neither the words nor the look of a heading is none; a heading that is certain is what it says. */
function barredBy(look: HeadingLook | null): readonly number[] {
  if (look === null) return NO_HEADING;
  if (look.kind === 'container') return NO_HEADING;
  return LINE_TAG_LIST.flatMap(({ kind, heading }, tag) => {
    const isOther = heading && look.kind !== null && kind !== look.kind;
    return isOther || (!heading && look.certain) ? [tag] : [];
  });
}

/** The last known headings above each line: anywhere, and in its own column. */
function sectionsAbove(seen: readonly Seen[]): { anywhere: string; here: string }[] {
  const headings: Seen[] = [];
  return seen.map((one) => {
    const anywhere = headings.at(-1)?.known ?? 'none';
    const here = headings.findLast(({ line }) => Math.abs(line.x - one.line.x) < SAME_COLUMN)?.known ?? 'none';
    if (one.known !== null && one.short) headings.push(one);
    return { anywhere, here };
  });
}

function see(line: Line, size: number, left: number): Seen {
  const ratio = line.size / size;
  const large = ratio > 1.6 ? 'X' : ratio > 1.08 ? 'L' : ratio < 0.93 ? 'S' : 'M';
  const capitals = isCapitals(line.text);
  const indent = line.x - left < SAME_EDGE ? 'l' : line.x - left < 25 ? 'i' : 'r';
  const short = line.text.length <= SHORT && line.text.split(' ').length <= MAX_HEADING_WORDS;
  const cells = line.cells.length > 1 ? '+' : '';
  const look = `${large}${line.bold ? 'B' : ''}${line.italic ? 'I' : ''}${capitals ? 'C' : ''}${indent}${line.bullet ? 'b' : ''}${short ? 's' : ''}${line.headingLevel ?? ''}${cells}`;
  return { line, says: saysOf(line), look, known: headingKind(line.text), short };
}

function saysOf(line: Line): string[] {
  const { text } = line;
  const says: string[] = [];
  if (findEmail(text) !== null) says.push('email');
  if (findPhone(text) !== null) says.push('phone');
  if (/https?:|www\.|linkedin|github/i.test(text)) says.push('url');
  const span = findDateSpan(text);
  if (span) says.push(span.single ? 'date' : 'span');
  if (line.cells.some((cell) => isDateLabel(cell.text))) says.push('dated');
  if (line.cells.some((cell) => isPlace(cell.text))) says.push('place');
  if (isSentence(text)) says.push('prose');
  else {
    if (titleScore(text) > 0) says.push('title');
    if (organisationScore(text) > 0) says.push('organisation');
    if (schoolScore(text) > 0) says.push('school');
    if (degreeScore(text) > 0) says.push('degree');
  }
  const listed = text.split(/[,;|•·]\s/).length;
  if (listed > 2) says.push(listed > 5 ? 'list!' : 'list');
  if (/^[^:]{2,30}:\s/.test(text)) says.push('label');
  if (areSpoken(splitList(text))) says.push('spoken');
  if (/\d/.test(text)) says.push('digit');
  return says.length > 0 ? says : ['plain'];
}

type Habits = Map<string, { count: number; known: number }>;

/** Headings look alike, and unlike anything else. */
function habitsOf(seen: readonly Seen[]): Habits {
  const habits: Habits = new Map();
  for (const { look, known } of seen) {
    const habit = habits.get(look) ?? { count: 0, known: 0 };
    habit.count++;
    if (known !== null) habit.known++;
    habits.set(look, habit);
  }
  return habits;
}

function addGuess(add: (name: string) => void, { says, short, look }: Seen, { kind, heading }: Guess): void {
  add(`guess ${kind} ${heading}`);
  add(`guess ${kind} ${heading} ${short} ${look}`);
  for (const one of says) add(`guess ${kind} ${heading} ${one}`);
}

/** What it and the lines around it say, whatever they look like. */
function addSaid(add: (name: string) => void, seen: readonly Seen[], index: number, breaks: readonly boolean[]): void {
  const { line, says, short } = seen[index]!;
  add('bias');
  add(`words ${Math.min(8, line.text.split(' ').length)} ${/[.:,;]$/.exec(line.text)?.[0] ?? ''}`);
  add(`at ${index < 1 ? 0 : index < 3 ? 1 : index < 8 ? 2 : index < 15 ? 3 : 4}`);
  add(`end ${seen.length - index < 4} ${line.page > 1}`);
  for (const one of says) {
    add(`says ${one}`);
    add(`says ${one} ${short} ${line.bullet}`);
  }
  add(`says ${says.join('+')}`);
  for (const step of [-3, -2, -1, 1, 2, 3, 4]) {
    const other = seen[index + step];
    if (!other) {
      add(`near ${step} none`);
      continue;
    }
    const across = breaks.slice(Math.min(index, index + step) + 1, Math.max(index, index + step) + 1).includes(true);
    for (const one of other.says) {
      add(`near ${step} ${across} ${one}`);
      if (short) add(`near ${step} ${one} short`);
    }
  }
  for (const [name, around] of [
    ['below', seen.slice(index + 1, index + 9)],
    ['above', seen.slice(Math.max(0, index - 8), index)],
  ] as const) {
    const counts = new Map<string, number>();
    for (const one of around) for (const said of one.says) counts.set(said, (counts.get(said) ?? 0) + 1);
    const bullets = around.filter((one) => one.line.bullet).length;
    add(`${name} bullets ${Math.min(3, bullets)} ${short}`);
    for (const one of ['span', 'date', 'title', 'school', 'degree', 'prose', 'list', 'spoken', 'email', 'label']) {
      add(`${name} ${one} ${Math.min(3, counts.get(one) ?? 0)} ${short}`);
    }
  }
}

function addLooks(
  add: (name: string) => void,
  seen: readonly Seen[],
  index: number,
  habits: Habits,
  breaks: readonly boolean[],
): void {
  const { line, look, says, short } = seen[index]!;
  const { count, known } = habits.get(look)!;
  const share = known / count;
  const often = count === 1 ? 'one' : count < 5 ? 'few' : 'many';
  const habit = `${often} ${share > 0.6 ? 'all' : share > 0.25 ? 'some' : known > 0 ? 'seldom' : 'none'}`;
  add(`look ${look}`);
  add(`habit ${habit} ${short}`);
  add(`habit ${habit} ${look}`);
  add(`gap ${gap(line)} ${short}`);
  add(`gap ${gap(line)} ${habit}`);
  add(`break ${breaks[index] ?? false} ${look}`);
  add(`at ${index < 1 ? 0 : index < 3 ? 1 : index < 8 ? 2 : 3} ${look}`);
  for (const one of says) add(`says ${one} ${look}`);
  for (const step of [-1, 1]) {
    const other = seen[index + step];
    if (!other) continue;
    add(`near ${step} ${other.look} ${look}`);
    add(`near ${step} ${edge(other.line.x - line.x)} ${other.line.bullet} ${short}`);
  }
}

const edge = (offset: number): string => (Math.abs(offset) < SAME_EDGE ? '=' : offset > 0 ? '>' : '<');
const gap = ({ gapAbove }: Line): string => (gapAbove < 0.15 ? '0' : gapAbove < 0.5 ? '1' : gapAbove < 1.2 ? '2' : '3');

function addWords(
  add: (name: string) => void,
  { line, known, short, look }: Seen,
  heading: HeadingLook | null,
  under: { anywhere: string; here: string },
): void {
  add(`known ${known}`);
  add(`known ${known} ${look}`);
  add(`known ${heading?.kind} ${heading?.certain}`);
  const loose = short ? looseHeadingKind(line.text) : null;
  add(`loose ${loose}`);
  add(`loose ${loose} ${look}`);
  add(`under ${under.anywhere}`);
  add(`under here ${under.here}`);
  for (const feature of wordFeatures(line.text)) add(`${short ? 'h' : 't'} ${feature}`);
}
