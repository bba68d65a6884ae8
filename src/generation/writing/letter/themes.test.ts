import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../vocabulary/words.ts';
import { isShown } from './themes.ts';

test('a deed shows a theme by its name or by its verb, not by a word that only looks alike', () => {
  const shows = (theme: string, clause: string): boolean => isShown(theme, wordsOf(clause));
  assert.equal(shows('scheduling', 'scheduled appointments for two doctors'), true);
  assert.equal(shows('budgets', 'kept the budget of the ward'), true);
  assert.equal(shows('supervision', 'informed the supervisors of problems'), false);
  assert.equal(shows('supervision', 'managed the shop with little supervision'), false);
  assert.equal(shows('construction', 'constructed a program for the lab'), false);
  assert.equal(shows('accounting', 'gave support for client accounts'), false);
});
