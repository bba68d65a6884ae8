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
    ['June 2022 and August - September 2022', '2022-08', '2022-09'],
    ['06/2019 — 07/2021', '2019-06', '2021-07'],
    ['08/14 to 09/15', '2014-08', '2015-09'],
    ["Jan '14 - Dec '15", '2014-01', '2015-12'],
    ['2015-2019', '2015', '2019'],
    ['2017 to 21', '2017', '2021'],
    ['11/2022 – à ce jour', '2022-11', 'present'],
    ['2012 2016', '2012', '2016'],
    ['2019-06 —', '2019-06', 'open'],
    ['1. März 2019 bis heute', '2019-03-01', 'present'],
    ['seit 03/2020', '2020-03', 'present'],
    ["Janvier 2019 – Aujourd'hui", '2019-01', 'present'],
    ['enero de 2015 – actualidad', '2015-01', 'present'],
    ['março de 2016 até atualmente', '2016-03', 'present'],
    ['gennaio 2017 - oggi', '2017-01', 'present'],
    ['januari 2018 – heden', '2018-01', 'present'],
    ['2018 – huidig', '2018', 'present'],
    ['03.16 – 04.18', '2016-03', '2018-04'],
    ['03.16 – heute', '2016-03', 'present'],
    ['Electrician (foreman since 2022), Sep 2018 – May 2024', '2018-09', '2024-05'],
    ['03/2018 | heden', '2018-03', 'present'],
    ['03/2018 | 03/2018', '2018-03', '2018-03'],
    ['2018 hasta la actualidad', '2018', 'present'],
    ['10/2018 – andauernd', '2018-10', 'present'],
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

test('the word that leads to a span is a part of it', () => {
  for (const text of [
    'from 2015 to 2019',
    'von 2015 bis 2019',
    'vom 1. März 2015 bis 2. April 2019',
    'de 2015 à 2019',
    'du 1 mars 2015 au 2 avril 2019',
    'dal 2015 al 2019',
    'da marzo 2015 a giugno 2019',
    'del 2015 al 2019',
    'desde 2015 hasta 2019',
    'van 2015 tot 2019',
  ]) {
    assert.equal(withoutDates(`${text} Baker`), 'Baker', text);
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
