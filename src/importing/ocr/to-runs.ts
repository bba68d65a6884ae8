/** Recognised words → what the reading of PDFs begins with: runs of text in points. */
import type { Run } from '../pdf/runs/run.ts';
import { CELL_GAP } from '../pdf/segments.ts';
import type { RecognisedLine, RecognisedWord } from './recogniser.ts';

/** All of these are shares of the line's height. */
const DOT = 0.2;
const BULLET = 0.5;
/** A dot or a bullet hovers so far above the baseline; commas and full stops do not. */
const HOVERS = 0.1;
/** What a bullet is taken for. */
const BULLET_LIKE = /^[«»*¢©®°+•·▪■●○]$/u;

export function toRuns(lines: readonly RecognisedLine[], scale: number): Run[] {
  return lines.flatMap((line) => runsOfLine(line, scale));
}

/** The words of one cell are one run: recognised boxes overlap at times, and a gap then says nothing. */
function runsOfLine(line: RecognisedLine, scale: number): Run[] {
  const height = line.rowAttributes.rowHeight;
  const words = line.words.filter((word) => word.text.trim() !== '');
  if (words.length === 0 || height <= 0) return [];
  const cells: RecognisedWord[][] = [];
  for (const word of words) {
    const before = cells.at(-1)?.at(-1);
    if (before && word.bbox.x0 - before.bbox.x1 <= CELL_GAP * height) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  // On a page that lies askew the words of a line still share one baseline.
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2;
  const texts = new Map(words.map((word, index) => [word, textOf(word, index === 0, baseline, height)]));
  return cells.map((cell) => {
    const left = Math.min(...cell.map((word) => word.bbox.x0));
    const right = Math.max(...cell.map((word) => word.bbox.x1));
    return {
      text: cell.map((word) => texts.get(word)).join(' '),
      x: left / scale,
      y: baseline / scale,
      width: (right - left) / scale,
      size: height / scale,
      bold: false,
      italic: false,
      href: null,
      rightToLeft: false,
      turnedOver: false,
      blankBefore: false,
    };
  });
}

/** Dots between words and bullets before them come as whatever letter or sign is nearest; their shape tells. */
function textOf({ text, bbox }: RecognisedWord, first: boolean, baseline: number, height: number): string {
  if ([...text].length > 1) return text;
  const wide = bbox.x1 - bbox.x0;
  const high = bbox.y1 - bbox.y0;
  const hovers = baseline - bbox.y1 > HOVERS * height;
  if (first && (BULLET_LIKE.test(text) || (hovers && wide < BULLET * height && high < BULLET * height))) return '•';
  return hovers && wide < DOT * height && high < DOT * height ? '·' : text;
}
