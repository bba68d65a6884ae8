import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import {
  BAKERY,
  bulletsOf,
  CAFE,
  certificate,
  contextOf,
  employersIn,
  ICU,
  ICU_FACTS,
  nurse,
  POSTING,
  rolesUnder,
  school,
  textsOf,
  WARD,
} from '../../testing/nurse.ts';
import { pageContext } from '../../testing/page-context.ts';
import { employer, fact, profile } from '../../testing/profiles.ts';
import { candidateSections } from './candidates.ts';
import type { Rank } from './ranks.ts';

test('work is newest first, and a job of another trade that is long over is spare', () => {
  const context = contextOf(nurse());
  const sections = candidateSections(context);
  const [first, second, ...others] = employersIn(sections);
  assert.deepEqual([first, second], ['St. Anne Hospital', 'Oak Ward']);
  assert.deepEqual(
    rolesUnder(sections, others).map((role) => context.ranks.of(role).tier),
    ['spare'],
  );
});

test('a recent job of another trade keeps its header where the career would have a hole, and its details are spare', () => {
  const tierOf = (work: Profile['work'], isBeginner = false): string => {
    const context = contextOf(nurse({ work }), { isBeginner });
    return context.ranks.of(rolesUnder(candidateSections(context), ['Kettle'])[0]!).tier;
  };
  assert.equal(tierOf([ICU, CAFE, WARD]), 'spare');
  assert.equal(tierOf([CAFE, WARD]), 'required');
  const later = ICU.roles.map((role) => ({ ...role, start: '2020-01' }));
  assert.equal(tierOf([{ ...ICU, roles: later }, CAFE, WARD]), 'required');
  assert.equal(
    tierOf([{ ...ICU, roles: later }, CAFE, WARD], true),
    'spare',
    'a beginner need not account for every month',
  );
  const context = contextOf(nurse({ work: [ICU, CAFE, WARD] }));
  const role = rolesUnder(candidateSections(context), ['Kettle'])[0]!;
  assert.deepEqual(
    role.bullets.map((line) => context.ranks.of(line).tier),
    ['spare'],
  );
});

test('the measured proof stands first in its role; a vague duty is spare, a party is left out', () => {
  const context = contextOf(nurse(), { hasOpening: false });
  const sections = candidateSections(context);
  assert.match(bulletsOf(sections, 'St. Anne Hospital')[0]!, /31% to 12%/);
  const section = sections.find((one) => one.name === 'experience');
  const lines = section?.kind === 'entries' ? section.entries[0]!.roles[0]!.bullets : [];
  const tierOf = (words: RegExp) => context.ranks.of(lines.find((line) => words.test(line.text))!).tier;
  assert.equal(tierOf(/31%/), 'strong');
  assert.notEqual(tierOf(/ventilated/), 'spare');
  assert.equal(tierOf(/daily operations/), 'spare');
  assert.equal(tierOf(/party/), 'by-hand');
});

test('the first bullet of a related post stands a tier higher: a header alone proves nothing', () => {
  const tiersOf = (highlights: string[]): string[] => {
    const ward = employer({ name: 'Elm Ward', position: 'Staff Nurse', start: '2014-01', end: '2017-12', highlights });
    const context = contextOf(nurse({ work: [ICU, ward] }), { hasOpening: false });
    const [role] = rolesUnder(candidateSections(context), ['Elm Ward']);
    return role!.bullets.map((line) => context.ranks.of(line).tier);
  };
  const duty = 'Cared for patients of the ward by day and night';
  const [first, second] = tiersOf([`${duty} in winter`, `${duty} in summer`]);
  assert.deepEqual([first, second], ['strong', 'fitting']);
});

