import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../base/documents/document-request.ts';
import type { ReadPage } from '../../base/documents/read-back.ts';
import { accountant } from '../testing/profiles.ts';
import { type Finding, type LetterSources, verifierFor } from './verify.ts';
import { claimsIn, type WrittenLine } from './written.ts';

const profile = accountant();
const [harbor] = profile.work;
const close = harbor!.roles[0]!.highlights.find(({ text }) => text.includes('month-end close'))!;
const LETTER: LetterSources = {
  posting: { text: 'Accounting Manager\nSummit Outfitters needs a CPA.', title: 'Accounting Manager', company: null },
  company: null,
  fields: NO_FIELDS,
  lang: 'en',
};

function pageOf(lines: readonly string[]): ReadPage[] {
  const read = lines.map((text, at) => ({ text, x: 50, y: 60 + 14 * at, width: 400, height: 10, fontSize: 10 }));
  return [{ width: 612, height: 792, lines: read, hidden: [], looseFonts: [], tagged: true }];
}

function findings(lines: readonly string[], written: WrittenLine[], letter: LetterSources | null): Finding[] {
  const labels = ['Experience'];
  const sources = {
    profile,
    lang: 'en',
    labels,
    present: 'Present',
    now: '2026-03-04T10:00:00Z',
    letter,
    written,
  };
  return verifierFor(sources)(pageOf(lines), []);
}

const letterLine = (text: string): WrittenLine => ({
  text,
  owner: null,
  claims: [{ text, facts: [close.id], place: 'letter' }],
});
const bullet = (text: string, owner: string): WrittenLine => ({
  text,
  owner,
  claims: [{ text, facts: [close.id], place: 'bullet' }],
});

test("a model's sentence that its fact bears out passes on the page, another does not", () => {
  const inLetter = (text: string): Finding[] =>
    findings(['Dear Hiring Manager,', text, 'Sincerely,', 'Ruth Calloway'], [letterLine(text)], LETTER);
  const told = 'By automating journal entries I got the month-end close down from 9 to 5 days.';
  assert.deepEqual(inLetter(told), []);
  const kinds = (text: string): string[] => inLetter(text).map(({ kind }) => kind);
  assert.deepEqual(kinds('By automating journal entries I got the month-end close down from 9 to 2 days.'), ['word']);
});

test("a model's bullet passes under its own entry alone", () => {
  const text = 'By automating journal entries, reduced the month-end close from 9 to 5 days';
  const under = (heading: string[]): Finding[] =>
    findings(['Experience', ...heading, `• ${text}`], [bullet(text, harbor!.id)], null);
  assert.deepEqual(under(['Harbor Freight Lines · Denver, CO', 'Senior Accountant · Mar 2019 – Present']), []);
  assert.notDeepEqual(under(['Pine and Sons · Denver, CO', 'Staff Accountant · Jun 2014 – Feb 2019']), []);
});

test("a model's bullet that says more than its fact is objected to", () => {
  const text = 'By automating journal entries, reduced the month-end close from 9 to 2 days';
  const lines = [
    'Experience',
    'Harbor Freight Lines · Denver, CO',
    'Senior Accountant · Mar 2019 – Present',
    `• ${text}`,
  ];
  assert.notDeepEqual(findings(lines, [bullet(text, harbor!.id)], null), []);
});

test('a sentence of a letter is held against its facts, in whatever words it tells them', () => {
  const inLetter = (text: string): string[] =>
    findings(['Dear Hiring Manager,', text, 'Sincerely,', 'Ruth Calloway'], [letterLine(text)], LETTER).map(
      ({ kind }) => kind,
    );
  assert.equal(inLetter('I taught the team.')[0], 'word');
  assert.deepEqual(inLetter('I automated journal entries and reduced the month-end close from 9 to 5 days.'), []);
});

test('sentences that are read as one are held against the claims that they are', () => {
  const [first, second] = ['I analysed 1,140 responses in R.', 'At Acme I cut the close.'];
  const lines = [letterLine(first), letterLine(second)];
  const read = (text: string): string[] => claimsIn({ lines, check: () => () => [] }, text).map((claim) => claim.text);
  assert.deepEqual(read(`${first} ${second}`), [first, second]);
  assert.deepEqual(read('At Acme I cut'), [second]);
  assert.deepEqual(read(`${first} I lied.`), []);
});
