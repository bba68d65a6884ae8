/** A page that lay askew on the scanner is set straight: lines of text then share a row, and drawn lines can be told. */
import type { Picture } from './picture.ts';

/** Darker than this is a letter. */
const INK = 140;
/** Every so many columns are looked at; letters are wider. */
const COLUMN_STEP = 4;
/** In degrees. What is more askew than this is left as it is. */
const MOST_ASKEW = 3;
const COARSE_STEP = 0.25;
const FINE_STEP = 0.05;

export function straighten(picture: Picture): Picture {
  const slope = findSlope(picture);
  return slope === 0 ? picture : shear(picture, slope);
}

/** How far the lines of text fall for each pixel to the right. */
function findSlope(picture: Picture): number {
  const ink = inkOf(picture);
  const coarse = bestAngle(ink, picture, 0, MOST_ASKEW, COARSE_STEP);
  return slopeOf(bestAngle(ink, picture, coarse, COARSE_STEP, FINE_STEP));
}

const slopeOf = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

interface Ink {
  columns: number[];
  rows: number[];
}

function inkOf({ width, height, grey }: Picture): Ink {
  const ink: Ink = { columns: [], rows: [] };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column += COLUMN_STEP) {
      if (grey[row * width + column]! >= INK) continue;
      ink.columns.push(column);
      ink.rows.push(row);
    }
  }
  return ink;
}

/** Of two that are equally good, the one nearer to `middle`. */
function bestAngle(ink: Ink, size: Picture, middle: number, reach: number, step: number): number {
  let best = middle;
  let sharpest = sharpness(ink, size, middle);
  for (let away = step; away <= reach + step / 2; away += step) {
    for (const angle of [middle - away, middle + away]) {
      const found = sharpness(ink, size, angle);
      if (found <= sharpest) continue;
      sharpest = found;
      best = angle;
    }
  }
  return best;
}

/** Seen along its lines of text, a page has rows full of ink and rows without any. */
function sharpness({ columns, rows }: Ink, { width, height }: Picture, angle: number): number {
  const slope = slopeOf(angle);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const inkInRow = new Uint32Array(height + 2 * margin);
  for (let index = 0; index < rows.length; index++) {
    const row = Math.round(rows[index]! - columns[index]! * slope) + margin;
    inkInRow[row] = inkInRow[row]! + 1;
  }
  return inkInRow.reduce((sum, count) => sum + count * count, 0);
}

/** For so small an angle, moving each column up or down does what turning the page would. */
function shear({ width, height, grey, scale }: Picture, slope: number): Picture {
  const straight = new Uint8Array(grey.length).fill(255);
  for (let column = 0; column < width; column++) {
    const down = Math.round((column - width / 2) * slope);
    const last = Math.min(height, height - down);
    for (let row = Math.max(0, -down); row < last; row++) {
      straight[row * width + column] = grey[(row + down) * width + column]!;
    }
  }
  return { width, height, scale, grey: straight };
}
