import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toRows } from './rows.ts';
import { ICON, type Run } from './runs/run.ts';
import { toSegments } from './segments.ts';
import { plainRun } from './testing/run.ts';
import { toLines } from './to-lines.ts';

const run = (text: string, x: number, width: number): Run => plainRun(text, { x, width });
const linesOf = (...runs: Run[]) =>
  toLines(toRows(toSegments(runs)), 1, 0).map(({ text, bullet }) => `${bullet ? '* ' : ''}${text}`);

test('pictures before a date and a place make no list of them', () => {
  const dated = [run(ICON, 40, 8), run('May 2019 – June 2021', 52, 100), run(ICON, 200, 8), run('Madrid', 212, 35)];
  assert.deepEqual(linesOf(...dated), [`May 2019 – June 2021 ${ICON} Madrid`]);
  assert.deepEqual(linesOf(run(ICON, 40, 8), run('Led the kitchen of a hotel', 52, 120)), [
    '* Led the kitchen of a hotel',
  ]);
});

test('a bullet in the middle of a row opens a list beside the text, and a minus sign may be one', () => {
  assert.deepEqual(linesOf(run('Bakery', 40, 30), run('•', 200, 4), run('Baked bread', 208, 60)), [
    'Bakery',
    '* Baked bread',
  ]);
  assert.deepEqual(linesOf(run('−', 40, 5), run('Baked bread', 50, 60)), ['* Baked bread']);
});
