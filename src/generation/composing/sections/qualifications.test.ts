import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Employer, Profile } from '../../../base/profile.ts';
import { pageContext } from '../../testing/page-context.ts';
import { degree, employer, fact, profile } from '../../testing/profiles.ts';
import type { PageContext } from '../context.ts';
import { bestResults, resultsSentence } from './best-results.ts';
import { papersSentence } from './papers.ts';
import { experienceOf, experienceSentence, isSaidIn, postOf } from './qualifications.ts';
import { skillsSentence } from './skilled.ts';
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

const told = (context: PageContext, ...room: [number, string?]) => resultsSentence(bestResults(context), ...room);

const said = (someone: Profile, posting = POSTING, changes: Partial<PageContext> = {}): string | undefined =>
  experienceSentence(pageContext(someone, posting, changes))?.text;

const WITHOUT_YEARS = POSTING.replace(/- 8\+ years.*\n/, '');

test('the years are those of the calling, and of much the same work in the same trade', () => {
  assert.equal(said(controller(), WITHOUT_YEARS), 'Accounting Supervisor with 12 years of experience.');
  const desk = {
    ...WIRE,
    roles: [{ ...WIRE.roles[0]!, position: 'Desk Clerk', highlights: [fact('d', 'Took calls')] }],
  };
  const analyst = { ...WIRE, roles: [{ ...WIRE.roles[0]!, position: 'Pricing Analyst' }] };
  assert.equal(
    said(controller({ work: [PLANT, analyst, BAR] }), WITHOUT_YEARS),
    'Accounting Supervisor with 6 years of experience.',
  );
  assert.equal(
    said(controller({ work: [PLANT, desk, BAR] }), WITHOUT_YEARS),
    'Accounting Supervisor with 6 years of experience.',
  );
});

test('who counts more years himself is not believed, who counts fewer is', () => {
  const counted = (text: string): string | undefined => said(withSummary(text), WITHOUT_YEARS);
  assert.match(counted('17 years in the trade.')!, /with 12 years/, 'six of them behind a bar');
  assert.match(counted('40 years in the trade.')!, /with 12 years/);
  assert.match(counted('3 years at sea.')!, /with 12 years/);
  assert.match(counted('Eleven years in the trade.')!, /with 11 years/, 'nobody has more than he says');
  assert.match(counted('Buchhalter mit elf Jahren Erfahrung.')!, /with 11 years/);
});

test('what the person calls himself comes before the newest title, whole where it is short', () => {
  assert.equal(
    said(controller({}, 'Accounting Supervisor, CPA')),
    'Accounting Supervisor, CPA with 12 years of experience.',
  );
  assert.equal(
    said(controller({}, 'Accounting Supervisor | Costs, plants and audits'), WITHOUT_YEARS),
    'Accounting Supervisor with 12 years of experience.',
  );
  assert.match(said(controller({}, 'Bookish dreamer.'), WITHOUT_YEARS)!, /^Accounting Supervisor with/);
});

test('a rank alone is no calling', () => {
  const store = employer({ name: 'A', position: 'Store Manager', start: '2020-01', end: null, highlights: [] });
  const sales = employer({ name: 'B', position: 'Sales Manager', start: '2012-01', end: '2019-12', highlights: [] });
  assert.equal(
    said(profile({ work: [store, sales] }), 'Store Manager\nRequirements:\n- retail'),
    'Store Manager with 6 years of experience.',
  );
});

test('beginners and languages that we have no words for get no such sentence', () => {
  assert.equal(said(controller(), POSTING, { isBeginner: true }), undefined);
  assert.equal(said(controller(), POSTING, { lang: 'nl' }), undefined);
});

const certificate = (id: string, name: string): Profile['certificates'][number] => {
  return { id, name, date: null, issuer: null, url: null, extra: {} };
};

