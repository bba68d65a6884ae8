import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { pageContext } from '../../testing/page-context.ts';
import { degree, employer, fact, profile, skills } from '../../testing/profiles.ts';
import type { PageContext } from '../context.ts';
import { experienceOf, experienceSentence, papersSentence, proofSentence, skillsSentence } from './qualifications.ts';
import { summaryAlternatives } from './summary.ts';

const POSTING = `Controller
Requirements:
- Month-end close and inventory of a manufacturing plant
- 8+ years of accounting, including cost accounting
- Bachelor's degree in Accounting
- CPA
- Spanish
- Valid driver's license`;

const PLANT = employer({
  name: 'Tri-Fold Packaging',
  position: 'Accounting Supervisor (Senior Accountant until 2022)',
  start: '2020-01',
  end: null,
  highlights: [
    'Cut the month-end close from 12 days to 5 with a close calendar',
    'Year-end inventory of the manufacturing plant: variance $612K down to $48K in three years, after I moved us to cycle counts',
    'Supervise 5 people in accounting',
    'Lead contact for the audit of the plant',
    'Prepare the accounting reports of the plant for the owners',
  ],
});
const WIRE = employer({
  name: 'Kessling Wire',
  position: 'Cost Accountant',
  start: '2014-01',
  end: '2019-12',
  highlights: ['Cost accounting of 2,300 parts in a manufacturing plant', 'Analyzed variances of the plant every week'],
});
const BAR = employer({
  name: 'Bar',
  position: 'Bartender',
  start: '2008-01',
  end: '2013-12',
  highlights: ['Mixed drinks'],
});

function controller(changes: Partial<Profile> = {}, label: string | null = null): Profile {
  return profile({ work: [PLANT, WIRE, BAR], ...changes }, { label: label === null ? null : fact('label', label) });
}

const said = (someone: Profile, posting = POSTING, changes: Partial<PageContext> = {}): string | undefined =>
  experienceSentence(pageContext(someone, posting, changes))?.text;

const WITHOUT_YEARS = POSTING.replace(/- 8\+ years.*\n/, '');

test('the years are those of the calling, and more only where more are asked for and were worked', () => {
  assert.equal(said(controller(), WITHOUT_YEARS), 'Accounting Supervisor with 6 years of experience.');
  assert.equal(said(controller()), 'Accounting Supervisor with 12 years of experience.');
});

test('a letter counts all work that speaks to the posting', () => {
  const { years, allYears } = experienceOf(pageContext(controller(), WITHOUT_YEARS))!;
  assert.deepEqual([years, allYears], [6, 12]);
});

test('what the person calls himself comes before the newest title, whole where it is short', () => {
  assert.equal(
    said(controller({}, 'Accounting Supervisor, CPA')),
    'Accounting Supervisor, CPA with 12 years of experience.',
  );
  assert.equal(
    said(controller({}, 'Accounting Supervisor | Costs, plants and audits'), WITHOUT_YEARS),
    'Accounting Supervisor with 6 years of experience.',
  );
  assert.match(said(controller({}, 'Bookish dreamer.'), WITHOUT_YEARS)!, /^Accounting Supervisor with/);
});

test('a rank alone is no calling', () => {
  const store = employer({ name: 'A', position: 'Store Manager', start: '2022-01', end: null, highlights: [] });
  const sales = employer({ name: 'B', position: 'Sales Manager', start: '2012-01', end: '2021-12', highlights: [] });
  assert.equal(
    said(profile({ work: [store, sales] }), 'Store Manager\nRequirements:\n- retail'),
    'Store Manager with 4 years of experience.',
  );
});

test('beginners and languages that we have no words for get no such sentence', () => {
  assert.equal(said(controller(), POSTING, { isBeginner: true }), undefined);
  assert.equal(said(controller(), POSTING, { lang: 'nl' }), undefined);
});

const certificate = (id: string, name: string): Profile['certificates'][number] => {
  return { id, name, date: null, issuer: null, url: null, extra: {} };
};

test('the papers are those that are asked for; a degree that is too long loses what follows its field', () => {
  const papers = (education: Profile['education'], certificates: Profile['certificates'] = []): string | undefined => {
    const languages = [{ id: 'es', language: 'Spanish', fluency: 'Native', extra: {} }];
    return papersSentence(pageContext(controller({ education, certificates, languages }), POSTING))?.text;
  };
  const certificates = [
    certificate('cpa', 'CPA'),
    certificate('boat', 'Boating licence'),
    certificate('car', "Driver's license"),
  ];
  assert.equal(
    papers([degree('degree', 'Bachelor of Science', 'Accounting')], certificates),
    'Bachelor of Science in Accounting, CPA, Spanish (Native).',
  );
  assert.equal(
    papers([
      degree(
        'degree',
        'Bachelor of Science',
        'Accounting; thesis: The cost of corrugated boxes in plants of the Midwest',
      ),
    ]),
    'Bachelor of Science in Accounting, Spanish (Native).',
  );
  assert.equal(papers([], [certificate('cpa', 'CPA (in progress)')]), 'Spanish (Native).');
});

