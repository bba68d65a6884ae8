import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NO_FIELDS } from '../../../base/documents/document-request.ts';
import { accountant, degree, employer, profile, skills } from '../../testing/profiles.ts';
import { type Claim, type Provenance, provenanceOf, type Refusal } from './provenance.ts';
import { RULES } from './rules.ts';

const NOW = '2026-11-01T00:00:00Z';
const POSTING = { text: 'Accounting Manager\nSummit Outfitters', title: 'Accounting Manager', company: 'Summit' };

const ofAccountant = provenanceOf({
  profile: accountant(),
  lang: 'en',
  now: NOW,
  letter: { posting: POSTING, company: null, fields: null },
});

/** Of any facts. */
const inLetter = (text: string): Refusal[] => ofAccountant({ text, facts: null, place: 'letter' });

describe('a sentence that may tell any fact', () => {
  for (const lie of [
    'I taught the team.',
    'I made the payroll.',
    'I opened a school.',
    'I showed the company how to reach people.',
    'I used cash payroll records.',
  ])
    test(`is refused where none says it: ${lie}`, () => assert.notDeepEqual(inLetter(lie), []));

  test('passes where one says it', () => {
    assert.deepEqual(inLetter('At Pine and Sons I processed payroll for 120 employees through ADP.'), []);
    assert.deepEqual(inLetter('I trained three junior accountants in accounts payable.'), []);
  });

  test('may not take single words out of other facts', () => {
    assert.deepEqual(inLetter('I trained 3 junior accountants for the audit.'), [{ rule: 'word', words: ['audit'] }]);
  });

  test('may not mix the facts of two employers', () => {
    assert.notDeepEqual(inLetter('At Pine and Sons I trained 3 junior accountants in accounts payable.'), []);
  });
});

describe('a line that leaves out what makes its fact smaller', () => {
  const lines: [string, string, string][] = [
    ['Helped plan and manage two trade fairs', 'Manage two trade fairs', 'Helped manage two trade fairs'],
    ['Helped draft, edit and publish the report', 'Publish the report', 'Helped publish the report'],
    [
      'Ran the lab under the supervision of Dr. Reyes',
      'Ran the lab',
      'Ran the lab under the supervision of Dr. Reyes in Denver',
    ],
  ];
  for (const [fact, lie, honest] of lines)
    test(`is refused: ${lie}`, () => {
      const work = [employer({ name: 'Acme', position: 'Clerk', start: '2020-01', end: null, highlights: [fact] })];
      const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
      const facts = work[0]!.roles[0]!.highlights.map(({ id }) => id);
      const rulesOf = (text: string): string[] => check({ text, facts, place: 'bullet' }).map(({ rule }) => rule);
      assert.ok(rulesOf(lie).includes('softened'));
      assert.ok(!rulesOf(honest).includes('softened'));
    });

  test('or puts a skill in the place of what was done', () => {
    assert.deepEqual(inLetter('I trained 3 junior accountants in sales tax.'), [
      { rule: 'item', words: ['sales', 'tax'] },
    ]);
  });
});

describe('what the writer is and knows', () => {
  const studying = { ...accountant(), education: [{ ...accountant().education[0]!, end: null, current: true }] };
  const letter = { posting: POSTING, company: null, fields: null };
  const ofStudent = provenanceOf({ profile: studying, lang: 'en', now: NOW, letter });

  test('is no title of another place', () => {
    const lie = 'As Senior Accountant at Pine and Sons, I was glad to learn.';
    assert.deepEqual(inLetter(lie), [{ rule: 'title', words: ['Senior', 'Accountant'] }]);
    assert.deepEqual(inLetter('As Staff Accountant at Pine and Sons, I was glad to learn.'), []);
  });

  test('is not what the vacancy is called', () => {
    for (const lie of ['I also bring knowledge of Accounting Manager.', 'My skills include Accounting Manager.'])
      assert.deepEqual(
        inLetter(lie).map(({ rule }) => rule),
        ['title'],
        lie,
      );
    assert.deepEqual(inLetter('My skills include payroll and sales tax.'), []);
  });

  test('is no graduate of a school that he has not finished', () => {
    const graduated = 'I graduated from Front Range University.';
    assert.deepEqual(
      ofStudent({ text: graduated, facts: null, place: 'letter' }).map(({ rule }) => rule),
      ['unfinished'],
    );
    assert.ok(!inLetter(graduated).some(({ rule }) => rule === 'unfinished'));
  });
});

