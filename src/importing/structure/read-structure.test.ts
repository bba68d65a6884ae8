import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume } from '../import.ts';
import { readStructure } from './read-structure.ts';
import { documentOf, type Row } from './testing/document.ts';

const NOW = '2026-01-01T00:00:00Z';
const NAME: Row = ['Jane Smith', { size: 22, bold: true }];
const heading = (text: string): Row => [text, { size: 14, bold: true, gap: 1 }];
const bullet = (text: string): Row => [text, { x: 62, bullet: true }];
const bold = (text: string): Row => [text, { bold: true }];

interface Job {
  name?: string;
  position?: string;
  startDate?: string;
  endDate?: string;
  location?: string;
  summary?: string;
  highlights?: string[];
}
interface Read {
  basics: Record<string, unknown>;
  work: Job[];
  education: Record<string, unknown>[];
  skills: { name: string; keywords?: string[]; level?: string }[];
  certificates: Record<string, unknown>[];
  languages: Record<string, unknown>[];
}

const readRows = (rows: readonly Row[]) => readStructure(documentOf(rows), NOW);
const resumeOf = (rows: readonly Row[]): Read => exportJsonResume(readRows(rows).profile) as Read;
const jobsOf = (rows: readonly Row[]): Job[] => resumeOf([NAME, heading('Experience'), ...rows]).work;
const namesOf = (jobs: readonly Job[]) => jobs.map((job) => [job.name, job.position, job.startDate, job.endDate]);

test('the contact block is read: name, label, email, phone, place and links', () => {
  const { basics } = resumeOf([
    ['Dr. Jane van der Berg, PhD', { size: 22 }],
    'Structural Engineer',
    'Austin, TX | (512) 555-0142 | jane@example.com | linkedin.com/in/jane-example',
    'jane.example.org',
    heading('Experience'),
  ]);
  assert.deepEqual(basics, {
    name: 'Dr. Jane van der Berg, PhD',
    label: 'Structural Engineer',
    email: 'jane@example.com',
    phone: '(512) 555-0142',
    url: 'https://jane.example.org',
    location: { city: 'Austin', region: 'TX' },
    profiles: [{ network: 'LinkedIn', username: 'jane-example', url: 'https://linkedin.com/in/jane-example' }],
  });
});

test('contacts under a heading of their own, with labels, are read too', () => {
  const { basics } = resumeOf([
    NAME,
    heading('Kontakt'),
    'Lindenstraße 14',
    '80331 München',
    'Telefon: +49 89 1234567',
    'E-Mail: jane@example.de',
  ]);
  assert.equal(basics.phone, '+49 89 1234567');
  assert.equal(basics.email, 'jane@example.de');
  assert.deepEqual(basics.location, { address: 'Lindenstraße 14', postalCode: '80331', city: 'München' });
});

test('dates at the right, left, above, below and inline date the same job', () => {
  const layouts: Row[][] = [
    [bold('Acme Inc\tJan 2019 – May 2021'), 'Senior Engineer'],
    [bold('Jan 2019 – May 2021\tSenior Engineer, Acme Inc')],
    ['Jan 2019 – May 2021', bold('Senior Engineer'), 'Acme Inc'],
    [bold('Senior Engineer'), 'Acme Inc', 'Jan 2019 – May 2021'],
    [bold('Senior Engineer, Acme Inc (Jan 2019 – May 2021)')],
    [bold('Acme Inc – Senior Engineer'), '01/2019 – 05/2021'],
    [bold('Senior Engineer at Acme Inc\tJan 2019 – May 2021')],
  ];
  for (const layout of layouts) {
    const [job] = jobsOf([...layout, bullet('Built a bridge')]);
    assert.deepEqual(
      [job?.name, job?.position, job?.startDate, job?.endDate, job?.highlights],
      ['Acme Inc', 'Senior Engineer', '2019-01', '2021-05', ['Built a bridge']],
      JSON.stringify(layout),
    );
  }
});

test('every entry begins where the first one shows that entries begin', () => {
  const jobs = jobsOf([
    bold('Kestrel Partners'),
    'Site Manager\t2019 – Present',
    bullet('Ran twelve sites'),
    bold('Larkspur'),
    'Journeyman\t2015 – 2019',
    bullet('Laid brick'),
  ]);
  assert.deepEqual(namesOf(jobs), [
    ['Kestrel Partners', 'Site Manager', '2019', undefined],
    ['Larkspur', 'Journeyman', '2015', '2019'],
  ]);
});

test('roles under one employer keep it', () => {
  const jobs = jobsOf([
    bold('Lone Star Telecom, Plano, TX\t2012 – Present'),
    'Program Manager (2018 – Present)',
    bullet('Led the rollout'),
    'Project Coordinator (2012 – 2018)',
    bullet('Scheduled crews'),
  ]);
  assert.deepEqual(namesOf(jobs), [
    ['Lone Star Telecom', 'Program Manager', '2018', undefined],
    ['Lone Star Telecom', 'Project Coordinator', '2012', '2018'],
  ]);
});

test('a bullet goes on over its line, even where the second line has a date in it', () => {
  const long = `Supported the migration of the regional office, which was planned and carried out by us in ${'a '.repeat(20)}`;
  const [job, ...more] = jobsOf([
    bold('Acme Inc\t2015 – 2019'),
    'Engineer',
    [long.trim(), { x: 62, bullet: true }],
    ['phase from 2016 to 2018', { x: 62 }],
  ]);
  assert.equal(more.length, 0);
  assert.deepEqual(job?.highlights, [`${long.trim()} phase from 2016 to 2018`]);
});

