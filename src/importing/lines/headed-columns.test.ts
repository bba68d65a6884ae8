import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { splitHeadedColumns } from './headed-columns.ts';
import { toDocumentLines } from './line.ts';

const split = (...rows: Row[]): string[] =>
  splitHeadedColumns(toDocumentLines(documentOf(rows).lines)).map(({ text }) => text);

test('what stands under two headings side by side is read one after the other', () => {
  assert.deepEqual(
    split(
      'Jane Smith',
      'EXPERIENCE\tSKILLS',
      'Furrier\tSewing',
      ['Sewed coats\tMending', { bullet: true }],
      'Acme Inc',
    ),
    ['Jane Smith', 'EXPERIENCE', 'Furrier', 'Sewed coats', 'Acme Inc', 'SKILLS', 'Sewing', 'Mending'],
  );
});

test('it ends where a line stands across both', () => {
  const across = 'Sewed more than four hundred coats for the winter of that year';
  assert.deepEqual(split('EXPERIENCE\tSKILLS', 'Furrier\tSewing', across, 'EDUCATION\t2019'), [
    'EXPERIENCE',
    'Furrier',
    'SKILLS',
    'Sewing',
    across,
    'EDUCATION 2019',
  ]);
});
