import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../../base/profile.ts';
import type { Matches } from '../../../matching/match.ts';
import { profile } from '../../../testing/profiles.ts';
import type { Line } from '../../../typesetting/page.ts';
import { templatesFor } from '../templates.ts';
import { toolsSentence, withTools } from './tools.ts';

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

test('what somebody knows and holds is one sentence where that stays short', () => {
  const line = (text: string, ...ids: string[]): Line => ({ text, ids });
  const joined = (tools: Line | null, papers: Line | null): string | undefined => withTools(tools, papers)?.text;
  const one = line('I know Procore.', 'a');
  const two = line('I know Procore and Revit.', 'a', 'b');
  const held = line('I hold a B.S. in Biology. I speak French.', 'c');
  const row = line('I am a Notary, hold a BEng and have completed Safe Pass.', 'c');
  assert.equal(joined(one, held), 'I know Procore and hold a B.S. in Biology. I speak French.');
  assert.equal(joined(two, held), 'I know Procore and Revit, and hold a B.S. in Biology. I speak French.');
  assert.equal(joined(one, row), 'I know Procore, am a Notary, hold a BEng and have completed Safe Pass.');
  const both = line('I am a Notary and hold the APICS CPIM.', 'c');
  assert.equal(joined(two, both), 'I know Procore and Revit, am a Notary and hold the APICS CPIM.');
  assert.equal(joined(one, line('I speak French.', 'c')), 'I know Procore. I speak French.');
  const long = line(`I hold ${Array.from({ length: 30 }, (_, at) => `paper ${at}`).join(', ')}.`, 'c');
  assert.equal(joined(one, long), `I know Procore. ${long.text}`);
  assert.deepEqual(withTools(one, held)?.ids, ['a', 'c']);
  assert.equal(joined(two, null), 'I know Procore and Revit.');
  assert.equal(joined(one, null), undefined, 'a single tool alone');
  assert.equal(joined(null, held), held.text);
});
