import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { certificate, contextOf, employersIn, ICU, nurse, school, WARD } from '../../testing/nurse.ts';
import { pageContext } from '../../testing/page-context.ts';
import { employer, fact, profile } from '../../testing/profiles.ts';
import { candidateSections } from './candidates.ts';

test('what a beginner did of this trade stands before what earned the rent', () => {
  const kitchen = employer({
    name: 'Kitchen',
    position: 'Cook',
    start: '2024-01',
    end: null,
    highlights: ['Fried eggs'],
  });
  const context = contextOf(nurse({ work: [kitchen, ICU] }), { hasOpening: false, isBeginner: true });
  assert.equal(employersIn(candidateSections(context))[0], 'St. Anne Hospital');
});

test('of two jobs of the trade, a beginner has first the one that says much more of this one, whichever is newer', () => {
  const round = employer({
    name: 'Hill Hospital',
    position: 'Ward Assistant',
    start: '2024-01',
    end: null,
    highlights: ['Brought meals to patients in intensive care'],
  });
  const orderOf = (isBeginner: boolean): (string | undefined)[] =>
    employersIn(candidateSections(contextOf(profile({ work: [round, WARD] }), { hasOpening: false, isBeginner })));
  assert.deepEqual(orderOf(true), ['Oak Ward', 'Hill Hospital']);
  assert.deepEqual(orderOf(false), ['Hill Hospital', 'Oak Ward']);
});

const spoken = (id: string, language: string): Profile['languages'][number] => ({
  id,
  language,
  fluency: 'Fluent',
  extra: {},
});

test('a language that is asked for stands behind the skills, that of the page behind all that is asked for', () => {
  const orderOf = (asked: string): string[] => {
    const credentials = {
      isRequired: () => false,
      isAsked: (id: string) => id === asked,
      isPermit: () => false,
      place: () => 0,
    };
    const skills = [{ id: 'skill', name: 'Telemetry', level: null, keywords: [], extra: {} }];
    const languages = [spoken('en', 'English'), spoken('cy', 'Welsh')];
    const education = [school('bsn', 'Bachelor of Science', 'Nursing', '2015-05')];
    const someone = nurse({ languages, skills, education });
    const sections = candidateSections(
      pageContext(someone, 'Staff Nurse\nRequirements:\n- telemetry', { credentials }),
    );
    const names = sections.map(({ name }) => name);
    return names.filter((name) => name === 'languages' || name === 'skills' || name === 'education');
  };
  assert.deepEqual(orderOf('cy'), ['skills', 'languages', 'education']);
  assert.deepEqual(orderOf('en'), ['skills', 'education', 'languages']);
});

test('unpaid work stands beside the jobs of a beginner, and of others where it says much of this job', () => {
  const skills = [{ id: 'skill', name: 'Telemetry', level: null, keywords: [], extra: {} }];
  const orderOf = (unpaid: typeof WARD, isBeginner: boolean): string[] => {
    const volunteer = [{ ...unpaid, id: 'clinic', name: 'Free Clinic' }];
    const sections = candidateSections(contextOf(profile({ work: [ICU, WARD], volunteer, skills }), { isBeginner }));
    return sections.map(({ name }) => name).filter((name) => name === 'volunteering' || name === 'skills');
  };
  const little = employer({
    name: 'Free Clinic',
    position: 'Helper',
    start: '2020-01',
    end: null,
    highlights: ['Took the names of patients'],
  });
  assert.deepEqual(orderOf(little, true), ['volunteering', 'skills']);
  assert.deepEqual(orderOf(little, false), ['skills', 'volunteering']);
  assert.deepEqual(orderOf(ICU, false), ['volunteering', 'skills']);
});

test('projects stand before the jobs of a beginner, or of another trade, where they say much of this job', () => {
  const project: Profile['projects'][number] = {
    ...{ id: 'p', name: 'Bedside', url: null, entity: null, start: null, end: null, current: false, extra: {} },
    description: fact('d', 'Care for ventilated patients in intensive care with medication and telemetry'),
    highlights: [fact('h', 'Precepted 19 new nurses in intensive care; turnover fell from 31% to 12%')],
    keywords: [],
    roles: [],
    type: null,
  } as Profile['projects'][number];
  const orderOf = (position: string): string => {
    const work = [ICU, WARD].map((one) => ({ ...one, roles: one.roles.map((role) => ({ ...role, position })) }));
    const sections = candidateSections(contextOf(profile({ work, projects: [project] }), { hasOpening: false }));
    return sections[0]!.name;
  };
  assert.equal(orderOf('Ward Clerk'), 'projects');
  assert.equal(orderOf('Intensive Care Nurse'), 'experience');
});

