import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPresent, readDate } from './written-dates.ts';

test('dates as people write them are read as far as they are certain', () => {
  const cases: [string, string][] = [
    ['2019', '2019'],
    ['2019-04', '2019-04'],
    ['2019-4', '2019-04'],
    ['2019-04-30', '2019-04-30'],
    ['2019-04-30T00:00:00.000Z', '2019-04-30'],
    ['2019/04', '2019-04'],
    ['2019.04', '2019-04'],
    ['04/2019', '2019-04'],
    ['4.2019', '2019-04'],
    ['April 2019', '2019-04'],
    [' april  2019 ', '2019-04'],
    ['Apr 2019', '2019-04'],
    ['Sept. 2019', '2019-09'],
    ['Apr, 2019', '2019-04'],
    ['April 30, 2019', '2019-04-30'],
    ['April 1st, 2019', '2019-04-01'],
    ['30 April 2019', '2019-04-30'],
    ['2019 April', '2019-04'],
    ['März 2019', '2019-03'],
    ['février 2019', '2019-02'],
    ['abril de 2019', '2019-04'],
    ['30. April 2019', '2019-04-30'],
    ['30.04.2019', '2019-04-30'],
    ['04.05.2019', '2019-05-04'],
    ['04/30/2019', '2019-04-30'],
    ['30/04/2019', '2019-04-30'],
    ['04/04/2019', '2019-04-04'],
    ['Summer 2019', '2019'],
  ];
  for (const [written, read] of cases) assert.equal(readDate(written), read, written);
});

test('of a date whose day and month could be exchanged only the year is taken', () => {
  assert.equal(readDate('04/05/2019'), '2019');
});

test('what is not a date is not read as one', () => {
  for (const text of ['', 'soon', 'Present', '2019-13', '2019-02-30', '19', '201', '32019', 'Foo 2019', '0/2019']) {
    assert.equal(readDate(text), null, text);
  }
});

test('"Present" and its like mean that something goes on', () => {
  for (const text of ['Present', 'present', ' NOW ', 'Current', 'to date', 'heute', 'Actualidad', 'Present.']) {
    assert.ok(isPresent(text), text);
  }
  for (const text of ['', '2019', 'presented', 'until 2019']) assert.ok(!isPresent(text), text);
});
