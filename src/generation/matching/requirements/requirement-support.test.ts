import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { readPosting } from '../../reading/posting.ts';
import { employer, profile, skills } from '../../testing/profiles.ts';
import { matchProfile } from '../match.ts';

const NOW = '2026-03-04T10:00:00Z';

/** In a German posting a capital makes no name. */
const GERMAN = 'Konstrukteurin\n\nWir suchen für unser Team eine Person, die mit uns plant.\n\nAnforderungen';

const WISHES = 'Clerk\n\nNice to have';

function judged(someone: Profile, line: string, under = 'Clerk\n\nRequirements') {
  const heading = /^(?:Konstruktion|Erfahrung|Dienst|Kenntnisse|Zertifikat) /.test(line) ? GERMAN : under;
  const posting = readPosting(`${heading}\n- ${line}\n`);
  const found = matchProfile(someone, posting, NOW).requirements.find((one) => one.requirement.text === line);
  assert.ok(found, line);
  return found;
}

function study(studyType: string, area: string, changes: Partial<Profile['education'][number]> = {}): Profile {
  const item = {
    id: 'degree',
    institution: 'Tufa University',
    url: null,
    studyType,
    area,
    start: '2010-09',
    end: '2014-06',
  };
  const rest = { current: false, score: null, location: null, courses: [], highlights: [], extra: {} };
  return profile({ education: [{ ...item, ...rest, ...changes }] });
}

function holder(...names: string[]): Profile {
  const certificates = names.map((name, at) => ({
    id: `paper-${at}`,
    name,
    date: '2020-01',
    issuer: null,
    url: null,
    extra: {},
  }));
  return profile({ certificates });
}

function speaker(language: string, fluency: string): Profile {
  return profile({ languages: [{ id: 'spoken', language, fluency, extra: {} }] });
}

function worker(position: string, ...highlights: string[]): Profile {
  return profile({ work: [employer({ name: 'Firm', position, start: '2015-01', end: '2018-01', highlights })] });
}

type Case = [someone: Profile, line: string, state: 'met' | 'partly' | 'gap', reason?: RegExp];

function check(cases: readonly Case[], under?: string): void {
  for (const [someone, line, state, reason] of cases) {
    const found = judged(someone, line, under);
    assert.equal(found.state, state, line);
    if (state === 'met') assert.ok(found.facts.length > 0, line);
    if (reason) assert.match(found.reason ?? '', reason, line);
  }
}

test('a degree is met by its level and its field', () => {
  check([
    [study('Bachelor of Science', 'Nursing'), 'Bachelor of Science in Nursing (BSN)', 'met'],
    [study('BSc (Hons)', 'Psychology'), 'Degree in psychology, HCI or a related subject', 'met'],
    [
      study('Master of Science', 'Maschinenbau'),
      'Abgeschlossenes Studium des Maschinenbaus (Master oder Diplom)',
      'met',
    ],
    [study('M.Sc.', 'Physics'), "Bachelor's degree in physics", 'met'],
    [study('Bachelor of Arts', 'History'), "Bachelor's degree", 'met'],
    [study('Bachelor of Arts', 'History'), "Bachelor's degree in nursing", 'gap', /another field/],
    [study('Bachelor of Science', 'Physics'), 'PhD in physics', 'gap'],
    [study('Bachelor of Science', 'Physics'), "Master's degree in physics", 'partly', /lower level/],
    [study('Bachelor of Arts', 'History'), "Bachelor's degree in computer science or a related field", 'gap'],
    [study('Bachelor of Science', 'Mathematics'), "Bachelor's degree in computer science or a related field", 'met'],
    [study('Bachelor of Science', 'Mathematics'), "Bachelor's degree in computer science", 'partly', /related field/],
    [worker('Nurse', 'Holds a degree in nursing, so they say'), "Bachelor's degree in nursing", 'gap'],
  ]);
});

test('what is begun is not done, unless the posting takes it so', () => {
  const begun = study('MSN', 'Nursing Education', { end: '2027-05' });
  check([
    [begun, 'MSN in nursing education', 'partly', /^MSN in Nursing Education: begun, not finished$/],
    [begun, 'MSN or MHA, completed or in progress', 'met'],
    [holder('CPA (in progress)'), 'CPA', 'partly', /begun, not finished/],
  ]);
});

