/** What the headings of a document look like, and which lines may be one. */
import { findEmail } from '../structure/contact-forms.ts';
import { findDateSpan } from '../structure/date-span.ts';
import { headingKind } from '../structure/headings.ts';
import type { Line } from '../structure/line.ts';
import { median } from '../structure/median.ts';
import type { SectionKind } from '../structure/section-kind.ts';
import { isSmallHeading } from '../structure/small-headings.ts';

const MAX_LENGTH = 60;
const MAX_WORDS = 6;
const SAME_SIZE = 0.03;
const LARGER_THAN_BODY = 1.08;

interface Style {
  size: number;
  bold: boolean;
  capitals: boolean;
  level: number | null;
  /** Told from the body text by the eye. */
  distinct: boolean;
}

/** `certain`: its words and its look both say so. `kind` is what its words say; where they say little it is null. */
export interface HeadingLook {
  kind: SectionKind | null;
  certain: boolean;
}

/** People put these over several kinds of things. */
const AMBIGUOUS =
  /qualifi[ck]ation|training|highlight|weiterbildung|fortbildung|career summary|^tools$|^courses|^cursus|formations? compl|^informatique$|^referen/i;

/** For each line, what heading it may be; null where it is none. */
export function headingLooks(lines: readonly Line[]): (HeadingLook | null)[] {
  const styles = headingStyles(lines);
  return lines.map((line) => lookOf(line, styles(line.column)));
}

function lookOf(line: Line, style: Style | null): HeadingLook | null {
  if (!mayBeHeading(line)) return null;
  const kind = headingKind(line.text);
  if (kind === null) return !line.bullet && isLikeHeading(line, style) ? { kind, certain: false } : null;
  const certain = !isSmallHeading(line.text) && (style === null || stands(line, style) || isLarger(line, style));
  return { kind: AMBIGUOUS.test(line.text) ? null : kind, certain: certain && !line.bullet };
}

function mayBeHeading(line: Line): boolean {
  return line.cells.length === 1 && line.text.length <= MAX_LENGTH && !/[.,;]$/.test(line.text);
}

/** Words that name no section may still head one, where they look like the headings of this document. */
function isLikeHeading(line: Line, style: Style | null): boolean {
  if (line.text.split(/\s+/).length > MAX_WORDS || /[|@•·,]/.test(line.text)) return false;
  if (findDateSpan(line.text) !== null || findEmail(line.text) !== null) return false;
  return style === null || stands(line, style);
}

/** A sidebar may set its headings otherwise than the main column; a column without certain ones follows the whole. */
function headingStyles(lines: readonly Line[]): (column: number) => Style | null {
  const whole = headingStyle(lines);
  const columns = Map.groupBy(lines, (line) => line.column);
  const styles = new Map([...columns].map(([column, own]) => [column, headingStyle(own) ?? whole]));
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
  const most = (has: (line: Line) => boolean) => certain.filter(has).length > certain.length / 2;
  const bold = most((line) => line.bold);
  const capitals = most((line) => isCapitals(line.text));
  const boldBody = lines.filter((line) => line.bold).length > lines.length / 2;
  return {
    size,
    bold,
    capitals,
    level: certain.find((line) => line.headingLevel !== null)?.headingLevel ?? null,
    distinct: size > LARGER_THAN_BODY * bodySize(lines) || capitals || (bold && !boldBody),
  };
}

/** The size that most letters have. */
export function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [10, 0])[0];
}

export const isCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Looks like the certain headings. */
function stands(line: Line, style: Style): boolean {
  if (style.level !== null && line.headingLevel !== null) return line.headingLevel === style.level;
  return (
    Math.abs(line.size - style.size) <= SAME_SIZE * style.size &&
    line.bold === style.bold &&
    isCapitals(line.text) === style.capitals
  );
}

const isLarger = (line: Line, style: Style): boolean =>
  style.distinct && line.headingLevel === null && line.size > style.size * (1 + SAME_SIZE);
