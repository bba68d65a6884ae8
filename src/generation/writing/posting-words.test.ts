import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from '../vocabulary/vocabulary.ts';
import { inPostingWords } from './posting-words.ts';

const told = (text: string, ...asked: string[]): string =>
  inPostingWords(
    text,
    asked.map((surface) => ({ key: keyOf(surface), surface })),
    120,
  );

test('a short form and its long form stand side by side where profile and posting differ', () => {
  assert.equal(told('Ran services on K8s', 'Kubernetes'), 'Ran services on Kubernetes (K8s)');
  assert.equal(told('Ran services on Kubernetes', 'K8s'), 'Ran services on Kubernetes (K8s)');
});

test('what is no short form of the other stays in the words of the profile', () => {
  assert.equal(told('Led recruiting for sales', 'talent acquisition'), 'Led recruiting for sales');
  assert.equal(told('Ran services on Kubernetes', 'Kubernetes'), 'Ran services on Kubernetes');
  assert.equal(told('Designed a REST API', 'APIs'), 'Designed a REST API');
});

test('a line does not grow beyond its limit', () => {
  const long = `Ran ${'x'.repeat(110)} K8s`;
  assert.equal(told(long, 'Kubernetes'), long);
});

test('a name is completed once a page', () => {
  const page = new Set<string>();
  const asked = [{ key: keyOf('Kubernetes'), surface: 'Kubernetes' }];
  assert.equal(inPostingWords('Ran K8s', asked, 120, page), 'Ran Kubernetes (K8s)');
  assert.equal(inPostingWords('Ran more K8s', asked, 120, page), 'Ran more K8s');
});