test('the papers are those that are asked for; a degree introduces only who has no career yet, without what follows its field', () => {
  const papers = (
    education: Profile['education'],
    certificates: Profile['certificates'] = [],
    isBeginner = false,
  ): string | undefined => {
    const languages = [{ id: 'es', language: 'Spanish', fluency: 'Native', extra: {} }];
    const posting = POSTING.replace('- CPA', '- CPA preferred').replace('Controller', 'Accounting Controller');
    const person = controller({ education, certificates, languages });
    return papersSentence(pageContext(person, posting, { isBeginner }))?.text;
  };
  const certificates = [
    certificate('cpa', 'CPA'),
    certificate('boat', 'Boating licence'),
    certificate('car', "Driver's license"),
  ];
  const accounting = [degree('degree', 'Bachelor of Science', 'Accounting')];
  assert.equal(papers(accounting, certificates), 'Holds the CPA. Fluent in Spanish.');
  assert.equal(
    papers(accounting, certificates, true),
    'Holds a Bachelor of Science in Accounting and the CPA. Fluent in Spanish.',
  );
  const thesis = 'Accounting; thesis: The cost of corrugated boxes in plants of the Midwest';
  assert.equal(
    papers([degree('degree', 'Bachelor of Science', thesis)], [], true),
    'Holds a Bachelor of Science in Accounting. Fluent in Spanish.',
  );
  assert.equal(papers([], [certificate('cpa', 'CPA (in progress)')]), 'Fluent in Spanish.');
});

test('whoever has called himself bilingual is not called so again', () => {
  const languages = [
    { id: 'es', language: 'Spanish', fluency: 'Native', extra: {} },
    { id: 'en', language: 'English', fluency: 'Native', extra: {} },
  ];
  const context = pageContext(controller({ languages }), `${POSTING}\n- Spanish`);
  assert.match(papersSentence(context)!.text, /Bilingual in English and Spanish\.$/);
  assert.match(papersSentence(context, 'Bilingual controller.')!.text, /Fluent in Spanish\.$/);
});

const results = (someone: Profile, room = 300): string | undefined => told(pageContext(someone, POSTING), room)?.text;

const [, , ...DUTIES] = PLANT.roles[0]!.highlights;
const withDeeds = (...texts: string[]): Profile => {
  const highlights = [...texts.map((text, at) => fact(`deed${at}`, text)), ...DUTIES];
  return controller({ work: [{ ...PLANT, roles: [{ ...PLANT.roles[0]!, highlights }] }, WIRE, BAR] });
};
const CLOSE = 'Cut the month-end close of the plant from 12 days to 5';

test('the two best results are one sentence, as far as there is room', () => {
  const someone = withDeeds(CLOSE, 'Reduced the inventory of the plant from $612K to $48K');
  assert.equal(results(someone), `${CLOSE} and reduced the inventory of the plant from $612K to $48K.`);
  assert.equal(results(someone, 60), `${CLOSE}.`);
  assert.equal(results(someone, 20), undefined);
});

test('a deed and a sentence of two are told one after the other', () => {
  const both = 'Rewrote the inventory lists of the plant; month-end variance dropped from 12% to 5%';
  const told = results(withDeeds(CLOSE, both));
  assert.ok([`${CLOSE}. ${both}.`, `${both}. ${CLOSE}.`].includes(told ?? ''), told ?? 'nothing');
});

test('a deed with an “and” or a comma of its own is parted from the next', () => {
  const someone = withDeeds(
    'Cut the close of plant and yard from 12 days to 5',
    'Reduced the inventory of the plant from 90 to 48',
  );
  assert.match(results(someone)!, / to \d+, and (?:reduced|cut) the /);
});

test('how much there is to do is told before what came of it; never what somebody helped with', () => {
  assert.equal(results(withDeeds('Helped cut the month-end close from 12 days to 5')), undefined);
  for (const text of [
    'Managed a month-end close of 12 plants',
    'Closed the inventory of 40 plants every month',
    'Close the inventory of 40 plants',
  ]) {
    assert.equal(results(withDeeds(text)), `${text}.`);
    assert.match(results(withDeeds(text, CLOSE), CLOSE.length + 1)!, /^Cut the month-end close/);
  }
});

test('the scale of today stands before what came of it', () => {
  const scale = 'Prepare cost accounting and inventory of 40 manufacturing plants';
  assert.equal(results(withDeeds(CLOSE, scale)), `${scale}. ${CLOSE}.`);
});

test('what is told of today needs no verb, but is no list', () => {
  for (const text of ['Month-end close of 12 manufacturing plants', 'Lead contact for the inventory of 40 plants'])
    assert.equal(results(withDeeds(text)), `${text}.`);
  assert.equal(results(withDeeds('Month-end close: 12 plants, inventory, audits')), undefined);
  const change = 'Month-end close of the plants weekly, variance down from 12 to 5';
  assert.equal(results(withDeeds(change)), `${change}.`);
});

