import { withoutBullet } from './bullets.ts';

/** Some exports lose the line ends between the items of a list. */
const INLINE_ITEM = /\s+(?=[•●▪‣◦]\s)/gu;

/** The text of an entry as people write it: words first, list items after. Without items it is all one summary. */
export function readDescription(text: string): { summary: string | undefined; highlights: string[] } {
  const summary: string[] = [];
  const highlights: string[] = [];
  for (const line of text.replace(INLINE_ITEM, '\n').split(/\r\n|\r|\n/)) {
    const item = withoutBullet(line);
    if (item !== null) highlights.push(item.trim());
    else if (highlights.length === 0) summary.push(line.trim());
    else if (line.trim() !== '') continueOrAdd(highlights, line.trim());
  }
  return { summary: summary.join('\n').trim() || undefined, highlights };
}

/** A line after an item is the rest of its sentence, or else a statement of its own. */
function continueOrAdd(highlights: string[], line: string): void {
  if (/^\p{Ll}/u.test(line)) highlights.push(`${highlights.pop()} ${line}`);
  else highlights.push(line);
}
