import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../../base/profile.ts';
import type { Matches } from '../../../matching/match.ts';
import { profile } from '../../../testing/profiles.ts';
import { isNamedIn } from '../../credentials.ts';
import { templatesFor } from '../templates.ts';
import { credentials, listedPapers, saidPaper } from './credentials.ts';

type Asked = readonly [kind: string, fact: string, optional?: boolean];

/** A posting that asks for these facts, each as a requirement of this kind. */
function said(person: Profile, asked: readonly Asked[], lang = 'en', posting = ''): string | undefined {
  const requirements = asked.map(([kind, fact, optional = false]) => ({
    requirement: { kind, optional, text: '' },
    facts: [fact],
    state: 'met',
  }));
  return credentials(person, { requirements } as unknown as Matches, templatesFor(lang), lang, '2026-03-04', posting)
    ?.text;
}

const certificate = (id: string, name: string) => ({ id, name }) as Profile['certificates'][number];
const degree = (id: string, studyType: string, area: string, current = false) =>
  ({ id, studyType, area, current, end: null }) as Profile['education'][number];

test('what has a certain article is held in a sentence', () => {
  const person = profile({
    education: [degree('a', 'B.S.', 'Civil Engineering')],
    certificates: [certificate('b', 'PMP'), certificate('c', 'Certified Public Accountant (CPA), active')],
  });
  const asked: Asked[] = [
    ['degree', 'a'],
    ['certificate', 'b'],
    ['licence', 'c'],
  ];
  assert.equal(
    said(person, asked),
    'I am a Certified Public Accountant (CPA) and hold a B.S. in Civil Engineering and the PMP.',
  );
});

test('what one is by a paper is said so', () => {
  const person = profile({
    education: [degree('a', 'B.S.', 'Civil Engineering')],
    certificates: [certificate('b', 'Professional Engineer (Civil), Washington')],
  });
  const asked: Asked[] = [
    ['degree', 'a'],
    ['licence', 'b'],
  ];
  assert.equal(
    said(person, asked),
    'I am a Professional Engineer (Civil) in Washington and hold a B.S. in Civil Engineering.',
  );
  assert.match(said(person, asked, 'de')!, /^Meine Abschlüsse und Nachweise: /);
});

test('musts stand first, six at most, and a driving licence only where it is one', () => {
  const person = profile({
    certificates: ['Driver license', 'AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG'].map((name) =>
      certificate(name, name),
    ),
  });
  const wishes: Asked[] = ['Driver license', 'AAA', 'BBB', 'CCC', 'EEE', 'FFF', 'GGG'].map((id) => [
    'certificate',
    id,
    true,
  ]);
  assert.equal(
    said(person, [...wishes, ['certificate', 'DDD']]),
    'I hold the DDD, the AAA, the BBB, the CCC, the EEE and the FFF.',
  );
  assert.equal(said(person, wishes.slice(0, 1)), undefined);
  assert.equal(
    said(person, [
      ['licence', 'Driver license'],
      ['licence', 'EEE'],
    ]),
    'I hold the EEE and a driver license.',
  );
});

test('when a degree will be finished is said behind what it is in', () => {
  const person = profile({
    education: [
      { ...degree('a', 'Level 5 Diploma (due spring 2028)', 'Adult Care'), end: null, current: true },
      degree('b', 'BSc (Hons)', 'Nursing'),
    ],
  });
  assert.equal(
    said(person, [
      ['degree', 'a'],
      ['degree', 'b'],
    ]),
    'I hold a BSc (Hons) in Nursing. I am working towards a Level 5 Diploma in Adult Care (due spring 2028).',
  );
});

test('what was never finished is no qualification, and what is under way is said to be', () => {
  const person = profile({
    education: [
      degree('a', '10 classes, left without diploma', 'General'),
      degree('b', 'MSN', 'Nursing (in progress, expected May 2027)', true),
    ],
  });
  const asked: Asked[] = [
    ['degree', 'a'],
    ['degree', 'b'],
  ];
  assert.equal(said(person, asked), 'I am working towards an MSN in Nursing (expected May 2027).');
});

