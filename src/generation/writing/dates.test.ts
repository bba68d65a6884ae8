import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthAndYear, spanText, writtenOut } from './dates.ts';
import { labelsFor } from './labels.ts';

const english = labelsFor('en');

test('spans say as much as is known', () => {
  assert.equal(spanText({ start: '2019-04', end: '2021-10-30', current: false }, 'en', english), 'Apr 2019 – Oct 2021');
  assert.equal(spanText({ start: '2019', end: null, current: true }, 'en', english), '2019 – Present');
  assert.equal(spanText({ start: '2019-04', end: null, current: false }, 'en', english), 'Apr 2019');
  assert.equal(spanText({ start: null, end: '2020', current: false }, 'en', english), '2020');
  assert.equal(spanText({ start: null, end: null, current: false }, 'en', english), null);
});

test("a letter's date follows the country", () => {
  assert.equal(writtenOut('2026-03-04', 'en', true), 'March 4, 2026');
  assert.equal(writtenOut('2026-03-04', 'en', false), '4 March 2026');
});

test('other languages keep western digits and their own months', () => {
  assert.match(monthAndYear('2019-03', 'ar'), /2019/);
  assert.equal(monthAndYear('2019-03', 'es'), 'mar 2019');
  assert.equal(spanText({ start: '2019', end: null, current: true }, 'de', labelsFor('de')), '2019 – heute');
});

test('where resumes give months as numbers, so do we', () => {
  const span = { start: '2019-04', end: null, current: true };
  assert.equal(spanText(span, 'de', labelsFor('de')), '04/2019 – heute');
  assert.equal(spanText(span, 'pl', labelsFor('pl')), '04.2019 – obecnie');
  assert.equal(spanText(span, 'ja', labelsFor('ja')), '2019年4月 – 現在');
});

test('every language that we promise has its own headings, "Present" and names for groups of skills', () => {
  const languages = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'zh', 'ja', 'ar', 'he'];
  for (const lang of languages) {
    const labels = labelsFor(lang);
    assert.notEqual(labels.present, english.present, lang);
    assert.notEqual(labels.headings.experience, english.headings.experience, lang);
    assert.notEqual(labels.skillGroups?.core, english.skillGroups?.core, lang);
    assert.equal(Object.values(labels.headings).filter((heading) => !heading).length, 0, lang);
  }
});

test('lists take the comma of their language', () => {
  assert.equal(labelsFor('ja').marks.comma, '、');
  assert.equal(labelsFor('ar').marks.comma, '، ');
  assert.equal(labelsFor('en').marks.comma, ', ');
});

test('the first of a month is written as each language does', () => {
  assert.equal(writtenOut('2026-03-01', 'fr', false), '1er mars 2026');
  assert.equal(writtenOut('2026-03-01', 'de', false), '1. März 2026');
  assert.equal(writtenOut('2026-03-11', 'fr', false), '11 mars 2026');
});