test('a claim may break off anywhere', () => {
  const work = [
    employer({
      name: 'Acme',
      position: 'Ingenieurin',
      start: '2020-01',
      end: null,
      highlights: ['SPC eingeführt – Ausschuss von 4,1 % auf 1,2 %'],
    }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'de', now: NOW, letter: null });
  assert.doesNotThrow(() => check({ text: 'SPC eingeführt – Ausschuss von 4,1 % auf', facts: null, place: 'bullet' }));
});

describe('a sentence that speaks of the posting', () => {
  const text =
    'Accounting Manager\nSummit Outfitters\nYou close the books of five stores; its stores passed 92% of their audits at the first visit.';
  const check = provenanceOf({
    profile: accountant(),
    lang: 'en',
    now: NOW,
    letter: { posting: { ...POSTING, text }, company: null, fields: null },
  });
  const refusals = (sentence: string): Refusal[] => check({ text: sentence, facts: [], place: 'letter' });

  for (const honest of [
    'I would be glad to talk with you about the books of your five stores.',
    'I would welcome a conversation about your five stores.',
    'I read that your stores passed 92% of their audits at the first visit.',
    'Your website calls it the first visit.',
    'You write: “You close the books of five stores.”',
    'I would be glad to talk about “the first visit”.',
  ])
    test(`may say what it says: ${honest}`, () => assert.deepEqual(refusals(honest), []));

  for (const lie of [
    'I am happy to say that 92% of audits came from me.',
    'I am glad to have passed 92% of audits at the first visit.',
    'I would be glad to bring five stores with me.',
    'I look forward to talking about five stores of mine.',
    'I would be glad to talk about your five stores and mine.',
    'I passed “92% of their audits at the first visit”.',
    'I would be glad to talk as an “Accounting Manager” of five stores.',
  ])
    test(`may not tell it of the writer: ${lie}`, () => assert.notDeepEqual(refusals(lie), []));
});

describe('the title of the vacancy', () => {
  const sentences = {
    en: {
      title: 'Plant Manager',
      lie: 'I am a plant manager.',
      honest: 'I am applying for the Plant Manager position.',
    },
    de: { title: 'Werkleiter', lie: 'Ich bin Werkleiterin.', honest: 'Ich bewerbe mich als Werkleiterin.' },
    fr: {
      title: 'Responsable de site',
      lie: 'Je suis responsable de site.',
      honest: 'Je postule comme responsable de site.',
    },
    es: {
      title: 'Gerente de planta',
      lie: 'Soy gerente de planta.',
      honest: 'Solicito el puesto de gerente de planta.',
    },
  };
  for (const [lang, { title, lie, honest }] of Object.entries(sentences))
    test(`is what the writer wants to be, not what he is (${lang})`, () => {
      const posting = { text: `${title}\nNorwick`, title, company: 'Norwick' };
      const check = provenanceOf({
        profile: accountant(),
        lang,
        now: NOW,
        letter: { posting, company: null, fields: null },
      });
      const rulesOf = (text: string): string[] => check({ text, facts: [], place: 'letter' }).map(({ rule }) => rule);
      assert.deepEqual(rulesOf(honest), []);
      assert.ok(rulesOf(lie).includes('title'));
    });

  test('is not made of the words of a title that had another between them', () => {
    const work = [
      employer({ name: 'Corvane', position: 'RN Case Manager', start: '2020-01', end: null, highlights: [] }),
    ];
    const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
    const refusals = (text: string): Refusal[] => check({ text, facts: [], place: 'letter' });
    assert.deepEqual(refusals('I am a nurse manager.'), [{ rule: 'title', words: ['manager'] }]);
    assert.deepEqual(refusals('I am an RN case manager.'), []);
  });
});

