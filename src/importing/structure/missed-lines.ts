/** Nothing of the source is dropped silently: every line is looked for in what was read. */

import { withoutDates } from '../dates/labels.ts';
import { headingKind } from '../headings/headings.ts';
import { isHeadingInEntry } from '../headings/small-headings.ts';
import type { Line } from '../lines/line.ts';

/** A line of which less is found was not read. */
const ENOUGH = 0.5;
/** Shorter words are pieces of broken addresses and numbers. */
const SHORT = 3;
const LABELS = /^(?:email|mail|phone|tel|mobile|address|website|location|gpa|linkedin|github|page|courriel|telefon)$/;

export function missedLines(lines: readonly Line[], read: unknown): Line[] {
  const known = new Set<string>();
  gatherWords(read, known);
  return lines.filter((line, index) => {
    if (headingKind(line.text) !== null || isHeadingInEntry(line.text)) return false;
    const broken = /[-\u00ad]$/.test(lines[index - 1]?.text ?? '');
    const words = wordsOf(withoutDates(line.text))
      .slice(broken ? 1 : 0)
      .filter((word) => !LABELS.test(word));
    const found = words.filter((word) => known.has(word) || [...word].length < SHORT);
    return words.length > 0 && found.length < ENOUGH * words.length;
  });
}

function gatherWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') for (const word of wordsOf(value)) words.add(word);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) gatherWords(part, words);
}

/** A word wrapped with a hyphen is found by neither half, so halves do not count. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\p{L}{1,40}[-\u00ad]$/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
