import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELDS, fieldCues, NEAR, titleStrength } from './fields.ts';
import { relatedCues } from './related-terms.ts';
import { phrasesOf } from './vocabulary.ts';
import near from './word-lists/near-fields.json' with { type: 'json' };

const fieldsOf = (text: string): string[] =>
  fieldCues(phrasesOf(text)).flatMap((cue) => cue.fields.map((field) => FIELDS[field]!.name));

test('every name among the near fields is a field', () => {
  const names = new Set(FIELDS.map((field) => field.name));
  for (const line of near) for (const name of line.split(', ')) assert.ok(names.has(name), name);
  assert.ok(NEAR.every((fields) => fields.every((field) => field >= 0 && field < FIELDS.length)));
});

test('words of a trade point to it, in any inflection', () => {
  assert.ok(fieldsOf('Welded frames by TIG').includes('machining and welding'));
  assert.ok(fieldsOf('milking cows and feeding calves').includes('livestock'));
  assert.ok(fieldsOf('K8s clusters').includes('cloud and operations'));
});

test('inside a phrase a word points nowhere else', () => {
  assert.ok(!fieldCues(phrasesOf('public health')).some((cue) => cue.key === 'health'));
});

test('words of every posting point weakly', () => {
  const strengths = fieldCues(phrasesOf('training welding')).map((cue) => cue.strength);
  assert.ok(Math.min(...strengths) < 0.3 && Math.max(...strengths) === 1, strengths.join());
});

test('the last word of a title says what the job is, unless it is a rank', () => {
  const [strengthOfResearch, strengthOfNurse] = ['research', 'nurse'].map((word) =>
    titleStrength(fieldCues(phrasesOf(word))[0]!, 'Research Nurse'),
  );
  assert.ok(strengthOfNurse! > strengthOfResearch!);
  assert.equal(titleStrength(fieldCues(phrasesOf('marketing'))[0]!, 'Marketing Manager'), 1);
});

test('related terms meet across words and tenses', () => {
  const shared = (a: string, b: string): boolean => {
    const other = new Set(relatedCues(phrasesOf(b)).flatMap((cue) => cue.groups));
    return relatedCues(phrasesOf(a)).some((cue) => cue.groups.some((group) => other.has(group)));
  };
  assert.ok(shared('relatives', 'families'));
  assert.ok(shared('taught', 'mentoring'));
  assert.ok(!shared('timber', 'payroll'));
});
