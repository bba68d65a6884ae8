import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from './posting.ts';

const titleOf = (first: string): string | null => readPosting(`${first}\nAcme Ltd\n\nWe bake bread every night.`).title;
const companyOf = (second: string): string | null =>
  readPosting(`Cook\n${second}\n\nThe kitchen opens at six in the morning.`).company;

test('title and company are found where postings put them', () => {
  const cases: [string, string | null, string | null][] = [
    ['Staff Nurse\n\nJoin us at Mercy Valley Hospital and care for people.', 'Staff Nurse', 'Mercy Valley Hospital'],
    ['Job title: City Planner\nThe City of Ashford is seeking a planner.', 'City Planner', 'City of Ashford'],
    ['SENIOR CARPENTER (full time)\nCompany: Oak & Iron\nBuild stairs.', 'Senior Carpenter', 'Oak & Iron'],
    ['Baker at Sunrise Bakery\nBake bread.', 'Baker', 'Sunrise Bakery'],
    ['we need somebody who can fix things. call us.', null, null],
  ];
  for (const [text, title, company] of cases) {
    const posting = readPosting(text);
    assert.equal(posting.title, title, text);
    assert.equal(posting.company, company, text);
  }
});

test('a letterhead names the employer, and a line below it the job', () => {
  const { title, company } = readPosting(
    'UNIVERSITY OF EAST DARTMOOR\nFaculty of Law\n\nFaculty Office Administrator\n\nWe seek a person.',
  );
  assert.deepEqual([title, company], ['Faculty Office Administrator', 'University of East Dartmoor']);
});

test('“wanted” and signs of typesetting are no part of a title, and an employer has its whole name', () => {
  assert.equal(readPosting('Sous Chef wanted - Saltbox\n\nWe cook over wood.').title, 'Sous Chef');
  const posting = readPosting(
    '**Cloud Engineer**\nQuillbay Payments · Dublin\n\nQuillbay helps hotels. At Quillbay we build.',
  );
  assert.deepEqual([posting.title, posting.company], ['Cloud Engineer', 'Quillbay Payments']);
});

test('a word that is shouted elsewhere is no short form, and a line with a place may name the employer', () => {
  assert.equal(readPosting('SPECIAL NEEDS TEACHER\n\nOur school NEEDS you.').title, 'Special Needs Teacher');
  const posting = readPosting(
    'Digital Manager\n\nThe Pendlebrook Trust, York\nSalary: £41,500\n\nAbout the Trust\nWe keep mills.',
  );
  assert.equal(posting.company, 'Pendlebrook Trust');
});

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

test('the employer is found in the ways that postings give it', () => {
  const cases: [string, string | null][] = [
    [
      'Lecturer\nSchool of Natural Sciences, University of Tarn\nFull-time',
      'School of Natural Sciences, University of Tarn',
    ],
    ['Lokführer (m/w/d)\nRheintal Mobility AG – Mannheim\nVollzeit', 'Rheintal Mobility AG'],
    ['Koch\nArbeitgeber: Norvent Windkraft AG\nKochen.', 'Norvent Windkraft AG'],
    ['Baker\nQuillon · Remote (UK) · Full-time\nQuillon bakes bread.', 'Quillon'],
    ['Baker\nPort Arrow Bakery  ★ 3.9\nSuperior, WI\nPort Arrow Bakery bakes.', 'Port Arrow Bakery'],
    ['Baker\nat Kestrel & Vane Outfitters\nMemphis, TN, USA', 'Kestrel & Vane Outfitters'],
    ['Baker\nBake.\n\nAbout Kestrel & Vane\nWe bake.', 'Kestrel & Vane'],
    ['Baker\nFull-time\nDenver, CO\nBake bread.', null],
    ['Baker\nDuties\nReviews recipes. Reviews are read daily.', null],
    ['Baker\nJoin our Emergency Department and you will bake.', null],
  ];
  for (const [text, company] of cases) assert.equal(readPosting(text).company, company, text);
});

