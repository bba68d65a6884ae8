import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateInWords, dateLanguage, isBefore, meansPresent, monthNames, readTypedDate } from './typed-date.ts';

test('a month and a year are read as people write them', () => {
  const written = ['March 2014', 'März 2014', 'mars 2014', 'marzo de 2014', 'Mar 2014', '03/2014', '3.2014', '2014-03'];
  for (const text of [...written, '  march   2014 ', 'since March 2014', 'seit März 2014', '2014/3']) {
    assert.equal(readTypedDate(text), '2014-03', text);
  }
});

test('a year alone is a date, and a whole day too', () => {
  assert.equal(readTypedDate('2014'), '2014');
  assert.equal(readTypedDate('30.04.2019'), '2019-04-30');
  assert.equal(readTypedDate('30 avril 2019'), '2019-04-30');
});

test('the last two digits of a year stand for it beside a month, and are never a day', () => {
  const written = [
    'Jan 21',
    "Jan '21",
    'Jan ’21',
    'Jan. 21',
    'January 21',
    'Januar 21',
    '1/21',
    '01/21',
    '1.21',
    '1-21',
    'Jan-21',
  ];
  for (const text of [...written, " since  jan  '21 "]) assert.equal(readTypedDate(text, 2026), '2021-01', text);
  assert.equal(readTypedDate('Jan 98', 2026), '1998-01');
  assert.equal(readTypedDate('Jan 36', 2026), '2036-01');
  assert.equal(readTypedDate('Jan 37', 2026), '1937-01');
});

test('what is no date is not guessed at', () => {
  for (const text of [
    '',
    'Marc 2014',
    '13/2014',
    '2014-02-30',
    'soon',
    '13/14',
    '3 14',
    '14',
    "'21",
    'Marc 14',
    'present',
  ]) {
    assert.equal(readTypedDate(text), null, text);
  }
});

test('the present has many names', () => {
  const names = ['present', 'Present', 'now', 'heute', 'bis heute', 'aktuell', 'aujourd’hui', "jusqu'à aujourd'hui"];
  for (const text of [...names, 'actualidad', 'hoy', 'en cours', 'derzeit']) assert.ok(meansPresent(text), text);
  assert.ok(!meansPresent('2014'));
});

test('what is shown can be typed back, in every language that dates are shown in', () => {
  for (const language of ['en', 'en-GB', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'pl']) {
    for (let month = 1; month <= 12; month++) {
      const date = `2014-${String(month).padStart(2, '0')}`;
      for (const value of [date, `${date}-17`]) {
        assert.equal(readTypedDate(dateInWords(value, language)), value, `${language} ${dateInWords(value, language)}`);
      }
    }
  }
  assert.equal(dateInWords('2014', 'de'), '2014');
  assert.equal(dateInWords('Marc 20', 'en'), 'Marc 20');
  assert.equal(monthNames('de')[2], 'Mär');
});

test('dates are shown in the first language of the browser that can be read, else in English', () => {
  assert.equal(dateLanguage(['ja-JP', 'de-AT', 'en']), 'de-AT');
  assert.equal(dateLanguage(['ja']), 'en');
});

test('dates are compared as far as both are known', () => {
  assert.ok(isBefore('2013', '2014-03'));
  assert.ok(!isBefore('2014', '2014-03'));
  assert.ok(isBefore('2014-02', '2014-03-01'));
});
