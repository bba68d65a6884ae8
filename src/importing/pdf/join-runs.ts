/** Lines of a page out of what a PDF draws. The dashboard finds the lines of a document by it, too. */
import type { ReadLine } from '../../base/documents/read-back.ts';

/** Two runs stand on one line when their baselines differ by less than this share of the font size. */
const SAME_LINE = 0.35;
/** A gap wider than this share of the font size is a space. */
const SPACE_GAP = 0.15;

/** Letters that a PDF draws at once; `y` is that of their baseline, from the top. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** What pdf.js finds in a page: text, or marks of the structure around it. */
type Item = { str: string; transform: number[]; width: number } | { type: string };

export function runsOf(items: readonly Item[], pageHeight: number): Run[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , skew, size, x, y] = item.transform as [number, number, number, number, number, number];
    return { text: item.str, x, y: pageHeight - y, width: item.width, fontSize: Math.hypot(skew, size) };
  });
}

/** Runs follow each other in reading order; a new baseline starts a new line. */
export function joinRuns(runs: readonly Run[]): ReadLine[] {
  const lines: ReadLine[] = [];
  let open: Run[] = [];
  for (const run of runs) {
    const previous = open.at(-1);
    if (previous && Math.abs(previous.y - run.y) > SAME_LINE * Math.max(previous.fontSize, run.fontSize)) {
      lines.push(toLine(open));
      open = [];
    }
    open.push(run);
  }
  if (open.length > 0) lines.push(toLine(open));
  return lines.filter((line) => line.text !== '');
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/**
 * The runs of a line in the order in which a person reads them. A PDF draws the words of a line from left to right whatever
 * their script; where most of it is read from the right, the runs turn round, but Latin words and numbers among them do not.
 */
function inReadingOrder(runs: readonly Run[]): readonly Run[] {
  const inked = runs.filter((run) => LEFT_TO_RIGHT.test(run.text));
  const fromRight = inked.filter((run) => RIGHT_TO_LEFT.test(run.text));
  if (fromRight.length === 0) return runs;
  const letters = (some: readonly Run[]): number => some.reduce((sum, run) => sum + run.text.length, 0);
  if (letters(fromRight) * 2 < letters(inked)) return withTurnedWords(runs);
  const turned = runs.toSorted((a, b) => b.x - a.x);
  const ordered: Run[] = [];
  let latin: Run[] = [];
  for (const run of turned) {
    if (RIGHT_TO_LEFT.test(run.text)) {
      ordered.push(...latin, run);
      latin = [];
    } else if (latin.length > 0 || LEFT_TO_RIGHT.test(run.text)) latin.unshift(run);
    else ordered.push(run);
  }
  return [...ordered, ...latin];
}

/** A name from a right-to-left script inside a Latin line: only its own words turn round. */
function withTurnedWords(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let turned: Run[] = [];
  for (const run of runs) {
    if (RIGHT_TO_LEFT.test(run.text) || (turned.length > 0 && !LEFT_TO_RIGHT.test(run.text))) turned.unshift(run);
    else {
      ordered.push(...turned, run);
      turned = [];
    }
  }
  return [...ordered, ...turned];
}

function toLine(drawn: readonly Run[]): ReadLine {
  const runs = inReadingOrder(drawn);
  let text = '';
  let end: Run | null = null;
  for (const run of runs) {
    if (end !== null && gapBetween(end, run) > SPACE_GAP * run.fontSize && !/ $/.test(text) && !/^ /.test(run.text))
      text += ' ';
    text += run.text;
    end = run;
  }
  const inked = runs.filter((run) => run.text.trim() !== '');
  const shown = inked.length > 0 ? inked : runs;
  const left = Math.min(...shown.map((run) => run.x));
  const right = Math.max(...shown.map((run) => run.x + run.width));
  const fontSize = Math.max(...shown.map((run) => run.fontSize));
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    x: left,
    y: shown[0]!.y,
    width: right - left,
    height: fontSize,
    fontSize,
  };
}

/** Between the nearer ends, whichever of the two stands to the left. */
function gapBetween(a: Run, b: Run): number {
  return a.x <= b.x ? Math.abs(b.x - a.x - a.width) : Math.abs(a.x - b.x - b.width);
}
