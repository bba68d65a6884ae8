import assert from 'node:assert/strict';
import { test } from 'node:test';
import { employer, profile } from '../../testing/profiles.ts';
import { byDate, isBeginner, lastYearOf, leavesGap, mayTakeTwoPages } from './career.ts';
import type { Fit } from './fit.ts';

const NOW = '2026-03-04T10:00:00Z';
const scored = (score: number): Fit => ({
  of: () => score,
  own: () => score,
  proof: () => score,
  whole: () => score,
  canTell: true,
});

function worked(...spans: [start: string, end: string | null][]) {
  return profile({
    work: spans.map(([start, end], at) =>
      employer({ name: `Company ${at}`, position: 'Clerk', start, end, highlights: ['Filed reports'] }),
    ),
  });
}

test('up to two years of work make a beginner, and two jobs at the same time count once', () => {
  assert.ok(isBeginner(worked(), NOW));
  assert.ok(isBeginner(worked(['2024-04', null], ['2024-05', '2026-01']), NOW));
  assert.ok(!isBeginner(worked(['2024-01', null]), NOW));
});

test('a second page needs more than ten years of relevant work', () => {
  assert.ok(mayTakeTwoPages(worked(['2014-01', null]), scored(0.6), NOW));
  assert.ok(!mayTakeTwoPages(worked(['2014-01', null]), scored(0.1), NOW));
  assert.ok(!mayTakeTwoPages(worked(['2017-01', null], ['2018-01', '2020-01']), scored(0.6), NOW));
});

test('a second page is open to whoever publishes', () => {
  const papers = Array.from({ length: 5 }, (_, at) => ({
    id: `paper-${at}`,
    name: `Paper ${at}`,
    publisher: null,
    releaseDate: null,
    url: null,
    summary: null,
    extra: {},
  }));
  assert.ok(mayTakeTwoPages(profile({ publications: papers }), scored(0), NOW));
  assert.ok(!mayTakeTwoPages(profile({ publications: papers.slice(1) }), scored(0), NOW));
});

test('the last ten years are counted from the newest work, not from today', () => {
  assert.equal(lastYearOf(worked(['2008-01', '2014-06'], ['2002-01', '2007-12']), NOW), 2014);
  assert.equal(lastYearOf(worked(['2020-01', null]), NOW), 2026);
  assert.equal(lastYearOf(worked(), NOW), 2026);
});

function studied(start: string, end: string) {
  const item = {
    id: 'school',
    institution: 'Tufa',
    url: null,
    area: null,
    studyType: null,
    score: null,
    location: null,
  };
  return [{ ...item, start, end, current: false, courses: [], highlights: [], extra: {} }];
}

test('jobs beside the studies do not make a career', () => {
  const student = { ...worked(['2021-09', '2025-05']), education: studied('2021-08', '2025-05') };
  assert.ok(isBeginner(student, NOW));
  assert.ok(!isBeginner({ ...student, education: studied('2010-08', '2014-05') }, NOW));
});

test('a job leaves a gap unless other work or studies fill its months', () => {
  const someone = worked(['2020-01', null], ['2017-01', '2019-12']);
  const first = someone.work[1]!.roles[0]!;
  const gap = (person: typeof someone, fit = scored(0)): boolean =>
    leavesGap(person.work[1]!.roles[0]!, person, fit, NOW);
  assert.ok(gap(someone));
  assert.ok(!gap({ ...someone, education: studied('2016-09', '2019-12') }));
  const ofTrade = { ...scored(0), whole: ({ id }: { id: string }) => (id === first.id ? 0 : 1) };
  assert.ok(!gap(someone, ofTrade), 'what came before years in the trade');
  assert.ok(gap(worked(['2023-01', null], ['2017-01', '2022-12']), ofTrade), 'few years');
});

test('work is told newest first, whatever the order in the profile', () => {
  const names = (spans: [string, string | null][]): string[] =>
    byDate(worked(...spans).work, scored(1), NOW).map((employer) => employer.name!);
  assert.deepEqual(
    names([
      ['2010-01', '2014-06'],
      ['2019-01', null],
      ['2014-07', '2018-12'],
    ]),
    ['Company 1', 'Company 2', 'Company 0'],
  );
});

test('of two posts that are held now, the one that speaks to the posting comes first', () => {
  const { work } = worked(['2022-01', null], ['2019-01', null]);
  const fit = { ...scored(0), of: (id: string) => (id.includes('company-1') ? 1 : 0) };
  assert.deepEqual(
    byDate(work, fit, NOW).map((employer) => employer.name),
    ['Company 1', 'Company 0'],
  );
});
