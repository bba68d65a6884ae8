import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDocumentsOf } from './engine.ts';
import { HOSTILE_INPUTS } from './inputs.ts';

/** All of them: `engine.long.ts`. */
const ONE_IN = 4;

test('there are at least forty hostile inputs', () => {
  assert.ok(HOSTILE_INPUTS.length >= 40, `${HOSTILE_INPUTS.length}`);
});

testDocumentsOf(HOSTILE_INPUTS.filter((_, at) => at % ONE_IN === 0));
