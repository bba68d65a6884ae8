import type { PartialDate } from '../../base/dates.ts';
import type { Remark } from '../../base/import-report.ts';
import type { SourceResume } from './sections.ts';
import { readSpan } from './span.ts';

/** Spans that were read but are unlikely: an end before its start, a start that has not come yet. */
export function doubtfulSpans(source: SourceResume, today: string): Remark[] {
  const remarks: Remark[] = [];
  for (const section of ['work', 'volunteer', 'education', 'projects'] as const) {
    source[section].forEach((entry, index) => {
      const { start, end } = readSpan(entry);
      const place = `${section}[${index}]`;
      if (isBefore(end, start)) remarks.push({ place, message: `It ends (${end}) before it starts (${start}).` });
      if (isBefore(today, start)) remarks.push({ place, message: `Its start (${start}) is in the future.` });
    });
  }
  return remarks;
}

/** Compared only as far as both are known: 2019 is not before 2019-04. */
function isBefore(one: PartialDate | null, other: PartialDate | null): boolean {
  if (one === null || other === null) return false;
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}
