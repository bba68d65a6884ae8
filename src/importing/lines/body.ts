import type { Line } from './line.ts';
import { joinWrapped } from './repair-text.ts';

/** A paragraph or list item of an entry, with the line it begins on. */
export interface Item {
  text: string;
  bullet: boolean;
  line: Line;
}

/** What the lines of one text have in common. */
interface Setting {
  hasBullets: boolean;
  /** Where its longest lines end; null where no line is surely wrapped, so that nothing is known. */
  right: number | null;
  /** No sentence ends inside a line, so that one which ends with its line ends an item. */
  sentencePerItem: boolean;
  /** The distance of wrapped lines, in font sizes; null where all lines keep one distance. */
  leading: number | null;
}

const LESS_INDENTED = 6;
/** Distances that differ by less, in font sizes, look equal. */
const SAME_DISTANCE = 0.12;
const PARAGRAPH_GAP = 1.2;
/** Of the width of the text: a line that leaves so much room was ended on purpose. */
const WIDE_ROOM = 0.25;
const SENTENCE_INSIDE = /\p{Ll}[.!?]\s+\p{Lu}/u;

/** Lines → items: a wrapped line belongs to the one above. */
export function toItems(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  const setting = settingOf(lines);
  let before: Line | undefined;
  for (const line of lines) {
    const text = cleanText(line.text);
    if (text === '') continue;
    const item = items.at(-1);
    if (item && before && continuesItem(before, line, item, setting)) item.text = joinWrapped(item.text, text);
    else items.push({ text, bullet: line.bullet, line });
    before = line;
  }
  return items.map((item) => ({ ...item, text: item.text.replaceAll('\u00ad', '') }));
}

const cleanText = (text: string): string =>
  text
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function settingOf(lines: readonly Line[]): Setting {
  const distances = lines.slice(1).flatMap((line, index) => distance(lines[index]!, line) ?? []);
  const least = Math.min(...distances);
  const wraps = lines.some((line, index) => index > 0 && !line.bullet && /^\p{Ll}/u.test(line.text));
  const varies = distances.some((one) => one > least + SAME_DISTANCE);
  return {
    hasBullets: lines.some((line) => line.bullet),
    right: wraps ? Math.max(...lines.map((line) => line.right)) : null,
    sentencePerItem: !lines.some((line) => SENTENCE_INSIDE.test(line.text)),
    leading: varies ? least : null,
  };
}

/** From baseline to baseline, in font sizes; null over the end of a page or column. */
function distance(before: Line, line: Line): number | null {
  if (before.page !== line.page || line.y <= before.y) return null;
  return (line.y - before.y) / line.size;
}

function continuesItem(before: Line, line: Line, item: Item, setting: Setting): boolean {
  if (line.bullet || before.whole) return false;
  if (item.bullet && line.x < item.line.x - LESS_INDENTED) return false;
  const startsSmall = /^\p{Ll}/u.test(line.text);
  if (setting.hasBullets && item.bullet) return startsSmall || line.gapAbove < PARAGRAPH_GAP;
  const gap = distance(before, line);
  const wide = gap !== null && setting.leading !== null && gap > setting.leading + SAME_DISTANCE;
  if (startsSmall) return !wide || !/[.!?:]$/.test(before.text);
  if (wide) return false;
  const endsSentence = /[.!?;]$/.test(before.text);
  if (endsSentence && setting.sentencePerItem && /^\p{Lu}/u.test(line.text)) return false;
  if (setting.leading !== null && gap !== null) {
    const right = endsSentence ? line.margin : line.margin - WIDE_ROOM * (line.margin - line.x);
    return !(/^\p{Lu}/u.test(line.text) && wouldHaveFit(before, line, right));
  }
  return !wouldHaveFit(before, line, endsSentence ? line.margin : (setting.right ?? line.margin));
}

/** Where the first word of a line had room on the line above, the break was meant. */
function wouldHaveFit(before: Line, line: Line, right: number): boolean {
  const firstWord = line.text.split(' ')[0] ?? '';
  const perCharacter = (line.right - line.x) / Math.max(1, line.text.length);
  return before.right + (firstWord.length + 1) * perCharacter < right;
}

/** Paragraphs joined by line breaks; null where there are none. */
export function paragraphs(items: readonly Item[]): string | null {
  const text = items
    .map((item) => item.text)
    .join('\n')
    .trim();
  return text === '' ? null : text;
}
