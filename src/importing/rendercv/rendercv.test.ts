import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume, importProfile } from '../import.ts';

const NOW = '2025-06-01T00:00:00Z';

const FILE = `
# yaml-language-server: a comment
cv:
  name: Jane Smith
  headline: Engineer
  location: Austin, TX
  email: jane@example.com
  phone: tel:+1-512-555-0147
  website: https://jane.example
  social_networks:
    - network: LinkedIn
      username: janes
  sections:
    summary:
      - Builds **fast** services.
      - See [my site](https://jane.example).
    experience:
      - company: Acme
        position: Engineer
        location: Austin, TX
        start_date: 2021-06
        end_date: present
        summary: Runs things.
        highlights:
          - Cut costs by **40%**
      - company: Globex
        position: Intern
        date: Fall 2019
    education:
      - institution: MIT
        area: Computer Science
        degree: BSc
        start_date: 2014
        end_date: 2018-05
        highlights: ["GPA: 3.9/4.0"]
    projects:
      - name: Lens
        date: 2019-09 to 2020-01
        summary: A camera
        highlights: [Won]
    publications:
      - title: On ships
        authors: [Jane Smith, Bob Lee]
        doi: 10.1000/1
        journal: ACM
        date: 2020-05
    technologies:
      - label: Languages
        details: Go, SQL
    languages:
      - label: German
        details: native
    certifications:
      - name: CKA
        date: 2022
    Awards:
      - bullet: First prize
    my own thing:
      - Something else
design:
  theme: classic
`;

const importText = (text: string) => importProfile({ bytes: Buffer.from(text), name: 'cv.yaml' }, NOW);

test('person, work, education, projects and publications are read by the kind of their entries', async () => {
  const { profile } = await importText(FILE);
  const { basics, work, education, projects, publications } = profile;
  assert.deepEqual(
    [basics.name, basics.label!.text, basics.phone, basics.location!.city, basics.profiles[0]!.username],
    ['Jane Smith', 'Engineer', '+1-512-555-0147', 'Austin', 'janes'],
  );
  assert.equal(basics.summary!.text, 'Builds fast services.\nSee my site.');
  const [acme, globex] = work;
  assert.deepEqual(
    [acme!.name, acme!.roles[0]!.start, acme!.roles[0]!.current, acme!.roles[0]!.highlights[0]!.text],
    ['Acme', '2021-06', true, 'Cut costs by 40%'],
  );
  assert.deepEqual([globex!.roles[0]!.end, globex!.roles[0]!.current], ['2019', false]);
  const [school] = education;
  assert.deepEqual(
    [school!.institution, school!.studyType, school!.area, school!.start, school!.end],
    ['MIT', 'BSc', 'Computer Science', '2014', '2018-05'],
  );
  assert.deepEqual([projects[0]!.name, projects[0]!.start, projects[0]!.end], ['Lens', '2019-09', '2020-01']);
  assert.deepEqual(
    [publications[0]!.name, publications[0]!.publisher, publications[0]!.releaseDate, publications[0]!.url],
    ['On ships', 'ACM', '2020-05', 'https://doi.org/10.1000/1'],
  );
});

test('one-line entries, names and texts go where their section says', async () => {
  const { profile } = await importText(FILE);
  assert.deepEqual(
    profile.skills.map(({ name, keywords }) => [name, keywords.map(({ text }) => text)]),
    [['Languages', ['Go', 'SQL']]],
  );
  assert.deepEqual([profile.languages[0]!.language, profile.languages[0]!.fluency], ['German', 'native']);
  assert.deepEqual([profile.certificates[0]!.name, profile.certificates[0]!.date], ['CKA', '2022']);
  assert.equal(profile.awards[0]!.title, 'First prize');
});

test('a section that nothing answers to is kept and reported', async () => {
  const { profile, report } = await importText(FILE);
  assert.deepEqual((exportJsonResume(profile) as Record<string, unknown>)['my own thing'], ['Something else']);
  assert.ok(report.leftOver.some(({ message }) => message === 'my own thing is kept, but used in no document.'));
});

test('mistakes in the YAML fail with their place', async () => {
  await assert.rejects(importText('cv:\n  name: "Jane\n  x: [1\n'), {
    name: 'ImportFailed',
    message: /^The file is not valid YAML: .* line \d/,
  });
  await assert.rejects(importText('cv:\n'), { message: /an empty "cv:"/ });
  await assert.rejects(importText('cv:\n  email: a@b.example\n'), { message: /There is no name in the file/ });
});

test('a key that stands twice fails with its line, and thousands of keys take no time', async () => {
  await assert.rejects(importText('cv:\n  name: Jane\n  email: a@b.example\n  name: John\n'), {
    message: /the same key stands twice, the second time in line 4\./,
  });
  const keys = Array.from({ length: 15_000 }, (_, index) => `  k${index}: 1`).join('\n');
  const before = process.threadCpuUsage();
  await assert.rejects(importText(`cv:\n  name: Jane\n${keys}\n`), { message: /more than 20,000 values/ });
  assert.ok(process.threadCpuUsage(before).user < 2_500_000);
});