test('experience stands in for a degree only where the posting says so', () => {
  check([
    [
      worker('Baker', 'Baked bread'),
      "Bachelor's degree in business or equivalent experience",
      'partly',
      /takes experience/,
    ],
    [worker('Baker', 'Baked bread'), "Bachelor's degree in business", 'gap'],
  ]);
});

test('a certificate is met by its name or its short form, never by a word in a bullet', () => {
  check([
    [holder('Web Accessibility Specialist (WAS)'), 'IAAP certification (WAS or CPACC)', 'met'],
    [holder('Certified Public Accountant'), 'CPA', 'met'],
    [worker('Clerk', 'The shop was closed; worked for a CPA'), 'CPA', 'gap'],
    [worker('Clerk', 'It was sunny'), 'WAS certification', 'gap'],
    [holder('OSHA 10-Hour Construction'), 'OSHA 30', 'gap'],
    [holder('OSHA 30-Hour Construction'), 'OSHA 30', 'met'],
    [holder('CCRN (Adult)'), 'National certification (CCRN, PCCN, CNML or NE-BC)', 'met'],
    [holder('BLS'), 'BLS and ACLS', 'partly'],
    [holder('BLS', 'ACLS'), 'BLS and ACLS', 'met'],
    [holder('Prozessauditorin nach VDA 6.3'), 'Qualifikation als Prozessauditor:in nach VDA 6.3', 'met'],
    [holder('Guild of Bakers Certificate of Sourdough'), 'Certificate of sourdough baking', 'met'],
    [holder('Guild of Bakers Certificate of Sourdough'), 'Certificate of wine tasting', 'gap'],
    [profile({ skills: skills('PMP') }), 'PMP', 'partly', /not as a certificate/],
  ]);
});

test('place, grade and validity of a paper count', () => {
  check([
    [holder('Registered Nurse, Ohio'), 'Current Michigan RN license', 'gap'],
    [holder('Registered Nurse, Michigan'), 'Current Michigan RN license', 'met'],
    [holder('Six Sigma Yellow Belt'), 'Yellow belt', 'met'],
    [holder('Lean Six Sigma Green Belt'), 'Six Sigma Green Belt or higher', 'met'],
    [holder('ACLS'), 'ACLS instructor', 'partly', /lower grade/],
    [holder('ACLS Instructor'), 'ACLS', 'met'],
    [holder('Forklift licence (expired)'), 'Forklift licence', 'partly', /no longer valid/],
    [holder('Führerschein Klasse B'), 'Führerschein Klasse B', 'met'],
  ]);
});

test('a language is met by its level', () => {
  check([
    [speaker('Englisch', 'verhandlungssicher (C1)'), 'Verhandlungssicheres Englisch', 'met'],
    [speaker('German', 'B1'), 'German at B2 level', 'partly', /B1, not B2/],
    [speaker('Polnisch', 'gute Kenntnisse (B1)'), 'Polnisch oder Spanisch', 'met'],
    [speaker('Spanish', 'Basic'), 'Spanish', 'partly'],
    [speaker('Français', 'langue maternelle'), 'Français courant', 'met'],
    [speaker('Italian', 'Native'), 'Spanish', 'gap'],
  ]);
});

test('who is bilingual speaks both languages; a stroke alone leaves the choice', () => {
  assert.equal(judged(speaker('English', 'Native'), 'Bilingual English/Spanish').state, 'partly');
  assert.equal(judged(speaker('English', 'Native'), 'Fluent English/Spanish').state, 'met');
});

test('travel, shifts and places are met only by what is known of the person', () => {
  check([
    [worker('Driver', 'Drove a van'), 'Willingness to travel up to 40%', 'gap'],
    [worker('Electrician (lead of 2nd shift)', 'Kept machines running'), 'Willing to work 2nd shift', 'partly'],
  ]);
  assert.equal(judged(profile(), 'Based in the Denver area').state, 'met');
  assert.equal(judged(profile(), 'Based in the Atlanta area').state, 'gap');
});

test('a clearance is met by its level', () => {
  check([
    [holder('Top Secret clearance'), 'Active secret clearance', 'met'],
    [holder('Secret clearance'), 'Top secret clearance', 'partly'],
    [worker('Clerk', 'Kept a secret recipe'), 'Secret clearance', 'gap'],
  ]);
});

test('an instance shows its kind, not the other way round', () => {
  check([
    [worker('Engineer', 'Moved 40 services with Terraform'), 'Infrastructure as code', 'met'],
    [worker('Nurse', 'Documented care in Epic'), 'Experience with an electronic health record', 'met'],
    [worker('Nurse', 'Had an epic week on the ward'), 'Experience with an electronic health record', 'gap'],
    [worker('Engineer', 'Wrote infrastructure as code'), 'Terraform', 'gap'],
  ]);
});

