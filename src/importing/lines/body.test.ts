import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { toItems } from './body.ts';
import { toDocumentLines } from './line.ts';

const items = (rows: readonly Row[]): string[] =>
  toItems(toDocumentLines(documentOf(rows).lines)).map((item) => item.text);

test('where no sentence ends inside a line, each one that ends with its line is an item', () => {
  const rows = [
    'Built a bridge over the wide river.',
    'Trained six people for the new job.',
    'Sold forty boats in a year.',
  ];
  assert.deepEqual(items(rows), rows);
});

test('a paragraph of several sentences is one', () => {
  const rows = [
    'Builds bridges. Has done so for ten years and',
    'in four countries. Trains people as well. Has',
    'sold forty boats.',
  ];
  assert.deepEqual(items(rows), [rows.join(' ')]);
});

test('white space between lines separates items, whatever their words are', () => {
  const rows: Row[] = [
    'Built a bridge over the',
    'river Tay',
    ['Trained six people', { gap: 0.5 }],
    ['Sold boats', { gap: 0.5 }],
  ];
  assert.deepEqual(items(rows), ['Built a bridge over the river Tay', 'Trained six people', 'Sold boats']);
});

test('a bullet begins an item, and what follows it further to the left does not belong to it', () => {
  const rows: Row[] = [
    ['Built a bridge', { x: 62, bullet: true }],
    ['over the Tay', { x: 62 }],
    ['Employer of the year', { x: 50 }],
  ];
  assert.deepEqual(items(rows), ['Built a bridge over the Tay', 'Employer of the year']);
});
