import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../verifying/provenance/provenance.ts';
import { RULES } from '../verifying/provenance/rules.ts';
import { reasonOf } from './refusal-reasons.ts';

const reason = (text: string, ...refusals: Refusal[]) => reasonOf(text, [{ sentence: text, refusals }]);

test('words that stand side by side are one phrase, and all are named in one sentence', () => {
  const text = 'Won the Magnet award twice with Excel';
  assert.deepEqual(reason(text, { rule: 'word', words: ['Magnet', 'award', 'Excel'] }), {
    reason: '“Magnet award” and “Excel” are not in your profile.',
    words: ['Magnet award', 'Excel'],
  });
});

test('what is nowhere comes first, then one thing more', () => {
  const text = 'Led 40 nurses with Excel';
  const found = reason(
    text,
    { rule: 'softened', words: ['Led'] },
    { rule: 'number', words: ['40'] },
    { rule: 'word', words: ['Excel'] },
  );
  assert.equal(found.reason, '“Excel” is not in your profile. Your profile says that you helped with this.');
  assert.equal(reason(text, { rule: 'number', words: ['40'] }).reason, '“40” is not in this part of your profile.');
});

test('every rule has a sentence of its own, which names no rule', () => {
  const sentences = RULES.map(({ id }) => reason('x', { rule: id, words: ['x'] }).reason);
  const fallback = reason('x', { rule: 'a rule that is new', words: ['x'] }).reason;
  assert.equal(fallback, 'Your profile does not say this.');
  assert.deepEqual(
    RULES.flatMap(({ id }, at) => (sentences[at] === fallback || sentences[at]!.includes(`“${id}”`) ? [id] : [])),
    [],
  );
});
