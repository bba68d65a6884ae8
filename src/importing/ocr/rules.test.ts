import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from './picture.ts';
import { wipeRules } from './rules.ts';

const WIDTH = 200;
const HEIGHT = 40;

/** White paper, one pixel for each point, with one black area. */
function paperWith(area: { left: number; top: number; wide: number; high: number }): Picture {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let row = area.top; row < area.top + area.high; row++) {
    grey.fill(0, row * WIDTH + area.left, row * WIDTH + area.left + area.wide);
  }
  return { width: WIDTH, height: HEIGHT, grey, scale: 1 };
}

function inkAfterWiping(picture: Picture): number {
  wipeRules(picture);
  return picture.grey.filter((value) => value === 0).length;
}

test('a long thin line is wiped off, at the edge of the paper too', () => {
  assert.equal(inkAfterWiping(paperWith({ left: 20, top: 10, wide: 150, high: 2 })), 0);
  assert.equal(inkAfterWiping(paperWith({ left: 0, top: 0, wide: 200, high: 1 })), 0);
  assert.equal(inkAfterWiping(paperWith({ left: 0, top: 39, wide: 200, high: 1 })), 0);
});

test('a line that specks break is wiped off too', () => {
  const paper = paperWith({ left: 20, top: 10, wide: 150, high: 2 });
  for (let column = 40; column < 170; column += 20) paper.grey.fill(255, 10 * WIDTH + column, 10 * WIDTH + column + 1);
  assert.equal(inkAfterWiping(paper), 0);
});

test('strokes of letters and areas with a colour stay', () => {
  assert.equal(inkAfterWiping(paperWith({ left: 20, top: 10, wide: 30, high: 2 })), 60);
  assert.equal(inkAfterWiping(paperWith({ left: 20, top: 10, wide: 150, high: 20 })), 3000);
});

test('letters that stand close together are no line', () => {
  const paper = paperWith({ left: 20, top: 10, wide: 150, high: 2 });
  for (let column = 24; column < 170; column += 6) paper.grey.fill(255, 10 * WIDTH + column, 10 * WIDTH + column + 2);
  for (let column = 24; column < 170; column += 6) paper.grey.fill(255, 11 * WIDTH + column, 11 * WIDTH + column + 2);
  const ink = paper.grey.filter((value) => value === 0).length;
  assert.equal(inkAfterWiping(paper), ink);
});
