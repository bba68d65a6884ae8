import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDateSpan } from './date-span.ts';
import { isDateLabel, withoutDates } from './labels.ts';

test('spans of time are found in many languages and spellings', () => {
  const cases: [string, string | null, string][] = [
    ['January 2014 to October 2014 Company', '2014-01', '2014-10'],
    ['2020-06 - Present', '2020-06', 'present'],
    ['Jan, 2020 – Present', '2020-01', 'present'],
    ['May – Aug 2020', '2020-05', '2020-08'],
    ['06/2019 — 07/2021', '2019-06', '2021-07'],
    ['08/14 to 09/15', '2014-08', '2015-09'],
    ["Jan '14 - Dec '15", '2014-01', '2015-12'],
    ['2015-2019', '2015', '2019'],
    ['2012 2016', '2012', '2016'],
    ['2019-06 —', '2019-06', 'open'],
    ['1. März 2019 bis heute', '2019-03-01', 'present'],
    ['seit 03/2020', '2020-03', 'present'],
    ["Janvier 2019 – Aujourd'hui", '2019-01', 'present'],
    ['enero de 2015 – actualidad', '2015-01', 'present'],
    ['março de 2016 até atualmente', '2016-03', 'present'],
    ['gennaio 2017 - oggi', '2017-01', 'present'],
    ['januari 2018 – heden', '2018-01', 'present'],
    ['2019 – 21', '2019', '2021'],
    ['2019/20', '2019', '2020'],
    ['03-2019 / 06-2021', '2019-03', '2021-06'],
    ['Mar 19 - Jun 21', '2019-03', '2021-06'],
    ['jan/2019 – hoje', '2019-01', 'present'],
    ['mars 2019 - en cours', '2019-03', 'present'],
    ['dal marzo 2019 ad oggi', '2019-03', 'present'],
    ['2019 - Hoy', '2019', 'present'],
  ];
  for (const [text, start, end] of cases) {
    const span = findDateSpan(text);
    assert.deepEqual([span?.start, span?.end, span?.single], [start, end, false], text);
  }
});

test('one date alone is the end of something, and said to be alone', () => {
  const span = findDateSpan('Graduated May 2010');
  assert.deepEqual([span?.start, span?.end, span?.single], [null, '2010-05', true]);
});

test('words and numbers that are no dates are left alone', () => {
  for (const text of ['May I help', '45 seconds', 'Room 2101a', 'version 3.2', 'March', 'from 120 to 1900 users']) {
    assert.equal(findDateSpan(text), null, text);
  }
});

test('a label says when and nothing else', () => {
  for (const text of ['2019 – 2021', '(June 2019 - Present)', '2 years 10 months', 'Expected May 2026']) {
    assert.ok(isDateLabel(text), text);
  }
  for (const text of ['Engineer, 2019', 'Present', 'Austin, TX']) assert.ok(!isDateLabel(text), text);
});

test('what is left without its dates has no stray brackets', () => {
  assert.equal(withoutDates('Program Manager (2012 – 2018)'), 'Program Manager');
  assert.equal(withoutDates('Graduated: May 2019'), '');
  assert.equal(withoutDates('Cook 2012 – 2018 Soup Ltd', ' | '), 'Cook | Soup Ltd');
});
