import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBack } from '../importing/pdf/read-back.ts';
import { generate } from './generate.ts';
import { ACCOUNTANT_POSTING, accountant } from './testing/profiles.ts';

async function evidenceOf(kind: 'resume' | 'cover_letter') {
  const request = { title: 'T', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter: null };
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