test('what answers a line of the posting comes before a better result that answers none', () => {
  const foreign = 'Reduced the noise of the canteen from 90% to 40% in one year';
  const answer = 'Rebuilt the cost accounting and inventory of 14 manufacturing plants';
  assert.match(results(withDeeds(foreign, answer))!, /^Rebuilt the cost accounting/);
});

test('where what came of it has no room, how much there was to do is told', () => {
  const both = withDeeds('Closed the inventory of 40 plants; month-end variance dropped from 12% to 5%');
  assert.equal(results(both, 40), 'Closed the inventory of 40 plants.');
});

test('what is worded by the person himself is not told in other words', () => {
  const context = pageContext(withDeeds(CLOSE), POSTING, { wordings: new Map([['deed0', 'Halved the close']]) });
  assert.equal(told(context, 300), null);
});

test('behind another trade the results are those of the newest job of this one', () => {
  const plant = { ...withDeeds(CLOSE).work[0]!, name: 'Tri-Fold Packaging, Inc.' };
  const bar = employer({
    name: 'Pub',
    position: 'Bartender',
    start: '2025-01',
    end: null,
    highlights: ['Poured beer'],
  });
  const before = { ...plant, roles: [{ ...plant.roles[0]!, current: false, end: '2024-12' }] };
  assert.equal(results(controller({ work: [bar, before, WIRE] })), `${CLOSE}.`);
  assert.equal(results(controller({ work: [plant, WIRE, BAR] })), `${CLOSE}.`);
});

test('of what was said before no result is told again', () => {
  const said = 'Month-end close with a close calendar in five days.';
  assert.equal(told(pageContext(controller(), POSTING), 300, said), null);
});

const spoken = (
  languages: readonly [language: string, fluency: string | null][],
  said = '',
  lang = 'en',
): string | undefined => {
  const items = languages.map(([language, fluency], at) => ({ id: `l${at}`, language, fluency, extra: {} }));
  const posting = `${POSTING}\n- American Sign Language`;
  return papersSentence(pageContext(controller({ languages: items }), posting, { lang }), said)?.text;
};

test('a language is told by how well it is spoken, and none that was named', () => {
  assert.equal(
    spoken([
      ['Spanish', 'Native'],
      ['English', 'Fluent'],
    ]),
    'Bilingual in English and Spanish.',
  );
  assert.equal(
    spoken([
      ['Spanish', 'Native'],
      ['English', 'Intermediate'],
    ]),
    'Fluent in Spanish.',
  );
  assert.equal(
    spoken([
      ['Spanish', 'Fluent'],
      ['English', 'Native'],
    ]),
    'Fluent in Spanish.',
  );
  assert.equal(spoken([['Spanish', 'Conversational']]), 'Speaks conversational Spanish.');
  assert.equal(spoken([['Spanish', 'Fluent (reading only)']]), 'Speaks fluent Spanish.');
  assert.equal(spoken([['Spanish', 'B1']]), 'Speaks Spanish (B1).');
  assert.equal(spoken([['American Sign Language', 'Conversational']]), 'Conversational American Sign Language.');
  assert.equal(spoken([['Spanish', 'Native']], 'Clerk, bilingual in English and Spanish.'), undefined);
});

test('a paper is held, or one is something by it; its short form is enough, and none is told twice', () => {
  const posting = POSTING.replace('- CPA', 'Nice to have:\n- CPA\n- Registered Nurse\n- CIPD');
  const told = (names: readonly string[], said = ''): string | undefined =>
    papersSentence(
      pageContext(controller({ certificates: names.map((name) => certificate(name, name)) }), posting),
      said,
    )?.text;
  assert.equal(told(['Certified Public Accountant (CPA)', 'Registered Nurse']), 'Registered Nurse. Holds the CPA.');
  assert.equal(told(['CIPD Level 5 Associate Diploma'], 'CIPD-qualified clerk.'), undefined);
  assert.equal(
    told(['Provide CPA Training', 'Registered Nurse']),
    'Registered Nurse.',
    'nobody holds what is to be done',
  );
});

test('what everybody has who applies is left out, what nobody is taken without is named', () => {
  const posting = POSTING.replace(
    '- CPA',
    '- Active CPA license required\n- National Police Check\n- First Aid certificate',
  );
  const someone = controller({
    certificates: ['National Police Check', 'First Aid', 'CPA'].map((name) => certificate(name, name)),
  });
  assert.equal(papersSentence(pageContext(someone, posting))?.text, 'Holds the CPA.');
});

