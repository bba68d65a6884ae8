import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceEducation, SourceJob } from '../json-resume/sections.ts';
import { plausibleJobs, plausibleStudies } from './plausible.ts';

const job = (said: Partial<SourceJob>): SourceJob => ({
  name: null,
  url: null,
  description: null,
  location: null,
  position: null,
  start: null,
  end: 'unknown',
  summary: null,
  highlights: [],
  extra: {},
  ...said,
});
const study = (said: Partial<SourceEducation>): SourceEducation => ({
  institution: null,
  url: null,
  area: null,
  studyType: null,
  start: null,
  end: 'unknown',
  score: null,
  location: null,
  courses: [],
  highlights: [],
  extra: {},
  ...said,
});

const BAKER = job({ name: 'Mill Society', position: 'Baker', start: '2015', end: '2019' });

test('two whole jobs are more plausible than one, and than one and its broken half', () => {
  assert.ok(plausibleJobs([BAKER, BAKER]) > plausibleJobs([BAKER]));
  assert.ok(plausibleJobs([BAKER]) > plausibleJobs([BAKER, job({ name: 'Leeds' })]));
});

test('a title is where titles belong', () => {
  const turned = { ...BAKER, name: 'Baker', position: 'Mill Society' };
  assert.ok(plausibleJobs([BAKER]) > plausibleJobs([turned]));
});

test('a sentence or a labelled text is no name', () => {
  const long = 'Baked bread of every kind for people of every kind, '.repeat(2);
  for (const name of ['Position: Mill Society', 'Baked the bread. Sold it', long]) {
    assert.ok(plausibleJobs([BAKER]) > plausibleJobs([{ ...BAKER, name }]), name);
  }
  assert.ok(plausibleJobs([BAKER]) > plausibleJobs([{ ...BAKER, start: null, end: 'unknown' }]));
});

test('a school and a degree are told by their words', () => {
  const right = study({ institution: 'University of Leeds', studyType: 'BSc', area: 'Biology', end: '2015' });
  const turned = study({ institution: 'BSc Biology', studyType: 'University of Leeds', end: '2015' });
  assert.ok(plausibleStudies([right]) > plausibleStudies([turned]));
});
