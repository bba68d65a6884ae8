import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecognisedLine, RecognisedWord } from './recogniser.ts';
import { toRuns } from './to-runs.ts';

/** A line 20 pixels high on the baseline 100. */
const line = (...words: RecognisedWord[]): RecognisedLine => ({
  words,
  baseline: { x0: 0, y0: 99, x1: 500, y1: 101 },
  rowAttributes: { rowHeight: 20 },
});

const word = (text: string, x0: number, x1: number, y0 = 85, y1 = 100): RecognisedWord => ({
  text,
  bbox: { x0, y0, x1, y1 },
  confidence: 90,
});

const textsOf = (...words: RecognisedWord[]): string[] => toRuns([line(...words)], 2).map((run) => run.text);

test('words stand in points, on the baseline of their line', () => {
  const [run] = toRuns([line(word('Jane', 40, 80), word('Smith', 85, 140))], 2);
  assert.deepEqual([run!.text, run!.x, run!.y, run!.width, run!.size], ['Jane Smith', 20, 50, 50, 10]);
});

test('a wide gap begins another cell; boxes that overlap are words all the same', () => {
  assert.deepEqual(textsOf(word('Austin,', 0, 60), word('TX', 50, 70), word('2019', 400, 440)), ['Austin, TX', '2019']);
});

test('a sign that hovers like a dot is a dot, whatever it was taken for; a dash is not', () => {
  const dot = word('+', 50, 53, 91, 94);
  const dash = word('-', 80, 90, 92, 94);
  assert.deepEqual(textsOf(word('Jane', 0, 40), dot, word('2019', 60, 75), dash, word('2021', 95, 120)), [
    'Jane · 2019 - 2021',
  ]);
});

test('what opens a line and hovers is a bullet, whatever letter it was taken for', () => {
  assert.deepEqual(textsOf(word('e', 0, 6, 88, 94), word('Drove', 15, 60)), ['• Drove']);
  assert.deepEqual(textsOf(word('«', 0, 6), word('Drove', 15, 60)), ['• Drove']);
});

test('a letter that stands on the line is a letter', () => {
  assert.deepEqual(textsOf(word('e', 0, 8, 91, 100), word('gestione', 15, 80)), ['e gestione']);
});

test('a line without words is no run', () => {
  assert.deepEqual(toRuns([line(), line(word(' ', 0, 5))], 2), []);
});