test('lists without bullets are told apart by their sentences', () => {
  const [job] = jobsOf([
    bold('Acme Inc\t2015 – 2019'),
    bold('Engineer'),
    'Built a bridge over the river that carries the road to the harbour and the',
    'old railway.',
    'Trained six people.',
  ]);
  assert.deepEqual(job?.highlights, [
    'Built a bridge over the river that carries the road to the harbour and the old railway.',
    'Trained six people.',
  ]);
});

test('"Highlights" inside an entry is no section', () => {
  const { work, skills } = resumeOf([
    NAME,
    heading('Experience'),
    bold('Acme Inc\t2015 – 2019'),
    bold('Engineer'),
    bold('Highlights'),
    bullet('Built a bridge'),
    heading('Education'),
  ]);
  assert.deepEqual(work[0]?.highlights, ['Built a bridge']);
  assert.equal(skills, undefined);
});

test('schools, degrees, subjects, dates and scores are read in any order', () => {
  const { education } = resumeOf([
    NAME,
    heading('Education'),
    bold('Ohio State University\tAug 2015 – May 2019'),
    'Bachelor of Science in Physics, GPA: 3.8/4.0',
    bold('Master Informatique, Université de Lyon, 2021'),
  ]);
  assert.deepEqual(education, [
    {
      institution: 'Ohio State University',
      studyType: 'Bachelor of Science',
      area: 'Physics',
      startDate: '2015-08',
      endDate: '2019-05',
      score: '3.8/4.0',
    },
    { institution: 'Université de Lyon', studyType: 'Master Informatique', endDate: '2021' },
  ]);
});

test('skills are read from lists, groups and grids, and a wrapped list is whole', () => {
  const { skills } = resumeOf([
    NAME,
    heading('Skills'),
    'Languages: Go, Python (Pandas, NumPy)',
    'Excel • Word',
    'Welding\tBaking',
    heading('Education'),
  ]);
  assert.deepEqual(skills, [
    { name: 'Languages', keywords: ['Go', 'Python (Pandas, NumPy)'] },
    { name: 'Excel' },
    { name: 'Word' },
    { name: 'Welding' },
    { name: 'Baking' },
  ]);
});

test('languages with their levels, and certificates with issuer and date, are read', () => {
  const { languages, certificates } = resumeOf([
    NAME,
    heading('Sprachen'),
    'Deutsch (Muttersprache), Englisch – C1',
    heading('Certifications'),
    bullet('Project Management Professional, PMI, 2011'),
  ]);
  assert.deepEqual(languages, [
    { language: 'Deutsch', fluency: 'Muttersprache' },
    { language: 'Englisch', fluency: 'C1' },
  ]);
  assert.deepEqual(certificates, [{ name: 'Project Management Professional', issuer: 'PMI', date: '2011' }]);
});

test('what finds no place is kept as unmapped and reported with its page', () => {
  const { profile, report } = readRows([
    NAME,
    heading('Experience'),
    bold('Acme Inc\t2015 – 2019'),
    'Engineer',
    bullet('Built a bridge over the river'),
    heading('Garden'),
    'Roses and apples',
  ]);
  assert.deepEqual(
    profile.unmapped.map(({ value }) => value),
    ['Garden', 'Roses and apples'],
  );
  assert.equal(report.leftOver.at(-1)?.message, 'Not mapped: page 1: "Roses and apples"');
});

test('every field tells where it was read; a missing name is a doubt', () => {
  const { profile, report } = readRows(['jane@example.com', heading('Experience'), 'x']);
  assert.equal(profile.basics.name, '');
  assert.ok(report.doubtful.some(({ place }) => place === 'basics.name'));
  const email = report.fields.find(({ field }) => field === 'basics.email');
  assert.deepEqual([email?.page, email?.excerpt, email?.confidence], [1, 'jane@example.com', 1]);
});

test('other scripts are read by their headings, dates and places on the page', () => {
  const { work, education } = resumeOf([
    ['山田 太郎', { size: 22 }],
    heading('職歴'),
    bold('株式会社サンプル · 東京'),
    'エンジニア · 2019年3月 – 現在',
    bullet('決済システムを開発した'),
    heading('学歴'),
    bold('東京大学'),
    '工学士 · 2010年9月 – 2014年6月',
  ]);
  assert.deepEqual(work, [
    {
      name: '株式会社サンプル',
      position: 'エンジニア',
      location: '東京',
      startDate: '2019-03',
      highlights: ['決済システムを開発した'],
    },
  ]);
  assert.deepEqual(education, [
    { institution: '東京大学', studyType: '工学士', startDate: '2010-09', endDate: '2014-06' },
  ]);
});

test('an employer with several roles, each with its span and duration, is read as LinkedIn prints it', () => {
  const jobs = jobsOf([
    ['Orchard Foods', { size: 12 }],
    '5 years 2 months',
    ['Supply Chain Manager', { size: 11.5 }],
    'January 2021 - Present (3 years 1 month)',
    'Chicago, Illinois, United States',
    ['Buyer', { size: 11.5, gap: 0.5 }],
    'December 2018 - January 2021 (2 years 2 months)',
    'Chicago, Illinois, United States',
    ['Prairie Logistics', { size: 12, gap: 0.7 }],
    ['Analyst', { size: 11.5 }],
    'June 2016 - November 2018 (2 years 6 months)',
  ]);
  assert.deepEqual(namesOf(jobs), [
    ['Orchard Foods', 'Supply Chain Manager', '2021-01', undefined],
    ['Orchard Foods', 'Buyer', '2018-12', '2021-01'],
    ['Prairie Logistics', 'Analyst', '2016-06', '2018-11'],
  ]);
});
