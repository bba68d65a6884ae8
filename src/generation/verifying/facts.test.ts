import assert from 'node:assert/strict';
import { test } from 'node:test';
import { employer, profile } from '../testing/profiles.ts';
import { factTeller, knownFact } from './facts.ts';
import { provenanceOf } from './provenance/provenance.ts';

const NOW = '2026-03-04T10:00:00Z';

function isTold(line: string, ...facts: string[]): boolean {
  const job = employer({ name: 'Acme', position: 'Clerk', start: '2019-03', end: null, highlights: facts });
  const check = provenanceOf({ profile: profile({ work: [job] }), lang: 'en', now: NOW, letter: null });
  const known = job.roles[0]!.highlights.map(({ id, text }) => knownFact(id, text));
  return factTeller(() => check).isTold(line, known, 'bullet');
}

test('a term may be said once more in brackets by its other name, and by no other', () => {
  assert.ok(isTold('Ran 40 services on Kubernetes (K8s) clusters', 'Ran 40 services on K8s clusters'));
  assert.ok(!isTold('Ran 40 services on Kubernetes (AWS) clusters', 'Ran 40 services on K8s clusters'));
});

test('a line leaves out whole clauses, and does not end before the thing', () => {
  assert.ok(isTold('Ran the till, trained clerks', 'Ran the till, counted cash, trained clerks'));
  assert.ok(!isTold('Managed the office', 'Managed the office supplies'));
  assert.ok(!isTold('Ran the lab', 'Ran the lab under the supervision of Dr. Reyes'));
});

test('words of two facts do not make a third', () => {
  const facts = ['Trained 3 clerks in payroll', 'Filed 900 forms for the county'];
  for (const fact of facts) assert.ok(isTold(fact, ...facts), fact);
  assert.ok(!isTold('Trained 3 clerks for the county', ...facts));
  assert.ok(!isTold('Trained 900 clerks in payroll', ...facts));
});

test('scripts without spaces are quoted or refused', () => {
  const fact = '负责开发数据平台，团队12人，降低成本30%';
  assert.ok(isTold('负责开发数据平台', fact));
  assert.ok(!isTold('开发负责数据平台', fact));
});
