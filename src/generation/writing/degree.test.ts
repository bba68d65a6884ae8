import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degree } from '../testing/profiles.ts';
import { degreeParts } from './degree.ts';

test('a degree is named with its field, once, and without one that says nothing', () => {
  assert.deepEqual(degreeParts(degree('a', 'BSc', 'Physics')), ['BSc', 'Physics']);
  assert.deepEqual(degreeParts(degree('a', 'BSc Physics', 'Physics')), ['BSc Physics']);
  assert.deepEqual(degreeParts(degree('a', 'GCSE', '8 GCSEs incl. English')), ['8 GCSEs incl. English']);
  assert.deepEqual(degreeParts(degree('a', 'High School Diploma', 'General')), ['High School Diploma']);
  assert.deepEqual(degreeParts(degree('a', 'Associate Degree', 'Assoc. Degree Welding')), [
    'Associate Degree',
    'Welding',
  ]);
  assert.deepEqual(degreeParts(degree('a', 'Master of Music', 'Music')), ['Master of Music']);
  assert.deepEqual(degreeParts(degree('a', 'MA', 'Drama')), ['MA', 'Drama']);
  assert.deepEqual(degreeParts(degree('a', 'MA', 'Mathematics')), ['MA', 'Mathematics']);
  assert.deepEqual(degreeParts(degree('a', 'BA', 'General Linguistics')), ['BA', 'General Linguistics']);
});

test('a bare diploma of a high school is called what it is', () => {
  const of = (institution: string) => degreeParts({ ...degree('a', 'Diploma', ''), area: null, institution });
  assert.deepEqual(of('Bend High School'), ['High School Diploma']);
  assert.deepEqual(of('Bend Community College'), ['Diploma']);
});