test('an earlier step in a related house is told like the later one', () => {
  const desk = employer({
    name: 'Sunny Hotel',
    position: 'Desk Clerk',
    start: '2016-01',
    end: '2017-12',
    highlights: ['Sold 60 rooms a night, 12% more than before'],
  });
  const tierIn = (work: Profile['work']): string => {
    const context = contextOf(nurse({ work }), { hasOpening: false });
    const roles = rolesUnder(candidateSections(context), ['Sunny Hotel', 'St. Anne Hospital']);
    return context.ranks.of(roles.find(({ title }) => title?.text === 'Desk Clerk')!.bullets[0]!).tier;
  };
  assert.equal(tierIn([ICU, WARD, desk]), 'spare');
  assert.notEqual(tierIn([{ ...ICU, roles: [...ICU.roles, ...desk.roles] }, WARD]), 'spare');
});

test('a post that is long over and answers nothing of the posting keeps its header alone', () => {
  const tiersOf = (highlight: string): string[] => {
    const old = employer({
      name: 'Old Ward',
      position: 'Night Nurse',
      start: '2006-01',
      end: '2010-12',
      highlights: [highlight],
    });
    const context = contextOf(nurse({ work: [ICU, WARD, old] }), { hasOpening: false });
    const [role] = rolesUnder(candidateSections(context), ['Old Ward']);
    return [role!, ...role!.bullets].map((piece) => context.ranks.of(piece).tier);
  };
  assert.deepEqual(tiersOf('Precepted 12 new nurses in intensive care with medication and telemetry'), [
    'fitting',
    'strong',
  ]);
  assert.deepEqual(tiersOf('Kept the linen of the house in order'), ['fitting', 'spare']);
});

test('a bullet that was copied from role to role is printed once', () => {
  const copy = employer({
    name: 'Elm Ward',
    position: 'Staff Nurse',
    start: '2012-01',
    end: '2013-12',
    highlights: ['Taught 7 new nurses medication rounds'],
  });
  const texts = textsOf(candidateSections(contextOf(nurse({ work: [ICU, WARD, copy] }))));
  assert.equal(texts.filter((text) => text.startsWith('Taught 7')).length, 1);
});

test('what the person asked for is printed whatever it says', () => {
  const { id } = CAFE.roles[0]!.highlights[0]!;
  const context = contextOf(nurse({ work: [ICU, CAFE] }), { wanted: new Set([id]) });
  const sections = candidateSections(context);
  assert.deepEqual(bulletsOf(sections, 'Kettle'), ['Poured latte art on Saturdays']);
});

test('a licence that is a condition stands above the work, and one that has lapsed or is of another trade nowhere', () => {
  const context = contextOf(
    nurse({
      certificates: [
        certificate('food', 'Food Handler Card'),
        certificate('wound', 'Wound Nurse Certified, lapsed 2018'),
        certificate('rn', 'Registered Nurse License, Ohio'),
      ],
    }),
    {
      credentials: {
        isRequired: (id) => id === 'rn',
        isAsked: (id) => id === 'rn',
        isPermit: (id) => id === 'rn',
        place: () => 0,
      },
    },
  );
  const sections = candidateSections(context);
  const names = sections.map((section) => section.name);
  assert.ok(names.indexOf('certifications') < names.indexOf('experience'));
  const section = sections.find((one) => one.name === 'certifications');
  const lines = section?.kind === 'text' ? section.lines : [];
  assert.deepEqual(
    lines.map((line) => [line.text, context.ranks.of(line).tier]),
    [['Registered Nurse License, Ohio', 'required']],
  );
});

test('the paper by which somebody is what he is stands there, though nobody asks for it', () => {
  const certificates = [certificate('food', 'Food Handler Card'), certificate('rn', 'Registered Nurse, Ohio')];
  const unasked = { isRequired: () => false, isAsked: () => false, isPermit: () => false, place: () => 0 };
  const context = contextOf(nurse({ certificates }), { credentials: unasked });
  const section = candidateSections(context).find((one) => one.name === 'certifications');
  const lines = section?.kind === 'text' ? section.lines : [];
  assert.deepEqual(
    lines.map((line) => [line.text, context.ranks.of(line).tier]),
    [['Registered Nurse, Ohio', 'strong']],
  );
});

