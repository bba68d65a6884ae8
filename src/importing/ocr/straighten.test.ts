import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from './picture.ts';
import { straighten } from './straighten.ts';

const WIDTH = 600;
const HEIGHT = 300;

/** Ten lines, four pixels high, that fall by `slope` for each pixel to the right. */
function linesFalling(slope: number): Picture {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let line = 0; line < 10; line++) {
    for (let column = 50; column < 550; column++) {
      const top = 40 + 20 * line + Math.round((column - 300) * slope);
      for (let row = top; row < top + 4; row++) grey[row * WIDTH + column] = 0;
    }
  }
  return { width: WIDTH, height: HEIGHT, grey, scale: 1 };
}

const rowsWithInk = ({ grey }: Picture): number =>
  Array.from({ length: HEIGHT }, (_, row) => grey.subarray(row * WIDTH, (row + 1) * WIDTH).includes(0)).filter(Boolean)
    .length;

test('a page that lies askew to either side is set straight', () => {
  for (const slope of [0.02, -0.035]) {
    assert.ok(rowsWithInk(linesFalling(slope)) > 100);
    assert.ok(rowsWithInk(straighten(linesFalling(slope))) <= 60, `slope ${slope}`);
  }
});

test('a straight page stays as it is', () => {
  const page = linesFalling(0);
  assert.equal(straighten(page), page);
});