test('names decide, with their capitals; the rest of a line is shown by its telling words', () => {
  check(
    [[worker('Clerk', 'Answered tickets, send reminders for datasets'), 'Exposure to SEND datasets', 'gap']],
    WISHES,
  );
  check([
    [worker('Nurse', 'Raised scores on the ward'), 'Raise our HCAHPS scores', 'gap'],
    [worker('Konstrukteurin', 'Konstruktion von Getrieben'), 'Erfahrung mit Wellgetrieben', 'gap'],
    [worker('Konstrukteurin', 'Konstruktion einer Planetengetriebe-Baureihe'), 'Konstruktion von Getrieben', 'met'],
    [profile({ skills: skills('Clari', 'Gong') }), 'Clari or Gong', 'met'],
    [profile({ skills: skills('Excel') }), 'Excel and NetSuite', 'partly'],
    [worker('Clerk', 'Ran the archive'), 'Management', 'gap'],
  ]);
});

test('schooling that was broken off proves nothing', () => {
  check([
    [study('10 classes, left without diploma', ''), 'High school diploma or GED', 'gap', /broken off/],
    [study('GED', ''), 'High school diploma or GED', 'met'],
  ]);
});

test('years of work that fits the job are near to years that no role names', () => {
  const someone = worker('Site Reliability Engineer', 'Ran Kubernetes clusters for payments');
  const posting = readPosting(
    'Reliability Engineer\n\nRequirements\n- Kubernetes\n- 2+ years of keeping calm in storms',
  );
  const years = matchProfile(someone, posting, NOW).requirements.find((one) => one.requirement.kind === 'years');
  assert.deepEqual([years?.state, /near to this job/.test(years?.reason ?? '')], ['partly', true]);
});

test('a word meets its family, and a verb its irregular past', () => {
  check([
    [worker('Clerk', 'Wrote the menus of three restaurants'), 'Write menus', 'met'],
    [worker('Assistant', 'Took digital x-rays of all patients'), 'Take radiographs', 'met'],
    [worker('Clerk', 'Facilitated workshops for new hires'), 'Facilitation of workshops', 'met'],
  ]);
});

test('a paper of which a part is done is met in part', () => {
  check([
    [holder('RPA, 5 of 7 courses completed'), 'RPA certification', 'partly'],
    [holder('RPA'), 'RPA certification', 'met'],
  ]);
});

test('a qualification of a country is known by its subject, and a higher level is enough', () => {
  const nz = (level: number) => study(`New Zealand Certificate Level ${level}`, 'Health and Wellbeing');
  check([
    [nz(4), 'NZ Certificate in Health and Wellbeing Level 3 or above', 'met'],
    [nz(2), 'NZ Certificate in Health and Wellbeing Level 3 or above', 'partly'],
    [study('NZ Certificate Level 4', 'Horticulture'), 'NZ Certificate in Health and Wellbeing Level 3', 'gap'],
  ]);
});

test('leading people is shown by whoever led people, not by the words of every posting', () => {
  check([
    [worker('Accountant', 'Supervised a team of four'), 'Supervisory experience', 'met'],
    [worker('Foreman', 'Trained six apprentices'), 'Experience supervising staff', 'met'],
    [worker('Nurse', 'Mentored two students on placement'), 'Experience supervising or mentoring others', 'met'],
    [worker('Clerk', 'Worked in a team'), 'Experience supervising staff', 'gap'],
    [worker('Fitter', 'Leading hand for a crew of 8'), 'Experience as a supervisor or leading hand', 'met'],
    [worker('Editor', 'Direct nine reporters'), 'Experience managing staff', 'met'],
    [worker('Editor', 'Manage nine websites'), 'Experience managing staff', 'gap'],
  ]);
});

test('who led people meets a part of a line that begins with leading them, whatever else it asks for', () => {
  const leader = worker('Fitter', 'Supervised 9 fitters');
  check([
    [leader, 'Lead a workshop team of seven', 'partly', /Led people/],
    [leader, 'Keep the workshop tidy and train staff in 5S', 'gap'],
    [worker('Fitter', 'Repaired 9 pumps'), 'Lead a workshop team of seven', 'gap'],
  ]);
});

