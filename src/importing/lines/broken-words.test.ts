import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { joinBrokenWords } from './broken-words.ts';
import { toDocumentLines } from './line.ts';

const joined = (...rows: Row[]): string[] =>
  joinBrokenWords(toDocumentLines(documentOf(rows).lines)).map(({ cells }) =>
    cells.map(({ text }) => text).join(' | '),
  );

test('a word that the page breaks is whole again, with the words that follow it', () => {
  assert.deepEqual(joined('Freiwillige Feu\u00ad', 'erwehr Steyr', '2019'), ['Freiwillige Feuerwehr Steyr', '2019']);
  assert.deepEqual(joined('BERUFLI\u2010', 'CHER WERDE\u2010', 'GANG'), ['BERUFLICHER WERDEGANG']);
});

test('in a row of several cells the one below it goes on', () => {
  assert.deepEqual(joined('2019\tFreiwillige Feu\u00ad', 'heute\terwehr Steyr'), [
    '2019 | Freiwillige Feuerwehr Steyr',
    'heute',
  ]);
});

test('nothing is joined over a bullet, to another case, or from further away', () => {
  const apart: Row[][] = [
    ['Feu\u00ad', ['erwehr', { bullet: true }]],
    ['Feu\u00ad', 'Erwehr'],
    ['Feu\u00ad', ['erwehr', { gap: 2 }]],
    ['Feu\u00ad', ['erwehr', { x: 120 }]],
    ['Feu-', 'erwehr'],
  ];
  for (const rows of apart) assert.equal(joined(...rows).length, 2, JSON.stringify(rows));
});

test('six rows are joined at most, so that pages of nothing else take no longer', () => {
  assert.equal(joined(...Array.from({ length: 12 }, () => 'und wei\u00ad')).length, 2);
});
