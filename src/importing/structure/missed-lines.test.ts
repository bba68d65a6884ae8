import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDocumentLines } from '../lines/line.ts';
import { missedLines } from './missed-lines.ts';
import { documentOf } from './testing/document.ts';

const missed = (rows: readonly string[], read: unknown): string[] =>
  missedLines(toDocumentLines(documentOf(rows).lines), read).map((line) => line.text);

test('a line of which nothing was read is missed; one that was read, a heading and a date are not', () => {
  const rows = ['Built a bridge', 'Grows roses at home', 'Experience', 'Jan 2019 – May 2021'];
  assert.deepEqual(missed(rows, { work: [{ highlights: ['Built a bridge'] }] }), ['Grows roses at home']);
});

test('a word broken over two lines is looked for in neither', () => {
  assert.deepEqual(missed(['a develop-', 'ment'], ['a development']), []);
});
