import type { ProfilePart } from '../../../../src/base/documents/profile-part.ts';

const SHORT = 40;

/** A skill stands beside its buttons, a longer line above them; what belongs to an entry stands further in. */
export function lineLook({ text, under }: ProfilePart, hasMore: boolean, isIndented = true): string {
  const isShort = text.length <= SHORT && !hasMore;
  const inside = isShort ? 'flex flex-wrap items-center justify-between gap-x-2' : 'grid gap-1';
  return `${inside} border-l-2 border-line pl-3 ${under !== null && isIndented ? 'ml-4' : ''}`;
}
