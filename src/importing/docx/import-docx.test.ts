/** Whole Word files as people lay them out, through to the profile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../base/profile.ts';
import { importProfile } from '../import.ts';
import { type DocxParts, docxFile, paragraph, run, TAB, table } from '../testing/docx-file.ts';

const BOLD = '<w:b/>';
const LARGE = '<w:b/><w:sz w:val="44"/>';
const ITEM = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const HEADING = '<w:pStyle w:val="Heading1"/>';
const RIGHT_TAB = '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>';

const bold = (text: string): string => paragraph(run(text, BOLD));
const item = (text: string): string => paragraph(text, ITEM);
const tabbed = (left: string, right: string): string => paragraph(`${left}${TAB}${run(right)}`, RIGHT_TAB);

async function profileOf(parts: DocxParts): Promise<Profile> {
  const { profile } = await importProfile({ bytes: docxFile(parts), name: 'cv.docx' }, '2026-01-01T00:00:00Z');
  return profile;
}

const jobsOf = ({ work }: Profile) =>
  work.flatMap(({ name, location, roles }) =>
    roles.map(({ position, start, end, current, highlights }) => [
      name,
      location,
      position,
      start,
      current ? 'goes on' : end,
      highlights.map(({ text }) => text),
    ]),
  );

test('a table with dates in its left column, and skills in two', async () => {
  const profile = await profileOf({
    body: [
      table([paragraph(run('Maria Gonzalez', LARGE)), paragraph('maria@example.com') + paragraph('+34 612 345 678')]),
      paragraph('Experience', HEADING),
      table(
        [paragraph('2019 – 2023'), bold('Project Manager') + paragraph('Iberdrola, Madrid') + item('Ran 12 projects')],
        [paragraph('2015 – 2019'), bold('Engineer') + paragraph('Endesa, Sevilla') + item('Designed substations')],
      ),
      paragraph('Education', HEADING),
      table([paragraph('2010 – 2015'), bold('MSc Electrical Engineering') + paragraph('Universidad de Madrid')]),
      paragraph('Skills', HEADING),
      table([item('AutoCAD') + item('PSS/E') + item('Python'), item('Negotiation') + item('Excel') + item('SQL')]),
    ].join(''),
  });
  assert.deepEqual(
    [profile.basics.name, profile.basics.email, profile.basics.phone],
    ['Maria Gonzalez', 'maria@example.com', '+34 612 345 678'],
  );
  assert.deepEqual(jobsOf(profile), [
    ['Iberdrola', 'Madrid', 'Project Manager', '2019', '2023', ['Ran 12 projects']],
    ['Endesa', 'Sevilla', 'Engineer', '2015', '2019', ['Designed substations']],
  ]);
  const [school] = profile.education;
  assert.deepEqual(
    [school!.institution, school!.start, school!.end, profile.education.length],
    ['Universidad de Madrid', '2010', '2015', 1],
  );
  assert.deepEqual(
    profile.skills.map(({ name }) => name),
    ['AutoCAD', 'PSS/E', 'Python', 'Negotiation', 'Excel', 'SQL'],
  );
});

test('a sidebar on the left, and the name beside it', async () => {
  const side = [
    bold('CONTACT') + paragraph('john@example.com') + paragraph('(212) 555-0199'),
    bold('SKILLS') + paragraph('Java') + paragraph('Spring'),
    bold('LANGUAGES') + paragraph('English (native)'),
  ].join('');
  const main = [
    paragraph(run('John Carter', LARGE)) + paragraph('Software Engineer'),
    bold('EXPERIENCE'),
    tabbed(run('Senior Engineer, Citi', BOLD), 'Jan 2018 – Present') + paragraph('• Built payments'),
    tabbed(run('Engineer, HSBC', BOLD), '2012 – 2017') + paragraph('• Wrote risk engines'),
  ].join('');
  const profile = await profileOf({ body: table([side, main]) });
  assert.deepEqual([profile.basics.name, profile.basics.email], ['John Carter', 'john@example.com']);
  assert.deepEqual(
    profile.skills.map(({ name }) => name),
    ['Java', 'Spring'],
  );
  assert.equal(profile.languages.length, 1);
  assert.deepEqual(jobsOf(profile), [
    ['Citi', null, 'Senior Engineer', '2018-01', 'goes on', ['Built payments']],
    ['HSBC', null, 'Engineer', '2012', '2017', ['Wrote risk engines']],
  ]);
});

test("the name in the page's header, places and dates behind tabs", async () => {
  const profile = await profileOf({
    header: paragraph(run('Aisha Khan', LARGE)) + paragraph('London, UK | aisha@example.co.uk | +44 20 7946 0958'),
    body: [
      bold('WORK EXPERIENCE'),
      tabbed(run('Deloitte', BOLD), 'London, UK') + tabbed(run('Senior Consultant', '<w:i/>'), '09/2020 – Present'),
      item('Advised banks'),
      tabbed(run('KPMG', BOLD), 'Manchester, UK') + tabbed(run('Analyst', '<w:i/>'), '07/2017 – 08/2020'),
      item('Audited funds'),
    ].join(''),
  });
  assert.deepEqual([profile.basics.name, profile.basics.phone], ['Aisha Khan', '+44 20 7946 0958']);
  assert.deepEqual(jobsOf(profile), [
    ['Deloitte', 'London, UK', 'Senior Consultant', '2020-09', 'goes on', ['Advised banks']],
    ['KPMG', 'Manchester, UK', 'Analyst', '2017-07', '2020-08', ['Audited funds']],
  ]);
});

test('degrees that are headings with their dates between bars', async () => {
  const degree = (text: string): string => paragraph(text, '<w:pStyle w:val="Heading2"/>');
  const { education } = await profileOf({
    body: [
      paragraph('Robin Lee', '<w:pStyle w:val="Title"/>') + paragraph('robin@example.com'),
      paragraph('Education', HEADING),
      degree('B.S. in Business Administration | June 2014 | Bigtown College, Chicago, Illinois'),
      degree('A.A. in Hospitality Management | June 2012 | Bigtown College, Chicago, Illinois'),
    ].join(''),
  });
  assert.deepEqual(
    education.map(({ studyType, area, end }) => [studyType, area, end]),
    [
      ['B.S.', 'Business Administration', '2014-06'],
      ['A.A.', 'Hospitality Management', '2012-06'],
    ],
  );
});