test('any other paper of a profession fits, though its words are not those of the posting', () => {
  const certificates = [certificate('cad', 'Certified Draughtsman')];
  const unasked = { isRequired: () => false, isAsked: () => false, isPermit: () => false, place: () => 0 };
  const context = contextOf(nurse({ certificates }), { credentials: unasked });
  const section = candidateSections(context).find((one) => one.name === 'certifications');
  const lines = section?.kind === 'text' ? section.lines : [];
  assert.deepEqual(
    lines.map((line) => context.ranks.of(line).tier),
    ['fitting'],
  );
});

test("a duty of today's work fits where it is measured or speaks to the posting, and small ones of any work do not", () => {
  const tierOf = (duty: string, end: string | null): string | undefined => {
    const post = employer({ name: 'Ward', position: 'Nurse', start: '2021-01', end, highlights: [...ICU_FACTS, duty] });
    const context = contextOf(nurse({ work: [post, WARD, ICU] }));
    const line = rolesUnder(candidateSections(context), ['Ward'])[0]!.bullets.find(({ text }) => text === duty);
    return line && context.ranks.of(line).tier;
  };
  assert.equal(tierOf('Order 40 towels from the laundry', null), 'fitting');
  assert.equal(tierOf('Order linen, towels and soap for the whole house', null), 'breadth');
  assert.equal(tierOf('Order linen from the laundry', null), 'filler');
});

test('a fact of another job is told only where it proves much', () => {
  const cafe = { ...CAFE.roles[0]!, highlights: [fact('cafe', 'Taught 2 new baristas on Saturdays')] };
  const tierIn = (isBeginner: boolean): string => {
    const context = contextOf(nurse({ work: [ICU, WARD, { ...CAFE, roles: [cafe] }] }), { isBeginner });
    context.fit = { ...context.fit, whole: (one) => (one.id === cafe.id ? 0.1 : 1), proof: () => 0.4, own: () => 0 };
    return context.ranks.of(rolesUnder(candidateSections(context), ['Kettle'])[0]!.bullets[0]!).tier;
  };
  assert.equal(tierIn(true), 'fitting');
  assert.equal(tierIn(false), 'spare');
});

test('of earlier work of the trade a measured fact rounds off the picture, however little it says of the posting', () => {
  const tierOf = (text: string): string => {
    const ward = { ...WARD.roles[0]!, highlights: [fact('first', 'Cared for 24 patients'), fact('ward', text)] };
    const context = contextOf(nurse({ work: [ICU, { ...WARD, roles: [ward] }] }));
    const proof = ({ id }: { id: string }): number => (id === 'ward' ? 0.1 : 1);
    context.fit = { ...context.fit, whole: () => 1, proof, own: () => 0, canTell: true };
    return context.ranks.of(rolesUnder(candidateSections(context), ['Oak Ward'])[0]!.bullets[1]!).tier;
  };
  assert.equal(tierOf('Counted 300 towels a month'), 'breadth');
  assert.equal(tierOf('Counted the towels every month'), 'spare');
});

test('other work before years in the trade leaves, unless it is of the same calling', () => {
  const tierOf = (position: string, whole = 0.3): string => {
    const first = employer({
      name: 'First',
      position,
      start: '2016-01',
      end: '2017-12',
      highlights: ['Sold 60 rolls'],
    });
    const context = contextOf(nurse({ work: [{ ...ICU }, first] }));
    context.fit = { ...context.fit, whole: (one) => (one.id === first.roles[0]!.id ? whole : 1), canTell: true };
    return context.ranks.of(rolesUnder(candidateSections(context), ['First'])[0]!).tier;
  };
  assert.equal(tierOf('Counter Clerk'), 'spare');
  assert.equal(tierOf('Trainee Nurse'), 'required');
  assert.equal(tierOf('Counter Clerk', 0.4), 'required', 'what was related work');
});

