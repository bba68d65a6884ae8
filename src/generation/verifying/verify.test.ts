import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReadPage } from '../../base/read-back.ts';
import { accountant } from '../testing/profiles.ts';
import { profileTexts, sourcesFrom } from './sources.ts';
import { type Expected, type Finding, verify } from './verify.ts';

const RESUME: Expected = {
  texts: [],
  pages: 1,
  everyWord: true,
  ownWords: ['Experience', 'Skills', 'Education', 'Present', 'the'],
};
const LETTER: Expected = { ...RESUME, everyWord: false, ownWords: ['Dear', 'Hiring', 'Manager', 'Sincerely', 'I'] };
const sources = sourcesFrom(profileTexts(accountant(), 'en'));

function pageOf(...lines: string[]): ReadPage[] {
  const read = lines.map((text, at) => ({ text, x: 50, y: 60 + 14 * at, width: 400, height: 10, fontSize: 10 }));
  return [{ width: 612, height: 792, lines: read }];
}

const kinds = (findings: readonly Finding[]): string[] => [...new Set(findings.map((finding) => finding.kind))];

test('honest lines pass, in the tense of the page and with their dates', () => {
  const honest = pageOf(
    'Ruth Calloway',
    'Denver, CO · +1 555 0142 · ruth.calloway@example.com',
    'Experience',
    'Harbor Freight Lines · Denver, CO',
    'Senior Accountant · Mar 2019 – Present',
    'Reconcile 32 bank accounts every month',
    'Maintained fixed asset records worth $2,400,000',
    'Built a cash flow forecast in Excel that management used every week',
  );
  assert.deepEqual(verify(honest, sources, RESUME), []);
});

test('a fabrication on a resume does not pass', () => {
  const fabrications = [
    'Reconcile 320 bank accounts every month',
    'Trained 30 junior accountants in accounts payable',
    'Reduced the month-end close by 40%',
    'Maintained fixed asset records worth $24 million',
    'Maintained fixed asset records worth 2.4 billion',
    'Led 800 people',
    'Harbour Bank International',
    'Harbor Freight Partners',
    'Chief Financial Officer · Mar 2019 – Present',
    'Senior Accountant · Mar 2017 – Present',
    'Staff Accountant · Jan 2014 – Feb 2019',
    'Master of Business Administration',
    'Stanford University',
    'Certified Public Accountant',
    'Managed the rollout of NetSuite',
    'Excel, QuickBooks, Kubernetes',
    'Won the Employee of the Year award',
    'Ruth Callaway',
    'Fluent in Spanish',
    'Spearheaded a merger',
  ];
  for (const line of fabrications) assert.notDeepEqual(verify(pageOf(line), sources, RESUME), [], line);
});

test('a fabrication in a letter does not pass', () => {
  const fabrications = [
    'At Harbor Freight Lines, I saved $900,000 in a year.',
    'My time at Goldman Sachs taught me a lot.',
    'Since Mar 2017, I have led the close.',
    'Day to day, I work with Kubernetes and Terraform.',
    'I studied Finance at Stanford University.',
    'I worked with ADP. Goldman Sachs trusted me.',
  ];
  for (const line of fabrications) assert.notDeepEqual(verify(pageOf(line), sources, LETTER), [], line);
});

test('sentences of a letter pass when their names and numbers have a source', () => {
  const honest = pageOf(
    'Dear Hiring Manager,',
    'As Senior Accountant at Harbor Freight Lines, I reduced the month-end close from 9 to 5 days.',
    'At Front Range University, I studied Accounting. Thank you for your time.',
    'I processed payroll for 120 employees through ADP. Part of that work was routine.',
    'My records were worth $2.4',
    'million at Pine and Sons.',
  );
  assert.deepEqual(verify(honest, sources, LETTER), []);
});

test('what was set but cannot be read back is missed', () => {
  const expected = { ...RESUME, texts: ['Harbor Freight Lines', 'Pine and Sons'] };
  assert.deepEqual(verify(pageOf('Harbor', 'Freight Lines'), sources, expected), [
    { kind: 'missing', text: 'Pine and Sons' },
  ]);
});

test('nothing stands outside the page, too small, or on a page too many', () => {
  const line = { text: 'payroll', x: 50, y: 60, width: 100, height: 10, fontSize: 10 };
  const page = (changes: Partial<typeof line>): ReadPage => ({
    width: 612,
    height: 792,
    lines: [{ ...line, ...changes }],
  });
  assert.deepEqual(kinds(verify([page({ x: 560 })], sources, RESUME)), ['outside']);
  assert.deepEqual(kinds(verify([page({ y: 900 })], sources, RESUME)), ['outside']);
  assert.deepEqual(kinds(verify([page({ fontSize: 0.1 })], sources, RESUME)), ['small']);
  assert.deepEqual(kinds(verify([page({}), page({})], sources, RESUME)), ['pages']);
});