test('who answers to it is a “recognised verifier”, not the holder of one', () => {
  const posting = POSTING.replace('- CPA', '- Recognition as a food verifier');
  const someone = controller({ certificates: [certificate('v', 'Recognised Food Verifier (template)')] });
  assert.equal(papersSentence(pageContext(someone, posting))?.text, 'Recognised Food Verifier.');
});

test('of papers and languages that have no room together the last paper goes first', () => {
  const posting = POSTING.replace('- CPA', '- CPA\n- CMA certification');
  const someone = controller({
    certificates: [certificate('cpa', 'CPA'), certificate('cma', 'CMA')],
    languages: [{ id: 'es', language: 'Spanish', fluency: 'Fluent', extra: {} }],
  });
  const within = (room: number): string | undefined => papersSentence(pageContext(someone, posting), '', room)?.text;
  assert.equal(within(100), 'Holds the CPA and the CMA. Fluent in Spanish.');
  assert.equal(within(40), 'Holds the CPA. Fluent in Spanish.');
  assert.equal(within(20), 'Fluent in Spanish.');
});

test('a beginner has the degree first, then what came of the work', () => {
  const someone = controller({ education: [degree('degree', 'Bachelor of Science', 'Accounting')] });
  const [line] = summaryAlternatives(pageContext(someone, POSTING, { isBeginner: true }));
  assert.match(line!.text, /^Bachelor of Science in Accounting\. Cut the month-end close/);
});

test('what came of a project stands at the top of a beginner’s page, and of nobody else’s', () => {
  const text = 'Cut the cost accounting and inventory of a manufacturing plant of students from 19 days to 2';
  const project = {
    id: 'bakery',
    name: 'Bakery',
    description: null,
    url: null,
    start: null,
    end: null,
    current: false,
  };
  const empty = { entity: null, type: null, keywords: [], roles: [], extra: {} };
  const projects = [{ ...project, ...empty, highlights: [fact('cut', text)] }];
  const opening = (isBeginner: boolean): string =>
    summaryAlternatives(pageContext(controller({ projects }), POSTING, { isBeginner }))[0]?.text ?? '';
  assert.match(opening(true), /plant of students/);
  assert.doesNotMatch(opening(false), /plant of students/);
});

test('a beginner works towards the degree that is not finished', () => {
  const studies = { ...degree('degree', 'Bachelor', 'Accounting'), end: null, current: true };
  const [line] = summaryAlternatives(pageContext(controller({ education: [studies] }), POSTING, { isBeginner: true }));
  assert.match(line!.text, /^Working towards a Bachelor of Accounting\. /);
});

test('who has not been it for long is named by the calling alone', () => {
  const work = [{ ...PLANT, roles: [{ ...PLANT.roles[0]!, start: '2025-01' }] }];
  const someone = profile({ work }, { label: fact('label', 'Plant Accountant | Former Teacher') });
  const opening = (title: string): string | undefined =>
    summaryAlternatives(pageContext(someone, POSTING.replace('Controller', title), { isBeginner: false }))[0]?.text;
  assert.match(opening('Cost Accountant')!, /^Plant Accountant\./);
  assert.doesNotMatch(opening('Controller') ?? '', /^Plant Accountant/, 'as who is not sought');
});

const skillsSaid = (names: readonly string[], posting: string, text = ''): string => {
  const keywords = names.map((name) => fact(name, name));
  const skills = [{ ...{ id: 'tools', name: 'Skills', level: null, extra: {} }, keywords }];
  return skillsSentence(pageContext(controller({ skills }), `${POSTING}\n${posting}`), text, 80)?.text ?? '';
};

test('of the skills those that the posting asks for stand at the top, conditions first', () => {
  const names = ['Workday', 'NetSuite', 'Gardening'];
  assert.equal(skillsSaid(names, '- NetSuite\nNice to have:\n- Workday'), 'Skilled in NetSuite and Workday.');
  assert.equal(skillsSaid(['NetSuite', 'Gardening'], '- NetSuite'), '', 'one alone says too little');
  assert.equal(skillsSaid(names, '- NetSuite', 'Moved the books to NetSuite.'), '', 'what is said already');
});

