import assert from 'node:assert/strict';
import { test } from 'node:test';
import { employer, profile } from '../testing/profiles.ts';
import type { Draft } from './draft.ts';
import { withEmployers } from './employers.ts';

const person = profile({
  work: [
    employer({ name: 'Lakemont Hospital', position: 'Nurse', start: '2019-03', end: null, highlights: ['Cut falls'] }),
    employer({
      name: 'Brannoc Clinic',
      position: 'Nurse',
      start: '2014-03',
      end: '2019-02',
      highlights: ['Ran drills'],
    }),
    employer({
      name: 'Studio Vey',
      position: 'Freelance nurse',
      start: '2012-03',
      end: '2013-02',
      highlights: ['Wrote'],
    }),
  ],
});
const [falls, drills, wrote] = person.work.map(({ roles }) => roles[0]!.highlights[0]!.id);

function told(texts: [string, string][], isBorneOut = true, lang = 'en'): string[] {
  const paragraphs = [texts.map(([text, fact]) => ({ text, facts: [fact] }))];
  const draft: Draft = { needs: [], summary: [], bullets: [], paragraphs, close: null, lost: [], written: 2 };
  return withEmployers(draft, person, 'Merrow Containers', lang, () => isBorneOut)
    .paragraphs.flat()
    .map(({ text }) => text);
}

test('a fact of another employer than the one named last names its own', () => {
  const first: [string, string] = ['At Lakemont I cut falls.', falls!];
  assert.deepEqual(told([first, ['I ran drills.', drills!]]), [first[0], 'At Brannoc Clinic I ran drills.']);
  assert.deepEqual(told([first, ['There I ran drills.', drills!]]), [first[0], 'At Brannoc Clinic I ran drills.']);
  assert.deepEqual(told([first, ['I cut falls again.', falls!]]), [first[0], 'I cut falls again.']);
  assert.deepEqual(told([first, ['As a freelancer I wrote.', wrote!]]), [first[0], 'As a freelancer I wrote.']);
});

test('“there” without a place before it would be the house of whoever reads', () => {
  assert.deepEqual(told([['There I cut falls.', falls!]]), ['At Lakemont Hospital I cut falls.']);
  assert.deepEqual(told([['I cut falls there.', falls!]], false), []);
  assert.deepEqual(told([['I cut falls.', falls!]]), ['I cut falls.']);
  const [, , last] = told([
    ['At Lakemont I cut falls.', falls!],
    ['Merrow Containers has four lines.', ''],
    ['There I cut falls again.', falls!],
  ]);
  assert.equal(last, 'At Lakemont Hospital I cut falls again.');
});

test('what the next sentence of the paragraph places stays as it is', () => {
  const first: [string, string] = ['At Lakemont I cut falls.', falls!];
  const paragraphs = [
    [{ text: first[0], facts: [falls!] }],
    [
      { text: 'Drills are what I come from.', facts: [drills!] },
      { text: 'At Brannoc I ran drills.', facts: [drills!] },
    ],
  ];
  const draft: Draft = { needs: [], summary: [], bullets: [], paragraphs, close: null, lost: [], written: 3 };
  assert.deepEqual(withEmployers(draft, person, null, 'en', () => true).paragraphs, paragraphs);
});

test('nobody works at a project, and its facts are not told of an employer', () => {
  const highlight = { id: 'thesis-fact', text: 'Filtered samples' };
  const thesis = {
    ...{ id: 'thesis', name: 'Honors thesis', description: null, highlights: [highlight], keywords: [], roles: [] },
    ...{ start: null, end: null, current: false, url: null, entity: null, type: null, extra: {} },
  };
  const sentences = [
    { text: 'At Lakemont I cut falls.', facts: [falls!] },
    { text: 'I filtered samples.', facts: [highlight.id] },
  ];
  const draft: Draft = {
    needs: [],
    summary: [],
    bullets: [],
    paragraphs: [sentences],
    close: null,
    lost: [],
    written: 2,
  };
  const [[, told] = []] = withEmployers(draft, { ...person, projects: [thesis] }, null, 'en', () => true).paragraphs;
  assert.equal(told!.text, 'For my project “Honors thesis” I filtered samples.');
});

test('where it cannot, it goes', () => {
  const first: [string, string] = ['At Lakemont I cut falls.', falls!];
  assert.deepEqual(told([first, ['Drills were run.', drills!]]), [first[0]]);
  assert.deepEqual(told([first, ['I ran drills.', drills!]], false), [first[0]]);
});

test('what is cited with something of no employer stays as it is', () => {
  const first: [string, string] = ['At Lakemont I cut falls.', falls!];
  const paragraphs = [
    [
      { text: first[0], facts: [first[1]] },
      { text: 'I hold an Ohio license.', facts: ['license', drills!] },
    ],
  ];
  const draft: Draft = { needs: [], summary: [], bullets: [], paragraphs, close: null, lost: [], written: 2 };
  assert.deepEqual(withEmployers(draft, person, null, 'en', () => true).paragraphs, paragraphs);
});

test('in German the verb stays second', () => {
  const first: [string, string] = ['Bei Lakemont habe ich Stürze gesenkt.', falls!];
  assert.deepEqual(
    told([first, ['Dort habe ich geübt.', drills!]], true, 'de')[1],
    'Bei Brannoc Clinic habe ich geübt.',
  );
  assert.deepEqual(told([first, ['Ich habe geübt.', drills!]], true, 'de')[1], 'Bei Brannoc Clinic habe ich geübt.');
});