test('the best proof is told at the top as far as whole clauses have room, and what leads the page never whole', () => {
  const lead = 'Cut the month-end close from 12 days to 5 with a close calendar';
  assert.ok(PLANT.roles[0]!.highlights.some(({ text }) => text === lead));
  const told = (text: string, room = 200): string | undefined => {
    const [role] = PLANT.roles;
    const others = role!.highlights.filter((one) => !one.text.startsWith('Year-end'));
    const highlights = others.map((one) => (one.text === lead ? { ...one, text } : one));
    const work = [{ ...PLANT, roles: [{ ...role!, highlights }] }, WIRE, BAR];
    return proofSentence(pageContext(controller({ work }), POSTING), room)?.text;
  };
  assert.notEqual(told(lead), `${lead}.`);
  const longer = `${lead}; wrote the month-end calendar of the manufacturing plant for all who close its books and inventory`;
  assert.equal(told(longer), `${lead}.`);
  assert.equal(told(longer, 30), undefined);
});

test('behind the title of today no deed of another job is told', () => {
  const deed = 'Cut the month-end close of the manufacturing plant from 12 days to 5';
  const work = [PLANT, WIRE].map((one, at) => ({
    ...one,
    roles: [{ ...one.roles[0]!, highlights: [fact(`deed-${at}`, at === 1 ? deed : 'Kept the books of the plant')] }],
  }));
  assert.equal(proofSentence(pageContext(controller({ work }), POSTING), 200), null);
});

test('skills that the posting names stand in the place of a proof, where there are three', () => {
  const opening = (...names: string[]): string => {
    const context = pageContext(controller({ skills: skills(...names) }), POSTING);
    return skillsSentence(context)?.text ?? '';
  };
  assert.equal(opening('Cost accounting', 'Inventory', 'Yoga', 'Month-end close').split(', ').length, 3);
  assert.ok(!opening('Cost accounting', 'Inventory', 'Yoga', 'Month-end close').includes('Yoga'));
  assert.equal(opening('Cost accounting', 'Inventory', 'Yoga'), '');
  const skilled = controller({ skills: skills('Cost accounting', 'Inventory', 'Month-end close') });
  assert.equal(skillsSentence(pageContext(skilled, POSTING), 'At home in inventory.'), null, 'said already');
});

test('who leaves the opening out has none', () => {
  assert.deepEqual(summaryAlternatives(pageContext(controller(), POSTING, { hasOpening: false })), []);
});

const withSummary = (text: string): Profile => {
  const someone = controller();
  return { ...someone, basics: { ...someone.basics, summary: fact('summary', text) } };
};
const openings = (text: string): string[] =>
  summaryAlternatives(pageContext(withSummary(text), POSTING)).map((line) => line.text);

test('what the person says of his years stands in the place of ours', () => {
  const own = 'Fifteen years of closing the books of manufacturing plants.';
  assert.ok(openings(own).every((text) => text.startsWith(own)));
});

test('the years are not lost when his own words are shortened', () => {
  const years = `Fifteen years of closing the books ${'of plants and yards and shops '.repeat(5)}in Ohio.`;
  const short = 'Inventory, cost accounting and month-end close of a manufacturing plant.';
  assert.ok(openings(`${years} ${short}`).every((text) => text.includes('Fifteen years')));
});

test('nobody is called the same thing twice', () => {
  const texts = openings('Accounting Supervisor for the month-end close of plants.');
  assert.ok(
    texts.every((text) => text.split('Accounting Supervisor').length === 2),
    texts.join('\n'),
  );
});

test('of the label and the newest title the one with more years is told, if they were of this trade', () => {
  assert.match(said(controller({}, 'Bartender'), WITHOUT_YEARS)!, /^Accounting Supervisor with 6 years/);
});

test('what is not in Latin letters stands in none of our sentences', () => {
  assert.match(said(controller({}, 'लेखा Accountant'), WITHOUT_YEARS)!, /^Accounting Supervisor/);
  const person = controller({ education: [degree('degree', 'Bachelor of Science', 'Accounting लेखा')] });
  assert.equal(papersSentence(pageContext(person, POSTING)), null);
});

test('for a letter the newest post keeps what it became, without remarks', () => {
  const post = (position: string): string | null | undefined => {
    const work = [{ ...PLANT, roles: [{ ...PLANT.roles[0]!, position }] }, WIRE, BAR];
    return experienceOf(pageContext(controller({ work }), POSTING))?.newest.position;
  };
  assert.equal(
    post('Accounting Supervisor (nights), deputy controller since 2022'),
    'Accounting Supervisor, deputy controller since 2022',
  );
  assert.equal(post(`Accounting Supervisor, ${'and so on '.repeat(10)}`), 'Accounting Supervisor');
});

test('posts without dates count for nothing', () => {
  const undated = {
    ...WIRE,
    roles: [{ ...WIRE.roles[0]!, position: 'Accounting Supervisor', start: null, end: null }],
  };
  const work = [PLANT, undated, BAR];
  assert.equal(said(controller({ work }), WITHOUT_YEARS), 'Accounting Supervisor with 6 years of experience.');
});
