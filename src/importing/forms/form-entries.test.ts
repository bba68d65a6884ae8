import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume } from '../import.ts';
import { readStructure } from '../structure/read-structure.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';

type Entry = Record<string, unknown>;

const heading = (text: string): Row => [text, { size: 14, bold: true, gap: 1 }];

function resumeOf(...rows: Row[]): { work: Entry[]; education: Entry[] } {
  const { profile } = readStructure(documentOf([['Jane Smith', { size: 22 }], ...rows]), '2026-01-01T00:00:00Z');
  return exportJsonResume(profile) as { work: Entry[]; education: Entry[] };
}

test('a form names its parts, and an entry begins where one of them comes again', () => {
  const { work } = resumeOf(
    heading('Berufserfahrung'),
    'Zeitraum:\t03/2016 – 04/2018',
    'Firma:\tStadt Kleinklein',
    'Position:\tFachkraft',
    'Ort:\tKleinklein',
    'Aufgaben:\tAkten geführt',
    ['Siegel bewahrt', { x: 250, bullet: true }],
    'Zeitraum:\t2012 – 2016',
    'Firma:\tPelze Huber',
    'Position:\tKürschnerin',
  );
  assert.deepEqual(work, [
    {
      name: 'Stadt Kleinklein',
      location: 'Kleinklein',
      position: 'Fachkraft',
      startDate: '2016-03',
      endDate: '2018-04',
      summary: 'Akten geführt',
      highlights: ['Siegel bewahrt'],
    },
    { name: 'Pelze Huber', position: 'Kürschnerin', startDate: '2012', endDate: '2016' },
  ]);
});

test('labels may stand in the line, and a value may take two lines', () => {
  const { work, education } = resumeOf(
    heading('Work Experience'),
    'Dates: 2016 – 2018',
    'Employer: Acme Inc',
    'Occupation or position held: Furrier',
    heading('Education'),
    'Dates\t2010 – 2014',
    'Qualification\tBachelor of Arts',
    'Institution\tUniversity of a Town with a',
    ['Very Long Name', { x: 250 }],
    'Grade\t1,6',
  );
  assert.deepEqual(work, [{ name: 'Acme Inc', position: 'Furrier', startDate: '2016', endDate: '2018' }]);
  assert.equal(education.length, 1);
  assert.equal(education[0]?.institution, 'University of a Town with a Very Long Name');
});

test('one label does not make a form', () => {
  const { work } = resumeOf(
    heading('Experience'),
    ['Furrier, Acme Inc\t2016 – 2018', { bold: true }],
    'Location: Leeds',
    ['Sewed coats', { bullet: true, x: 60 }],
  );
  assert.deepEqual([work[0]?.name, work[0]?.position], ['Acme Inc', 'Furrier']);
});

test('a city and a country with their labels are the place of the entry, and the rest of the line is told', () => {
  const { work, education } = resumeOf(
    heading('WORK EXPERIENCE'),
    '[ 01/09/2018 – Current ]',
    ['Software Engineer', { bold: true, size: 11 }],
    'City: Brussels | Country: Belgium | Website: https://www.example.org',
    ['Built services', { bullet: true, x: 60 }],
    heading('EDUCATION AND TRAINING'),
    ['BSc in Computer Science', { bold: true }],
    'National Technical University of Athens [ 09/2010 – 06/2014 ]',
    'City: Athens | Country: Greece | Final grade: 8.5',
  );
  assert.equal(work[0]?.location, 'Brussels, Belgium');
  assert.deepEqual(education[0]?.highlights, ['Final grade: 8.5']);
});