test('a skill is named as far as the posting names it, and not where it is slight', () => {
  assert.equal(
    skillsSaid(['Power BI and DAX', 'NetSuite (user level)'], '- Power BI\n- NetSuite'),
    'Skilled in Power BI and NetSuite.',
  );
  assert.equal(skillsSaid(['Power BI (basic)', 'NetSuite'], '- Power BI\n- NetSuite'), '');
  assert.equal(skillsSaid(['Calibrate scales', 'NetSuite'], '- Calibrate scales\n- NetSuite'), '', 'what is done');
  assert.equal(skillsSaid(['Driving licence', 'NetSuite'], '- Driving licence\n- NetSuite'), '', 'a licence');
  assert.equal(skillsSaid(['Word', 'NetSuite'], '- Word\n- NetSuite'), '', 'what every office uses');
});

test('the maker of what somebody knows keeps its capital', () => {
  assert.equal(
    skillsSaid(['Siemens S7 fault finding', 'NetSuite'], '- Siemens S7 fault finding\n- NetSuite'),
    'Skilled in Siemens S7 fault finding and NetSuite.',
  );
  assert.equal(
    skillsSaid(['Event photography', 'NetSuite'], '- event photography\n- NetSuite'),
    'Skilled in event photography and NetSuite.',
  );
});

