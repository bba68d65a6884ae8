import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { readPosting } from '../../reading/posting.ts';
import { labelOf, needsOf, shortNeed } from './needs.ts';
import { templatesFor } from './templates.ts';

/** What the letter says before the fact, where the matching holds it for an answer. */
function needBefore(fact: string, asked: string): string | undefined {
  const [requirement] = readPosting(`Engineer\n\nRequired:\n- ${asked}`).requirements;
  const place = { name: 'Acme', position: 'Engineer', kind: 'work', current: true, until: null } as const;
  const proof: Proof = {
    id: 'f1',
    text: fact,
    place,
    score: 1,
    needs: [{ requirement: requirement!, state: 'met', facts: ['f1'], reason: null, isSure: true }],
  };
  return needsOf([proof], templatesFor('en')).get(proof);
}

test('a need of a word or two stands before a fact that says all of it', () => {
  assert.equal(
    needBefore('Manuals of 12 products: technical writing and layout', 'Technical writing'),
    'Technical writing',
  );
  assert.equal(needBefore('Sharded the ledger; write latency fell to 35 ms', 'Technical writing'), undefined);
});

test('a need that the fact begins with anyway is not said twice', () => {
  assert.equal(needBefore('Technical writing for 12 products', 'Technical writing'), undefined);
  assert.equal(needBefore('First articles: did 60 in AS9102 forms', 'AS9102 first articles'), undefined);
  assert.equal(needBefore('Gage studies in Minitab on 12 gages', 'Minitab'), undefined);
});

test('of a longer need half is enough', () => {
  assert.equal(
    needBefore('Rebuilt the newsletter: 9,800 subscribers', 'Run the newsletter for subscribers and partners'),
    'Run the newsletter for subscribers and partners',
  );
});

test('what is said to the applicant is no need: alone it reads as an order to the reader', () => {
  assert.equal(shortNeed('conduisez les entretiens professionnels', templatesFor('fr').need), null);
  assert.equal(shortNeed('Liderarás el equipo de producción', templatesFor('es').need), null);
  assert.equal(shortNeed('Entretiens professionnels', templatesFor('fr').need), 'Entretiens professionnels');
});

test('a fact that says of what it speaks has its own label', () => {
  assert.equal(labelOf('Food safety: 5 stars in May.'), 'Food safety:');
  assert.equal(labelOf('Rota of the bakers and of the two drivers: 9 people.'), null);
  assert.equal(labelOf('Cut waste, by hand: 9%.'), null);
});
