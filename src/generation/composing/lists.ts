/** Lists of a letter. */
import type { LetterLine } from '../typesetting/page.ts';

/** A line that introduces a list goes with its last item. */
export function withoutEmptyLists(paragraphs: readonly LetterLine[]): LetterLine[] {
  return paragraphs.filter(({ list }, at) => list !== 'introduction' || paragraphs[at + 1]?.list === 'item');
}
