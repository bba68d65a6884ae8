/** The dates and the text of a job, whoever found where they stand. */
import type { DateSpan } from '../dates/date-span.ts';
import type { End } from '../json-resume/values.ts';
import { type Item, paragraphs, toItems } from '../lines/body.ts';
import type { Line } from '../lines/line.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Provenance } from './provenance.ts';

interface Dated {
  span: DateSpan | null;
  spanLine: Line | null;
}

const LONG_PARAGRAPH = 160;

export function noteSpan({ span, spanLine }: Dated, at: string, provenance: Provenance): void {
  provenance.note(`${at}.startDate`, spanLine, span?.single ? 0.5 : 0.95);
  if (span && !span.single) provenance.note(`${at}.endDate`, spanLine, span.end === 'open' ? 0.7 : 0.95);
}

/** A job with a single date began and ended around it. */
export function spanOf({ span }: Dated): { start: string | null; end: End } {
  if (!span) return { start: null, end: 'unknown' };
  return span.single && typeof span.end === 'string'
    ? { start: span.end, end: span.end }
    : { start: span.start, end: span.end };
}

/** `others` are parts of the header that name neither title nor employer. */
export function readBody(
  entry: Dated & { body: Line[] },
  others: readonly { text: string }[],
): { summary: string | null; intro: Item[]; listed: Item[] } {
  const items = toItems(entry.body);
  const hasBullets = items.some((item) => item.bullet);
  const firstBullet = hasBullets ? items.findIndex((item) => item.bullet) : items.length;
  const isText =
    !hasBullets &&
    items.length === 1 &&
    items[0]!.text.length > LONG_PARAGRAPH &&
    items[0]!.line.x < (entry.spanLine?.x ?? 0) + 5;
  const intro = hasBullets ? items.slice(0, firstBullet) : isText ? items : [];
  const listed = hasBullets ? items.slice(firstBullet) : isText ? [] : items;
  const summary = [...others.map(({ text }) => trimSigns(text)), paragraphs(intro)].filter((text) => text).join('\n');
  return { summary: summary === '' ? null : summary, intro, listed };
}
