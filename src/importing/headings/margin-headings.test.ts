import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDocumentLines } from '../lines/line.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { splitMarginHeadings } from './margin-headings.ts';

const split = (...rows: Row[]): string[] =>
  splitMarginHeadings(toDocumentLines(documentOf(rows).lines)).map((line) => line.text);
const beside = (text: string): Row => [text, { x: 250 }];

test('where one heading stands in the margin, others do: unknown ones, and such as had no room on one line', () => {
  assert.deepEqual(
    split(
      'EDUCATION\tOhio State University',
      beside('BSc Biology'),
      ['WHAT I HAVE\tFurrier, Acme Inc', { gap: 1 }],
      'DONE\tSewed coats',
      beside('Mended what was torn'),
      beside('Counted buttons'),
      beside('Swept the floor'),
      beside('Went home'),
    ),
    [
      'EDUCATION',
      'Ohio State University',
      'BSc Biology',
      'WHAT I HAVE DONE',
      'Furrier, Acme Inc',
      'Sewed coats',
      'Mended what was torn',
      'Counted buttons',
      'Swept the floor',
      'Went home',
    ],
  );
});

test('dates and labels in the margin stay with what they date and label', () => {
  const rows = ['EDUCATION\tOhio State University', '2012\tBSc Biology', 'Grade:\tGood', 'SKILLS\tSewing'];
  assert.deepEqual(split(...rows, beside('Mending'), beside('Counting'), beside('Reading'), beside('Writing')), [
    'EDUCATION',
    'Ohio State University',
    '2012 BSc Biology',
    'Grade: Good',
    'SKILLS',
    'Sewing',
    'Mending',
    'Counting',
    'Reading',
    'Writing',
  ]);
});

test('a margin that labels every row holds no headings', () => {
  const rows = ['Skills\tSewing', 'Coats\tOf wool', 'Hats\tOf fur', 'Gloves\tOf leather'];
  assert.deepEqual(split(...rows), ['Skills', 'Sewing', 'Coats Of wool', 'Hats Of fur', 'Gloves Of leather']);
});

test('with a colon they head sections where the work itself stands so, and label lines elsewhere', () => {
  const rows = ['Work Experience:\tAcme Inc', 'Skills:\tSewing', 'Education:\tOhio State University'];
  assert.deepEqual(
    split(...rows),
    rows.flatMap((row) => row.split('\t')),
  );
  assert.deepEqual(
    split(...rows.slice(1)),
    rows.slice(1).map((row) => row.replace('\t', ' ')),
  );
});

test('a language beside its levels is no heading', () => {
  const rows = ['EDUCATION\tOhio State University', 'Malay\tB1\tB1\tB1'];
  const more = ['BSc', 'MSc', 'PhD'].map(beside);
  assert.equal(split(...rows, ...more)[2], 'Malay B1 B1 B1');
});
