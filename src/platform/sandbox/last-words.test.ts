import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { LastWords } from './last-words.ts';

async function hear(...texts: string[]) {
  const stderr = new PassThrough();
  const logged: string[] = [];
  const words = new LastWords(stderr, (line) => logged.push(line));
  for (const text of texts) {
    stderr.write(text);
    await turn();
  }
  return { words, logged };
}

test('whole lines are logged, however they were cut on the way', async () => {
  const { logged } = await hear('first li', 'ne\n\nsecond line\nunfin');
  assert.deepEqual(logged, ['first line', 'second line']);
});

test('only the end of a flood is kept, and only its first 50 lines are logged', async () => {
  const { words, logged } = await hear('flood\n'.repeat(10_000), 'the end');
  assert.equal(logged.length, 50);
  assert.ok(words.text.length <= 4000);
  assert.ok(words.text.endsWith('the end'));
});

test('a line without an end is cut at 500 characters', async () => {
  const { logged } = await hear('x'.repeat(100_000), 'y\n');
  assert.deepEqual(logged, ['x'.repeat(500)]);
});

test('control characters of untrusted material do not reach a terminal', async () => {
  const { words, logged } = await hear('\u001b[31mred\u0007\n');
  assert.deepEqual(logged, ['?[31mred?']);
  assert.equal(words.text, '?[31mred?');
});
