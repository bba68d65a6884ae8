import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDocumentLines } from '../lines/line.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { toTokens } from './tokens.ts';

const tokensOf = (row: Row, listed = false): string[][] =>
  toTokens(toDocumentLines(documentOf([row]).lines), listed).map(({ text, before }) => [text, before]);

test('a line is taken apart at its signs, dates and cells', () => {
  assert.deepEqual(tokensOf('Nurse at Mercy, Leeds | 2019 – 2022\tUK'), [
    ['Nurse', 'line'],
    ['Mercy', 'at'],
    ['Leeds', 'comma'],
    ['2019 – 2022', 'bar'],
    ['UK', 'cell'],
  ]);
});

test('a bracket is one token, and stays where a name begins with it', () => {
  assert.deepEqual(tokensOf('Engineer (Freelance, part-time) – Acme'), [
    ['Engineer', 'line'],
    ['Freelance, part-time', 'bracket'],
    ['Acme', 'dash'],
  ]);
  assert.deepEqual(tokensOf('(Contract) Trainer'), [['(Contract) Trainer', 'line']]);
});

test('a label is set off by its colon', () => {
  assert.deepEqual(tokensOf('Position: Nurse'), [
    ['Position', 'line'],
    ['Nurse', 'colon'],
  ]);
});

test('sentences and bullets stay whole, but not in lists', () => {
  const item: Row = ['First Aid, Red Cross', { bullet: true }];
  assert.equal(tokensOf(item).length, 1);
  assert.equal(tokensOf(item, true).length, 2);
  assert.equal(tokensOf('Cared for twelve patients a shift, and for their families on weekends.').length, 1);
});
