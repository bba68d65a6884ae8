import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Run } from './runs/run.ts';
import { splitAtSharedEdges, toSegments } from './segments.ts';
import { plainRun } from './testing/run.ts';

const EDGE = 120;

const run = (text: string, x: number, y: number, bold = false): Run => plainRun(text, { x, y, bold });

/** The cells of "2019 – 2021" and what nearly touches it, above so many lines that begin where that begins. */
function cellsOf(beside: Run, linesBelow: number): string[] {
  const date = run('2019 – 2021', EDGE - 57, 50);
  const below = Array.from({ length: linesBelow }, (_, at) => run('Baked bread', EDGE, 64 + 14 * at));
  return splitAtSharedEdges(toSegments([date, beside, ...below]))
    .map(({ text }) => text)
    .slice(0, -linesBelow);
}

test('what nearly touches its neighbour is a cell of its own where other lines begin, in bold or not', () => {
  for (const bold of [false, true]) {
    const employer = run('Mill Society', EDGE, 50, bold);
    assert.deepEqual(cellsOf(employer, 2), ['2019 – 2021', 'Mill Society']);
    assert.deepEqual(cellsOf(employer, 1), ['2019 – 2021 Mill Society']);
  }
});

test('a word that goes on in small letters is no cell', () => {
  assert.deepEqual(cellsOf(run('at the mill', EDGE, 50), 2), ['2019 – 2021 at the mill']);
});