test('languages are given with their grade, or with plain words', () => {
  const language = (id: string, fluency: string) => ({ id, language: id, fluency }) as Profile['languages'][number];
  const languages = [language('French', 'Intermediate (B1)'), language('Irish', 'Fluent (líofa)')];
  const asked: Asked[] = [
    ['language', 'French'],
    ['language', 'Irish'],
  ];
  assert.equal(said(profile({ languages }), asked), 'I speak French (B1) and fluent Irish.');
});

test('a certificate that is not finished is never held', () => {
  const person = profile({ certificates: [certificate('b', 'CPA (in progress)')] });
  assert.doesNotMatch(said(person, [['certificate', 'b']])!, /hold|credentials/i);
  const noted = profile({ certificates: [certificate('b', 'CPA - in progress, exam in May')] });
  assert.equal(said(noted, [['certificate', 'b']]), 'I am working towards the CPA (exam in May).');
});

test('what the posting names by its code is held, whatever the line was taken for', () => {
  const person = profile({ certificates: [certificate('a', '313A Mechanic'), certificate('b', '444B Hairstylist')] });
  assert.equal(said(person, [], 'en', 'a 313A licence or a college diploma'), 'I am a 313A Mechanic.');
});

test('what a line of the posting names, by its short form or in all words, is held, whatever the line was taken for', () => {
  const named = (line: string, ...names: string[]): string | undefined => {
    const person = profile({ certificates: names.map((name) => certificate(name, name)) });
    const requirement = { kind: 'duty', optional: false, text: line };
    const matches = { requirements: [{ requirement, facts: [], state: 'gap' }] } as unknown as Matches;
    return credentials(person, matches, templatesFor('en'), 'en', '2026-03-04', '')?.text;
  };
  assert.equal(named('Proof of English (OET or IELTS)', 'OET Nursing: B', 'BLS Provider'), 'I hold OET Nursing: B.');
  assert.match(named('Must hold reliability status', 'Reliability Status (valid to 2034)')!, /Reliability Status/);
  assert.equal(named('Status of the project', 'Reliability Status'), undefined);
});

/** What is said of a paper, and its name in that sentence. */
const kindOf = (name: string, isDegree = false): string => {
  const paper = saidPaper({ name, isDegree }, templatesFor('en'))!;
  return `${paper.says} ${listedPapers([paper], templatesFor('en'))}`;
};

test('each kind of paper has its own verb and article', () => {
  for (const [name, sentence] of [
    ['Occupational Therapist, Queensland', 'am an Occupational Therapist in Queensland'],
    ['Student member, CIPX', 'am a Student member of the CIPX'],
    ['ABC registered physiotherapist', 'am an ABC registered physiotherapist'],
    ['Engineer-in-Training (FE exam)', 'am an Engineer-in-Training'],
    ['Crane operator: tower, mobile', 'am a Crane operator'],
    ['AHPRA registration – Occupational Therapist', 'hold AHPRA registration as an Occupational Therapist'],
    ['Quebec College of Dentists, Part A registration', 'hold Part A registration with the Quebec College of Dentists'],
    ['Temporary registration, nursing regulator', 'hold temporary registration with the nursing regulator'],
    [
      'Certificate of Registration, College of Dentists',
      'hold a Certificate of Registration with the College of Dentists',
    ],
    ['ABC Registration (Nurse)', 'hold ABC registration (Nurse)'],
    ['Chartered Membership (MABC)', 'hold Chartered Membership (MABC)'],
    ['ISO 9999 practitioner course', 'completed the ISO 9999 practitioner course'],
    ['Planning Analyst course (40 hrs.)', 'completed the Planning Analyst course'],
    ['NVQ Level 2 Customer Service', 'hold an NVQ Level 2 in Customer Service'],
    ['NVQ Level 3 Diploma in Cookery', 'hold an NVQ Level 3 Diploma in Cookery'],
    ['BSL-9 training', 'completed BSL-9 training'],
    ['Statistics for Nurses', 'completed Statistics for Nurses'],
    ['First aid and CPR', 'completed first aid and CPR training'],
    ['Level 3 Award in Food Safety', 'hold a Level 3 Award in Food Safety'],
    ['Anesthesia Permit for Hygienists', 'hold an Anesthesia Permit for Hygienists'],
    ['Diploma in Brewing, Module 1 and 2 (Module 3 pending)', 'completed Module 1 and 2 of the Diploma in Brewing'],
    ['ABCD: 10 of 13 papers (exemptions A, B)', 'completed 10 of 13 ABCD papers'],
    ['ABC 5.0: five of six divisions passed', 'passed five of six ABC 5.0 divisions'],
    ['Driving licence (B), own car', 'hold a driving licence (B) with own car'],
    ['High Risk Work Licence: forklift, dogging', 'hold a High Risk Work Licence (forklift, dogging)'],
    ['NMBX decision letter (test)', 'hold an NMBX decision letter (test)'],
    ['CIPX Level 5 Associate Diploma', 'hold the CIPX Level 5 Associate Diploma'],
    [
      'National Professional Qualification for Heads (NPQH)',
      'hold the National Professional Qualification for Heads (NPQH)',
    ],
    ['NAFD Diploma in Funeral Arranging', 'hold the NAFD Diploma in Funeral Arranging'],
    ['CSCP, Certified Supply Chain Professional', 'hold the CSCP (Certified Supply Chain Professional)'],
    ['APICS CPIM', 'hold the APICS CPIM'],
    ['FEMA ICS-300, ICS-400', 'hold the FEMA ICS-300 and ICS-400 certification'],
    ['HACCP Level 3', 'hold the HACCP Level 3 certification'],
    ['ServSafe Manager', 'hold the ServSafe Manager certification'],
    ['OET Nursing: B', 'hold OET Nursing: B'],
  ] as const)
    assert.equal(kindOf(name), sentence);
});