test('a row of facts may go on below; the field of study is the subject, and what is formal is no text', () => {
  const { work, education } = resumeOf(
    heading('WORK EXPERIENCE'),
    '[ 01/09/2018 – 30/06/2020 ]',
    ['Furrier', { bold: true }],
    'Huber & Sons',
    'City: Graz | Business or sector: Crafts | Department:',
    'Repairs | Country: Austria',
    ['Sewed coats', { bullet: true, x: 60 }],
    heading('EDUCATION AND TRAINING'),
    '[ 2010 – 2014 ]',
    ['Bachelor', { bold: true }],
    'University of Graz',
    'City: Graz | Field(s) of study: History | Level in EQF: EQF level 6 | Final grade: 2.1',
    heading('DIGITAL SKILLS'),
    'Excel / Word',
    heading('NETWORKS AND MEMBERSHIPS'),
    '2019 – 2020 Association of Furriers, Vienna',
  );
  assert.deepEqual(work, [
    {
      name: 'Huber & Sons',
      location: 'Graz, Austria',
      position: 'Furrier',
      startDate: '2018-09-01',
      endDate: '2020-06-30',
      highlights: ['Sewed coats'],
    },
  ]);
  assert.equal(education.length, 1);
  assert.equal(education[0]?.area, 'History');
  assert.deepEqual(education[0]?.highlights, ['Final grade: 2.1']);
});

test('a label may take several lines, with bullets between them, or end close to its value', () => {
  const { work, education } = resumeOf(
    heading('Berufserfahrung'),
    'Zeitraum:\t2013 – 2016',
    'Beruf oder Funktion:\tKürschnerin',
    'Name und Adresse des\tPelze Huber',
    'Arbeitgebers:',
    'Wichtigste Tätigkeiten und',
    ['Mäntel genäht', { x: 250, bullet: true }],
    'Zuständigkeiten:',
    ['Leder gepflegt', { x: 250, bullet: true }],
    'Tätigkeitsbereich oder Branche:\tHandwerk',
    heading('Ausbildung'),
    'Zeitraum:\t2009 – 2012',
    'Bezeichnung der erworbenen\tLehre',
    'Qualifikation:',
    'Studienfach:\tModedesign',
    'Name und Art der Bildungs-\tBerufsschule Linz',
    'oder Ausbildungseinrichtung:',
  );
  assert.deepEqual(work, [
    {
      name: 'Pelze Huber',
      position: 'Kürschnerin',
      startDate: '2013',
      endDate: '2016',
      highlights: ['Mäntel genäht', 'Leder gepflegt'],
    },
  ]);
  assert.deepEqual(
    education.map(({ institution, studyType, area }) => [institution, studyType, area]),
    [['Berufsschule Linz', 'Lehre', 'Modedesign']],
  );
});

test('a form is read for what it is under a heading that says nothing', () => {
  const { work } = resumeOf(
    heading('SUMMARY'),
    'I sew coats.',
    heading('STATIONS'),
    'Dates: 2016 – 2018',
    'Employer: Acme Inc',
    'Position: Furrier',
    heading('INTERESTS'),
    'Chess',
    heading('EDUCATION'),
    'BA, University of Graz 2010 - 2014',
  );
  assert.deepEqual(work, [{ name: 'Acme Inc', position: 'Furrier', startDate: '2016', endDate: '2018' }]);
});

test('a form may have the employer in the line of the title', () => {
  const { work } = resumeOf(
    heading('ESPERIENZE LAVORATIVE'),
    'Data\tAprile 2019 – Gennaio 2020',
    'Posto\tPellicciaia per Huber Srl',
    'Data\tLuglio 2017 – Oggi',
    'Posto\tSarta per Campus Party',
  );
  assert.deepEqual(
    work.map(({ name, position }) => [name, position]),
    [
      ['Huber Srl', 'Pellicciaia'],
      ['Campus Party', 'Sarta'],
    ],
  );
});

test('a label that was broken and lost its hyphen is one all the same', () => {
  const { work } = resumeOf(
    heading('Work experience'),
    'Dates:\t2013 – 2016',
    'Position held:\tFurrier',
    'Name and address of em\tHuber Furs',
    'ployer:',
  );
  assert.deepEqual(
    work.map(({ name, position }) => [name, position]),
    [['Huber Furs', 'Furrier']],
  );
});
