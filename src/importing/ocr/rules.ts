/**
 * Lines that are drawn under headings and between sections. The recogniser takes a heading close to one for a part of a
 * drawing and leaves it out, so they are wiped off the picture first.
 */
import type { Picture } from './picture.ts';

/** Darker than this is ink; thin lines come out grey. */
const INK = 215;
/** No letter has so long a stroke. In points. */
const SHORTEST = 72;
/** What is thicker is an area with a colour, perhaps with words in it. In points. */
const THICKEST = 2.5;
/** How many places of a line are looked at, to see that it is thin. */
const PLACES = 8;

export function wipeRules(picture: Picture): void {
  const { width, height, grey, scale } = picture;
  const shortest = SHORTEST * scale;
  const wiped: [number, number][] = [];
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    for (let at = row * width; at < end; at++) {
      if (grey[at]! >= INK) continue;
      const start = at;
      while (at < end && grey[at]! < INK) at++;
      if (at - start >= shortest && isThin(picture, start, at)) wiped.push([start, at]);
    }
  }
  for (const [start, end] of wiped) grey.fill(255, start, end);
}

function isThin({ width, grey, scale }: Picture, start: number, end: number): boolean {
  const thickness = Math.ceil(THICKEST * scale);
  const step = (end - start) / PLACES;
  let light = 0;
  for (let place = 0; place < PLACES; place++) {
    const at = Math.floor(start + (place + 0.5) * step);
    const above = grey[at - thickness * width] ?? 255;
    const below = grey[at + thickness * width] ?? 255;
    if (above >= INK && below >= INK) light++;
  }
  return light > PLACES / 2;
}
