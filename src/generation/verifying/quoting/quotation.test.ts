import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, quotationsOf } from './quotation.ts';

const isQuotation = (text: string, fact: string): boolean => quotationsOf(fact).has(keyOf(text));

test('a quotation is a fact, whole or up to the end of a clause', () => {
  const fact = 'Cut costs by 4%; the board praised it';
  assert.ok(isQuotation('Cut costs by 4%; the board praised it.', fact));
  assert.ok(isQuotation('Cut costs by 4%.', fact));
  assert.ok(isQuotation('Sold 30 cars.', 'Sold 30 cars, and trained 2 people'));
});

test('another figure, another word or the middle of a fact is none', () => {
  for (const text of [
    'Cut costs by 40%.',
    'Cut costs by $4.',
    'Cut all costs by 4%.',
    'Cut costs.',
    'The board praised it',
  ])
    assert.ok(!isQuotation(text, 'Cut costs by 4%; the board praised it'), text);
  assert.ok(!isQuotation('Trained 2 people.', 'Sold 30 cars, and trained 2 people'));
});

test('what makes a fact smaller cannot be cut off', () => {
  assert.ok(!isQuotation('Ran the shop.', 'Ran the shop; only on Sundays'));
  assert.ok(!isQuotation('Ran the ward.', 'Ran the ward (acting)'));
  assert.ok(!isQuotation('Ran the whole ward at night', 'Ran the whole ward (not alone) at night'));
});

test('a remark in brackets may be left out', () => {
  assert.ok(isQuotation('Ran 40 services on clusters', 'Ran 40 services (all in Go) on clusters'));
});

test('statements that ran together are quoted one by one, and what was only helped with is none of them', () => {
  const fact = 'Assist with monthly billing Manage online advertisement data Create monthly reports';
  assert.ok(isQuotation('Manage online advertisement data', fact));
  assert.ok(!isQuotation('Monthly billing', fact));
});
