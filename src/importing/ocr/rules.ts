/**
 * Lines that are drawn under headings and between sections. The recogniser takes a heading close to one for a part of a
 * drawing and leaves it out, so they are wiped off the picture first.
 */
import type { Picture } from './picture.ts';

/** Darker than this is ink; thin lines come out grey. */
const INK = 215;
/** No letter has so long a stroke. In points. */
const SHORTEST = 36;
/** What is thicker is an area with a colour, perhaps with words in it. In points. */
const THICKEST = 2.5;
/** How many places of a line are looked at, to see that it is thin. */
const PLACES = 8;
/** And of how many it may be otherwise: where a letter reaches down to it. */
const NOT_THIN = 1;
/** Specks of a poor scan break a line; so many pixels without ink do not end it. Letters stand further apart. */
const SPECK = 1;

/** From one pixel to before another, in one row. */
interface Stroke {
  start: number;
  end: number;
}

export function wipeRules(picture: Picture): void {
  const { width, height, grey } = picture;
  const rules: Stroke[] = [];
  for (let row = 0; row < height; row++) {
    const strokes = strokesOf(grey, row * width, (row + 1) * width);
    rules.push(...strokes.filter((stroke) => isRule(picture, stroke)));
  }
  // A line that was not quite straight leaves steps in the rows beside it.
  for (const { start, end } of rules) {
    for (const move of [-width, 0, width]) grey.fill(255, Math.max(0, start + move), Math.max(0, end + move));
  }
}

function strokesOf(grey: Uint8Array, from: number, to: number): Stroke[] {
  const strokes: Stroke[] = [];
  for (let at = from; at < to; at++) {
    if (grey[at]! >= INK) continue;
    const last = strokes.at(-1);
    if (last && at - last.end <= SPECK) last.end = at + 1;
    else strokes.push({ start: at, end: at + 1 });
  }
  return strokes;
}

const isRule = (picture: Picture, stroke: Stroke): boolean =>
  stroke.end - stroke.start >= SHORTEST * picture.scale && isThin(picture, stroke);

function isThin({ width, grey, scale }: Picture, { start, end }: Stroke): boolean {
  const thickness = Math.ceil(THICKEST * scale);
  const step = (end - start) / PLACES;
  let light = 0;
  for (let place = 0; place < PLACES; place++) {
    const at = Math.floor(start + (place + 0.5) * step);
    const above = grey[at - thickness * width] ?? 255;
    const below = grey[at + thickness * width] ?? 255;
    if (above >= INK && below >= INK) light++;
  }
  return light >= PLACES - NOT_THIN;
}
