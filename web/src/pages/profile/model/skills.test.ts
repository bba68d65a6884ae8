import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newFact } from './blank.ts';
import { isSingle, singleSkill, splitWords, withSingles } from './skills.ts';

const group = { ...singleSkill('Languages'), keywords: [newFact('Go')] };

test('a name alone is a single skill', () => {
  assert.ok(isSingle(singleSkill('Go')));
  assert.ok(!isSingle(group));
  assert.ok(!isSingle({ ...singleSkill('Go'), level: 'Expert' }));
  assert.ok(!isSingle(singleSkill(' ')));
});

test('single skills are put in order among themselves, and groups stay where they are', () => {
  const [go, rust, sql] = ['Go', 'Rust', 'SQL'].map(singleSkill) as [typeof group, typeof group, typeof group];
  assert.deepEqual(withSingles([go, group, rust], isSingle, [rust, go, sql]), [rust, group, go, sql]);
  assert.deepEqual(withSingles([go, group, rust], isSingle, [rust]), [rust, group]);
});

test('what is pasted is taken apart', () => {
  assert.deepEqual(splitWords('Go, Rust; SQL\n• C++ ,, Go'), ['Go', 'Rust', 'SQL', 'C++']);
});
