import { rightOf } from './runs/run.ts';
import type { Segment } from './segments.ts';

/** Segments that a reader sees side by side, in the order of reading. */
export type Row = Segment[];

/** How much of the lower of two segments must stand beside the other. */
const BESIDE = 0.5;
/** Of a line's size, what stands above and below its baseline. */
const ASCENT = 0.75;
const DESCENT = 0.2;
const TOUCHING = 1;

export function toRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row && standsBeside(row[0]!, segment) && !row.some((other) => coversSameWidth(other, segment)))
      row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

function standsBeside(one: Segment, other: Segment): boolean {
  const top = Math.max(one.y - ASCENT * one.size, other.y - ASCENT * other.size);
  const bottom = Math.min(one.y + DESCENT * one.size, other.y + DESCENT * other.size);
  return bottom - top >= BESIDE * (ASCENT + DESCENT) * Math.min(one.size, other.size);
}

function coversSameWidth(one: Segment, other: Segment): boolean {
  return Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x) > TOUCHING;
}
