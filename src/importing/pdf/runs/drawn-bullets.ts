/**
 * Browsers and many page designers draw the bullets of a list instead of writing them. A small filled mark right before
 * a text becomes the sign that it stands for, so that whatever comes after need not know the difference.
 */
import type { Operators } from './pdf-js.ts';
import { type Run, rightOf } from './run.ts';
import { apply, multiply, type Transform } from './transform.ts';

interface Mark {
  left: number;
  right: number;
  /** The middle, in points from the top of the page. */
  y: number;
}

/** What pdf.js calls these operators; the names are not exported without the whole library. */
const SAVE = 10;
const RESTORE = 11;
const TRANSFORM = 12;
const FORM_BEGIN = 74;
const FORM_END = 75;
const CONSTRUCT_PATH = 91;
/** `fill`, `eoFill`, `fillStroke`, `eoFillStroke`: what is only clipped or stroked is no mark. */
const FILLS: ReadonlySet<unknown> = new Set([22, 23, 24, 25]);

const MAX_MARKS = 2000;
const MAX_DEPTH = 100;
/** Points. */
const SMALLEST = 1;
/** Of the size of the text. */
const LARGEST = 0.5;
const NEAR = 2.5;
/** A mark is about as wide as it is high. */
const ROUND = 1.35;
const HIGHEST = 0.8;

export function withDrawnBullets(runs: readonly Run[], operators: Operators, viewport: Transform): Run[] {
  const marks = findMarks(operators, viewport);
  if (marks.length === 0) return [...runs];
  return runs.flatMap((run) => {
    const mark = marks.find((one) => standsBefore(one, run, runs));
    if (!mark) return [run];
    const width = mark.right - mark.left;
    return [
      { ...run, text: '•', x: mark.left, width, bold: false, italic: false, href: null, rightToLeft: false },
      run,
    ];
  });
}

function findMarks({ fnArray, argsArray }: Operators, viewport: Transform): Mark[] {
  const marks: Mark[] = [];
  const outer: Transform[] = [];
  let current = viewport;
  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index] as unknown[] | null;
    if (operator === SAVE || operator === FORM_BEGIN) {
      if (outer.length < MAX_DEPTH) outer.push(current);
      const matrix = operator === FORM_BEGIN ? numbers(values?.[0]) : null;
      if (matrix?.length === 6) current = multiply(current, matrix as unknown as Transform);
    } else if (operator === RESTORE || operator === FORM_END) current = outer.pop() ?? viewport;
    else if (operator === TRANSFORM) current = multiply(current, numbers(values) as unknown as Transform);
    else if (operator === CONSTRUCT_PATH && FILLS.has(values?.[0])) {
      const mark = toMark(numbers(values?.[2]), current);
      if (mark && marks.length < MAX_MARKS) marks.push(mark);
    }
  }
  return marks;
}

const numbers = (values: unknown): number[] =>
  Array.isArray(values) || values instanceof Float32Array ? Array.from(values as ArrayLike<number>) : [];

function toMark(box: readonly number[], transform: Transform): Mark | null {
  if (box.length !== 4) return null;
  const [x1, y1] = apply(transform, box[0]!, box[1]!);
  const [x2, y2] = apply(transform, box[2]!, box[3]!);
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const round = width < ROUND * height && height < ROUND * width;
  if (!round || width < SMALLEST) return null;
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), y: (y1 + y2) / 2 };
}

function standsBefore(mark: Mark, run: Run, runs: readonly Run[]): boolean {
  const width = mark.right - mark.left;
  const gap = run.x - mark.right;
  if (width > LARGEST * run.size || gap < 0 || gap > NEAR * run.size) return false;
  if (mark.y > run.y || mark.y < run.y - HIGHEST * run.size) return false;
  const between = (other: Run) => other.y === run.y && other.x < run.x && rightOf(other) > mark.left;
  return !runs.some(between);
}
