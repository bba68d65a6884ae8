import type { ReadLine } from '../../../../src/base/documents/read-back.ts';

export interface EvidenceLine {
  page: number;
  text: string;
  ids: string[];
}

/** In shares of the page's width and height. */
export interface Place {
  /** From 1. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ReadPage {
  width: number;
  height: number;
  lines: ReadLine[];
}

/** Around the letters, in shares of the font size: above the baseline, and in all. */
const ABOVE = 0.95;
const TALL = 1.3;

/**
 * Where each line of the evidence stands on the page. Both are lines of the same file in the same order, so they are
 * counted off; a page on which their number differs is one that cannot be trusted, and has no places.
 */
export function placesOf(pages: readonly ReadPage[], lines: readonly EvidenceLine[]): (Place | null)[] {
  return lines.map((line) => {
    const read = pages[line.page - 1];
    const onPage = lines.filter(({ page }) => page === line.page);
    if (read === undefined || read.lines.length !== onPage.length) return null;
    return { page: line.page, ...boxOf(read.lines[onPage.indexOf(line)]!, read) };
  });
}

function boxOf(line: ReadLine, page: ReadPage): Omit<Place, 'page'> {
  return {
    left: line.x / page.width,
    top: (line.y - ABOVE * line.fontSize) / page.height,
    width: line.width / page.width,
    height: (TALL * line.fontSize) / page.height,
  };
}

/** The lines behind which the fact stands. */
export function linesOfFact(lines: readonly EvidenceLine[], factId: string): number[] {
  return lines.flatMap((line, index) => (line.ids.includes(factId) ? [index] : []));
}

const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** The lines that a paragraph of a letter was broken into, one after the other. */
export function linesOfPassage(lines: readonly EvidenceLine[], passage: string): number[] {
  const letters = lettersOf(passage);
  for (let first = 0; first < lines.length; first++) {
    let rest = letters;
    let at = first;
    for (; rest !== '' && at < lines.length; at++) {
      const line = lettersOf(lines[at]!.text);
      if (line === '' || !rest.startsWith(line)) break;
      rest = rest.slice(line.length);
    }
    if (rest === '' && at > first) return Array.from({ length: at - first }, (_, index) => first + index);
  }
  return [];
}
