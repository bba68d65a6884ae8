import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../base/profile.ts';
import { snapshotOf } from './snapshot.ts';
import { employer, profile } from './testing/profiles.ts';

const job = (name: string, position: string, start: string, highlights: string[] = []) =>
  employer({ name, position, start, end: null, highlights });

function careerOf(...work: ReturnType<typeof job>[]): (string | null)[][] {
  return snapshotOf(profile({ work })).work.map(({ name, roles }) => [name, ...roles.map((role) => role.position)]);
}

test('posts at one employer that were saved apart are one entry, unless another job lay between them', () => {
  const [clerk, manager, bar] = [
    job('Beck Hotel', 'Clerk', '2018-01'),
    job('Beck Hotel', 'Manager', '2021-01'),
    job('Moss Bar', 'Waiter', '2016-01'),
  ];
  assert.deepEqual(careerOf(manager, bar, clerk), [
    ['Beck Hotel', 'Manager', 'Clerk'],
    ['Moss Bar', 'Waiter'],
  ]);
  const between = job('Moss Bar', 'Waiter', '2019-01');
  assert.equal(careerOf(manager, between, clerk).length, 3);
});

test('what people type for words and arrows is printed as such', () => {
  const texts = ['Audit w/ two auditors, w/o findings', 'Error rate 9% -> 4%', 'Fields of type a->b'];
  const [one] = snapshotOf(profile({ work: [job('Acme', 'Clerk', '2018-01', texts)] })).work;
  assert.deepEqual(
    one?.roles[0]?.highlights.map(({ text }) => text),
    ['Audit with two auditors, without findings', 'Error rate 9% → 4%', 'Fields of type a->b'],
  );
});

test('what people write short in their notes is written out, names and other languages are not', () => {
  const texts = [
    'Avg 5 calls/day for approx. 40 accts, on-call 1 wk in 4, done 3 wks early.',
    'Failover 47 min → 38 sec; 15-min. intervals, $186K/yr. saved, 31,500/mo in 5 mos.; 12 hr shifts, 1 hr a day',
    'Trends + graphics, mounted & wired for Hill & Moss, BACnet + Modbus. Reported to the Mgr. Filed with the SEC.',
    'Turnover was 70% when i started, i’ve halved it, i.e. by half',
  ];
  const [one] = snapshotOf(profile({ work: [job('Acme', 'Clerk', '2018-01', texts)] })).work;
  assert.deepEqual(
    one?.roles[0]?.highlights.map(({ text }) => text),
    [
      'Average 5 calls/day for about 40 accounts, on-call 1 week in 4, done 3 weeks early.',
      'Failover 47 minutes → 38 seconds; 15-minute intervals, $186K/year saved, 31,500/month in 5 months; 12 hr shifts, 1 hour a day',
      'Trends and graphics, mounted and wired for Hill & Moss, BACnet + Modbus. Reported to the Manager. Filed with the SEC.',
      'Turnover was 70% when I started, I’ve halved it, i.e. by half',
    ],
  );
  const french = [
    'Suivi de la file active, approx. 40 dossiers par mois pour le service',
    'Accueil & orientation du public',
  ];
  const [there] = snapshotOf({
    ...profile({ work: [job('Acme', 'Agente', '2018-01', french)] }),
    locale: 'fr-FR',
  }).work;
  assert.deepEqual(
    there?.roles[0]?.highlights.map(({ text }) => text),
    french,
  );
});

test('who writes of himself as of another means himself', () => {
  const someone = profile({
    work: [job('Acme', 'Clerk', '2018-01', ['Ada Beck keeps the files.', 'She trained 3 clerks.'])],
  });
  const named = { ...someone, basics: { ...someone.basics, name: 'Ada Beck' } };
  assert.deepEqual(
    snapshotOf(named).work[0]?.roles[0]?.highlights.map(({ text }) => text),
    ['I keep the files.', 'I trained 3 clerks.'],
  );
});

test('that a paper is no longer valid is said of the paper', () => {
  const paper = { id: 'adr', name: 'ADR', issuer: 'SQA (expired Feb 2024)', date: null, url: null, extra: {} };
  const [named] = snapshotOf(profile({ certificates: [paper, { ...paper, issuer: 'SQA (Scotland)' }] })).certificates;
  assert.deepEqual([named?.name, named?.issuer], ['ADR (expired Feb 2024)', 'SQA']);
  const [overdue] = snapshotOf(profile({ certificates: [{ ...paper, issuer: 'needs renewing' }] })).certificates;
  assert.deepEqual([overdue?.name, overdue?.issuer], ['ADR (needs renewing)', null]);
});

test('what was typed in capitals reaches the page as a sentence, with its names as they are written elsewhere', () => {
  const texts = ['LED A CREW OF 8 ON ZUBRIK LOADERS', 'Parts for Zubrik loaders'];
  const [one] = snapshotOf(profile({ work: [job('Acme', 'Fitter', '2018-01', texts)] })).work;
  assert.equal(one?.roles[0]?.highlights[0]?.text, 'Led a crew of 8 on Zubrik loaders');
});

test('a grade is printed whole', () => {
  const score = 'WAM 74, Second Class Honours (Division A), of 120';
  const school = {
    ...{ id: 'uni', institution: 'Uni', url: null, area: null, studyType: 'Bachelor', location: null, extra: {} },
    ...{ start: null, end: null, current: false, score, courses: [], highlights: [] },
  };
  assert.equal(snapshotOf(profile({ education: [school] })).education[0]?.score, score);
});

test('names of people and places in small letters get their capitals', () => {
  const { basics, ...rest } = profile({});
  const named = (name: string): string => snapshotOf({ ...rest, basics: { ...basics, name } }).basics.name;
  const location = { city: 'stoke on trent', region: 'west yorkshire', countryCode: null };
  const there = snapshotOf({ ...rest, basics: { ...basics, location } as Profile['basics'] }).basics.location;
  assert.deepEqual([there?.city, there?.region], ['Stoke on Trent', 'West Yorkshire']);
  assert.equal(named('darren mistry'), 'Darren Mistry');
  assert.equal(named("anna-maria o'neill van der berg"), "Anna-Maria O'Neill van der Berg");
  assert.equal(named('danah boyd-McKay'), 'danah boyd-McKay');
});
