import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from './posting.ts';

const titleOf = (first: string): string | null => readPosting(`${first}\nAcme Ltd\n\nWe bake bread every night.`).title;
const companyOf = (second: string): string | null =>
  readPosting(`Cook\n${second}\n\nThe kitchen opens at six in the morning.`).company;

test('a title is the job, without the form around it, its hours and its place', () => {
  assert.equal(titleOf('Job Posting – Vegetation Manager'), 'Vegetation Manager');
  assert.equal(titleOf('Finanzbuchhalter:in (m/w/d) 30-38,5 Stunden'), 'Finanzbuchhalter:in');
  assert.equal(titleOf('Einrichtungsleitung (m/w/d) für unsere Kita „Am Ufer“ in Hagen'), 'Einrichtungsleitung');
});

test('a title stands below the fields of a form, and short forms keep their capitals', () => {
  const form =
    'Job summary\nGrade: Band 7\nSite: Acme Hospital\n\nTeam Lead\n\nAcme Hospitals Trust\n\nYou lead a team.';
  assert.equal(readPosting(form).title, 'Team Lead');
  assert.equal(readPosting(form).company, 'Acme Hospitals Trust');
  assert.equal(
    readPosting('WELDING INSPECTOR - CWI\nAcme\n\nA CWI card is required.').title,
    'Welding Inspector - CWI',
  );
});

test('an employer is found by its legal form or its kind, without the place behind it', () => {
  assert.equal(companyOf('Aurelane Medical, Inc.'), 'Aurelane Medical, Inc.');
  assert.equal(companyOf('Conservas Valdetrillo, S.A.'), 'Conservas Valdetrillo, S.A.');
  assert.equal(companyOf('Kinderwerk Ruhraue gGmbH · Hagen · Vollzeit'), 'Kinderwerk Ruhraue gGmbH');
  assert.equal(companyOf("Centre hospitalier des Rives-d'Auzance (86)"), "Centre hospitalier des Rives-d'Auzance");
  assert.equal(companyOf('Harrowgill Primary Academy, Melton Mowbray, Leicestershire'), 'Harrowgill Primary Academy');
  assert.equal(companyOf('Thornleigh Hall Hotel (part of Larkfield Hotels) near Hexham NE47'), 'Thornleigh Hall Hotel');
});