test('a record of publications is the list of them, whatever they are about', () => {
  const paper = { id: 'paper', name: 'Reefs', publisher: null, releaseDate: null, url: null, summary: null, extra: {} };
  check([
    [profile({ publications: [paper] }), 'A record of publications in peer-reviewed journals', 'met'],
    [profile({}), 'A record of publications in peer-reviewed journals', 'gap'],
  ]);
});

test('a line of which a part is shown is met partly, a light word of a skill proves nothing', () => {
  check([
    [worker('Nurse', 'Prepared the budget of the unit'), 'Budgeting, retention and audits', 'partly', /a part/],
    [study('Bachelor', 'Supply Chain Management'), 'Background in supply chain consulting', 'partly', /a part/],
  ]);
});

test('the employer’s name in a line is nothing that a profile must show', () => {
  const posting = readPosting('Clerk\nCompany: ICHP\n\nRequirements\n- Marketing campaigns for ICHP');
  const [found] = matchProfile(worker('Marketer', 'Ran marketing campaigns'), posting, NOW).requirements;
  assert.equal(found?.state, 'met');
});

test('a tool that is missing leaves a line partly met, and says so', () => {
  const preparer = worker('Clerk', 'Prepared financial statements, bank reconciliation and payroll every month');
  check([
    [
      preparer,
      'Financial statements, bank reconciliation and payroll in NetSuite',
      'partly',
      /^NetSuite: not in the profile$/,
    ],
    [worker('Developer', 'Built web components for a portal'), 'Web components (Lit or Stencil)', 'met'],
  ]);
  check(
    [
      [preparer, 'Financial statements in NetSuite or Xero', 'gap'],
      [worker('Developer', 'Built React components for a portal'), 'Web components (Lit or Stencil)', 'gap'],
      [worker('Clerk', 'Wrote reports on a transit database'), 'National Transit Database (NTD) reports', 'gap'],
    ],
    WISHES,
  );
});

test('neither examples, near words, verbs nor generic words alone show a line', () => {
  check([
    [profile({ skills: skills('Excel') }), 'Automation of recurring payslips (today: a lot of Excel)', 'gap'],
    [worker('Clerk', 'Ran document management'), 'Person management', 'gap'],
    [worker('Aide', 'Paid vendors, thanked sponsors'), 'Five years with suppliers and donors', 'gap'],
    [
      worker('Aide', 'Vendors, sponsors, renters, reporters, inpatients, renters, bills and loans'),
      'Suppliers, donors, tenants, journalists, invoices, mortgages and payments',
      'gap',
    ],
    [study('M.Ed.', 'Instructional Technology'), 'MSN in nursing education', 'gap'],
  ]);
});

test('speaking a language shows no work with it', () => {
  const posting = readPosting('Clerk\n\nDuties\n- Keep to plain English');
  const [found] = matchProfile(speaker('English', 'Native'), posting, NOW).requirements;
  assert.equal(found?.state, 'gap');
});

test('of a wish half must be said in so many words; of a condition less is a part', () => {
  const cases = (state: 'partly' | 'gap'): Case[] => [
    [worker('Planner', 'Dock scheduling'), 'Production scheduling', state],
    [worker('Cook', 'Ran the kitchen of a hotel'), 'Experience with a kitchen garden', state],
    [worker('Nurse', 'Built the schedule of the unit'), 'Scheduling, budgeting', state],
    [worker('Clerk', 'Wrote the annual report for a board'), 'Reports on subsidies to municipalities', state],
  ];
  check(cases('partly'));
  check(cases('gap'), WISHES);
});

test('rights, checks and availability are never guessed', () => {
  check([
    [worker('Aide', 'Gave credit where credit is due'), 'Must pass a background and credit check', 'gap'],
    [worker('Aide', 'Worked in the UK'), 'The right to work in the UK', 'gap'],
    [worker('Aide at Saturday School', 'Taught'), 'Able to work two Sundays a month', 'gap'],
    [worker('Aide', 'Opened the shop on Saturdays'), 'Able to work two Saturdays a month', 'partly'],
    [worker('Welder', 'Ran mills on 2nd shift'), 'Able to lift 40 lbs, stand most of a shift', 'gap'],
    [holder('Police vetting, 2025'), 'Police vetting', 'met'],
    [worker('Clerk', 'Booked travel and couriers'), 'Experience of booking travel and couriers', 'met'],
  ]);
  const named = profile({
    work: [
      employer({ name: 'Free Saturday School', position: 'Aide', start: '2015-01', end: '2018-01', highlights: [] }),
    ],
  });
  assert.equal(judged(named, 'Able to work two Saturdays a month').state, 'gap');
});

