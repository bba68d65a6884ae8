import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedUpTo } from './abridged.ts';
import { statementOf } from './statements.ts';
import { tokensOf } from './tokens.ts';

function isQuoted(text: string, factText: string): boolean {
  const line = tokensOf(text);
  return quotedUpTo({ line, from: 0, fact: statementOf(factText), at: 0 }) === line.length;
}

test('a term may be said once more in brackets by its other name, and by no other', () => {
  assert.ok(isQuoted('Ran 40 services on Kubernetes (K8s) clusters', 'Ran 40 services on K8s clusters'));
  assert.ok(!isQuoted('Ran 40 services on Kubernetes (AWS) clusters', 'Ran 40 services on K8s clusters'));
});
