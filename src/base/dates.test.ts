import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMonths, billingPeriod, isAhead, normalizeCalendarDate } from './dates.ts';

test('one- and two-digit months and days become YYYY-MM-DD', () => {
  assert.equal(normalizeCalendarDate('2026-3-9'), '2026-03-09');
  assert.equal(normalizeCalendarDate('2026-03-09'), '2026-03-09');
  assert.equal(normalizeCalendarDate(' 2028-2-29 '), '2028-02-29');
  assert.equal(normalizeCalendarDate('2000-02-29'), '2000-02-29');
});

test('what is no calendar date in that form is refused', () => {
  const refused = ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-0', '0000-01-01'];
  const otherForms = [
    '26-1-1',
    '2026/01/01',
    '01.02.2026',
    '2026-01',
    '2026-01-01T00:00:00Z',
    'today',
    '',
    '2026-001-01',
  ];
  for (const text of [...refused, ...otherForms]) assert.equal(normalizeCalendarDate(text), null, text);
});

test('months are added on the calendar, in leap years and over the turn of the year', () => {
  const add = (iso: string, months: number) => addMonths(new Date(iso), months).toISOString();
  assert.equal(add('2026-01-31T23:59:59.999Z', 1), '2026-02-28T23:59:59.999Z');
  assert.equal(add('2028-01-30T00:00:00.000Z', 1), '2028-02-29T00:00:00.000Z');
  assert.equal(add('2026-11-30T12:00:00.000Z', 3), '2027-02-28T12:00:00.000Z');
  assert.equal(add('2026-12-31T12:00:00.000Z', 2), '2027-02-28T12:00:00.000Z');
  assert.equal(add('2024-02-29T12:00:00.000Z', 12), '2025-02-28T12:00:00.000Z');
  assert.equal(add('2024-02-29T12:00:00.000Z', 48), '2028-02-29T12:00:00.000Z');
});

test('every instant lies in exactly one period of its subscription', () => {
  for (const anchor of [
    '2024-01-31T10:00:00Z',
    '2024-02-29T00:00:00Z',
    '2025-08-30T23:59:59.999Z',
    '2025-12-01T00:00:00Z',
  ]) {
    let end = new Date(anchor);
    for (let month = 0; month < 60; month++) {
      const period = billingPeriod(new Date(anchor), end);
      assert.deepEqual(period.start, end, `${anchor} + ${month}`);
      const last = billingPeriod(new Date(anchor), new Date(period.end.getTime() - 1));
      assert.deepEqual(last, period);
      end = period.end;
    }
  }
});

test('a month that has begun is ahead, a year that has begun is not', () => {
  const now = '2026-06-02T00:00:00Z';
  for (const date of ['2026-06', '2026-07', '2026-06-03', '2027']) assert.ok(isAhead(date, now), date);
  for (const date of ['2026-05', '2026-06-02', '2026']) assert.ok(!isAhead(date, now), date);
});