test("today's work comes before the same work of an earlier post, and more of it is told", () => {
  const highlights = Array.from({ length: 14 }, (_, at) => `Led ${at + 2} intensive care nurses on ventilators`);
  const post = (name: string, start: string, end: string | null): Profile['work'][number] =>
    employer({ name, position: 'Nurse', start, end, highlights: highlights.map((text) => `${text} at ${name}`) });
  const context = contextOf(nurse({ work: [post('Today', '2021-01', null), post('Before', '2016-01', '2020-12')] }));
  const sections = candidateSections(context);
  const ranksOf = (name: string): Rank[] =>
    rolesUnder(sections, [name])[0]!.bullets.map((one) => context.ranks.of(one));
  const [today, before] = [ranksOf('Today'), ranksOf('Before')];
  const told = (ranks: readonly Rank[]): number => ranks.filter(({ tier }) => tier !== 'filler').length;
  assert.ok(told(today) > told(before));
  // The first few answer the needs.
  assert.ok(today[5]!.worth > before[5]!.worth);
});

test('the permit of the trade is the first certificate, and one that the posting names by its code is asked for', () => {
  const posting = `HVAC Technician
Requirements:
- 313A licence or a college diploma in HVAC
- Gas Technician certificate
- Valid driver's licence`;
  const someone = nurse({
    certificates: [
      certificate('car', "Driver's licence"),
      certificate('cooling', '313A Refrigeration Systems Mechanic'),
      certificate('other', '444B Hairstylist'),
      certificate('gas', 'Gas Technician Certificate'),
    ],
  });
  const credentials = {
    isRequired: (id: string) => id === 'car' || id === 'gas',
    isAsked: (id: string) => id === 'car' || id === 'gas',
    isPermit: (id: string) => id === 'gas',
    place: () => 0,
  };
  const context = pageContext(someone, posting, { credentials });
  const section = candidateSections(context).find((one) => one.name === 'certifications');
  const lines = section?.kind === 'text' ? section.lines : [];
  const tiers = new Map(lines.map((line) => [line.ids[0], context.ranks.of(line).tier]));
  assert.deepEqual(new Set(lines.slice(0, 2).map(({ ids }) => ids[0])), new Set(['gas', 'cooling']));
  assert.deepEqual([tiers.get('car'), tiers.get('cooling')], ['required', 'strong']);
  assert.notEqual(tiers.get('other'), 'strong');
});

test('a degree of another field is looked for all the same', () => {
  const education = [
    school('bsn', 'Bachelor of Science', 'Nursing', '2016-06'),
    school('ba', 'Bachelor of Arts', 'Pottery', '2012-06'),
  ];
  const context = contextOf(nurse({ education }));
  const section = candidateSections(context).find((one) => one.name === 'education');
  const entries = section?.kind === 'entries' ? section.entries : [];
  assert.equal(context.ranks.of(entries[1]!.roles[0]!).tier, 'strong');
});

test('degrees are newest first; a diploma of another trade is left out unless it was asked for', () => {
  const education = [
    school('hair', 'Diploma', 'Cosmetology', '2011-06'),
    school('adn', 'Associate Degree', 'Nursing', '2012-06'),
    school('bsn', 'Bachelor of Science', 'Nursing', '2016-06'),
  ];
  const credentials = (asked: string) => ({
    isRequired: (id: string) => id === asked,
    isAsked: (id: string) => id === asked,
    isPermit: () => false,
    place: () => 0,
  });
  const schools = (asked: string): (string | undefined)[][] => {
    const context = contextOf(nurse({ education }), { credentials: credentials(asked) });
    const section = candidateSections(context).find((one) => one.name === 'education');
    const entries = section?.kind === 'entries' ? section.entries : [];
    return entries.map((entry) => [entry.heading?.text, context.ranks.of(entry.roles[0]!).tier]);
  };
  const bachelor = ['School bsn', 'required'];
  const associate = ['School adn', 'strong'];
  assert.deepEqual(schools('bsn'), [bachelor, associate]);
  assert.deepEqual(schools('hair'), [bachelor, associate, ['School hair', 'required']]);
});

