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

test('each requirement is on the page, in the profile or a gap', async () => {
  const { requirements } = await evidenceOf('resume');
  const stateOf = (text: string) => requirements.find((one) => one.text === text)?.state;
  assert.equal(stateOf('payroll'), 'shown');
  assert.equal(stateOf('Coordinate the annual audit'), 'shown');
  assert.equal(stateOf('NetSuite'), 'gap');
  assert.equal(stateOf('account management'), undefined, 'an accounting manager does no account management');
  for (const one of requirements) assert.equal(one.state === 'gap', one.facts.length === 0, one.text);
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