test('a degree has an article, and time that was served is completed', () => {
  for (const [name, sentence] of [
    ['PharmD in Pharmacy', 'hold a PharmD in Pharmacy'],
    ['LLB (Hons) in Law', 'hold an LLB (Hons) in Law'],
    ['European Master in Law', 'hold a European Master in Law'],
    ['9 GCSEs including Maths', 'hold 9 GCSEs including Maths'],
    ['Accredited Hospital Pharmacy Residency', 'completed an accredited Hospital Pharmacy Residency'],
  ] as const)
    assert.equal(kindOf(name, true), sentence);
});

test('certifications share their word, and commas inside brackets part no list', () => {
  const papers = ['HACCP Level 3', 'CDL Class A (endorsements H, N)', 'EPA 608 Universal', 'TWIC card'];
  const listed = papers.map((name) => saidPaper({ name, isDegree: false }, templatesFor('en'))!);
  assert.equal(
    listedPapers(listed, templatesFor('en')),
    'the HACCP Level 3 and EPA 608 Universal certifications, a CDL Class A (endorsements H, N) and a TWIC card',
  );
  const trainings = ['First aid', 'Manual Handling'].map((name) => certificate(name, name));
  const asked = trainings.map(({ id }) => ['certificate', id] as const);
  assert.equal(
    said(profile({ certificates: trainings }), asked),
    'I have completed first aid and Manual Handling training.',
  );
});

test('two things that somebody is are parted from what he holds', () => {
  const names = ['Registered Nurse, Ohio', 'BLS Provider', 'AAA'];
  const person = profile({ certificates: names.map((name) => certificate(name, name)) });
  assert.equal(
    said(
      person,
      names.map((name) => ['certificate', name] as const),
    ),
    'I am a Registered Nurse in Ohio and a BLS Provider, and hold the AAA.',
  );
});

test('what one is twice, in two places or two subjects, is said once', () => {
  const names = ['Registered Nurse, Ohio', 'Registered Nurse, Utah', 'ACLS Instructor', 'BLS Instructor'];
  const person = profile({
    education: [degree('a', 'BA', 'History'), degree('b', 'BA', 'Law')],
    certificates: names.map((name) => certificate(name, name)),
  });
  assert.equal(
    said(
      person,
      names.map((name) => ['certificate', name] as const),
    ),
    'I am a Registered Nurse in Ohio and Utah and an ACLS and BLS Instructor.',
  );
  const degrees: Asked[] = [
    ['degree', 'a'],
    ['degree', 'b'],
  ];
  assert.equal(said(person, degrees), 'I hold a BA in History and a BA in Law.');
});

test('a driving licence comes last', () => {
  const certificates = [certificate('a', 'Driving licence'), certificate('b', 'OSHA 10')];
  assert.equal(
    said(profile({ certificates }), [
      ['licence', 'a'],
      ['certificate', 'b'],
    ]),
    'I have completed OSHA 10 training. I hold a driving licence.',
  );
});