test('the diploma of the trade comes before a degree of another, though its words are not those of the posting', () => {
  const education = [
    school('bsc', 'Bachelor of Science', 'Physics', '2016-06'),
    school('nurse', 'College Diploma', 'Intensivist', '2018-06'),
  ];
  const context = contextOf(nurse({ education }));
  const section = candidateSections(context).find((one) => one.name === 'education');
  const entries = section?.kind === 'entries' ? section.entries : [];
  const tiers = entries.map((entry) => [entry.heading?.text, context.ranks.of(entry.roles[0]!).tier]);
  assert.deepEqual(tiers, [
    ['School nurse', 'required'],
    ['School bsc', 'strong'],
  ]);
});

test('studies in the field in which a degree is asked for are of the trade, whatever they are called', () => {
  const education = [
    school('bsn', 'Bachelor of Science', 'Zymology and Wards', '2016-06'),
    school('abroad', 'BTSA', 'Zymologie', '2012-06'),
  ];
  const orderOf = (asked: string): number => {
    const credentials = {
      isRequired: (id: string) => id === asked,
      isAsked: () => false,
      isPermit: () => false,
      place: () => 0,
    };
    const section = candidateSections(contextOf(nurse({ education }), { credentials })).find(
      ({ name }) => name === 'education',
    );
    return section?.kind === 'entries' ? section.entries.length : 0;
  };
  assert.equal(orderOf('bsn'), 2);
  assert.equal(orderOf('none'), 1);
});

test('a licence that the posting asks for stands among the certificates, wherever the profile has it', () => {
  const keywords = [fact('driving', 'Full clean driving licence'), fact('flowers', 'Flower arranging')];
  const skills = [{ id: 'other', name: 'Other', level: null, keywords, extra: {} }];
  const shown = (asked: string, name: string): string[] => {
    const context = pageContext(nurse({ skills }), `${POSTING}${asked}`);
    const section = candidateSections(context).find((one) => one.name === name);
    if (section?.kind === 'text') return section.lines.map(({ text }) => text);
    return section?.kind === 'groups' ? section.groups.flatMap(({ items }) => items.map(({ text }) => text)) : [];
  };
  const asked = '\nYou need:\n- Full UK driving licence';
  assert.ok(shown(asked, 'certifications').includes('Full clean driving licence'));
  assert.ok(!shown(asked, 'skills').some((text) => text.includes('driving')));
  assert.ok(!shown('', 'certifications').includes('Full clean driving licence'));
});

test('a bare grade and courses carry their label; courses are a beginner’s', () => {
  const education = [school('bsn', 'Bachelor of Science', 'Nursing', '2026-01')];
  const beginner = profile({ education, work: [] });
  const texts = textsOf(candidateSections(pageContext(beginner, POSTING)));
  assert.ok(texts.includes('GPA: 3.7') && texts.includes('Coursework: Pharmacology'), texts.join('\n'));
  const lettered = profile({ education: [{ ...education[0]!, score: 'A-' }], work: [] });
  assert.ok(textsOf(candidateSections(pageContext(lettered, POSTING))).includes('Grade: A-'));
  const fit = { of: () => 0, own: () => 0, proof: () => 0, whole: () => 1, canTell: true };
  const old = textsOf(candidateSections(contextOf(nurse({ education }), { fit })));
  assert.ok(!old.some((text) => text.startsWith('Coursework')));
});

const STUDY = {
  id: 'project',
  name: 'Ventilator study',
  description: null,
  highlights: [fact('p1', 'Cared for 40 ventilated patients in intensive care in a study')],
  keywords: [],
  start: null,
  end: null,
  current: false,
  url: null,
  roles: [],
  entity: null,
  type: null,
  extra: {},
};

