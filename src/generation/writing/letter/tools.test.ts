import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import { profile } from '../../testing/profiles.ts';
import { templatesFor } from './templates.ts';
import { toolsSentence } from './tools.ts';

const group = (name: string, ...texts: string[]) =>
  ({
    id: name,
    name,
    level: null,
    keywords: texts.map((text) => ({ id: text, text })),
    extra: {},
  }) as Profile['skills'][number];
const person = profile({
  skills: [
    group('Software', 'Procore', 'Bluebeam', 'Microsoft Excel', 'Power BI (basic)', 'Revit', 'AutoCAD', 'Civil 3D'),
    group('Site', 'OSHA', 'Concrete'),
  ],
});

function told(asked: Record<string, 'met' | 'gap'>, said = '', lang = 'en'): string | undefined {
  const facts = person.skills.flatMap(({ keywords }) => keywords.map(({ id }) => id));
  const requirements = Object.entries(asked).map(([text, state]) => ({
    requirement: { kind: 'skill', optional: text.startsWith('Nice'), text },
    facts,
    state,
  }));
  return toolsSentence(person, { requirements } as unknown as Matches, said, templatesFor(lang))?.text;
}

test('tools that the posting names are said to be known, what it requires first, three at most', () => {
  assert.equal(told({ 'Nice to have: Revit': 'met', 'Experience with Procore': 'met' }), 'I know Procore and Revit.');
  assert.equal(told({ 'Procore, Bluebeam, Revit and AutoCAD': 'met' })?.match(/,| and /g)?.length, 2);
});

test('no tool is told that the posting does not name, that everybody has, that is known a little, or that is told already', () => {
  assert.equal(told({ 'Scheduling software': 'met', 'Microsoft Excel': 'met', 'Power BI': 'met' }), undefined);
  assert.equal(told({ 'Experience with Procore': 'met' }, 'I keep daily logs in Procore.'), undefined);
  assert.equal(told({ 'Experience with Procore': 'gap' }), undefined);
  assert.equal(told({ 'OSHA and Concrete': 'met' }), undefined, 'what is no tool');
  assert.equal(told({ Procore: 'met' }, '', 'de'), undefined);
});
