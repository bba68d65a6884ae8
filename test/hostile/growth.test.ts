import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHAPES, testGrowthOf } from './growth.ts';

/** All of them take half a minute: `growth.long.ts`. */
const ONE_IN = 6;

test('there are forty shapes', () => assert.ok(SHAPES.length >= 40));

testGrowthOf(SHAPES.filter((_, at) => at % ONE_IN === 0));