test('short forms of degrees are read with their levels', () => {
  check([
    [study('MS', 'Electrical Engineering'), "Master's degree in electrical engineering", 'met'],
    [study('AB Psychology', ''), "Bachelor's degree in psychology", 'met'],
    [study('BE', 'Electronics & Communication'), "Bachelor's degree in electrical engineering", 'met'],
    [study('B.Tech', 'Computer Science'), 'BE/BTech in computer science', 'met'],
    [study('Máster (habilitante)', 'Ingeniería Industrial'), 'Titulación superior en Ingeniería Industrial', 'met'],
    [study('Associate of Applied Science', 'Business'), "Associate's degree in business", 'met'],
    [study('Diploma (bootcamp)', 'Web Development'), 'A diploma or bootcamp in web development', 'met'],
    [study('PgCert', 'Critical Care Nursing'), 'Postgraduate qualification in critical care nursing', 'met'],
    [study('Ausbildung zum Elektroniker', 'Elektronik'), 'Meister oder Techniker (m/w/d) Elektrotechnik', 'partly'],
    [study('BSN', 'Nursing'), 'Experience with MS Office', 'gap'],
  ]);
  check([[study('BSc', 'Nursing'), 'Postgraduate qualification in nursing', 'gap']], WISHES);
});

test('classes, levels and places of papers are compared', () => {
  check([
    [holder("Driver's licence, class G"), 'Valid Ontario G licence', 'met'],
    [holder('Führerschein Klasse B'), 'Führerschein Klasse CE', 'partly', /lower grade/],
    [holder('Führerschein Klasse CE'), 'Führerschein Klasse B', 'met'],
    [holder('Führerschein Klasse B'), 'Führerschein Klasse B oder C1', 'met'],
    [holder('AAT Level 2 Certificate'), 'AAT Level 3', 'partly', /lower grade/],
    [study('BA (Hons), Level 8', 'Early Childhood Care'), 'Minimum QQI Level 7 in Early Childhood Care', 'met'],
    [
      study('FETAC Level 5', 'Early Childhood Care'),
      'Minimum QQI Level 7 in Early Childhood Care',
      'partly',
      /lower grade/,
    ],
    [holder('EPA 608 Universal'), 'EPA 608', 'met'],
    [holder('Registered Nurse'), 'Current Michigan RN license', 'partly', /for which place/],
    [
      holder('Zertifikatslehrgang Geldwäschebeauftragte (mit Prüfung)'),
      'Zertifikat als Geldwäschebeauftragte/r',
      'met',
    ],
    [holder('Certified AML FinCrime Associate (CAFCA)'), 'CRCM, CAMS, CAFCA or progress toward one', 'met'],
    [worker('Officer', 'Ran project boards for councils under PRINCE2'), 'PRINCE2 project boards for councils', 'met'],
  ]);
});

test('numbers of standards and grades belong to the name', () => {
  check(
    [
      [worker('Engineer', 'Alarm module under IEC 62304'), 'IEC 60601-1-8 (alarms)', 'gap'],
      [worker('Engineer', 'Alarm module under IEC 60601-1-8'), 'IEC 60601-1-8', 'met'],
      [worker('Engineer', 'Software safety to Class B'), 'Software safety Class C', 'gap'],
      [worker('Aide', 'Acting Band 7 for nine months'), 'Experience at Band 7', 'met'],
      [worker('Engineer', 'In the 510(k) of 2015'), 'Contribution to a 510(k)', 'met'],
      [worker('Engineer', 'Wrote BLE pairing'), 'Experience with Bluetooth Low Energy', 'met'],
      [worker('Fitter', 'Serviced QRV units'), 'Experience with Quick Reed Valves', 'met'],
      [worker('Pharmacist', 'OAT, about 45 patients'), 'Experience with opioid agonist therapy', 'met'],
      [worker('Pharmacist', 'ROAT, about 45 patients'), 'Experience with opioid agonist therapy', 'gap'],
      [worker('Clerk', 'Kept the Blue book, a Ledger, at the Harbor'), 'Knowledge of Blue Harbor Ledger', 'gap'],
      [worker('Dental Nurse', 'Kept the practice open'), 'Open Dental', 'gap'],
      [worker('Dental Nurse', 'Booked patients in Open Dental'), 'Open Dental', 'met'],
    ],
    WISHES,
  );
});

