/** Where a field of the profile was read, and how sure the reading is. */

import type { FieldSource, Remark } from '../../base/import-report.ts';
import type { Line } from '../lines/line.ts';

const MAX_EXCERPT = 160;
const MAX_FIELDS = 5000;
/** Below this a person should have a look. */
const DOUBTFUL = 0.6;

export class Provenance {
  readonly fields: FieldSource[] = [];
  readonly doubts: Remark[] = [];

  /** Takes over what was noted of a part that was read apart. */
  add(other: Provenance): void {
    for (const field of other.fields) if (this.fields.length < MAX_FIELDS) this.fields.push(field);
    for (const doubt of other.doubts) this.doubts.push(doubt);
  }

  note(field: string, line: Line | null, confidence: number, doubt: string | null = null): void {
    if (line && this.fields.length < MAX_FIELDS) {
      this.fields.push({
        field,
        page: line.page,
        x: Math.round(line.x),
        y: Math.round(line.y),
        excerpt: line.text.slice(0, MAX_EXCERPT).toWellFormed(),
        confidence,
      });
    }
    const remark = doubt ?? (confidence < DOUBTFUL ? 'This was read with little certainty' : null);
    if (remark !== null) this.doubts.push({ place: field, message: line ? `${remark} (${placeOf(line)})` : remark });
  }
}

export const placeOf = (line: Line): string => `page ${line.page}: "${line.text.slice(0, MAX_EXCERPT).toWellFormed()}"`;
