import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume } from '../import.ts';
import { readStructure } from '../structure/read-structure.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';

function spans(...written: string[]): string[] {
  const jobs = written.flatMap((dates): Row[] => [
    [`Furrier, Acme Inc\t${dates}`, { bold: true, gap: 1 }],
    ['Sewed coats on 1/1/2007', { bullet: true, x: 60 }],
  ]);
  const document = documentOf([
    ['Jane Smith', { size: 22 }],
    ['Experience', { size: 14, bold: true, gap: 1 }],
    ...jobs,
  ]);
  const { work } = exportJsonResume(readStructure(document, '2026-01-01T00:00:00Z').profile) as {
    work: { startDate: string; endDate: string; highlights: string[] }[];
  };
  assert.ok(
    work.every(({ highlights }) => highlights[0] === 'Sewed coats on 1/1/2007'),
    'prose stays as it is',
  );
  return work.map(({ startDate, endDate }) => `${startDate} ${endDate}`);
}

test('one date that can only be read one way tells the order of them all', () => {
  assert.deepEqual(spans('02/09/2018 – 30/06/2020'), ['2018-09-02 2020-06-30']);
  assert.deepEqual(spans('09/02/2018 – 06/30/2020'), ['2018-09-02 2020-06-30']);
});

test('dates that all begin with one are the first of months', () => {
  assert.deepEqual(spans('01/09/2018 – 01/06/2020'), ['2018-09-01 2020-06-01']);
});

test('where they contradict each other, or nothing tells, only the year is certain', () => {
  assert.deepEqual(spans('04/09/2018 – 05/06/2020'), ['2018 2020']);
  assert.deepEqual(spans('02/09/2018 – 30/06/2020', '03/04/2015 – 06/30/2017'), ['2018 2020-06-30', '2015 2017-06-30']);
});
