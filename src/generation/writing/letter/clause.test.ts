import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tidyBullets } from '../bullet.ts';
import { clauseOf } from './clause.ts';

function clause(fact: string): string | null {
  const bullet = tidyBullets(fact, false)[0];
  return bullet === undefined ? null : (clauseOf(bullet)?.text ?? null);
}

test('a bullet becomes a clause that follows "I", with the articles that notes leave out', () => {
  assert.equal(
    clause('Worked directly with controller on the audit'),
    'worked directly with the controller on the audit',
  );
  assert.equal(clause('Reported to project manager every week'), 'reported to the project manager every week');
  assert.equal(clause('Provided Support to clients'), 'provided support to clients');
  assert.equal(clause('Framed 40 houses'), 'framed 40 houses');
});

test('nouns that need no article get none', () => {
  assert.equal(clause('Managed staff in retail and software'), 'managed staff in retail and software');
  assert.equal(clause('Sold insurance to families'), 'sold insurance to families');
});

test('what is no clause is not told', () => {
  assert.equal(clause('Identified barriers to treatment and share with team'), null);
  assert.equal(clause('Duties: filing, typing, etc.'), null);
  assert.equal(clause('Excellent Communication Skills'), null);
  assert.equal(clause('Managed Counter Window To Sign Certificates'), null);
});

test('a long clause gives up what it was for, never a number', () => {
  assert.equal(
    clause(
      'Inspected and tested the medical equipment of four large clinics in two neighbouring counties to ensure compliance with the safety rules',
    ),
    'inspected and tested the medical equipment of four large clinics in two neighbouring counties',
  );
  assert.match(
    clause(
      'Inspected and tested the medical equipment of four large clinics in two neighbouring counties to increase use by 12%',
    ) ?? '',
    /12%$/,
  );
});

test('two deeds parted by a comma get their "and"; a list that has one keeps its commas', () => {
  assert.equal(clause('Helped with annual accounts, prepared bills'), 'helped with annual accounts and prepared bills');
  assert.equal(
    clause('Placed IV lines, drew blood and gave medication'),
    'placed IV lines, drew blood and gave medication',
  );
});

test('the short form of a clause leaves out how, and never waits for a word that was cut off', () => {
  const brief = (fact: string): string | null => clauseOf(tidyBullets(fact, false)[0]!)?.brief ?? null;
  assert.equal(brief('Won the trust of new tenants by answering every letter'), 'won the trust of new tenants');
  assert.equal(
    brief('Repaired and painted the old pump that feeds the lower garden'),
    'repaired and painted the old pump',
  );
  assert.equal(brief('Filed reports for the six counties in several states in which they worked'), null);
});
