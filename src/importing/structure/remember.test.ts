import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remembering } from './remember.ts';

test('the same text is worked on once, another one anew, and what was emptied out again', () => {
  const asked: string[] = [];
  const shout = remembering((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  assert.deepEqual([shout('a'), shout('a'), shout('b')], ['A', 'A', 'B']);
  assert.deepEqual(asked, ['a', 'b']);
  for (let count = 0; count < 4000; count++) shout(`${count}`);
  assert.equal(shout('a'), 'A');
  assert.equal(asked.filter((text) => text === 'a').length, 2);
});
