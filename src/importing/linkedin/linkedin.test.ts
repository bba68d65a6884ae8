import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume, importProfile } from '../import.ts';
import { zipFile } from '../testing/docx-file.ts';

const NOW = '2025-06-01T00:00:00Z';

const EXPORT = {
  'Basic_Export/Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Jane,Smith,,,"Mar 4, 1990",Engineer,"I build ""things"".",Software,78701,"Austin, Texas, United States",[janes],"[PORTFOLIO:https://jane.example,BLOG:https://blog.example]",\n',
  'Basic_Export/Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Acme,Lead,"Ran the team.\n• Cut costs by 40%\n• Hired five","Austin, TX",Feb 2024,\n' +
    'Acme,Engineer,,"Austin, TX",Jun 2021,Jan 2024\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nMIT,2014,2018,Thesis on ships,BSc,Film club\n',
  'Skills.csv': 'Name\nGo\nSQL\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nCKA,https://cka.example,CNCF,Mar 2022,Mar 2025,123\n',
  'Languages.csv': 'Name,Proficiency\nGerman,Native or bilingual proficiency\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nLens,A camera,https://lens.example,Jan 2024,Mar 2024\n',
  'Honors.csv': 'Title,Description,Issued On\nPrize,First place,Feb 2025\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nPaper,"May 2, 2020",On ships,ACM,https://p.example\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Helper,HEALTH,2019,2020,\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\njane@example.com,Yes,Yes,1/1/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+1 512 555 0147,Mobile\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nBob,Lee,Acme,CTO,Great,01/01/24,VISIBLE\nEve,Low,X,Y,Bad,01/01/24,HIDDEN\n',
  'Connections.csv': 'First Name,Last Name\nA,B\n',
};

const importZip = async (files: Record<string, string>) =>
  importProfile({ bytes: zipFile(files), name: 'export.zip' }, NOW);

test('the whole export becomes a profile: person, employers with their roles, dates as far as they are told', async () => {
  const { profile, report } = await importZip(EXPORT);
  const { basics } = profile;
  assert.deepEqual(
    [basics.name, basics.label?.text, basics.email, basics.phone, basics.url],
    ['Jane Smith', 'Engineer', 'jane@example.com', '+1 512 555 0147', 'https://jane.example'],
  );
  const { city, region, countryCode, postalCode } = basics.location!;
  assert.deepEqual([city, region, countryCode, postalCode], ['Austin', 'Texas', 'US', '78701']);
  assert.deepEqual(
    basics.profiles.map(({ network, username, url }) => [network, username, url]),
    [
      ['Website', null, 'https://blog.example'],
      ['Twitter', 'janes', null],
    ],
  );
  const [acme] = profile.work;
  assert.equal(profile.work.length, 1);
  assert.deepEqual(
    acme!.roles.map(({ position, start, end, current }) => [position, start, end, current]),
    [
      ['Lead', '2024-02', null, true],
      ['Engineer', '2021-06', '2024-01', false],
    ],
  );
  assert.equal(acme!.roles[0]!.summary!.text, 'Ran the team.');
  assert.deepEqual(
    acme!.roles[0]!.highlights.map(({ text }) => text),
    ['Cut costs by 40%', 'Hired five'],
  );
  assert.deepEqual([report.found.roles, report.found.skills, report.found.references], [2, 2, 1]);
});

test('the other sections are read too', async () => {
  const { profile } = await importZip(EXPORT);
  const [school] = profile.education;
  assert.deepEqual(
    [school!.institution, school!.studyType, school!.start, school!.end, school!.highlights.map(({ text }) => text)],
    ['MIT', 'BSc', '2014', '2018', ['Thesis on ships', 'Film club']],
  );
  const { certificates, languages, projects, awards, publications, volunteer, references } = profile;
  assert.deepEqual([certificates[0]!.name, certificates[0]!.issuer, certificates[0]!.date], ['CKA', 'CNCF', '2022-03']);
  assert.deepEqual([languages[0]!.language, languages[0]!.fluency], ['German', 'Native or bilingual proficiency']);
  assert.deepEqual(
    [projects[0]!.name, projects[0]!.description!.text, projects[0]!.end],
    ['Lens', 'A camera', '2024-03'],
  );
  assert.deepEqual([awards[0]!.title, awards[0]!.date], ['Prize', '2025-02']);
  assert.deepEqual([publications[0]!.publisher, publications[0]!.releaseDate], ['ACM', '2020-05-02']);
  assert.deepEqual([volunteer[0]!.name, volunteer[0]!.roles[0]!.position], ['Red Cross', 'Helper']);
  assert.deepEqual([references[0]!.name, references[0]!.reference!.text], ['Bob Lee', 'Great']);
});

test('nothing is dropped silently: other columns are kept and exported, other files are named', async () => {
  const { profile, report } = await importZip(EXPORT);
  const document = exportJsonResume(profile) as { basics: object; certificates: object[] };
  assert.equal((document.basics as { birthDate: string }).birthDate, 'Mar 4, 1990');
  assert.equal((document.certificates[0] as { licenseNumber: string }).licenseNumber, '123');
  const messages = report.leftOver.map(({ message }) => message);
  assert.ok(messages.includes('basics.birthDate is kept, but used in no document.'), messages.join('\n'));
  assert.ok(messages.includes('1 other files of the export are not part of a resume (Connections.csv).'));
});

test('Profile.csv alone is a profile; another file alone lacks the name and says so', async () => {
  const alone = (text: string) => importProfile({ bytes: Buffer.from(text), name: 'x.csv' }, NOW);
  const { profile } = await alone(EXPORT['Basic_Export/Profile.csv']);
  assert.equal(profile.basics.name, 'Jane Smith');
  await assert.rejects(alone(EXPORT['Basic_Export/Positions.csv']), {
    name: 'ImportFailed',
    message: /^There is no name in the file.*Import the whole ZIP/,
  });
});

test('an archive of something else fails and says what to do', async () => {
  await assert.rejects(importZip({ 'a.txt': 'x', 'cv.pdf': '%PDF' }), {
    name: 'ImportFailed',
    message: 'The file is a ZIP archive with other files in it. Unpack it and import the resume inside.',
  });
  await assert.rejects(importZip({ 'photo.raw': 'x' }), { message: /a ZIP archive without a resume/ });
});
