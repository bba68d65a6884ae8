import { findDateSpan } from '../structure/date-span.ts';
import { headingKind, looseHeadingKind, type SectionKind } from '../structure/headings.ts';
import type { Line } from '../structure/line.ts';
import { looksAlike } from '../structure/looks-alike.ts';
import { median } from '../structure/median.ts';
import { isSmallHeading } from '../structure/small-headings.ts';

interface Section {
  /** `top` is what stands before any heading; `unknown` has a heading that names no section we know. */
  kind: SectionKind | 'top' | 'unknown';
  heading: Line | null;
  lines: Line[];
}

/** What a list of headings and a few rules make of a line. */
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
const AT_THE_TOP: readonly Section['kind'][] = ['top', 'contact', 'summary', 'container'];
const MAX_HEADING_LENGTH = 60;
const MAX_HEADING_WORDS = 6;
const SMALLER = 0.93;
const SAME_SIZE = 0.03;
const LARGER_THAN_BODY = 1.08;

interface Style {
  size: number;
  bold: boolean;
  capitals: boolean;
  level: number | null;
  bodySize: number;
  /** Told from the body text by the eye. */
  distinct: boolean;
}

function toSections(lines: readonly Line[]): Section[] {
  const styles = headingStyles(lines);
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  const columnsSeen = new Set<number>();
  let before: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1)!;
    const kind = headingOf(line, lines[index + 1], current, styles(line.column));
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

/** A sidebar may set its headings otherwise than the main column; a column without certain ones follows the whole. */
function headingStyles(lines: readonly Line[]): (column: number) => Style | null {
  const whole = headingStyle(lines);
  const columns = new Set(lines.map((line) => line.column));
  const styles = new Map(
    [...columns].map((column) => [column, headingStyle(lines.filter((line) => line.column === column)) ?? whole]),
  );
  return (column) => styles.get(column) ?? null;
}

/** What most of the certain headings look like. */
function headingStyle(lines: readonly Line[]): Style | null {
  const certain = lines.filter((line) => {
    if (isSmallHeading(line.text)) return false;
    const kind = mayBeHeading(line) ? headingKind(line.text) : null;
    return kind === 'work' || kind === 'education' || kind === 'skills' || kind === 'projects';
  });
  if (certain.length === 0) return null;
  const size = median(certain.map((line) => line.size));
  const body = bodySize(lines);
  const most = (has: (line: Line) => boolean) => certain.filter(has).length > certain.length / 2;
  const bold = most((line) => line.bold);
  const capitals = most((line) => isCapitals(line.text));
  const level = certain.find((line) => line.headingLevel !== null)?.headingLevel ?? null;
  const boldBody = lines.filter((line) => line.bold).length > lines.length / 2;
  return {
    size,
    bold,
    capitals,
    level,
    bodySize: body,
    distinct: size > LARGER_THAN_BODY * body || capitals || (bold && !boldBody),
  };
}

/** The size that most letters have. */
function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

function mayBeHeading(line: Line): boolean {
  return line.cells.length === 1 && line.text.length <= MAX_HEADING_LENGTH && !/[.,;]$/.test(line.text);
}

function headingOf(
  line: Line,
  next: Line | undefined,
  { kind: inside, lines }: Section,
  style: Style | null,
): Section['kind'] | null {
  if (!mayBeHeading(line)) return null;
  const known = headingKind(line.text);
  if (known !== null) return isSubheading(line, inside, style) || (line.bullet && !stands(line, style)) ? null : known;
  if (line.bullet || !style || !stands(line, style)) return null;
  if (!looksLikeUnknownHeading(line, next, style, inside) || namesEntry(line, inside, lines[0], style)) return null;
  return looseHeadingKind(line.text) ?? 'unknown';
}

/** "Highlights" between an entry's title and its bullets is no section, nor is "Leadership" among skills. */
function isSubheading(line: Line, inside: Section['kind'], style: Style | null): boolean {
  if (/^\p{Ll}/u.test(line.text) && !stands(line, style)) return true;
  if (style?.distinct && WITH_ENTRIES.includes(inside) && isSmallHeading(line.text) && !stands(line, style))
    return true;
  if (!style || AT_THE_TOP.includes(inside)) return false;
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

/** Looks like the certain headings. */
function stands(line: Line, style: Style | null): boolean {
  if (!style?.distinct) return false;
  if (style.level !== null && line.headingLevel !== null) return line.headingLevel === style.level;
  return (
    Math.abs(line.size - style.size) <= SAME_SIZE * style.size &&
    line.bold === style.bold &&
    isCapitals(line.text) === style.capitals
  );
}

/** Where the first entry of a section is set like a heading, so are the others: nothing else begins right under one. */
function namesEntry(line: Line, inside: Section['kind'], first: Line | undefined, style: Style): boolean {
  if (!WITH_ENTRIES.includes(inside)) return false;
  return first === undefined || (stands(first, style) && looksAlike(line, first));
}

function looksLikeUnknownHeading(line: Line, next: Line | undefined, style: Style, inside: Section['kind']): boolean {
  if (inside === 'top' || findDateSpan(line.text) !== null) return false;
  if (line.text.split(/\s+/).length > MAX_HEADING_WORDS || /[.:;@|]/.test(line.text)) return false;
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
