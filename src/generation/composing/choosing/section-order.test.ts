import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { certificate, contextOf, employersIn, ICU, nurse, school, WARD } from '../../testing/nurse.ts';
import { employer, profile } from '../../testing/profiles.ts';
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
    const names = candidateSections(contextOf(nurse({ languages, skills, education }), { credentials })).map(
      ({ name }) => name,
    );
    return names.filter((name) => name === 'languages' || name === 'skills' || name === 'education');
  };
  assert.deepEqual(orderOf('cy'), ['skills', 'languages', 'education']);
  assert.deepEqual(orderOf('en'), ['skills', 'education', 'languages']);
});

test('what a beginner did unpaid stands beside his jobs', () => {
  const volunteer = [{ ...WARD, id: 'clinic', name: 'Free Clinic' }];
  const skills = [{ id: 'skill', name: 'Telemetry', level: null, keywords: [], extra: {} }];
  const orderOf = (isBeginner: boolean): string[] => {
    const sections = candidateSections(contextOf(profile({ work: [ICU], volunteer, skills }), { isBeginner }));
    return sections.map(({ name }) => name).filter((name) => name === 'volunteering' || name === 'skills');
  };
  assert.deepEqual(orderOf(true), ['volunteering', 'skills']);
  assert.deepEqual(orderOf(false), ['skills', 'volunteering']);
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
