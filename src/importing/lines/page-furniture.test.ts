import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { toDocumentLines } from './line.ts';
import { withoutFurniture } from './page-furniture.ts';

const kept = (...rows: Row[]): string[] =>
  withoutFurniture(toDocumentLines(documentOf(rows).lines)).map((line) => line.text);

test('numbers of pages are no text, with and without the name', () => {
  const rows = [
    'First Aid',
    'Page 1 of 2',
    'Seite von',
    'Jane Smith – Page 2',
    'CPR, Red Cross\tPage 2',
    'On page 3 of my thesis',
  ];
  assert.deepEqual(kept(...rows), ['First Aid', 'CPR, Red Cross', 'On page 3 of my thesis']);
});

test('place, day and signature at the end are no text; elsewhere they are', () => {
  assert.deepEqual(kept('First Aid', 'Würzburg, 27.06.2026', 'Jane Smith'), ['First Aid']);
  assert.deepEqual(kept('First Aid', 'Lyon, le 3 mai 2026'), ['First Aid']);
  const signedAbove = ['Würzburg, 27.06.2026', 'First Aid', 'CPR', 'Forklift 2', 'Welding', 'Driving'];
  assert.deepEqual(kept(...signedAbove), signedAbove);
  assert.deepEqual(kept('Talks', 'Würzburg, 2026'), ['Talks', 'Würzburg, 2026']);
  const lastOfAList = ['Talks', 'Lyon, 3 mai 2026', 'On bread, with 12 pictures'];
  assert.deepEqual(kept(...lastOfAList), lastOfAList);
});
