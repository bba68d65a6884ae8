import type { DateSpan } from '../dates/date-span.ts';
import type { Line } from '../lines/line.ts';

export interface Entry {
  /** The lines that say who, what and where, without the dates. */
  header: Line[];
  span: DateSpan | null;
  spanLine: Line | null;
  body: Line[];
  /** What stood in the margin beside the text: places. */
  asides: string[];
}
