import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import type { Requirement } from '../../reading/requirements/requirements.ts';
import { answerTo } from './answer.ts';
import { templatesFor } from './templates.ts';

function asked(text: string, fact: string, changes: Partial<Requirement> & { lang?: string; isRead?: boolean } = {}) {
  const { lang = 'en', isRead = true, ...rest } = changes;
  const requirement = { kind: 'skill', part: 'must', weight: 3, text, ...rest } as Requirement;
  const proof = { needs: [{ requirement }] } as unknown as Proof;
  const writing = {
    templates: templatesFor(lang),
    isRead,
    posting: text,
    foldedPosting: text,
    company: null,
    names: [],
    isSupported: () => true,
  };
  return answerTo({ proof, telling: { kind: 'deed', text: fact } }, writing);
}

test('what a proof answers is said in the posting’s own words', () => {
  assert.equal(
    asked('Experience with high-fidelity simulation (preferred)', 'built nine high-fidelity simulation scenarios'),
    'You ask for experience with high-fidelity simulation.',
  );
  assert.equal(
    asked('Recruiting and training volunteers', 'ran the recruiting and training of 31 volunteers'),
    'You ask for experience in recruiting and training volunteers.',
  );
  assert.equal(
    asked('Working knowledge of SQL joins', 'wrote the SQL joins'),
    'You ask for working knowledge of SQL joins.',
  );
  assert.equal(
    asked('Storybook and visual tests required', 'set up visual tests in Storybook'),
    'You ask for Storybook and visual tests.',
  );
});

test('nothing is said that the proof does not name, that is a task, counts, or speaks to somebody', () => {
  assert.equal(asked('Experience with high-fidelity simulation', 'wrote the rota'), null);
  assert.equal(asked('Train bakers and write the rota', 'trained bakers and wrote the rota'), null);
  assert.equal(asked('5 years of bakery work', 'did bakery work for 5 years'), null);
  assert.equal(asked('Knowledge of our bakery work', 'did bakery work'), null);
  assert.equal(asked('Bakery work with bread', 'did bakery work with bread', { part: 'duties' }), null);
  assert.equal(asked('Bakery work with bread', 'did bakery work with bread', { kind: 'degree' }), null);
  assert.equal(asked('Bakery work with bread', 'did bakery work with bread', { isRead: false }), null);
  assert.equal(asked('Bakery work with bread', 'did bakery work with bread', { lang: 'de' }), null);
});

test('what is wrong today is quoted', () => {
  const problem = { kind: 'duty', weight: 6, part: 'body' } as const;
  assert.equal(asked('Turnover is too high', 'lowered it', problem), 'You write: “Turnover is too high.”');
  assert.equal(
    asked('The new clerk has one thing to fix first: our stock is never right.', 'counted it', problem),
    'You write: “our stock is never right.”',
  );
  assert.equal(asked('Turnover (31%) is too high', 'lowered it', problem), null);
});
