import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spellingsIn, withCapitals, withoutCapitals } from './sentence-case.ts';

const none = new Map<string, string>();

test('what is typed in capitals is a sentence, in which acronyms keep theirs', () => {
  assert.equal(
    withoutCapitals("LEAD WELDER FOR A CREW OF 8 AND 2 TA'S ON NIGHT SHIFT", none),
    "Lead welder for a crew of 8 and 2 TA's on night shift",
  );
  assert.equal(
    withoutCapitals('OSHA 30, HAZWOPER, TWIC CARD HOLDER, WELDING', none),
    'OSHA 30, HAZWOPER, TWIC CARD HOLDER, WELDING',
  );
  assert.equal(withoutCapitals('REPAIRED IT EQUIPMENT FOR CUSTOMERS', none), 'Repaired IT equipment for customers');
});

test('names keep the capitals that they have elsewhere, and unknown words those that they stand in', () => {
  const spellings = spellingsIn(['Parts for Zubrik loaders', 'Zubrik and others']);
  assert.equal(
    withoutCapitals('REPAIRED ZUBRIK LOADERS FOR THE TEAM IN WOLLAMBI', spellings),
    'Repaired Zubrik loaders for the team in WOLLAMBI',
  );
});

test('what has small letters, or is hardly more than names, stays as it is', () => {
  for (const text of ['Ran AWS EC2 and S3', 'AWS, EC2, RDS, IAM, VPC', 'CUT COSTS BY 9%'])
    assert.equal(withoutCapitals(text, none), text);
});

test('sentences, days and months that a note has in small letters get their capitals', () => {
  for (const [note, sentence] of [
    ['Made soups. batch sheets on every bag', 'Made soups. Batch sheets on every bag'],
    ['380 covers on a saturday', '380 covers on a Saturday'],
    ['Moved to probes aug 2023', 'Moved to probes Aug 2023'],
    ['Tested apps. iOS first', 'Tested apps. iOS first'],
    ['Wrote python and sql for the postgresql replica', 'Wrote Python and SQL for the PostgreSQL replica'],
    ['Answer phones french and english, two kpis', 'Answer phones French and English, two KPIs'],
    ['Ran python.org, mail@python.org and agile boards', 'Ran python.org, mail@python.org and agile boards'],
    ['Excel at it, the outlook is slack', 'Excel at it, the outlook is slack'],
    ['Filled the dept. store shelves', 'Filled the dept. store shelves'],
    ['Led the march of 2,000 people, may lead another', 'Led the march of 2,000 people, may lead another'],
  ] as const)
    assert.equal(withCapitals(note), sentence);
});
