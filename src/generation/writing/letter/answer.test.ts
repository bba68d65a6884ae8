import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Requirement } from '../../reading/requirements/requirements.ts';
import { problemSentence } from './answer.ts';
import { templatesFor } from './templates.ts';

const quoted = (text: string, changes: Partial<Requirement> & { lang?: string } = {}): string | null => {
  const { lang = 'en', ...rest } = changes;
  return problemSentence({ kind: 'duty', weight: 6, text, ...rest } as Requirement, templatesFor(lang));
};

test('what is wrong today is quoted', () => {
  assert.equal(quoted('Turnover is too high'), 'You write: “Turnover is too high.”');
  assert.equal(
    quoted('The new clerk has one thing to fix first: our stock is never right.'),
    'You write: “our stock is never right.”',
  );
});

test('nothing is quoted that is no problem, or has brackets, or stands in a language without such a sentence', () => {
  assert.equal(quoted('Turnover (31%) is too high'), null);
  assert.equal(quoted('Turnover is too high', { weight: 3 }), null);
  assert.equal(quoted('Turnover is too high', { kind: 'skill' }), null);
  assert.equal(quoted('Turnover is too high', { lang: 'de' }), null);
});