test('the area of a degree is said behind it, or is its name', () => {
  for (const [studyType, area, sentence] of [
    ['Level 3', 'CIPX Foundation Certificate in People', 'I hold the CIPX Foundation Certificate in People (Level 3).'],
    ['Associate Degree', 'Assoc Degree Engineering', 'I hold an Associate Degree in Engineering.'],
    ['Level 2', 'Audio typing', 'I hold a Level 2 qualification in Audio typing.'],
    ['Accredited residency', 'Pharmacy Residency', 'I have completed an accredited Pharmacy Residency.'],
    [
      'Journeyman Certificate',
      'Carpentry Apprenticeship',
      'I hold a Journeyman Certificate (Carpentry Apprenticeship).',
    ],
    [
      'Bachelor of Science in Business',
      'Human Resources',
      'I hold a Bachelor of Science in Business (Human Resources).',
    ],
    [
      'AAT Level 2 Certificate in Accounting',
      'Accounting (merit)',
      'I hold the AAT Level 2 Certificate in Accounting (merit).',
    ],
    ['Ontario Certificate of Education', 'Year 12', 'I hold the Ontario Certificate of Education (Year 12).'],
    ['Diploma (Level 6)', 'Veterinary Nursing', 'I hold a Diploma in Veterinary Nursing (Level 6).'],
    ['Advanced Craft Certificate, Level 6', 'Electrical', 'I hold an Advanced Craft Certificate in Electrical.'],
    [
      'Graduate Certificate (part-time, online)',
      'Design and E-Learning',
      'I hold a Graduate Certificate in Design and E-Learning.',
    ],
    ['Diploma', 'Heating, Refrigeration and Cooling', 'I hold a Diploma in Heating, Refrigeration and Cooling.'],
    [
      'Honours Bachelor of Arts',
      'Studies of Media Arts',
      'I hold an Honours Bachelor of Arts in Studies of Media Arts.',
    ],
    ['MA', 'Library and Information Studies', 'I hold an MA in Library and Information Studies.'],
  ] as const)
    assert.equal(said(profile({ education: [degree('a', studyType, area)] }), [['degree', 'a']]), sentence);
  const begun = { ...degree('a', 'Certificate, in progress (finishes May 2026)', 'Basic course'), current: true };
  assert.equal(
    said(profile({ education: [begun] }), [['degree', 'a']]),
    'I am working towards a Certificate (Basic course, finishes May 2026).',
  );
});

test('what is only booked or planned, or no longer holds, is not said', () => {
  for (const name of [
    'driver CPC (passenger) - ran out sept 2022 not renewed',
    'Working at heights (booked for March 2026)',
    'CFRX - in progress, application planned for fall 2026',
    'ABC - exam scheduled for August 2026',
    'ABC (exam scheduled)',
    'ABCD SBL: sitting December 2026',
    'CXY exam prep, enrolled',
    'Dietetic Examination - writing May 2026',
  ])
    assert.equal(said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]), undefined, name);
  const paused = { ...degree('a', 'MS (18 of 30 credits, on pause)', 'Analytics'), current: true };
  assert.equal(said(profile({ education: [paused] }), [['degree', 'a']]), undefined);
});

test('nobody is yet what he works towards', () => {
  const name = 'ABC Certified Quality Technician (CQT) - in progress, exam scheduled March 2027';
  assert.equal(
    said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]),
    'I am working towards the ABC Certified Quality Technician (CQT) certification.',
  );
});

/** What a posting with this one line asks for. */
function askedIn(person: Profile, kind: string, text: string, facts: string[], state = 'met'): string | undefined {
  const matches = { requirements: [{ requirement: { kind, optional: false, text }, facts, state }] };
  return credentials(person, matches as unknown as Matches, templatesFor('en'), 'en', '2026-03-04', '')?.text;
}

