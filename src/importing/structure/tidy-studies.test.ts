import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceEducation } from '../json-resume/sections.ts';
import { tidyStudies } from './tidy-studies.ts';

const studies = (said: Partial<SourceEducation>): SourceEducation => ({
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

const tidied = (said: Partial<SourceEducation>) => {
  const { institution, studyType, area } = tidyStudies(studies(said));
  return [institution, studyType, area];
};

test('what is told of studies is no part of their subject, and is not lost', () => {
  const { studyType, area, courses, highlights } = tidyStudies(
    studies({
      studyType: 'MBA Thesis: A study of care',
      area: 'Pharmacy, Relevant coursework: Nursing, Public Health',
      courses: ['Chemistry'],
      highlights: ['President of the debating society'],
    }),
  );
  assert.deepEqual([studyType, area], ['MBA', 'Pharmacy']);
  assert.deepEqual(courses, ['Chemistry', 'Nursing', 'Public Health']);
  assert.deepEqual(highlights, ['President of the debating society', 'Thesis: A study of care']);
  for (const area of [
    'Asignaturas: Derecho Civil',
    'Cours principaux : Hygiène',
    'Abschlussarbeit: Logistik im Mittelstand',
  ])
    assert.deepEqual(tidied({ studyType: 'BA', area }), [null, 'BA', null]);
  assert.deepEqual(tidied({ studyType: 'BA', area: 'Theory of courses' }), [null, 'BA', 'Theory of courses']);
});

test('a degree and a school that were exchanged change places', () => {
  assert.deepEqual(
    tidied({ institution: 'Ontario Secondary School Diploma', studyType: 'Earl Haig Secondary School' }),
    ['Earl Haig Secondary School', 'Ontario Secondary School Diploma', null],
  );
  assert.deepEqual(tidied({ institution: 'Mechatronics', studyType: 'Hull Technical College' }), [
    'Hull Technical College',
    'Mechatronics',
    null,
  ]);
  assert.deepEqual(tidied({ institution: 'Diploma in Nursing', area: 'Crumb Foods Ltd' }), [
    'Crumb Foods Ltd',
    'Diploma in Nursing',
    null,
  ]);
  for (const [institution, studyType] of [
    ['Hull College', 'Diploma in School Management'],
    ['Hull College', 'School Psychology'],
    ['Crumb Foods Ltd', 'Baking'],
    ['Mechatronics', 'Diploma of Hull College'],
  ] as const)
    assert.deepEqual(tidied({ institution, studyType }), [institution, studyType, null]);
});

test('the school of a university is no part of the subject', () => {
  assert.deepEqual(
    tidied({ institution: 'York University', studyType: 'MA', area: 'Schulich School of Business, Marketing' }),
    ['York University, Schulich School of Business', 'MA', 'Marketing'],
  );
  const apart = { institution: 'Crumb Foods Ltd', studyType: 'MA', area: 'School of Business' };
  assert.deepEqual(tidied(apart), Object.values(apart));
  assert.deepEqual(tidied({ institution: 'York University', studyType: 'MA', area: 'School Psychology' }), [
    'York University',
    'MA',
    'School Psychology',
  ]);
});
