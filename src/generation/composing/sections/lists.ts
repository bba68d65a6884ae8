/** Lists of a letter. */
import type { LetterLine } from '../../typesetting/page.ts';

/** What an item answers goes with the last of its own words, and the line that introduces a list with its last item. */
export function withoutEmptyLists(lines: readonly LetterLine[]): LetterLine[] {
  const paragraphs = lines.filter(({ text, lead }) => text !== '' && text !== lead);
  return paragraphs.filter(({ list }, at) => list !== 'introduction' || paragraphs[at + 1]?.list === 'item');
}
