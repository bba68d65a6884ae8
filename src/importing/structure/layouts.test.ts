/** Layouts that people use, each in a few lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume } from '../import.ts';
import { readStructure } from './read-structure.ts';
import { documentOf, type Row } from './testing/document.ts';

interface Read {
  certificates?: { name: string }[];
  basics: { name?: string; label?: string; location?: Record<string, string> };
  work: { name?: string; position?: string; location?: string; startDate?: string; endDate?: string }[];
  education: { institution?: string; studyType?: string; area?: string; courses?: string[] }[];
  skills: { name: string; keywords?: string[] }[];
  languages: { language: string; fluency?: string }[];
}

const NAME: Row = ['Jane Smith', { size: 22, bold: true }];
const heading = (text: string): Row => [text, { size: 14, bold: true, gap: 1 }];
const bullet = (text: string): Row => [text, { x: 262, bullet: true }];

const importRows = (rows: readonly Row[]) => readStructure(documentOf(rows), '2026-01-01T00:00:00Z');
const resumeOf = (...rows: Row[]): Read => exportJsonResume(importRows(rows).profile) as Read;
const jobsOf = (...rows: Row[]): unknown[][] =>
  resumeOf(NAME, heading('Experience'), ...rows).work.map(({ name, position, location, startDate, endDate }) => [
    name,
    position,
    location,
    startDate,
    endDate,
  ]);

test('dates in a column of their own, broken over two lines, belong to what stands beside them', () => {
  const jobs = jobsOf(
    'January 2019 –\tSoftware Engineer',
    'February 2022\tAcme plc',
    bullet('Rebuilt the quote engine'),
    ['March 2016 – May 2018\tJunior Developer', { gap: 0.5 }],
    ['Mill Society', { x: 250 }],
    bullet('Kept the calculator running'),
  );
  assert.deepEqual(jobs, [
    ['Acme plc', 'Software Engineer', undefined, '2019-01', '2022-02'],
    ['Mill Society', 'Junior Developer', undefined, '2016-03', '2018-05'],
  ]);
});

test('a town after the employer is where it was, known or not, where all entries have one', () => {
  const jobs = jobsOf(
    ['Clinic Manager', { bold: true }],
    'Ravelin Stores, Plouider',
    '2019 – 2021',
    bullet('Ran the shop'),
    ['Clerk', { bold: true, gap: 0.5 }],
    'Oddny Foods, Treviglio',
    '2015 – 2018',
    bullet('Kept the books'),
  );
  assert.deepEqual(
    jobs.map(([name, , location]) => [name, location]),
    [
      ['Ravelin Stores', 'Plouider'],
      ['Oddny Foods', 'Treviglio'],
    ],
  );
});

test('what stands after "at" is the employer, whatever stands below', () => {
  const jobs = jobsOf('Designer at Brickwork Education\t2020 – 2022', 'Billund', bullet('Shipped a toy'));
  assert.deepEqual(jobs, [['Brickwork Education', 'Designer', 'Billund', '2020', '2022']]);
});

test('"Highlights" under every job is no section', () => {
  const { work, skills } = resumeOf(
    NAME,
    heading('Experience'),
    'Acme Inc\t2019 – 2021',
    'Engineer',
    ['Highlights', { bold: true }],
    bullet('Built bridges'),
    ['Mill Inc\t2015 – 2018', { gap: 0.5 }],
    'Technician',
    ['Highlights', { bold: true }],
    bullet('Mended bridges'),
    heading('Skills'),
    'Welding, Rigging',
  );
  assert.equal(work.length, 2);
  assert.deepEqual(
    skills.map(({ name }) => name),
    ['Welding', 'Rigging'],
  );
});

test('employers set like headings are the entries of their section', () => {
  const jobs = jobsOf(
    heading('Brickwork Education'),
    ['Product Designer', { bold: true }],
    '2020 – 2022',
    bullet('Shipped a toy'),
    heading('Trusted Reviews'),
    ['UX Designer', { bold: true }],
    '2016 – 2019',
    bullet('Redrew the forms'),
  );
  assert.deepEqual(
    jobs.map(([name, position]) => [name, position]),
    [
      ['Brickwork Education', 'Product Designer'],
      ['Trusted Reviews', 'UX Designer'],
    ],
  );
});

test('languages that people speak are told from those that they program in', () => {
  const { skills, languages } = resumeOf(
    NAME,
    heading('Skills'),
    'Languages: Go, TypeScript',
    'Sprachen: Deutsch (Muttersprache), Englisch (C1)',
  );
  assert.deepEqual(
    skills.map(({ name, keywords }) => [name, keywords]),
    [['Languages', ['Go', 'TypeScript']]],
  );
  assert.deepEqual(languages, [
    { language: 'Deutsch', fluency: 'Muttersprache' },
    { language: 'Englisch', fluency: 'C1' },
  ]);
});

test('a level beside or below a language is its level', () => {
  const { languages } = resumeOf(NAME, heading('Languages'), 'Welsh\tNative', 'Danish', 'Fluent');
  assert.deepEqual(languages, [
    { language: 'Welsh', fluency: 'Native' },
    { language: 'Danish', fluency: 'Fluent' },
  ]);
});

test('schools known by their initials, and degrees among the text, are found', () => {
  const { education } = resumeOf(
    NAME,
    heading('Ausbildung'),
    'Diplom, Maschinenbau\t2003 – 2009',
    'TU Braunschweig',
    ['Stonehill College\t1999 – 2003', { gap: 0.5 }],
    ['Communication', { x: 62, bullet: true }],
    ['Bachelor of Arts', { x: 70 }],
  );
  assert.deepEqual(
    education.map(({ institution, studyType, area }) => [institution, studyType, area]),
    [
      ['TU Braunschweig', 'Diplom', 'Maschinenbau'],
      ['Stonehill College', 'Bachelor of Arts', 'Communication'],
    ],
  );
});

test('coursework under a heading of its own belongs to the studies', () => {
  const { education } = resumeOf(
    NAME,
    heading('Education'),
    'B.S. in Biology, Ohio State University\t2015',
    heading('Relevant Coursework'),
    'Genetics, Statistics',
  );
  assert.deepEqual(education[0]?.courses, ['Genetics', 'Statistics']);
});

test('names with small parts, degrees and a break are whole', () => {
  const nameOf = (...rows: Row[]) => resumeOf(...rows, heading('Experience')).basics.name;
  assert.equal(nameOf(['Rhys ap Gwilym', { size: 22 }], 'E-Mail\trhys@example.com'), 'Rhys ap Gwilym');
  assert.equal(nameOf(['Prof. Dr. med. Ursula Ammann', { size: 22 }]), 'Prof. Dr. med. Ursula Ammann');
  assert.equal(nameOf(['Robert Mills, Jr.,', { size: 22 }], ['MBA, PMP', { size: 22 }]), 'Robert Mills, Jr., MBA, PMP');
});

test('every entry of every section says where it was read', () => {
  const { report } = importRows([
    NAME,
    heading('Certifications'),
    'First Aid, Red Cross, 2020',
    heading('Awards'),
    'Best Bread (2019)',
    heading('Publications'),
    'On Bread. Baker Press, 2018',
    heading('Projects'),
    ['Oven\t2017 – 2018', { bold: true }],
    bullet('Built of clay'),
    heading('Languages'),
    'English (native)',
    heading('Interests'),
    'Chess',
    heading('References'),
    'Available upon request',
    heading('Volunteering'),
    'Helper, Food Bank\t2016 – 2017',
    bullet('Packed boxes'),
  ]);
  const fields = new Map(report.fields.map(({ field, excerpt }) => [field, excerpt]));
  for (const [field, excerpt] of [
    ['certificates[0]', 'First Aid, Red Cross, 2020'],
    ['awards[0]', 'Best Bread (2019)'],
    ['publications[0]', 'On Bread. Baker Press, 2018'],
    ['projects[0].name', 'Oven'],
    ['projects[0].highlights[0]', 'Built of clay'],
    ['languages[0]', 'English (native)'],
    ['interests[0]', 'Chess'],
    ['references[0]', 'Available upon request'],
    ['volunteer[0].highlights[0]', 'Packed boxes'],
  ] as const) {
    assert.equal(fields.get(field), excerpt, field);
  }
});

test('jobs under a heading that no list knows are told by what they say', () => {
  const large = (text: string): Row => [text, { size: 13, bold: true, gap: 1 }];
  const item = (text: string): Row => [text, { bullet: true, x: 62 }];
  const { work } = resumeOf(
    ['Jane Baker', { size: 20, bold: true }],
    'jane@example.com',
    large('Where I have been'),
    ['Nurse\t2019 – 2022', { bold: true }],
    'Mercy Hospital, Leeds',
    item('Cared for 12 patients a shift'),
    ['Care Assistant\t2015 – 2019', { bold: true, gap: 0.5 }],
    'Oak House, York',
    item('Helped residents to wash and dress'),
    large('What I can do'),
    'Wound care, Triage, Phlebotomy',
    large('Where I learned'),
    ['BSc Nursing\t2012 – 2015', { bold: true }],
    'University of York',
  );
  assert.deepEqual(
    work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]),
    [
      ['Mercy Hospital', 'Nurse', '2019', '2022'],
      ['Oak House', 'Care Assistant', '2015', '2019'],
    ],
  );
});

test('jobs without dates or styles are told apart', () => {
  const jobs = jobsOf(
    'Barista, Bean & Co',
    bullet('Made 300 coffees a day'),
    'Waitress, The Harbour Inn',
    bullet('Served tables of twelve'),
  );
  assert.deepEqual(
    jobs.map(([name, position]) => [name, position]),
    [
      ['Bean & Co', 'Barista'],
      ['The Harbour Inn', 'Waitress'],
    ],
  );
});

test('the end of a span under its start, beside two lines of a job, is one span', () => {
  const jobs = jobsOf(
    'Jun 2020\tResearch engineer',
    'Sep 2022\tOnera, Toulouse',
    ['Worked on meshes for turbines', { x: 250 }],
    'May 2017\tPostdoctoral fellow',
    'May 2020\tUniversity of Leeds',
    ['Worked on fluids', { x: 250 }],
  );
  assert.deepEqual(
    jobs.map(([, position, , start, end]) => [position, start, end]),
    [
      ['Research engineer', '2020-06', '2022-09'],
      ['Postdoctoral fellow', '2017-05', '2020-05'],
    ],
  );
});

test('years in a list of awards are no spans', () => {
  const { work } = resumeOf(
    NAME,
    heading('Experience'),
    'Baker\t2015 – 2020',
    'Mill Society',
    heading('Awards'),
    '2016\tBest Bread',
    '2017\tBest Roll',
    '2018\tBest Cake',
  );
  assert.deepEqual([work[0]?.startDate, work[0]?.endDate], ['2015', '2020']);
});

test('French entries that begin with their dates', () => {
  const jobs = jobsOf(
    'Depuis mars 2019 : Comptable - Cabinet Moreau, Lyon',
    'Tenue de la comptabilité de 40 clients',
    'De janvier 2015 à février 2019 : Aide-comptable - Garage Mercier, Dijon',
    'Saisie des factures',
  );
  assert.deepEqual(jobs, [
    ['Cabinet Moreau', 'Comptable', 'Lyon', '2019-03', undefined],
    ['Garage Mercier', 'Aide-comptable', 'Dijon', '2015-01', '2019-02'],
  ]);
});

test('dots and dashes that lead across the line part it', () => {
  const jobs = jobsOf('Acme Inc ------------------------ Boston, MA', 'Furrier ........................ 2016 – 2018');
  assert.deepEqual(jobs[0]?.slice(0, 3), ['Acme Inc', 'Furrier', 'Boston, MA']);
});

test('further training beside studies is a list of certificates, and studies where there are no others', () => {
  const training: Row[] = [heading('Weiterbildung'), 'First Aid at Work – Red Cross (2014)', 'Forklift – TÜV (2016)'];
  const studies: Row[] = [heading('Studium'), 'B.Sc. Biologie, Universität Ulm\t2010 – 2013'];
  assert.deepEqual(
    resumeOf(NAME, ...studies, ...training).certificates?.map(({ name }) => name),
    ['First Aid at Work', 'Forklift'],
  );
  assert.equal(resumeOf(NAME, ...training).certificates, undefined);
});

test('a bar between two dates makes a span of them, whatever else bars part', () => {
  const dates = (row: string): unknown => jobsOf(row, bullet('Sewed coats for all'))[0]?.slice(3);
  assert.deepEqual(dates('Furrier, Acme Inc\tJan 2016 | Feb 2018'), ['2016-01', '2018-02']);
  assert.deepEqual(dates('Furrier | Acme Inc | Jan 2016 | Feb 2018'), ['2016-01', '2018-02']);
});

test('words under every job that head a section elsewhere are a part of it, and what only announces is left out', () => {
  const jobs = resumeOf(
    NAME,
    heading('BERUFSERFAHRUNG'),
    ['Softwareentwickler\t2019 – 2022', { bold: true }],
    ['Acme AG', { bold: true }],
    ['Aufgabengebiet:', { bold: true }],
    bullet('Rechner gebaut'),
    ['Technologien:', { bold: true }],
    'Java, SQL, Git',
    ['Werkstudent\t2016 – 2018', { bold: true, gap: 0.5 }],
    ['Muster GmbH', { bold: true }],
    ['Aufgabengebiet:', { bold: true }],
    bullet('Rechner gepflegt'),
    ['Technologien:', { bold: true }],
    'C, Bash',
    ['Praktikant\t2015 – 2016', { bold: true, gap: 0.5 }],
    ['Beispiel KG', { bold: true }],
    ['Technologien:', { bold: true }],
    'Perl',
    heading('AUSBILDUNG'),
    ['Bachelor of Science, Informatik\t2013 – 2016', { bold: true }],
    'Universität Zürich',
  ).work.map(({ name, position, startDate }) => [name, position, startDate]);
  assert.deepEqual(jobs, [
    ['Acme AG', 'Softwareentwickler', '2019'],
    ['Muster GmbH', 'Werkstudent', '2016'],
    ['Beispiel KG', 'Praktikant', '2015'],
  ]);
});

test('dots that rate a skill are no part of it', () => {
  const { skills } = resumeOf(
    NAME,
    heading('Skills'),
    'Laravel\t● ● ● ○',
    'Docker ● ● ○ ○',
    heading('Experience'),
    'Baker',
  );
  assert.deepEqual(
    skills.map(({ name }) => name),
    ['Laravel', 'Docker'],
  );
});

test('a page in Catalan is read by its headings and months', () => {
  const { work, languages } = resumeOf(
    NAME,
    heading('Experiència'),
    'Setembre 2017 – Desembre 2018\tEnginyera, Invelon',
    ['Gener 2019 – Actualitat\tProfessora, Escola Nova', { gap: 0.5 }],
    heading('Llengües'),
    'Anglès',
  );
  assert.deepEqual(
    work.map(({ startDate, endDate }) => [startDate, endDate]),
    [
      ['2017-09', '2018-12'],
      ['2019-01', undefined],
    ],
  );
  assert.deepEqual(languages, [{ language: 'Anglès' }]);
});

test('a heading that nobody knows is one where it looks like the others, with their colon or their mark', () => {
  const marked = (text: string): Row => [text, { size: 14, bold: true, gap: 1, bullet: true }];
  for (const head of [(text: string) => heading(`${text}:`), marked]) {
    const { work, education } = resumeOf(
      NAME,
      'jane@example.com',
      head('Where I was'),
      'Furrier, Acme Inc\t2019 – 2022',
      'Seamstress, Mill Society\t2015 – 2018',
      head('Education'),
      'BSc Biology, Ohio State University\t2012 – 2015',
      head('Skills'),
      'Sewing, Mending',
    );
    assert.deepEqual([work.length, education.length], [2, 1]);
  }
});

test('without a section of work the one with the most periods and titles is it', () => {
  const rows: Row[] = [
    heading('Education'),
    'BSc Biology, Ohio State University\t2012 – 2015',
    heading('Skills'),
    'Sewing',
  ];
  const jobs: Row[] = ['Senior Engineer, Acme Inc\t2019 – 2022', 'Engineer, Mill Society\t2015 – 2018'];
  const clubs: Row[] = ['Friends of the Lake\t2019 – 2022', 'Chess Club\t2015 – 2018'];
  assert.equal(resumeOf(NAME, ...rows, heading('Where I was'), ...jobs).work?.length, 2);
  assert.equal(resumeOf(NAME, ...rows, heading('Where I was'), ...clubs).work?.length ?? 0, 0);
});

test('the street and the website of an employer are not its name; a name with a number is', () => {
  const below = (text: string): unknown[] =>
    jobsOf('Furrier, Acme\t2019 – 2022', text, bullet('Sewed coats'), 'Seamstress, Mill\t2015 – 2018', text).map(
      ([name]) => name,
    );
  assert.deepEqual(below('34 Oak Avenue'), ['Acme', 'Mill']);
  assert.deepEqual(below('https://www.acme.example'), ['Acme', 'Mill']);
  assert.deepEqual(jobsOf('Firefighter\t2019 – 2022', 'Station 49', bullet('Put out fires'))[0]![0], 'Station 49');
});

test('what stands between the name and the contacts is no heading, though it looks like one', () => {
  const { basics } = resumeOf(
    NAME,
    ['Ladies Wear', { size: 14, bold: true }],
    'jane@example.com',
    heading('Experience'),
    'Furrier, Acme\t2019 – 2022',
  );
  assert.equal(basics.label, 'Ladies Wear');
});

test('skills with strokes between them, each alone or over two lines', () => {
  const { skills } = resumeOf(NAME, heading('Skills'), 'Sewing / Mending / C / C++ /', 'Counting / Reading');
  assert.deepEqual(
    skills.map(({ name }) => name),
    ['Sewing', 'Mending', 'C', 'C++', 'Counting', 'Reading'],
  );
  const { skills: pair } = resumeOf(NAME, heading('Skills'), 'CI / CD');
  assert.deepEqual(
    pair.map(({ name }) => name),
    ['CI / CD'],
  );
});

test('under a heading that says nothing smaller ones head sections, each like the one before', () => {
  const small = (text: string): Row => [text, { size: 12, gap: 0.5 }];
  const { languages, skills } = resumeOf(
    NAME,
    heading('Experience'),
    'Furrier, Acme Inc\t2015 – 2022',
    heading('Education'),
    'BSc Biology, Ohio State University\t2012 – 2015',
    heading('What else there is'),
    small('Languages'),
    'German: fluent',
    small('IT skills'),
    'Excel, Word',
  );
  assert.deepEqual([languages.length, skills.length], [1, 2]);
});

test('another order of the page counts where clearly more kinds of things are told in it', () => {
  const entries: Row[] = [
    heading('Experience'),
    'Acme Inc\t2015 – 2022',
    heading('Education'),
    'BSc Biology, Ohio State University\t2012 – 2015',
  ];
  const others: [Row, Row][] = [
    [heading('Skills'), 'Sewing, Mending'],
    [heading('Languages'), 'English, French'],
    [heading('Interests'), 'Chess, Sailing'],
  ];
  const skillsOf = (first: readonly Row[], other: readonly Row[]): number =>
    readStructure(
      { ...documentOf([NAME, ...first]), otherwise: () => [documentOf([NAME, ...other]).lines] },
      '2026-01-01T00:00:00Z',
    ).profile.skills.length;
  const listsBefore = (rows: readonly [Row, Row][]) => [...rows.map(([, text]) => text), ...rows.map(([head]) => head)];
  assert.equal(skillsOf([...entries, ...listsBefore(others)], [...entries, ...others.flat()]), 2);
  assert.equal(skillsOf([...entries, ...listsBefore(others.slice(0, 1))], [...entries, ...others[0]!]), 0);
});

test('a file of more lines than any resume is read in one order only', () => {
  const rows = Array.from({ length: 1501 }, (_, at): Row => `Line ${at}`);
  const otherwise = () => assert.fail('it takes too long');
  const { report } = readStructure({ ...documentOf([NAME, ...rows]), otherwise }, '2026-01-01T00:00:00Z');
  assert.ok(report.fields);
  assert.throws(() =>
    readStructure({ ...documentOf([NAME, ...rows.slice(0, 100)]), otherwise }, '2026-01-01T00:00:00Z'),
  );
});