test('the title is what a person would write', () => {
  const cases: [string, string][] = [
    ['Nurse Manager - Progressive Care Unit (PCU)', 'Nurse Manager - Progressive Care Unit (PCU)'],
    ['Entwicklungsingenieur Antriebstechnik (m/w/d)', 'Entwicklungsingenieur Antriebstechnik'],
    ['Triebfahrzeugführer (m/w/d) in Vollzeit', 'Triebfahrzeugführer'],
    ['Account Executive - Atlanta, GA', 'Account Executive'],
    ['Baker - Full-time', 'Baker'],
    ['Part-time Baker', 'Baker'],
    ['Baker – Ref. 2026-1187', 'Baker'],
    ['Operations Manager - Distribution Center', 'Operations Manager - Distribution Center'],
  ];
  for (const [line, title] of cases) assert.equal(readPosting(`${line}\nBake bread.`).title, title, line);
});

test('what is required weighs more than what is offered', () => {
  const posting = readPosting('Cook\n\nRequirements:\n- food safety\n\nBenefits:\n- dental care and catering\n');
  const weight = (surface: string): number => posting.terms.find((term) => term.surface === surface)?.weight ?? 0;
  assert.ok(weight('food safety') > 5 * weight('catering'), `${weight('food safety')} ${weight('catering')}`);
});

test('text that a pasted page hides is not read', () => {
  const posting = readPosting(
    '<h1>Welder</h1><p>MIG welding &amp; safety</p><div style="display:none">kubernetes</div><script>python</script><p style="color:#fff">terraform</p>',
  );
  assert.equal(posting.title, 'Welder');
  assert.ok(posting.text.includes('MIG welding & safety'));
  for (const hidden of ['kubernetes', 'python', 'terraform']) assert.ok(!posting.text.includes(hidden), hidden);
});

test('of a megabyte only the first pages are read', () => {
  const posting = readPosting('Payroll Clerk\nRun payroll. '.padEnd(1_000_000, 'more words '));
  assert.equal(posting.title, 'Payroll Clerk');
  assert.ok(posting.text.length <= 40_000);
});

test('one character and another language give no nonsense', () => {
  assert.equal(readPosting('x').title, null);
  const german = readPosting('Buchhalter (m/w/d)\nAnforderungen:\n- SAP und Excel\n- Lohnabrechnung');
  assert.equal(german.title, 'Buchhalter');
  assert.ok(german.terms.some((term) => term.surface === 'SAP'));
});

test('words that every text of its language has are no terms of a posting', () => {
  const { terms } = readPosting(
    'Ingenieur Netzplanung\n\nIhre Aufgaben\n- Planung von Netzen mit PowerFactory für die Stadt\n- Sie arbeiten mit Gemeinden und mit Kunden nach VDE',
  );
  const surfaces = terms.map(({ surface }) => surface.toLowerCase());
  assert.ok(surfaces.includes('powerfactory'));
  assert.deepEqual(
    surfaces.filter((one) => /^(?:mit|von|für|nach)\b/.test(one)),
    [],
  );
});

test('a letterhead in capitals names the employer, and a line below it the job', () => {
  const dental = readPosting(
    'KALAMALKA SHORE DENTAL\nDr. Priya Sandhar  |  Dr. Colin Westergaard\nVernon, BC\n\nREGISTERED DENTAL HYGIENIST - Permanent\n\nWe book an hour.',
  );
  assert.deepEqual([dental.title, dental.company], ['Registered Dental Hygienist', 'Kalamalka Shore Dental']);
  const notice = readPosting('NOTICE OF VACANCY\nElm Creek School District\nPosition: Nurse\nWe seek a nurse.');
  assert.equal(notice.company, 'Elm Creek School District');
  assert.equal(readPosting('Sous Chef wanted - Saltbox & Vine, Rockland ME\nWe cook.').company, 'Saltbox & Vine');
});

test('a title in capitals is no letterhead, and the first duty is no title', () => {
  const fitter = readPosting(
    'INSTALLATION TEAM LEADER – KITCHENS\n\nCompany: Marlow Kitchens Ltd\n\nWe fit kitchens.\n\nYou will:\n- plan the week with the scheduler and match fitters to jobs\n- teach apprentices',
  );
  assert.deepEqual([fitter.title, fitter.company], ['Installation Team Leader – Kitchens', 'Marlow Kitchens Ltd']);
});

test('a decorated line above the title is a letterhead', () => {
  const nursery = readPosting('~ Little Wrens Day Nursery ~\nThe Old Maltings, Fen Lane\n\nNURSERY MANAGER\nWe play.');
  assert.deepEqual([nursery.title, nursery.company], ['Nursery Manager', 'Little Wrens Day Nursery']);
});