test('a beginner’s school comes first, and projects that say more than the jobs before these', () => {
  const work = [{ ...CAFE, roles: CAFE.roles.map((role) => ({ ...role, start: '2024-01', end: '2024-06' })) }];
  const education = [school('bsn', 'Bachelor of Science', 'Nursing', '2026-01')];
  const names = candidateSections(contextOf(profile({ work, education, projects: [STUDY] }))).map((one) => one.name);
  assert.deepEqual(names, ['education', 'projects', 'experience']);
});

test('a project’s name alone is a filler: it comes with what is told of it', () => {
  const tierOf = (project: typeof STUDY): string => {
    const context = contextOf(nurse({ projects: [project] }), { hasOpening: false });
    return context.ranks.of(rolesUnder(candidateSections(context), ['Ventilator study'])[0]!).tier;
  };
  assert.equal(tierOf(STUDY), 'filler');
});

test('interests are printed only where the posting speaks of them or the page is a beginner’s', () => {
  const interest = (name: string) => ({ id: name, name, keywords: [], extra: {} });
  const interests = [interest('Golf'), interest('Telemetry')];
  const texts = textsOf(candidateSections(contextOf(nurse({ interests }))));
  assert.ok(!texts.includes('Golf') && texts.includes('Telemetry'));
  assert.ok(textsOf(candidateSections(contextOf(profile({ interests })))).includes('Golf'));
});

test('where posting and profile share no words, nothing is taken for another trade', () => {
  const sections = candidateSections(pageContext(nurse(), '厨师\n职责\n做饭'));
  assert.deepEqual(employersIn(sections), ['St. Anne Hospital', 'Oak Ward', 'Bread Corner']);
  assert.equal(bulletsOf(sections, 'Bread Corner').length, 2);
  assert.equal(bulletsOf(sections, 'St. Anne Hospital').length, 4);
});

test('whoever has said little needs all of it', () => {
  const sections = candidateSections(contextOf(nurse({ work: [WARD, BAKERY] })));
  assert.deepEqual(employersIn(sections), ['Oak Ward', 'Bread Corner']);
  assert.equal(bulletsOf(sections, 'Bread Corner').length, 2);
});

test('the only language is printed unless it is that of the page; brackets do not stand in brackets', () => {
  const spoken = (...items: [string, string | null][]): string[] => {
    const languages = items.map(([language, fluency], at) => ({ id: `l${at}`, language, fluency, extra: {} }));
    const section = candidateSections(contextOf(nurse({ languages }))).find((one) => one.name === 'languages');
    return section?.kind === 'groups' ? section.groups.flatMap((group) => group.items.map((item) => item.text)) : [];
  };
  assert.deepEqual(spoken(['English', 'Native']), []);
  assert.deepEqual(spoken(['French', 'Intermediate (B1)']), ['French (Intermediate, B1)']);
  assert.equal(spoken(['English', null], ['Welsh', null]).length, 2);
});

test('what kind of place it was stands under the title; with little else to tell it is a bullet', () => {
  const about = (highlights: number, text = '18-bed unit; level 1 trauma'): (string | undefined)[] => {
    const [role] = ICU.roles;
    const icu = {
      ...ICU,
      roles: [
        {
          ...role!,
          summary: fact('about', text),
          highlights: role!.highlights.slice(0, highlights),
        },
      ],
    };
    const [first] = rolesUnder(candidateSections(contextOf(nurse({ work: [icu, WARD, BAKERY] }))), [
      'St. Anne Hospital',
    ]);
    return [first?.about?.text, first?.bullets.find(({ ids }) => ids.includes('about'))?.text];
  };
  assert.deepEqual(about(4), ['18-bed unit; level 1 trauma', undefined]);
  assert.deepEqual(about(1), [undefined, '18-bed unit; level 1 trauma']);
  assert.deepEqual(about(4, 'Mixed wards; level 1 trauma'), ['Mixed wards; level 1 trauma', undefined]);
});

