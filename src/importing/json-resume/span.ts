import type { PartialDate } from '../../base/dates.ts';
import { type End, goesOn } from './values.ts';

interface ProfileSpan {
  start: PartialDate | null;
  end: PartialDate | null;
  current: boolean;
}

/** It goes on where the source says so, or where it has a start and nothing at the end; an end we cannot read is unknown. */
export function readSpan({ start, end }: { start: PartialDate | null; end: End }): ProfileSpan {
  if (goesOn(end)) return { start, end: null, current: true };
  if (end === 'unknown') return { start, end: null, current: false };
  return { start, end, current: end === null && start !== null };
}

export function writeSpan({ start, end, current }: ProfileSpan): { start: PartialDate | null; end: End } {
  if (current) return { start, end: start === null ? 'must-say' : 'open' };
  return { start, end: end ?? 'unknown' };
}