test('a trade certificate that is a condition is named, whatever the line was taken for; a degree that is none is not', () => {
  const person = profile({ education: [degree('a', 'Certificate III', 'Heavy Vehicles')] });
  assert.equal(
    askedIn(person, 'duty', 'Trade certificate in heavy diesel', ['a']),
    'I hold a Certificate III in Heavy Vehicles.',
  );
  assert.equal(askedIn(person, 'duty', 'Repair of heavy diesel', ['a']), undefined);
  assert.equal(askedIn(person, 'skill', 'Repair of heavy diesel', ['a']), undefined);
  const courses = profile({ education: [degree('a', 'Coursework', 'Logistics (24 credits)')] });
  assert.equal(said(courses, [['degree', 'a']]), undefined);
});

test('a duty is no reason to name a certificate, a skill or a permit is', () => {
  const person = profile({ certificates: [certificate('a', 'HACCP Level 3'), certificate('b', 'Laser Permit')] });
  assert.equal(askedIn(person, 'duty', 'Keep our kitchens safe', ['a']), undefined);
  assert.match(askedIn(person, 'skill', 'Kitchen safety', ['a'])!, /HACCP/);
  assert.match(askedIn(person, 'skill', 'Any permit of Colorado', ['a', 'b'])!, /Laser Permit/);
});

test('school is no answer to a degree that is asked for', () => {
  const person = profile({ education: [degree('a', 'High School Diploma', '')] });
  assert.equal(askedIn(person, 'degree', "Bachelor's degree or equivalent experience", ['a'], 'partly'), undefined);
  assert.match(askedIn(person, 'degree', 'High school diploma or GED', ['a'])!, /high school/i);
});

test('a short form names what its initials are made of, either way', () => {
  assert.ok(isNamedIn('Registered Veterinary Nurse (register)', 'a diploma and current registration (RVN)'));
  assert.ok(isNamedIn('PGCE with QTS', 'Qualified Teacher Status and five years'));
  assert.ok(isNamedIn('Red Seal Mechanic', 'Trade certification (Red Seal) in a trade'));
  assert.ok(!isNamedIn('Red Seal Mechanic', 'A visit of the (Red Seal) museum'));
});

test('a short course stands where a certificate of its name is a condition', () => {
  const person = profile({ certificates: [certificate('a', 'Paediatric First Aid (12 hour)')] });
  assert.match(askedIn(person, 'certificate', 'paediatric first aid', ['a'])!, /Paediatric First Aid/);
  assert.equal(askedIn(person, 'skill', 'paediatric first aid', ['a']), undefined);
});

test('a driving licence that is a condition is said even alone; a lorry licence is one of a trade', () => {
  const person = profile({
    certificates: [certificate('a', 'Driving licence'), certificate('b', 'HR driver licence')],
  });
  assert.equal(askedIn(person, 'licence', 'Driving licence', ['a']), 'I hold a driving licence.');
  assert.equal(said(person, [['licence', 'b', true]]), 'I hold an HR driver licence.');
  const lorry = profile({ certificates: [certificate('a', 'Category C+E licence')] });
  assert.equal(said(lorry, [], 'en', 'C+E, 12 months'), 'I hold a Category C+E licence.');
});

test('the law of a country is no language', () => {
  const languages = [{ id: 'a', language: 'Irish', fluency: 'Fluent' }] as Profile['languages'];
  assert.equal(askedIn(profile({ languages }), 'language', 'Sound knowledge of Irish VAT', ['a']), undefined);
  assert.equal(askedIn(profile({ languages }), 'language', 'Knowledge of Irish', ['a']), 'I speak fluent Irish.');
});

test('school is not named beside a trade', () => {
  const person = profile({ education: [degree('a', 'High school diploma', '')] });
  const requirement = { kind: 'duty', optional: false, text: 'High school diploma or more' };
  const matches = { requirements: [{ requirement, facts: [], state: 'gap' }] } as unknown as Matches;
  assert.equal(credentials(person, matches, templatesFor('en'), 'en', '2026-03-04', ''), null);
});

test('of many papers the names are enough', () => {
  const names = ['AAA (with distinction, first class)', 'Nurse Certificate (RNC)', 'CCC', 'DDD'];
  const person = profile({ certificates: names.map((name) => certificate(name, name)) });
  assert.equal(
    said(
      person,
      names.map((name) => ['certificate', name]),
    ),
    'I hold the AAA, the Nurse Certificate (RNC), the CCC and the DDD.',
  );
  assert.match(said(person, [['certificate', names[0]!]])!, /first class/);
});