test('schooling that the posting names is asked for', () => {
  const education = [
    school('bsn', 'Bachelor of Science', 'Nursing', '2016-06'),
    school('a', 'A levels', 'Art', '2012-06'),
  ];
  const schools = (posting: string): number => {
    const section = candidateSections(pageContext(nurse({ education }), posting)).find(
      ({ name }) => name === 'education',
    );
    return section?.kind === 'entries' ? section.entries.length : 0;
  };
  assert.equal(schools(POSTING), 1);
  assert.equal(schools(`${POSTING}\n- strong A level results`), 2);
});

test('where a project can be seen is printed', () => {
  const project = {
    id: 'p',
    name: 'TideTable',
    url: 'https://www.tides.example/',
    entity: null,
    type: null,
    description: null,
    highlights: [],
    keywords: [],
    roles: [],
    start: null,
    end: null,
    current: false,
    extra: {},
  };
  const section = candidateSections(contextOf(nurse({ projects: [project] }), { added: new Set(['p']) })).find(
    ({ name }) => name === 'projects',
  );
  assert.equal(section?.kind === 'entries' && section.entries[0]?.place, 'tides.example');
});

test('a duty that says how much of it there was is told, and the best of an old post before all else', () => {
  const old = employer({
    name: 'Harbor Ward',
    position: 'Staff Nurse',
    start: '2009-01',
    end: '2013-12',
    highlights: [
      'Responsible for medication of 24 ventilated patients in intensive care',
      'Taught 7 new nurses telemetry in intensive care; errors fell from 9% to 2% of 400 doses',
    ],
  });
  const context = contextOf(nurse({ work: [BAKERY, WARD, ICU, old] }), { hasOpening: false });
  const [role] = rolesUnder(candidateSections(context), ['Harbor Ward']);
  const tiers = role!.bullets.map((bullet) => context.ranks.of(bullet).tier);
  assert.equal(tiers[0], 'strong');
  assert.notEqual(tiers[1], 'spare');
});

test('of an academic the papers are strong where they are asked for, with the part he had, those first that he led', () => {
  const paper = (id: string, about: string) => ({
    id,
    name: `Paper ${id}`,
    publisher: 'Journal',
    releaseDate: '2020',
    url: null,
    summary: fact(`about-${id}`, about),
    extra: {},
  });
  const publications = ['Third author', 'First author', 'First author, in review', 'Co-author', 'Co-author'].map(
    (about, at) => paper(String(at), about),
  );
  const ranksIn = (posting: string): [string, string][] => {
    const context = pageContext(nurse({ publications }), posting);
    const section = candidateSections(context).find((one) => one.name === 'publications');
    const lines = section?.kind === 'text' ? section.lines : [];
    return lines
      .map((line) => ({ line, rank: context.ranks.of(line) }))
      .toSorted((a, b) => b.rank.worth - a.rank.worth)
      .map(({ line, rank }) => [line.ids[0]!, rank.tier]);
  };
  const asked = ranksIn(`${POSTING}\n- A record of publications`);
  assert.deepEqual(
    [asked[0], asked.at(-1)],
    [
      ['1', 'strong'],
      ['2', 'strong'],
    ],
  );
  assert.equal(ranksIn(POSTING)[0]![1], 'fitting');
  const linesIn = (posting: string): string[] => {
    const section = candidateSections(pageContext(nurse({ publications }), posting)).find(
      (one) => one.name === 'publications',
    );
    return section?.kind === 'text' ? section.lines.map(({ text }) => text) : [];
  };
  const lines = linesIn(`${POSTING}\n- A record of publications`);
  assert.equal(lines[0], 'Paper 0, Journal, Third author · 2020');
  assert.equal(lines.at(-1), 'Paper 2, Journal, First author · 2020', 'in review: last');
  assert.equal(linesIn(POSTING)[0], 'Paper 0, Journal · 2020');
});