test('what is worth so much to so much has not changed', () => {
  const told = (fact: string, text: string): Refusal[] => {
    const work = [employer({ name: 'Acme', position: 'Inspector', start: '2020-01', end: null, highlights: [fact] })];
    return provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null })({
      text,
      facts: null,
      place: 'letter',
    });
  };
  assert.notDeepEqual(
    told('Inspection of sewer projects worth $2M to $8M', 'Sewer projects worth went from $2M to $8M.'),
    [],
  );
  assert.notDeepEqual(told('Inspection of jobs ranging from $2M to $8M', 'Jobs went from $2M to $8M.'), []);
  assert.deepEqual(told('Turnover $2M to $8M', 'Turnover went from $2M to $8M.'), []);
});

test('a paper of which a part is done is not told as held', () => {
  const paper = { id: 'rpa', name: 'RPA, 5 of 7 courses completed', date: null, issuer: null, url: null, extra: {} };
  const check = provenanceOf({ profile: profile({ certificates: [paper] }), lang: 'en', now: NOW, letter: null });
  const said = (text: string): Refusal[] => check({ text, facts: null, place: 'letter' });
  assert.notDeepEqual(said('I hold the RPA.'), []);
  assert.deepEqual(said('I have completed 5 of 7 courses of the RPA.'), []);
});

