import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFirstPerson } from './first-person.ts';

test('whoever writes of himself as of another says “I” in his letter', () => {
  for (const [text, own] of [
    [
      'Tobias carries the plans, and has led his team since 2020.',
      'I carry the plans, and have led my team since 2020.',
    ],
    ['He prepared 148 sheets. She manages 3 people.', 'I prepared 148 sheets. I manage 3 people.'],
    ['Tobias has answered 212 letters himself.', 'I have answered 212 letters myself.'],
    ['Prepared 148 sheets for his office.', 'Prepared 148 sheets for his office.'],
    ['Tobias Street was rebuilt.', 'Tobias Street was rebuilt.'],
    ['Stayed with a guest. He sent a card.', 'Stayed with a guest. He sent a card.'],
  ] as const)
    assert.equal(inFirstPerson(text, 'Tobias Achterberg'), own);
});
