import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LetterFields } from '../base/documents/document-request.ts';
import { readBack } from '../importing/pdf/read-back.ts';
import { generate } from './generate.ts';
import { ACCOUNTANT_POSTING, accountant } from './testing/profiles.ts';

const NO_FIELDS: LetterFields = {
  hiringManagerName: null,
  companyStreetAddress: null,
  companyCity: null,
  companyState: null,
  companyZip: null,
  hiringManagerEmail: null,
  date: null,
  additionalContext: null,
};

async function evidenceOf(kind: 'resume' | 'cover_letter', notes: string | null = null) {
  const letter = notes === null ? null : { ...NO_FIELDS, additionalContext: notes };
  const request = { title: 'T', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter };
  const input = { kind, profile: accountant(), request, companyPage: null, now: '2026-03-04T10:00:00Z' };
  return (await generate(input, { readBack })).evidence;
}

test('coverage counts what the page shows of what the profile supports', async () => {
  const { coverage, terms } = await evidenceOf('resume');
  const states = terms.map((term) => term.state);
  assert.equal(coverage.asked, terms.length);
  assert.equal(coverage.supported, states.filter((state) => state !== 'gap').length);
  assert.equal(coverage.shown, states.filter((state) => state === 'shown').length);
  assert.ok(coverage.share !== null && coverage.share > 0.8 && coverage.share <= 1, `${coverage.share}`);
});

test('requirements stand in the posting’s order, each on the page, in the profile, met in part or a gap', async () => {
  const { requirements } = await evidenceOf('resume');
  assert.deepEqual(
    requirements.map(({ kind, text, optional, state }) => [kind, text, optional, state]),
    [
      ['duty', 'Lead the month-end close and prepare financial statements', false, 'shown'],
      ['duty', 'Manage accounts payable, payroll and bank reconciliation', false, 'shown'],
      ['duty', 'Coordinate the annual audit', false, 'shown'],
      ['skill', 'Experience with the general ledger and financial reporting', false, 'shown'],
      ['skill', 'NetSuite and Excel', false, 'partly'],
      ['certificate', 'CPA preferred', true, 'gap'],
    ],
  );
  for (const one of requirements) assert.equal(one.state === 'gap', one.facts.length === 0, one.text);
  assert.equal(requirements[4]?.reason, 'The profile shows a part of this');
});

test('each line names the facts of its own text, and no others', async () => {
  const { lines } = await evidenceOf('resume');
  const header = lines.find((line) => line.text.startsWith('Staff Accountant'));
  assert.deepEqual(header?.ids, ['role-pine-and-sons']);
  const payroll = lines.find((line) => line.text.includes('120 employees'));
  assert.deepEqual(payroll?.ids, ['fact-pine-and-sons-0']);
});

test('setting, reading back and checking have times of their own', async () => {
  const { timingsMs, findings } = await evidenceOf('cover_letter');
  for (const step of ['reading', 'matching', 'writing', 'typesetting', 'reading back', 'checking'])
    assert.ok(step in timingsMs, step);
  assert.deepEqual(findings, []);
});

test('what of the notes a letter does not tell is named with its reason; what it tells is not', async () => {
  const { untold, lines } = await evidenceOf(
    'cover_letter',
    'Referred by Maria Gomez. My divorce was hard. I can start on 4 May. The weather is fine here.',
  );
  const letter = lines.map((line) => line.text).join(' ');
  assert.match(letter, /referred by Maria Gomez/);
  assert.match(letter, /start on 4 May/);
  assert.deepEqual(
    untold?.map(({ text }) => text),
    ['My divorce was hard.', 'The weather is fine here.'],
  );
  assert.match(untold?.[0]?.reason ?? '', /private/);
  assert.equal((await evidenceOf('cover_letter', 'I can start on 4 May.')).untold, undefined);
});