test('a leading hand is called so, a supplier is not', () => {
  const work = [
    employer({
      name: 'Acme',
      position: 'Leading Hand Fitter',
      start: '2020-01',
      end: null,
      highlights: ['Leading a team, supplier of 9 pumps'],
    }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const said = (text: string): Refusal[] => check({ text, facts: null, place: 'letter' });
  assert.deepEqual(said('I am a Leading Hand Fitter at Acme.'), []);
  assert.notDeepEqual(said('I am at the leading supplier of 9 pumps.'), []);
});

test('who volunteers is a volunteer there, whatever the entry calls it, and nowhere else', () => {
  const of = (name: string) =>
    employer({ name, position: 'Adviser', start: '2020-01', end: null, highlights: [`Advised 9 tenants of ${name}`] });
  const check = provenanceOf({
    profile: profile({ work: [of('Acme')], volunteer: [of('Shelter')] }),
    lang: 'en',
    now: NOW,
    letter: null,
  });
  const said = (name: string): Refusal[] =>
    check({ text: `As a volunteer at ${name} I advised 9 tenants of ${name}.`, facts: null, place: 'letter' });
  assert.deepEqual(said('Shelter'), []);
  assert.notDeepEqual(said('Acme'), []);
});

test('the year of a remark in a title is not that of the title', () => {
  const position = 'Electrician (lead of second shift since 2022)';
  const work = [
    employer({ name: 'Corvane', position, start: '2018-09', end: null, highlights: ['Repaired 40 pumps'] }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const refusals = (text: string): Refusal[] => check({ text, facts: ['fact-corvane-0'], place: 'letter' });
  assert.deepEqual(refusals('I have been an electrician at Corvane since September 2018.'), []);
  assert.deepEqual(refusals('I have been lead of second shift at Corvane since 2018.'), [
    { rule: 'date', words: ['2018'] },
  ]);
});

test('what a fact itself dates as over is not told as going on', () => {
  const highlights = ['Acting planner for 14 months (2023-2024): planned 2,400 parts'];
  const work = [employer({ name: 'Corvane', position: 'Supervisor', start: '2018-09', end: null, highlights })];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const refusals = (text: string): Refusal[] => check({ text, facts: ['fact-corvane-0'], place: 'letter' });
  assert.deepEqual(refusals('I planned 2,400 parts.'), []);
  assert.deepEqual(refusals('I plan 2,400 parts.'), [{ rule: 'present', words: ['plan'] }]);
});

test('a skill whose first word looks like a deed is a skill', () => {
  const known = skills('Advanced Excel', 'MRP');
  const check = provenanceOf({ profile: profile({ skills: known }), lang: 'en', now: NOW, letter: null });
  assert.deepEqual(check({ text: 'I know MRP, advanced Excel.', facts: [], place: 'letter' }), []);
  assert.deepEqual(
    check({ text: 'I advanced.', facts: [], place: 'letter' }).map(({ rule }) => rule),
    ['deed'],
  );
});

test('a paper may be told as earned, and nothing else', () => {
  const certificates = [{ id: 'cpim', name: 'CPIM', issuer: 'ASCM', date: '2024-08', url: null, extra: {} }];
  const work = [
    employer({ name: 'Corvane', position: 'Planner', start: '2018-09', end: null, highlights: ['Order of 40 pumps'] }),
  ];
  const check = provenanceOf({ profile: profile({ work, certificates }), lang: 'en', now: NOW, letter: null });
  const refusals = (text: string): Refusal[] => check({ text, facts: ['cpim', 'fact-corvane-0'], place: 'letter' });
  assert.deepEqual(refusals('I earned the CPIM in August 2024.'), []);
  assert.deepEqual(refusals('I earned 40 pumps.'), [{ rule: 'word', words: ['earned'] }]);
});

describe('papers, places and notes are told as they are', () => {
  const work = [
    employer({
      name: 'St. Clement Clinic',
      position: 'Nurse',
      start: '2020-01',
      end: null,
      highlights: ['Brought the recordable incident rate (TRIR) from 6.4 to 1.8 in three years'],
    }),
    employer({ name: 'Brannoc', position: 'Nurse', start: '2014-01', end: '2019-12', highlights: ['Ran 40 drills'] }),
  ];
  const certificate = (id: string, name: string, date: string) => ({
    id,
    name,
    date,
    issuer: null,
    url: null,
    extra: {},
  });
  const speaks = (id: string, language: string, fluency: string) => ({ id, language, fluency, extra: {} });
  const person = profile({
    work,
    education: [
      { ...degree('bsn', 'BSN', 'Nursing'), institution: 'Lakeland University' },
      { ...degree('diploma', 'Diploma', 'Cosmetology'), institution: 'Wexley College' },
    ],
    certificates: [
      certificate('cpim', 'CPIM', '2024-08'),
      certificate('belt', 'Green Belt', '2021-02'),
      certificate('msn', 'MSN (in progress, expected May 2027)', '2027-05'),
    ],
    languages: [speaks('es', 'Spanish', 'Conversational'), speaks('en', 'English', 'Native')],
  });
  const fields = { ...NO_FIELDS, additionalContext: 'i can only start after january 11' };
  const check = provenanceOf({
    profile: person,
    lang: 'en',
    now: NOW,
    letter: { posting: { text: 'Planner\nNorwick', title: 'Planner', company: 'Norwick' }, company: null, fields },
  });
  const ids = [
    'fact-st.-clement-clinic-0',
    'fact-brannoc-0',
    'bsn',
    'diploma',
    'cpim',
    'belt',
    'msn',
    'es',
    'en',
    'request',
  ];
  const rulesOf = (text: string): string[] => check({ text, facts: ids, place: 'letter' }).map(({ rule }) => rule);

  for (const [lie, rule] of [
    ['I hold a BSN from Wexley College.', 'owner'],
    ['I have held the CPIM since 2021.', 'date'],
    ['I speak Spanish and English at native level.', 'item-mixed'],
    ['I speak native English and Spanish.', 'item-mixed'],
    ['I hold a CPIM and an MSN, expected May 2027.', 'unfinished'],
    ['I can start before January 11.', 'noted'],
    ['I ran 40 drills because I wanted a better job.', 'cause'],
    ['I brought TRIR from 6.4 to 1.8 in one year.', 'number'],
  ] as const)
    test(`is refused: ${lie}`, () => assert.ok(rulesOf(lie).includes(rule), rulesOf(lie).join()));

  for (const honest of [
    'I hold a BSN from Lakeland University.',
    'I have held the Green Belt since 2021.',
    'I speak conversational Spanish and native English.',
    'I hold a CPIM, and my MSN is in progress, expected May 2027.',
    'I can start only after January 11.',
    'In three years I brought TRIR from 6.4 to 1.8.',
    'Before St. Clement Clinic, at Brannoc, I ran 40 drills.',
    'I worked at St. Clement Clinic.',
  ])
    test(`passes: ${honest}`, () => assert.deepEqual(rulesOf(honest), []));
});

describe('what somebody is and why something came', () => {
  const work = [
    employer({
      name: 'Lakemont',
      position: 'Charge Nurse',
      start: '2019-01',
      end: null,
      highlights: [
        'Responsible for the ward together with the unit manager',
        'Trained 48 nurses on the form; tickets fell by 58%',
      ],
    }),
    employer({
      name: 'Brannoc',
      position: 'Staff Nurse',
      start: '2014-01',
      end: '2018-12',
      highlights: ['Ran drills'],
    }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const facts = ['fact-lakemont-0', 'fact-lakemont-1', 'fact-brannoc-0'];
  const rulesOf = (text: string): string[] => check({ text, facts, place: 'letter' }).map(({ rule }) => rule);

  test('nobody is what somebody beside him was', () => {
    assert.ok(rulesOf('I am the unit manager.').includes('title'));
    assert.deepEqual(rulesOf('I am a charge nurse.'), []);
  });

  test('nobody is what he was', () => {
    assert.deepEqual(rulesOf('I am a staff nurse.'), ['present']);
    assert.deepEqual(rulesOf('I was a staff nurse.'), []);
  });

  test('"by" before a figure is no reason', () => {
    assert.ok(rulesOf('Tickets fell by 58% because I trained 48 nurses on the form.').includes('cause'));
  });
});

test('a number counts all that a suspended hyphen joins', () => {
  const highlights = ['Moderation von 23 Design- und Prozess-FMEAs; Maßnahmen von 64 auf 11 abgebaut'];
  const work = [employer({ name: 'Gerlach', position: 'Ingenieurin', start: '2018-09', end: null, highlights })];
  const check = provenanceOf({ profile: profile({ work }), lang: 'de', now: NOW, letter: null });
  const rulesOf = (text: string): string[] =>
    check({ text, facts: ['fact-gerlach-0'], place: 'letter' }).map(({ rule }) => rule);
  assert.deepEqual(rulesOf('Ich habe 23 FMEAs moderiert.'), []);
  assert.deepEqual(rulesOf('Ich habe 64 FMEAs moderiert.'), ['counted']);
});

test('notes in small letters count the months that they name', () => {
  const fields = { ...NO_FIELDS, additionalContext: 'kündigungsfrist drei monate zum quartalsende' };
  const posting = { text: 'Planerin\nNorwick', title: 'Planerin', company: 'Norwick' };
  const check = provenanceOf({
    profile: accountant(),
    lang: 'de',
    now: NOW,
    letter: { posting, company: null, fields },
  });
  const refusals = (text: string): Refusal[] => check({ text, facts: ['request'], place: 'letter' });
  assert.deepEqual(refusals('Meine Kündigungsfrist beträgt drei Monate zum Quartalsende.'), []);
  assert.notDeepEqual(refusals('Meine Kündigungsfrist beträgt drei Jahre zum Quartalsende.'), []);
});

describe('a quotation', () => {
  const FACT = 'Gave injections (blocks and infiltrations) several times a week under the direction of the dentist';
  const person = profile({
    work: [
      employer({ name: 'Corvane Dental', position: 'Hygienist', start: '2020-01', end: null, highlights: [FACT] }),
    ],
  });
  const checked = (rules = RULES): Provenance =>
    provenanceOf({ profile: person, lang: 'en', now: NOW, letter: null }, rules);
  const told = (text: string): Claim => ({ text, facts: ['fact-corvane-dental-0'], place: 'bullet' });
  const LONG = told(`${FACT} at Corvane Dental`);

  test('is not asked how its words stand to each other', () => {
    assert.deepEqual(checked()(LONG), []);
    const strict = RULES.map(({ id, check }) => ({ id, check }));
    assert.deepEqual(checked(strict)(LONG), [{ rule: 'scope', words: ['several'] }]);
  });

  test('answers for nothing that stands around it', () => {
    const refusals = checked()(told(FACT.replace('a week', 'a day')));
    assert.deepEqual(refusals, [{ rule: 'period', words: ['a'] }]);
  });

  test('of a whole fact passes as it is', () => {
    const fact = 'Ran 63 tests (Optima) with the success metric registered up front';
    const work = [
      employer({ name: 'Corvane Mills', position: 'Fitter', start: '2020-01', end: null, highlights: [fact] }),
    ];
    const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
    const claim = (text: string): Claim => ({ text, facts: ['fact-corvane-mills-0'], place: 'bullet' });
    assert.deepEqual(check(claim(fact)), []);
    assert.deepEqual(check(claim('Registered the metric')), [{ rule: 'doer', words: ['Registered'] }]);
  });
});

test('what somebody has been doing is his own deed, what has been done is not', () => {
  const facts = ['Pumps have been repaired', 'I have been mentoring two apprentices'];
  const work = [
    employer({ name: 'Corvane Mills', position: 'Fitter', start: '2020-01', end: null, highlights: facts }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const refused = (text: string, at: number): string[] =>
    check({ text, facts: [`fact-corvane-mills-${at}`], place: 'letter' }).map(({ rule }) => rule);
  assert.deepEqual(refused('I have been mentoring two apprentices.', 1), []);
  assert.deepEqual(refused('I repaired pumps.', 0), ['doer']);
});

test('what others did stays theirs behind a deed of one’s own, among the words that stand there in the source', () => {
  const facts = ['Rewrote the plans; now used by all five teachers', 'Wrote the tests; the vendor rewrote the engine'];
  const work = [
    employer({ name: 'Corvane Mills', position: 'Fitter', start: '2020-01', end: null, highlights: facts }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const refused = (text: string, at: number): string[] =>
    check({ text, facts: [`fact-corvane-mills-${at}`], place: 'letter' }).map(({ rule }) => rule);
  assert.deepEqual(refused('At Corvane Mills I rewrote the plans; now used by all five teachers.', 0), []);
  assert.deepEqual(refused('I wrote the tests and rewrote the engine.', 1), ['doer']);
});

test('notes that are written out say the same', () => {
  const facts = [
    'Cut the run from 3h 20m to 52m',
    'Kept accounts for c. 85 traders',
    'Built a stand for $27K vs. $85K outside',
  ];
  const work = [
    employer({ name: 'Corvane Mills', position: 'Fitter', start: '2020-01', end: null, highlights: facts }),
  ];
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  const refused = (text: string, at: number): string[] =>
    check({ text, facts: [`fact-corvane-mills-${at}`], place: 'letter' }).map(({ rule }) => rule);
  assert.deepEqual(refused('I cut the run from 3 hours 20 minutes to 52 minutes.', 0), []);
  assert.notDeepEqual(refused('I cut the run from 3 hours 20 minutes to 52 hours.', 0), []);
  assert.deepEqual(refused('I kept accounts for about 85 traders.', 1), []);
  assert.notDeepEqual(refused('I kept accounts for over 85 traders.', 1), []);
  assert.deepEqual(refused('I built a stand for $27K against $85K outside.', 2), []);
});

test('figures of several years may be told as reached, and name nobody', () => {
  const fact = 'Quota ($1.8M a year): 121% in FY23, 109% in FY24';
  const seller = profile({
    work: [employer({ name: 'Lumen', position: 'Seller', start: '2020-01', end: null, highlights: [fact] })],
  });
  const { id } = seller.work[0]!.roles[0]!.highlights[0]!;
  const check = provenanceOf({ profile: seller, lang: 'en', now: NOW, letter: null });
  for (const verb of ['was at', 'reached'])
    assert.deepEqual(
      check({
        text: `My quota at Lumen is $1.8M a year, and I ${verb} 121% in FY23 and 109% in FY24.`,
        facts: [id],
        place: 'letter',
      }),
      [],
      verb,
    );
});

test('the writer is at an employer, whatever a fact says of it, and at no tool; at the company that he writes to he would be', () => {
  const highlights = ['Moved the payroll of Pine and Sons to Gusto', 'Sold tents to Summit Outfitters'];
  const work = [employer({ name: 'Pine and Sons', position: 'Clerk', start: '2019-01', end: '2021-01', highlights })];
  const posting = { text: 'Clerk\nSummit Outfitters', title: 'Clerk', company: 'Summit Outfitters' };
  const letter = { posting, company: null, fields: null };
  const check = provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter });
  const refusals = (text: string): Refusal[] => check({ text, facts: null, place: 'letter' });
  assert.deepEqual(refusals('At Pine and Sons I moved the payroll to Gusto.'), []);
  assert.deepEqual(refusals('I would like to work at Summit Outfitters.'), []);
  assert.deepEqual(refusals('At Summit Outfitters I sold tents.'), [{ rule: 'addressee', words: ['At'] }]);
  assert.deepEqual(refusals('At Gusto I moved the payroll.'), [{ rule: 'employer', words: ['At'] }]);
});

describe('what a fact says is not said by another', () => {
  const factory = (...highlights: string[]): Provenance => {
    const work = [employer({ name: 'Corvane Mills', position: 'Fitter', start: '2020-01', end: null, highlights })];
    return provenanceOf({ profile: profile({ work }), lang: 'en', now: NOW, letter: null });
  };
  const ids = ['fact-corvane-mills-0', 'fact-corvane-mills-1'];
  const refusals = (check: Provenance, text: string): Refusal[] => check({ text, facts: ids, place: 'bullet' });

  test('how often something was done', () => {
    const check = factory('Repaired 40 pumps', 'Painted 3 doors a week');
    assert.deepEqual(refusals(check, 'Repaired 40 pumps, painted 3 doors a week'), []);
    assert.deepEqual(refusals(check, 'Repaired 40 pumps a week, painted 3 doors a week'), [
      { rule: 'period', words: ['a'] },
    ]);
  });

  test('that something fell, by numbers far behind it', () => {
    const things = 'pumps, valves, doors, gates, cranes, belts, motors, gears, seals';
    const check = factory(`Downtime of ${things}: 40 to 25 hours`);
    const told = (list: string): Refusal[] => refusals(check, `Fell for ${list}: downtime 40 to 25 hours`);
    assert.deepEqual(told(things), []);
    assert.deepEqual(told(`${things}, pumps`), [{ rule: 'word', words: ['Fell'] }]);
  });
});

describe('what rules let pass, and why', () => {
  const nurse = profile(
    {
      work: [
        employer({
          name: 'Lakemont Hospital',
          position: 'Nurse',
          start: '2018-03',
          end: null,
          highlights: ['Planned the research of 3 nurses on falls with the nurse manager'],
        }),
        employer({
          name: 'Oak Ward',
          position: 'Nurse',
          start: '2014-03',
          end: '2018-02',
          highlights: ['Cared for 24 patients'],
        }),
      ],
      education: [degree('msn', 'MSN', 'Nursing Education (in progress, expected May 2027)')],
    },
    { summary: { id: 'summary', text: 'Former teacher, I like finding out why a process hurts.' } },
  );
  const notes = 'my friend Joelle Kimura works in your cath lab and told me about the job';
  const check = provenanceOf({
    profile: nurse,
    lang: 'en',
    now: NOW,
    letter: { posting: POSTING, company: null, fields: { ...NO_FIELDS, additionalContext: notes } },
  });
  const [research, cared] = nurse.work.map(({ roles }) => roles[0]!.highlights[0]!.id);
  const rulesAgainst = (text: string, ...facts: string[]): string[] =>
    check({ text, facts, place: 'letter' }).map(({ rule }) => rule);

  test('what the notes say of the reader may be told of him', () => {
    assert.deepEqual(
      rulesAgainst('My friend Joelle Kimura in your cath lab told me about the position.', 'request'),
      [],
    );
  });

  test('a degree in progress is told with its field and what it expects', () => {
    assert.deepEqual(rulesAgainst('My MSN is in progress, expected May 2027.', 'msn'), []);
  });

  test('a summary says what goes on today', () => {
    const past = 'After Oak Ward I like finding out why a process hurts.';
    assert.deepEqual(rulesAgainst(past, cared!, 'summary'), []);
  });

  test('nobody is what somebody beside him was', () => {
    assert.deepEqual(rulesAgainst('I am a nurse manager.', research!), ['title']);
  });
});

describe('the same thing in other signs', () => {
  const highlights = [
    'Cut agency hours by 41% in FY2024',
    'Quota: 121% in FY23',
    'Nine audits of suppliers, four of them as lead',
    'Turnover went from 88% to 52% after I changed the bids',
  ];
  const person = profile({
    work: [employer({ name: 'Acme', position: 'Clerk', start: '2017-05', end: '2020-03', highlights })],
    education: [degree('bs', 'B.S.', 'Biology, minor in Statistics')],
  });
  const check = provenanceOf({
    profile: person,
    lang: 'en',
    now: NOW,
    letter: { posting: POSTING, company: null, fields: null },
  });
  const ids = person.work[0]!.roles[0]!.highlights.map(({ id }) => id);
  const rulesAgainst = (text: string, ...facts: (string | undefined)[]): string[] =>
    check({ text, facts: facts.map((id) => id!), place: 'letter' }).map(({ rule }) => rule);

  test('a degree in initials is what they stand for, in its subject', () => {
    assert.deepEqual(rulesAgainst("I hold a bachelor's degree in biology.", 'bs'), []);
    assert.deepEqual(rulesAgainst("I hold a bachelor's degree in statistics.", 'bs'), ['degree']);
    assert.deepEqual(rulesAgainst("I hold a master's degree in biology.", 'bs'), ['word']);
  });

  test('a fiscal year may be written out', () => {
    assert.deepEqual(rulesAgainst('In fiscal 2024 I cut agency hours by 41%.', ids[0]), []);
    assert.deepEqual(rulesAgainst('In fiscal year 2024 I cut agency hours by 41%.', ids[0]), []);
    assert.notDeepEqual(rulesAgainst('In fiscal 2025 I cut agency hours by 41%.', ids[0]), []);
  });

  test('a year before a number is no part of it', () => {
    assert.deepEqual(
      rulesAgainst('As a clerk at Acme from 2017 to 2020 nine audits of suppliers were mine.', ids[2]),
      [],
    );
  });

  test('what is down is no title', () => {
    assert.deepEqual(rulesAgainst('Turnover was down from 88% to 52% after I changed the bids.', ids[3]), []);
  });

  test('what somebody would like to be is said with the employer', () => {
    assert.deepEqual(rulesAgainst('As Accounting Manager at Summit I would like to work.'), []);
    assert.deepEqual(rulesAgainst('As Accounting Manager at Summit, I would like to work.'), []);
    assert.deepEqual(rulesAgainst('As Accounting Manager I would like to work.'), ['title']);
  });

  test('a title says nothing for others', () => {
    assert.ok(!rulesAgainst('My title says designer before it says developer.', ids[2]).includes('hearsay'));
    assert.ok(rulesAgainst('The inspectors said so.', ids[2]).includes('hearsay'));
  });
});
