/** Sections by a list of headings, and by what the headings of a document look like. */
import { isContactLine } from '../contact/contact.ts';
import { findDateSpan } from '../dates/date-span.ts';
import {
  type HeadingStyle,
  headingStyles,
  isCapitals,
  LARGER_THAN_BODY,
  MAX_HEADING_LENGTH,
  mayBeHeading,
  SAME_SIZE,
  stands,
} from '../headings/heading-style.ts';
import { headingKind, looseHeadingKind } from '../headings/headings.ts';
import type { Section } from '../headings/section.ts';
import { isSmallHeading } from '../headings/small-headings.ts';
import type { Line } from '../lines/line.ts';
import { looksAlike } from '../lines/looks-alike.ts';

/** What the rules make of a line. */
export interface Guess {
  kind: Section['kind'];
  heading: boolean;
}

export function guessedSections(lines: readonly Line[]): Guess[] {
  const guesses = new Map<Line, Guess>();
  for (const { kind, heading, lines: own } of toSections(lines)) {
    if (heading) guesses.set(heading, { kind, heading: true });
    for (const line of own) guesses.set(line, { kind, heading: false });
  }
  return lines.map((line) => guesses.get(line) ?? { kind: 'top', heading: false });
}

/** Sections whose entries may have small headings of their own. */
const WITH_ENTRIES: readonly Section['kind'][] = ['work', 'volunteer', 'education', 'projects'];
/** Parts of a page whose headings may be set smaller than those of the sections proper. */
const AT_THE_TOP: readonly Section['kind'][] = ['top', 'contact', 'summary', 'container', 'unknown'];
const MAX_HEADING_WORDS = 6;
const SMALLER = 0.93;

export function toSections(lines: readonly Line[]): Section[] {
  const styles = headingStyles(lines);
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  const columnsSeen = new Set<number>();
  let before: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1)!;
    const kind = headingOf(line, lines[index + 1], current, styles(line.column));
    // "Curriculum Vitae" above everything is the title of the document.
    if (kind === 'container' && current.kind === 'top') continue;
    if (kind !== null) sections.push({ kind, heading: line, lines: [] });
    else if (!columnsSeen.has(line.column) && goesBackUp(before, line))
      sections.push({ kind: 'top', heading: null, lines: [line] });
    else current.lines.push(line);
    before = line;
    columnsSeen.add(line.column);
  }
  return mergeSkillHeadings(sections);
}

/** A new column beside the text so far: it does not go on with the section that the last one ended with. */
const goesBackUp = (before: Line | undefined, line: Line): boolean =>
  before !== undefined &&
  before.column !== line.column &&
  (line.page < before.page || (line.page === before.page && line.y < before.y));

function headingOf(
  line: Line,
  next: Line | undefined,
  { kind: inside, heading: above, lines }: Section,
  style: HeadingStyle | null,
): Section['kind'] | null {
  if (!mayBeHeading(line)) return null;
  const known = headingKind(line.text);
  if (known !== null)
    return isSubheading(line, inside, above, style) || (line.bullet && !stands(line, style)) ? null : known;
  if (!style || (line.bullet && !style.marked) || !stands(line, style)) return null;
  const isBeforeAll = inside === 'top' && !lines.some(isContactLine);
  if (isBeforeAll || !looksLikeUnknownHeading(line, next, style) || namesEntry(line, inside, lines[0], style))
    return null;
  return looseHeadingKind(line.text) ?? 'unknown';
}

/** "Highlights" between an entry's title and its bullets is no section, nor is "Leadership" among skills. */
function isSubheading(line: Line, inside: Section['kind'], above: Line | null, style: HeadingStyle | null): boolean {
  if (/^\p{Ll}/u.test(line.text) && !stands(line, style)) return true;
  if (style?.distinct && WITH_ENTRIES.includes(inside) && isSmallHeading(line.text) && !stands(line, style))
    return true;
  if (!style || AT_THE_TOP.includes(inside) || (above && looksAlike(line, above))) return false;
  if (style.level !== null && line.headingLevel !== null) return line.headingLevel > style.level;
  if (line.size < SMALLER * style.size) return true;
  return (
    style.capitals &&
    !isCapitals(line.text) &&
    style.distinct &&
    line.size <= style.size * (1 + SAME_SIZE) &&
    !(line.bold && style.bold)
  );
}

/** Where the first entry of a section is set like a heading, so are the others: nothing else begins right under one. */
function namesEntry(line: Line, inside: Section['kind'], first: Line | undefined, style: HeadingStyle): boolean {
  if (!WITH_ENTRIES.includes(inside)) return false;
  return first === undefined || (stands(first, style) && looksAlike(line, first));
}

function looksLikeUnknownHeading(line: Line, next: Line | undefined, style: HeadingStyle): boolean {
  const text = style.colon ? line.text.replace(/:$/, '') : line.text;
  if (findDateSpan(text) !== null || text.split(/\s+/).length > MAX_HEADING_WORDS || /[.:;@|]/.test(text)) return false;
  const larger = line.size > style.bodySize * LARGER_THAN_BODY || line.headingLevel !== null;
  return larger || (style.capitals && !(next && isCapitals(next.text)));
}

/** Some sidebars set every skill, or group of skills, as a heading of its own. */
function mergeSkillHeadings(sections: readonly Section[]): Section[] {
  const merged: Section[] = [];
  for (let index = 0; index < sections.length; index++) {
    let end = index;
    while (end < sections.length && isSkillHeading(sections[end]!)) end++;
    if (end - index < 2) {
      merged.push(sections[index]!);
      continue;
    }
    const group = sections.slice(index, end);
    merged.push({
      kind: 'skills',
      heading: null,
      lines: group.flatMap((section) => [section.heading!, ...section.lines]),
    });
    index = end - 1;
  }
  return merged;
}

const isSkillHeading = (section: Section): boolean =>
  section.kind === 'unknown' &&
  section.lines.every((line) => line.text.length <= MAX_HEADING_LENGTH && findDateSpan(line.text) === null);