test('who is called like nothing that is sought says by his studies who he is, and else by his title all the same', () => {
  const top = (position: string, changes: Partial<Profile> = {}): string => {
    const work = [PLANT, WIRE].map((one) => ({ ...one, roles: one.roles.map((role) => ({ ...role, position })) }));
    return summaryAlternatives(pageContext(controller({ work, ...changes }), POSTING))[0]!.text;
  };
  assert.match(top('Accounting Supervisor'), /^Accounting Supervisor with 12 years/);
  assert.match(
    top('Executive Assistant'),
    /^Executive Assistant with 12 years of experience\. Cut the month-end close/,
  );
  const education = [degree('degree', 'Bachelor of Science', 'Accounting')];
  assert.match(
    top('Executive Assistant', { education }),
    /^Bachelor of Science in Accounting\. Cut the month-end close/,
  );
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
  assert.match(said(controller({}, 'Bartender'), WITHOUT_YEARS)!, /^Accounting Supervisor with 12 years/);
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

test('the post that is held is told with what limits it, or not at all', () => {
  const held = (position: string, changes: Partial<Employer['roles'][number]> = {}): string | undefined => {
    const work = [{ ...PLANT, roles: [{ ...PLANT.roles[0]!, position, ...changes }] }];
    return postOf(pageContext(controller({ work }), POSTING))?.position;
  };
  assert.equal(held('Accounting Supervisor (two plants)'), 'Accounting Supervisor');
  assert.equal(held('Accounting Supervisor (volunteer)'), 'Accounting Supervisor (volunteer)');
  assert.equal(held('Accounting Supervisor (volunteer placement of eight weeks with a mentor)'), undefined);
  assert.equal(held('Supervisor, deputy since 2021'), 'Supervisor, deputy since 2021');
  assert.equal(held('Accounting / Payroll'), undefined);
  assert.equal(held('Accounting Supervisor', { current: false, end: '2024-01' }), undefined);
});

test('a short course is no title, and of a language only the level is told', () => {
  const posting = `${POSTING}\n- Spanish\n- ALCOA training`;
  const languages = [{ id: 'es', language: 'Spanish', fluency: 'Fluent, grew up with it', extra: {} }];
  const certificates = [certificate('c', 'ALCOA training (2 days)')];
  const line = papersSentence(pageContext(controller({ certificates, languages }), posting));
  assert.equal(line?.text, 'Fluent in Spanish.');
});

test('what the person has said is not said again', () => {
  assert.ok(isSaidIn('Technician, the last four years leading a team of nine.', 'Lead a team of 9 technicians'));
  assert.ok(!isSaidIn('Technician, the last four years leading a team of nine.', 'Cut turnover from 5 to 1'));
});

test('results stand behind what the person says of himself, as long as there is room', () => {
  const own = 'Fifteen years of closing the books of manufacturing plants.';
  assert.match(openings('')[0]!, /Cut the month-end close from 12 days to 5/);
  assert.match(openings(own)[0]!, new RegExp(`^${RegExp.escape(own)} Cut the month-end close from 12 days to 5`));
});

test('what says again what the person is, goes', () => {
  const texts = openings('An Experienced Accounting Supervisor for the month-end close of plants.');
  assert.ok(
    texts.every((text) => text.split('Accounting Supervisor').length === 2),
    texts.join('\n'),
  );
});

test('certificates and languages that are only wished for stand at the top, a degree does not', () => {
  const posting = POSTING.replace("- Bachelor's degree in Accounting", '').replace('- Spanish', '');
  const wished = `${posting}\nNice to have:\n- Bachelor's degree in Accounting\n- Spanish`;
  const someone = controller({
    education: [degree('degree', 'Bachelor of Science', 'Accounting')],
    languages: [{ id: 'es', language: 'Spanish', fluency: 'Native', extra: {} }],
    certificates: [certificate('cpa', 'Certified Public Accountant (CPA)')],
  });
  const told = papersSentence(pageContext(someone, wished.replace('- CPA\n', '').concat('\n- CPA')))?.text ?? '';
  assert.equal(told, 'Holds the CPA. Fluent in Spanish.');
});

test('few years are not counted out, and who counts none himself has those that his dates give', () => {
  const since = (start: string): string | undefined =>
    said(controller({ work: [{ ...PLANT, roles: [{ ...PLANT.roles[0]!, start }] }] }), WITHOUT_YEARS);
  assert.match(since('2020-11')!, /with 5 years/);
  assert.equal(since('2023-11'), undefined);
});

test('a result that proves far less than the best is not told for there being room', () => {
  const results = told(pageContext(controller(), POSTING), 1000)!.text;
  assert.doesNotMatch(results, /owners/);
});

test('the paper of a trade that is a condition introduces who has a career, unless he names it himself', () => {
  const posting = POSTING.replace("- Bachelor's degree in Accounting", '- Trade certificate in heavy diesel');
  const education = [degree('degree', 'Trade Certificate', 'Heavy Diesel')];
  const told = (own: string): string => {
    const someone = controller({ education });
    const person = { ...someone, basics: { ...someone.basics, summary: fact('summary', own) } };
    const context = pageContext(person, posting, { isBeginner: false });
    const requirements = context.matches.requirements.map((one) =>
      one.requirement.text.includes('Trade')
        ? {
            ...one,
            requirement: { ...one.requirement, kind: 'duty' as const },
            facts: ['degree'],
            state: 'met' as const,
          }
        : one,
    );
    return papersSentence({ ...context, matches: { ...context.matches, requirements } })?.text ?? '';
  };
  assert.match(told('I like engines.'), /Holds a Trade Certificate in Heavy Diesel/i);
  assert.doesNotMatch(told('Fitter with a trade certificate in heavy diesel.'), /Holds a Trade/i);
});

test('a result that answers nothing is not told, and of two the second answers another line', () => {
  const foreign = 'Reduced the noise of the canteen by 9% in one year';
  assert.equal(results(withDeeds(CLOSE, foreign)), `${CLOSE}.`);
  const context = pageContext(withDeeds(CLOSE), POSTING);
  const [best] = bestResults(context);
  const [need, other] = context.matches.requirements;
  const one = (id: string, worth: number, needs: typeof context.matches.requirements): NonNullable<typeof best> => {
    return { ...best!, id, worth, needs, text: `${id} from 9 to 5` };
  };
  const three = [one('Orders', 3, [need!]), one('Returns', 2, [need!]), one('Claims', 1.8, [other!])];
  assert.equal(resultsSentence(three, 300)?.text, 'Orders from 9 to 5 and claims from 9 to 5.');
});

test('what answers a condition is worth more than what answers a duty', () => {
  const context = pageContext(withDeeds(CLOSE), POSTING);
  const requirements = context.matches.requirements.map((one) => {
    return { ...one, requirement: { ...one.requirement, part: 'duties' as const } };
  });
  const [must] = bestResults(context);
  const [duty] = bestResults({ ...context, matches: { ...context.matches, requirements } });
  assert.ok(duty!.worth < must!.worth);
});

test('a deed that was measured is not told without its figures, nor what is said already', () => {
  const long = `Rebuilt the cost accounting of the plant, which reached ${'the owners and '.repeat(9)}stewards after 4 years`;
  assert.equal(results(withDeeds(long)), undefined);
  const audit =
    'Lead contact for the audit, 8 inventories of the plant a year in cost accounting, month-end close and payroll';
  assert.equal(told(pageContext(withDeeds(audit), POSTING), 300, 'Lead contact for the audit.'), null);
});

test('how much there is to do today is worth less than what was done', () => {
  const worth = (text: string): number => bestResults(pageContext(withDeeds(text), POSTING))[0]!.worth;
  const duty = 'the month-end close, cost accounting and inventory of 40 manufacturing plants';
  assert.ok(worth(`Prepare ${duty}`) < worth(`Prepared ${duty}`));
});

test('a rank is no trade of which the years are counted', () => {
  const work = ['Plant Manager', 'Inventory Manager'].map((position, at) => ({
    ...PLANT,
    roles: [
      { ...PLANT.roles[0]!, position, start: at === 0 ? '2018-01' : '2008-01', end: at === 0 ? null : '2017-12' },
    ],
  }));
  assert.match(said(controller({ work }), WITHOUT_YEARS)!, /^Plant Manager with 8 years/);
});

test('what a post became opens the page where only that is sought', () => {
  const position = 'Accounting Supervisor, since 2024 also in charge of treasury';
  const top = (title: string): string => {
    const work = [{ ...PLANT, roles: [{ ...PLANT.roles[0]!, position }] }, WIRE];
    return summaryAlternatives(pageContext(controller({ work }), POSTING.replace('Controller', title)))[0]!.text;
  };
  assert.match(top('Head of Treasury'), new RegExp(`^${position}\\. `));
  assert.match(top('Accounting Controller'), /^Accounting Supervisor with 12 years/);
});

test('nobody speaks of himself as “her”, and “I” gives way to the title where it says as much', () => {
  const texts = openings('Closer of plants and inventory with fifteen years of accounting behind her.');
  assert.ok(
    texts.every((text) => /^Accounting Supervisor with 12 years(?!.*her)/.test(text)),
    texts.join('\n'),
  );
  const own = openings('For fifteen years I have closed the books of manufacturing plants.');
  assert.ok(
    own.every((text) => text.startsWith('Accounting Supervisor with ')),
    own.join('\n'),
  );
});

test('a paper names its state though the trade is said, and what is a condition comes before what is wished', () => {
  const posting = POSTING.replace('- CPA', '- Registered Nurse license of Michigan').replace(/- Spanish\n/, '');
  const someone = controller({
    certificates: [certificate('rn', 'Registered Nurse, Michigan')],
    languages: [{ id: 'es', language: 'Spanish', fluency: 'Fluent', extra: {} }],
  });
  const context = pageContext(someone, `${posting}\nNice to have:\n- Spanish`);
  assert.equal(
    papersSentence(context, 'Registered nurse since 2008.', 60)?.text,
    'Registered Nurse in Michigan. Fluent in Spanish.',
  );
  assert.equal(papersSentence(context, 'Registered nurse since 2008.', 30)?.text, 'Registered Nurse in Michigan.');
  assert.equal(papersSentence(context, 'Registered nurse in Michigan.', 60)?.text, 'Fluent in Spanish.');
});

test('studies of what is asked for are named by whoever comes from elsewhere', () => {
  const education = [degree('degree', 'Bachelor of Science', 'Accounting')];
  const held = (title: string, said = ''): string | undefined =>
    papersSentence(pageContext(controller({ education }), POSTING.replace('Controller', title)), said)?.text;
  for (const title of ['Treasurer', 'Treasury Supervisor'])
    assert.match(held(title) ?? '', /Bachelor of Science in Accounting/, title);
  assert.match(held('Treasurer', 'Accounting Supervisor with 12 years of experience.') ?? '', /Bachelor of Science/);
  assert.doesNotMatch(held('Accounting Controller') ?? '', /Bachelor/);
});

test('papers take room from a second fact, never from the best', () => {
  const best = `${CLOSE} with a close calendar for the owners and a list of cost accounting entries, and month-end inventory of 9 yards`;
  const certificates = ['CPA', 'CMA', 'CIA'].map((name) =>
    certificate(name, `${name} ${'of the institute '.repeat(2)}`.trim()),
  );
  const posting = POSTING.replace('- CPA', '- CPA\n- CMA certification\n- CIA certification');
  const someone = { ...withDeeds(best), certificates };
  const texts = summaryAlternatives(pageContext(someone, posting)).map(({ text }) => text);
  assert.ok(
    texts.some((text) => text.endsWith(`${best}.`)),
    texts.join('\n'),
  );
});
