import type { Line } from './line.ts';
import { joinWrapped } from './repair-text.ts';

/** A paragraph or list item of an entry, with the line it begins on. */
export interface Item {
  text: string;
  bullet: boolean;
  line: Line;
}

const LIST_GAP = 0.12;
const INDENT = 4;
const LESS_INDENTED = 6;

/** Lines → items: a wrapped line belongs to the one above. */
export function toItems(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  const hasBullets = lines.some((line) => line.bullet);
  const right = Math.max(0, ...lines.map((line) => line.right));
  let before: Line | undefined;
  for (const line of lines) {
    const text = line.text
      .replace(/[\ue000-\uf8ff]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text === '') continue;
    const item = items.at(-1);
    if (item && before && continuesItem(before, line, item, hasBullets, right))
      item.text = joinWrapped(item.text, text);
    else items.push({ text, bullet: line.bullet, line });
    before = line;
  }
  return items.map((item) => ({ ...item, text: item.text.replaceAll('\u00ad', '') }));
}

function continuesItem(before: Line, line: Line, item: Item, hasBullets: boolean, right: number): boolean {
  if (line.bullet || before.whole) return false;
  if (item.bullet && line.x < item.line.x - LESS_INDENTED) return false;
  if (hasBullets && item.bullet) return line.gapAbove < 1.2 || /^\p{Ll}/u.test(line.text);
  if (/^\p{Ll}/u.test(line.text) && line.gapAbove < 0.5) return true;
  const samePage = before.page === line.page;
  if (samePage && line.gapAbove > Math.max(LIST_GAP, before.gapAbove + LIST_GAP)) return false;
  return !wouldHaveFit(before, line, right);
}

/** Where the first word of a line had room on the line above, the break was meant. */
function wouldHaveFit(before: Line, line: Line, right: number): boolean {
  if (before.right <= before.x) return /[.!?;]$/.test(before.text);
  const firstWord = line.text.split(' ')[0] ?? '';
  const perCharacter = (line.right - line.x) / Math.max(1, line.text.length);
  return before.right + (firstWord.length + 1) * perCharacter < right - INDENT / 2;
}

/** Paragraphs joined by line breaks; null where there are none. */
export function paragraphs(items: readonly Item[]): string | null {
  const text = items
    .map((item) => item.text)
    .join('\n')
    .trim();
  return text === '' ? null : text;
}
