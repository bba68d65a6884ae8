import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matches } from '../matching/match.ts';
import { employer, profile } from '../testing/profiles.ts';
import { isBeginner, lastYearOf, mayTakeTwoPages } from './career.ts';

const NOW = '2026-03-04T10:00:00Z';
const scored = (score: number): Matches => ({ of: () => ({ score, terms: [] }), support: new Map(), requirements: [] });

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
