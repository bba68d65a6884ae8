import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectIn } from './json-text.ts';

const GOOD = { a: [{ b: 'x, y' }], c: 'say "{hello}"' };

test('the object is found in fences, prose and thoughts', () => {
  const text = JSON.stringify(GOOD);
  for (const answer of [
    text,
    `\`\`\`json\n${text}\n\`\`\``,
    `Sure! Here is {what you asked}:\n${text}\nTell me if {more} is needed.`,
    `<think>maybe {"a": 1}</think>${text}`,
  ]) {
    assert.deepEqual(objectIn(answer), GOOD);
  }
});

test('commas too many and line breaks in strings are put right', () => {
  assert.deepEqual(objectIn('{"a": ["x", "y",], "b": "one\ntwo",}'), { a: ['x', 'y'], b: 'one\ntwo' });
});

test('of an answer that was cut off the whole parts are kept', () => {
  assert.deepEqual(objectIn('{"a": [{"b": "one"}, {"b": "tw'), { a: [{ b: 'one' }] });
  assert.equal(objectIn('{"a": "on'), undefined);
});

test('what is no object is not read', () => {
  for (const answer of ['', 'no', '[1]', '{"a": [}', 'null']) assert.equal(objectIn(answer), undefined);
});
