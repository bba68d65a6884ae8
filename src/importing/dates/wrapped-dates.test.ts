import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDocumentLines } from '../lines/line.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { joinStackedDates, joinWrappedDates } from './wrapped-dates.ts';

const joined = (...rows: Row[]): string[] =>
  joinWrappedDates(toDocumentLines(documentOf(rows).lines)).map((line) => line.text);

test('a span that its column broke is whole again, also over three lines and in the middle', () => {
  assert.deepEqual(joined('March 2016 –\tAcme Inc', 'April 2018\tFurrier'), [
    'March 2016 – April 2018 Acme Inc',
    'Furrier',
  ]);
  assert.deepEqual(joined('from March\tAcme Inc', '2016 to April\tFurrier', '2018\tSewed coats'), [
    'from March 2016 to April 2018 Acme Inc',
    'Furrier',
    'Sewed coats',
  ]);
  assert.deepEqual(joined(['September 2016 –', { x: 50 }], ['heute', { x: 77.5 }]), ['September 2016 – heute']);
});

test('a span that was broken within a word, or by a wide blank, is whole again', () => {
  assert.deepEqual(joined('Juni 2019 – Septem\u00ad\tAcme Inc', 'ber 2020\tFurrier'), [
    'Juni 2019 – September 2020 Acme Inc',
    'Furrier',
  ]);
  assert.deepEqual(joined('Acme Inc\tDec. 2008 - Feb.\t2013'), ['Acme Inc Dec. 2008 - Feb. 2013']);
});

test('a date under another is the end of its span, on either side, with text beside it or not', () => {
  const stacked = (...rows: Row[]): string[] =>
    joinStackedDates(toDocumentLines(documentOf(rows).lines)).map((line) => line.text);
  assert.deepEqual(stacked('Acme Inc\tMay 2011', 'Furrier\tJune 2020'), ['Acme Inc May 2011 – June 2020', 'Furrier']);
  assert.deepEqual(stacked('May 2011\tAcme Inc', 'June 2020', 'Sewed coats'), [
    'May 2011 – June 2020 Acme Inc',
    'Sewed coats',
  ]);
  assert.deepEqual(stacked('May 2011\tAcme Inc', 'Now\tFurrier'), ['May 2011 – Now Acme Inc', 'Furrier']);
  assert.deepEqual(stacked('Now\tAcme Inc', 'Now\tFurrier'), ['Now Acme Inc', 'Now Furrier']);
  assert.deepEqual(stacked('Nov 2017\tLieutenant', 'Sep 2019', 'May 2005\tFirefighter', 'Jun 2017', 'Put out fires'), [
    'Nov 2017 – Sep 2019 Lieutenant',
    'May 2005 – Jun 2017 Firefighter',
    'Put out fires',
  ]);
  assert.deepEqual(stacked('Nov 2017\tLieutenant', 'Sep 2019\tAcme', 'May 2005\tFirefighter', 'Jun 2017\tMill'), [
    'Nov 2017 – Sep 2019 Lieutenant',
    'Acme',
    'May 2005 – Jun 2017 Firefighter',
    'Mill',
  ]);
  assert.deepEqual(stacked('May 2011', 'June 2020'), ['May 2011', 'June 2020']);
  const prizes = ['Prize\tMay 2011', 'Medal\tJune 2012', 'Cup\tJuly 2013', 'Crown\tMay 2014'];
  assert.deepEqual(
    stacked(...prizes),
    prizes.map((row) => row.replace('\t', ' ')),
  );
  const list = ['Prize\tMay 2011', 'Medal\tJune 2020', 'Cup\tJuly 2021'];
  assert.deepEqual(
    stacked(...list),
    list.map((row) => row.replace('\t', ' ')),
  );
});

test('dates of two lines stay two', () => {
  for (const rows of [
    ['2018\tAcme Inc', '2016\tCrumb Ltd'],
    ['2016 – 2018\tAcme Inc', '2014 – 2016\tCrumb Ltd'],
    ['2018 –\tAcme Inc', '2014 – 2016\tCrumb Ltd'],
  ]) {
    assert.deepEqual(
      joined(...rows),
      rows.map((row) => row.replace('\t', ' ')),
    );
  }
});
