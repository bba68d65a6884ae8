import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../../../src/base/documents/document-request.ts';
import { createCoverLetterShape } from '../../../../src/domain/documents/creating/shapes.ts';
import { formBodyOf, today } from './form-body.ts';

const request = { title: 'Nurse', jobDescription: 'Care for people.', companyUrl: null, letter: null };

test('the form of a resume has what was given, and no blanks', () => {
  assert.deepEqual(formBodyOf(request), { title: 'Nurse', job_description: 'Care for people.' });
});

test('the form of a letter has every field of the request under a name that the create call knows', () => {
  const letter = Object.fromEntries(Object.keys(NO_FIELDS).map((name) => [name, name])) as unknown as typeof NO_FIELDS;
  const body = formBodyOf({ ...request, companyUrl: 'https://example.com', letter });
  assert.deepEqual(Object.keys(body).sort(), Object.keys(createCoverLetterShape.shape).sort());
});

test('a letter begins with the date of today, as the person has it', () => {
  assert.equal(today(new Date(2026, 0, 4, 23, 59)), '2026-01-04');
});
