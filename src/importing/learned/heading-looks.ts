/** What the headings of a document look like, and which lines may be one. */
import { findEmail } from '../contact/contact-forms.ts';
import { findDateSpan } from '../dates/date-span.ts';
import { type HeadingStyle, headingStyles, isLarger, isSetLike, mayBeHeading } from '../headings/heading-style.ts';
import { headingKind } from '../headings/headings.ts';
import type { SectionKind } from '../headings/section-kind.ts';
import { isSmallHeading } from '../headings/small-headings.ts';
import type { Line } from '../lines/line.ts';

const MAX_WORDS = 6;

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

function lookOf(line: Line, style: HeadingStyle | null): HeadingLook | null {
  if (!mayBeHeading(line)) return null;
  const kind = headingKind(line.text);
  if (kind === null) return !line.bullet && isLikeHeading(line, style) ? { kind, certain: false } : null;
  const certain = !isSmallHeading(line.text) && (style === null || isSetLike(line, style) || isLarger(line, style));
  return { kind: AMBIGUOUS.test(line.text) ? null : kind, certain: certain && !line.bullet };
}

/** Words that name no section may still head one, where they look like the headings of this document. */
function isLikeHeading(line: Line, style: HeadingStyle | null): boolean {
  if (line.text.split(/\s+/).length > MAX_WORDS || /[|@•·,]/.test(line.text)) return false;
  if (findDateSpan(line.text) !== null || findEmail(line.text) !== null) return false;
  return style === null || isSetLike(line, style);
}