test('certificates stand in the order of the posting, also those of a product that it names', () => {
  const posting = 'Coordinator\nNice to have:\n- Procore, Bluebeam certification\n- OSHA 10 certification';
  const certificates = ['CAPM', 'OSHA 10-Hour', 'Procore Certified'].map((name) => certificate(name, name));
  const sections = candidateSections(pageContext(nurse({ certificates }), posting));
  const papers = sections.find(({ name }) => name === 'certifications');
  assert.deepEqual(papers?.kind === 'text' && papers.lines.map(({ text }) => text), [
    'Procore Certified',
    'OSHA 10-Hour',
    'CAPM',
  ]);
});

test('a paper from before the trade is left out, unless the posting speaks of it', () => {
  const dated = (name: string, date: string) => ({ ...certificate(name, name), date });
  const certificates = [
    dated('Floor laying', '2003'),
    dated('Telemetry course', '2003'),
    dated('Flower arranging', '2013'),
    dated('C2 Proficiency', '2003'),
  ];
  const sections = candidateSections(contextOf(nurse({ certificates }), {}));
  const papers = sections.find(({ name }) => name === 'certifications');
  const names = papers?.kind === 'text' ? papers.lines.map(({ ids }) => ids[0]) : [];
  assert.deepEqual(new Set(names), new Set(['Telemetry course', 'Flower arranging', 'C2 Proficiency']));
});

test('studies that are asked for stand before what is begun, and a paper that is held before one that is not yet', () => {
  const asked = (id: string): boolean => id === 'bsn' || id === 'cert' || id === 'exam';
  const credentials = {
    isRequired: asked,
    isAsked: asked,
    isPermit: asked,
    place: (id: string) => (id === 'exam' ? 0 : 1),
  };
  const education = [
    { ...school('msc', 'Master', 'Pottery (started)', ''), end: null, start: '2025-01', current: true },
    school('bsn', 'Bachelor of Science', 'Nursing', '2016-06'),
  ];
  const certificates = [certificate('exam', 'CCRN, exam booked'), certificate('cert', 'CEN')];
  const sections = candidateSections(contextOf(nurse({ education, certificates }), { credentials }));
  const schools = sections.find(({ name }) => name === 'education');
  assert.equal(schools?.kind === 'entries' && schools.entries[0]?.heading?.text, 'School bsn');
  const papers = sections.find(({ name }) => name === 'certifications');
  assert.deepEqual(papers?.kind === 'text' && papers.lines.map(({ text }) => text), ['CEN', 'CCRN, exam booked']);
});

const ASKED_OF_NURSES = "Staff Nurse\nRequirements:\n- Registered Nurse license\n- Bachelor's degree in nursing";

/** Without what has no place of its own in the test. */
function orderFor(posting: string, since: string, degree = 'Bachelor of Science'): string[] {
  const ward = employer({
    name: 'Oak Ward',
    position: 'Staff Nurse',
    start: since,
    end: null,
    highlights: ['Cared for patients'],
  });
  const someone = profile({
    work: [ward],
    skills: [{ id: 'skill', name: 'Telemetry', level: null, keywords: [], extra: {} }],
    education: [school('bsn', degree, 'Nursing', '2005-05')],
    certificates: [certificate('rn', 'Registered Nurse License'), certificate('bls', 'BLS')],
  });
  const names = candidateSections(pageContext(someone, posting, { hasOpening: false })).map(({ name }) => name);
  return names.filter((name) => name !== 'summary' && name !== 'certifications');
}

test('a degree that is a condition stands before the skills, any other behind them', () => {
  const wished = 'Staff Nurse\nRequirements:\n- bedside care\nNice to have:\n- A degree in nursing';
  assert.deepEqual(orderFor("Staff Nurse\nRequirements:\n- Bachelor's degree in nursing", '2019-01'), [
    'experience',
    'education',
    'skills',
  ]);
  assert.deepEqual(orderFor(wished, '2019-01'), ['experience', 'skills', 'education']);
  const schooled = 'Staff Nurse\nRequirements:\n- High school diploma';
  assert.deepEqual(orderFor(schooled, '2019-01', 'High School Diploma'), ['experience', 'skills', 'education']);
});

test('where there may be two pages, a degree that is needed beside a licence stands on the first', () => {
  assert.deepEqual(orderFor(ASKED_OF_NURSES, '2006-01'), ['education', 'experience', 'skills']);
  assert.deepEqual(orderFor(ASKED_OF_NURSES, '2019-01'), ['experience', 'education', 'skills']);
  const certified = "Staff Nurse\nRequirements:\n- BLS certification\n- Bachelor's degree in nursing";
  assert.deepEqual(orderFor(certified, '2006-01'), ['experience', 'education', 'skills']);
});
