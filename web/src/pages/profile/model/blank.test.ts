import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOfLines } from './blank.ts';

test('lines that are typed or pasted into a statement become statements of their own, the first keeps its id', () => {
  const fact = { id: 'one', text: 'Load trailers' };
  assert.deepEqual(factsOfLines(fact, 'Load 25 trailers'), [{ id: 'one', text: 'Load 25 trailers' }]);
  const [first, ...more] = factsOfLines(fact, 'Load trailers\r\nCount stock\n');
  assert.deepEqual(first, fact);
  assert.deepEqual(
    more.map(({ text }) => text),
    ['Count stock', ''],
  );
  assert.equal(new Set([first!, ...more].map(({ id }) => id)).size, 3);
});