test('what follows a comma names a paper too, where it is more than two words', () => {
  assert.ok(isNamedIn('Plumber, Alberta Journeyman with Red Seal', 'Alberta journeyman certificate or Red Seal'));
  assert.ok(!isNamedIn('PIT operator: forklift, scissor lift', 'Safe use of a scissor lift'));
});

test('a short course is no credential of a letter', () => {
  for (const name of ['GDPR for Marketers (one day)', 'Home Modifications: two-day intensive'])
    assert.equal(said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]), undefined);
});

test('a certificate is named as one says it', () => {
  for (const [name, sentence] of [
    ['AWS Certified Data Engineer – Associate', 'I hold the AWS Certified Data Engineer – Associate certification.'],
    ['Chartered Member (MRTPI)', 'I am a Chartered Member (MRTPI).'],
    ['MCIPS Chartered', 'I hold the MCIPS Chartered qualification.'],
    ['HR licence (open)', 'I hold an HR licence (open).'],
    ['High school diploma', 'I hold a high school diploma.'],
  ] as const)
    assert.equal(said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]), sentence);
});

test('a course was completed, a card is held, and what stands behind a comma parts no list', () => {
  const person = profile({
    education: [
      degree('a', 'BEng (Hons), Level 8', 'Civil Engineering'),
      degree('b', 'B.A.', 'Business, minor in Law (tax)'),
    ],
    certificates: [
      'OSHA 30-Hour Construction',
      'HLTAID011 Provide First Aid',
      'Working with Children Check (employee)',
    ].map((name) => certificate(name, name)),
  });
  const hold = (...ids: string[]): string | undefined =>
    said(
      person,
      ids.map((id) => ['certificate', id] as const),
    );
  assert.equal(hold('OSHA 30-Hour Construction'), 'I have completed OSHA 30-Hour Construction training.');
  assert.equal(hold('HLTAID011 Provide First Aid'), 'I have completed Provide First Aid.');
  assert.equal(hold('Working with Children Check (employee)'), 'I hold a Working with Children Check (employee).');
  assert.equal(hold('a'), 'I hold a BEng (Hons) in Civil Engineering.');
  assert.equal(hold('b'), 'I hold a B.A. in Business (minor in Law).');
});

test('a row of papers is a sentence of its own', () => {
  const names = ['OSHA 30-Hour Construction', 'AAA', 'BBB', 'CCC'];
  const person = profile({ certificates: names.map((name) => certificate(name, name)) });
  const of = (some: string[]): string | undefined =>
    said(
      person,
      some.map((id) => ['certificate', id] as const),
    );
  assert.equal(of(names), 'I hold the AAA, the BBB and the CCC. I have completed OSHA 30-Hour Construction training.');
  assert.equal(
    of(names.slice(0, 3)),
    'I hold the AAA and the BBB. I have completed OSHA 30-Hour Construction training.',
  );
});

test('where somebody is licensed is said behind what he is; an area of work is no place', () => {
  for (const [name, sentence] of [
    ['Notary Public, State of Texas', 'I am a Notary Public in Texas.'],
    ['Member, Institute of Welders (MIW)', 'I am a Member of the Institute of Welders (MIW).'],
    ['Registered Nurse, Adult', 'I am a Registered Nurse (Adult).'],
    ['Certificate in Dental Nurse', 'I hold a Certificate in Dental Nurse.'],
  ] as const)
    assert.equal(said(profile({ certificates: [certificate('a', name)] }), [['certificate', 'a']]), sentence);
});

test('who grew up with a language is a native speaker of it, and nobody else', () => {
  const speaks = (fluency: string): string | undefined => {
    const languages = [{ id: 'a', language: 'Irish', fluency }] as Profile['languages'];
    return said(profile({ languages }), [['language', 'a']]);
  };
  assert.equal(speaks('Native'), 'I am a native speaker of Irish.');
  assert.equal(speaks('Fluent, bilingual'), 'I speak fluent Irish.');
  assert.equal(speaks('Near-native'), 'I speak Irish (near-native).');
});

test('a line that is nothing but the short form names the certificate', () => {
  assert.ok(isNamedIn('Chartered Accountant CA(SA)', 'CA(SA)'));
  assert.ok(!isNamedIn('Chartered Accountant CA(SA)', 'SA'));
});