test('what stands in capitals is a name only where it can be one', () => {
  check([
    [worker('Chef', 'Recruited six apprentices'), 'Recruit and KEEP apprentices', 'met'],
    [worker('Chef', 'Wrote seasonal menus'), 'Write seasonal menus for The Orangery', 'met'],
    [worker('Clerk', 'Summaries of tax law in plain words'), 'Summaries of tax law in plain English', 'met'],
  ]);
});

test('qualities are shown by deeds of their kind, never what is named', () => {
  const clerk = worker('Clerk', 'Found 61 duplicate invoices and got the report out every day by 5am');
  check([
    [clerk, 'Meticulous attention to detail', 'met'],
    [clerk, 'Calm and punctual, with the ability to work to deadlines', 'met'],
    [
      worker('Koch', 'Küche eines Hotels geleitet, 40 Essen am Tag'),
      'Führungskompetenz und Organisationstalent',
      'met',
    ],
    [worker('Porter', 'Worked nights alone at the reception'), 'Experience of pressure vessels', 'gap'],
    [profile({ skills: skills('Typing') }), 'Meticulous attention to detail', 'gap'],
  ]);
  check([[clerk, 'Self-motivated work under HIPAA', 'gap']], WISHES);
});

test('a measured change is the improvement, and a voluntary post the volunteering that is asked for', () => {
  const helper = profile({
    volunteer: [
      employer({
        name: 'Friends of the Lane',
        position: 'Committee member',
        start: '2019-01',
        end: '2020-01',
        highlights: [],
      }),
    ],
  });
  check(
    [
      [worker('Nurse', 'Infections went from 4.2 to 0.9 per 1,000 days'), 'Audits or quality improvement', 'met'],
      [worker('Nurse', 'Looked after 40 patients'), 'Audits or quality improvement', 'gap'],
      [helper, 'Work with volunteers', 'met'],
      [worker('Nurse', 'Preceptor of 19 nurses'), 'Preceptorship', 'met'],
    ],
    WISHES,
  );
});

test('a test of a language, a law that is cited and a compound are read for what they are', () => {
  check([
    [holder('OET, grade B'), 'Occupational English Test (OET) grade B', 'met'],
    [worker('Erzieherin', 'Kinderschutz im Haus verantwortet'), 'Erfahrung im Kinderschutz nach § 8a SGB VIII', 'met'],
    [worker('Techniker', 'Schutzkonzept für 14 Stationen neu berechnet'), 'Kenntnisse der Schutztechnik', 'partly'],
    [worker('Techniker', 'Schulkonzept geschrieben'), 'Kenntnisse der Schutztechnik', 'gap'],
  ]);
});

test('a fact with one word in common is a hint, and one that says a name or two words is a proof', () => {
  const someone = (fact: string): Profile =>
    profile({ work: [employer({ name: 'Acme', position: 'Clerk', start: '2019-01', end: null, highlights: [fact] })] });
  const cases: [line: string, fact: string, isSure: boolean][] = [
    ['Take part in the on-call administrator rotation', 'Teach medical-surgical clinical rotations, 8 students', false],
    ['Respond to public records and data requests', 'Fitted mixed models in R on four years of survey data', false],
    ['Help four product teams to adopt it: office hours, pairing', 'Chose the product names of a bakery', false],
    ['Elicit and document requirements and user stories', 'Told the story of a delayed bus line to riders', false],
    ['Prepare and manage the labor and supply budget', 'Co-own a $6.8 million labor and supply budget', true],
    [
      'Meet inspectors; pass inspection on the first visit',
      'Pass the inspection in the first visit: 97% of jobs',
      true,
    ],
    ['Forecast honestly in Salesforce, every Friday', 'Weekly forecast in Salesforce, within 7% of bookings', true],
    ['Train apprentices', 'Trained three apprentices for their exam', true],
  ];
  for (const [line, fact, isSure] of cases) {
    const { state, isSure: found } = judged(someone(fact), line, 'Clerk\n\nResponsibilities');
    assert.equal(state !== 'gap' && found, isSure, line);
  }
  const porch = { name: 'Code Porch', position: 'Lead Instructor', start: '2019-01', end: null, highlights: [] };
  const named = profile({ work: [employer(porch)] });
  assert.equal(
    judged(named, 'Be the lead of six people and still write code', 'Clerk\n\nResponsibilities').isSure,
    false,
  );
});
