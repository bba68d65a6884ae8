import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Place } from '../../../matching/proofs.ts';
import { templatesFor } from '../templates.ts';
import { tellingOf, told } from './telling.ts';

const ENGLISH = templatesFor('en');
const place = (changes: Partial<Place> = {}): Place => ({
  name: 'Acme',
  position: 'Manager',
  kind: 'work',
  current: false,
  until: null,
  ...changes,
});
const sentenceFor = (text: string, changes: Partial<Place> = {}): string | null =>
  told({ text, place: place(changes) }, ENGLISH);
const telling = (text: string, changes: Partial<Place> = {}) => tellingOf({ text, place: place(changes) }, ENGLISH);

for (const deed of [
  'Increased weekly covers from 300 to 420.',
  'Combined two warehouses into one.',
  'Retained 96% of clients over three years.',
  'Registered 240 voters in a month.',
  'Selected the new supplier and saved 12%.',
  'Assigned 30 volunteers to four shelters.',
  'Hired four of them.',
  'Hired and inducted 12 casuals for Christmas.',
  'Sharded the ledger in 3 weeks.',
  'Led 8 reps and took the territory to $4M.',
])
  test(`what the person did is told: ${deed}`, () =>
    assert.equal(sentenceFor(deed), `At Acme I ${deed[0]!.toLowerCase()}${deed.slice(1)}`));

for (const [gerund, now, then] of [
  ['Recording notes and handling changes.', 'record notes and handle changes.', 'recorded notes and handled changes.'],
  ['Recording notes and training sessions.', null, null],
  ['Working with a designer.', 'work with a designer.', 'worked with a designer.'],
  ['Carrying out exercise programmes.', 'carry out exercise programmes.', 'carried out exercise programmes.'],
  ['Supervising 2 clerks.', 'supervise 2 clerks.', 'supervised 2 clerks.'],
  ['Replacing nine workbooks.', 'am replacing nine workbooks.', null],
  ['Learning journeys on tablets.', null, null],
  ['Training on forklifts for new hands.', null, null],
  ['Cashing up and banking.', null, null],
  ['Reading scores went from 31% to 44%.', null, null],
] as const)
  test(`what is done again and again has its own form: ${gerund}`, () => {
    const said = (form: string | null): string | null => form && `At Acme I ${form}`;
    assert.equal(sentenceFor(gerund, { current: true }), said(now));
    assert.equal(sentenceFor(gerund), said(then));
  });

for (const honour of [
  'Promoted to shift lead within a year.',
  'Hired and promoted within a year.',
  'Named co-inventor on two patents.',
  'Selected for the regional pilot of 40 stores.',
  'Assigned to the largest of nine wards.',
  'Awarded employee of the year in 2023.',
])
  test(`what others did to the person is told as such: ${honour}`, () =>
    assert.equal(sentenceFor(honour), `At Acme I was ${honour[0]!.toLowerCase()}${honour.slice(1)}`));

for (const no of [
  'Licensed by the state in 2019.',
  'Replacing nine workbooks with one',
  'Relief dispatcher since 2021',
  'Completed applications rose from 52% to 71%',
  'Missed cuts 12% to under 2% in one season',
  'Quota: 121% in 2023',
  'Dissolved oxygen in can: 85 ppb down to 28 ppb',
])
  test(`no deed of a past job: ${no}`, () => assert.equal(sentenceFor(no), null));

test('a fact is told by its verb, whatever form it has, or by the role that it names', () => {
  const cases: [string, string | null][] = [
    ['Lead for 11 bakers, nights', 'At Acme I am lead for 11 bakers.'],
    ['Handles 40 calls a day', 'At Acme I handle 40 calls a day.'],
    ['Lead 7 people on two shifts', 'At Acme I lead 7 people on two shifts.'],
    ['I wrote 62 procedures', 'At Acme I wrote 62 procedures.'],
    ['Acting Controller for four months', 'At Acme I was Acting Controller for four months.'],
    ['Acting Controller every second Sunday', 'At Acme I am Acting Controller every second Sunday.'],
    ['Crew member on 16 burns', 'At Acme I have been a crew member on 16 burns.'],
    ['Key worker for 6 prisoners', 'At Acme I am a key worker for 6 prisoners.'],
    ['First on scene at 3 fires', 'At Acme I have been first on scene at 3 fires.'],
    ['No late deadlines in 3 years', 'At Acme I have had no late deadlines in 3 years.'],
    ['Answer phones, liaise with clergy and families', 'At Acme I answer phones and liaise with clergy and families.'],
    [
      'Manage stock, follow up on claims, update the ledger',
      'At Acme I manage stock, follow up on claims and update the ledger.',
    ],
    ['Sole CI on a grant, $4,000', 'At Acme I am sole CI on a grant, $4,000.'],
    ['PM for the road, opened in May', 'At Acme I was PM for the road, opened in May.'],
    ['Relief dispatcher since 2021', 'At Acme I have been a relief dispatcher since 2021.'],
    [
      'Charge nurse about 3 shifts a month since January 2024',
      'At Acme I have been a charge nurse about 3 shifts a month since January 2024.',
    ],
    ['Balance sheet recs every month', null],
    ['Coordinate the course since 2022', 'At Acme I have coordinated the course since 2022.'],
    ['Replacing nine workbooks with one', 'At Acme I am replacing nine workbooks with one.'],
    ['Administer the permits of 40 drivers', 'At Acme I administer the permits of 40 drivers.'],
    ['Ensure data is kept for 3 years', 'At Acme I ensure data is kept for 3 years.'],
    ['Market research for 3 shops', null],
    ['Onboarding: 31 hires a year', null],
    ['Counting for the stock take, 4 years', null],
    ['Ran 3 shops. Train 4 students', 'At Acme I ran 3 shops. I train 4 students.'],
    ['Trained 9 cooks. 6 still there.', 'At Acme I trained 9 cooks.'],
    ['Responsible for running 3 shops', 'At Acme I run 3 shops.'],
    ['He prepared 40 drawings', null],
    ['Lead time down by 4%', null],
  ];
  for (const [text, sentence] of cases) assert.equal(sentenceFor(text, { current: true }), sentence, text);
});

test('where it was done is said as the kind of place wants it', () => {
  assert.match(sentenceFor('Ran 4 fairs', { kind: 'volunteer' })!, /^As a volunteer at Acme I ran/);
  assert.match(sentenceFor('Ran 4 fairs', { kind: 'project', name: 'Fair' })!, /^For my project “Fair” I ran/);
  assert.equal(sentenceFor('Ran 4 fairs', { kind: 'item', name: null }), null);
});

test('a clause with a verb of its own is a sentence; others stay with the one before', () => {
  assert.equal(
    sentenceFor('Cut costs by 4%; the fix was worth $9; recovered $58 in bills; no loss'),
    'At Acme I cut costs by 4%, and the fix was worth $9. I recovered $58 in bills, with no loss.',
  );
  assert.doesNotMatch(sentenceFor('Wrote 26 reports, reviewed under ICH rules')!, / and reviewed/);
  assert.equal(
    sentenceFor('Read 40 files, found that one was late'),
    'At Acme I read 40 files and found that one was late.',
  );
});

test('a change of figures has its verb', () => {
  for (const [text, sentence] of [
    ['Food GP up from 64.8% to 71.3%', 'Food GP went up from 64.8% to 71.3%.'],
    ['Staff calls down 29% in a year', 'Staff calls went down 29% in a year.'],
    ['Availability of the fleet lifted from 83% to 90%', 'Availability of the fleet was lifted from 83% to 90%.'],
    ['Failure rate 19% to 8%', 'The failure rate went from 19% to 8%.'],
    ['Stock variance $612K down to $48K', 'Stock variance went from $612K down to $48K.'],
    ['Team attrition 24% vs. 47% average', 'Team attrition was 24% against 47% average.'],
    ['Missed cuts 12% to under 2% in a season', 'Missed cuts went from 12% to under 2% in a season.'],
    ['P&L: shop sales up from $3M to $4M', 'P&L: shop sales went up from $3M to $4M.'],
  ] as const)
    assert.deepEqual(telling(text), { kind: 'whole', text: sentence }, text);
  assert.equal(
    sentenceFor('Ran the bid; adherence 84% → 92%, OT cost down 31%'),
    'At Acme I ran the bid, and adherence went from 84% to 92%. The OT cost went down 31%.',
  );
  assert.equal(sentenceFor('Brought 9 clients live; time to pay cut from 45 days to 19')!.includes('went'), false);
});

test('a fact that first says of what it speaks is told behind a colon', () => {
  assert.equal(telling('Lookback review: read 4,200 files')?.text, 'Lookback review: I read 4,200 files.');
  assert.equal(telling('Handbook: rewrote the handbook in 2023')?.text, 'I rewrote the handbook in 2023.');
  assert.equal(telling('PLC work; unplanned downtime of 4%'), null);
});

test('a role with what was done in it is no label', () => {
  assert.equal(telling('CRRT superuser: trained 12 people')?.text, 'As CRRT superuser I trained 12 people.');
  assert.equal(sentenceFor('Mentor: 7 engineers', { current: true }), null);
  assert.equal(telling('As deputy since 2023: wrote 14 requests')?.text, 'As deputy since 2023 I wrote 14 requests.');
});

test('what might be said of the thing, or of others, is not said of the person', () => {
  for (const text of [
    'Built a form; replaced a phone line',
    'Column for 3 papers; picked up by 40 others',
    'Care of 1:1 to 1:2 patients',
    'Vacancies filled from 2% to 0%',
    'Banded, wrapped: packaged 40 goods',
    'Scaling of a game from 0 to 3 million players',
    'Planned 40 events of up to 22,000 people',
    'Run crews of 6 on jobs from $300K to $2.4M',
    'Cleaned 9 rooms. Handles drugs, cares for lines',
  ])
    assert.doesNotMatch(telling(text)?.text ?? '', /went|: I |\. I |Handles/, text);
});

test('what has no verb, and no measure or work that we know, is not told', () => {
  assert.equal(telling('Cash office: $45K a day'), null);
  assert.equal(telling('Document production, privilege logs'), null);
  assert.equal(telling('Drive tankers in 14 countries'), null);
});

test('letters in other languages tell nothing in sentences', () => {
  assert.equal(tellingOf({ text: 'Cut costs by 4%', place: place() }, templatesFor('de')), null);
});

test('an adjective before a bare noun is no deed, and what is said of the thing is not said of the person', () => {
  for (const text of [
    'Fixed asset register, about 640 lines',
    'Lost children, lost purses',
    'Abridged statutory accounts for 40 clients',
  ])
    assert.notEqual(telling(text)?.kind, 'deed', text);
  assert.equal(telling('Fixed 14 leaks')?.text, 'fixed 14 leaks.');
  const text = telling('Prepared the accounts by day 8; was working day 13 when I started')?.text ?? '';
  assert.ok(text.startsWith('prepared') && !/was working/.test(text), text);
});

test('a list of things without a verb is no sentence, whatever stands behind it', () => {
  assert.equal(
    telling('Refunds, complaints, lost children, lost purses. I would deal with 60 people on a shift'),
    null,
  );
});

test('a name that ends like a verb is none', () => {
  assert.notEqual(telling('Ofsted inspection June 2024 while I was acting manager')?.kind, 'deed');
  assert.equal(telling('Sharded the ledger of 3 banks')?.text, 'sharded the ledger of 3 banks.');
});

test('what was written of a past job as if it went on is told in the past, where its verbs are certain', () => {
  for (const [text, said] of [
    [
      'Manage the archive, organize trips and write the rota',
      'managed the archive, organized trips and wrote the rota.',
    ],
    ['Plan and run 9 sales a year', 'planned and ran 9 sales a year.'],
    ['Lead 7 people on two shifts', 'led 7 people on two shifts.'],
    ['Provides a weekly report', 'provided a weekly report.'],
    ['Create users, assigns privileges', null],
    ['Provide care and support to families', null],
    ['Monitor anesthesia all day', null],
  ] as const)
    assert.equal(sentenceFor(text), said === null ? null : `At Acme I ${said}`, text);
  assert.equal(sentenceFor('Co-deliver the course', { current: true }), 'At Acme I co-deliver the course.');
  assert.equal(
    sentenceFor('Engineer’s Representative on 3 contracts', { current: true }),
    'At Acme I am an Engineer’s Representative on 3 contracts.',
  );
  assert.equal(sentenceFor('Plan and run 9 sales a year', { current: true }), 'At Acme I plan and run 9 sales a year.');
});

test('adverbs, duties and British verbs open a deed', () => {
  for (const [text, said] of [
    ['Carefully coordinated plans and specs', 'carefully coordinated plans and specs.'],
    ['Responsible for 9 sites', 'was responsible for 9 sites.'],
    ['Optimised queries for the tills', 'optimised queries for the tills.'],
    ['Architected ingestion of GPS feeds', 'architected ingestion of GPS feeds.'],
    ['Daily report to the owner', null],
  ] as const)
    assert.equal(sentenceFor(text), said === null ? null : `At Acme I ${said}`, text);
});

test('what a job was is said with its gerund', () => {
  assert.deepEqual(telling('Testing routers'), { kind: 'work', text: 'My work included testing routers.' });
  assert.deepEqual(telling('Testing and fettling routers')?.kind, 'work');
  assert.equal(telling('Installing and configuring routers')?.text, 'installed and configured routers.');
  assert.equal(telling('Testing routers', { current: true })?.text, 'My work includes testing routers.');
  assert.equal(telling('Training: 9 of 12'), null);
});

test('no half of a sentence stands behind a semicolon', () => {
  for (const [text, said] of [
    [
      'Kept a budget of $2M; finished below it in 5 of 6 years',
      'kept a budget of $2M and finished below it in 5 of 6 years.',
    ],
    ['Kept the runbooks; reduced failed runs by 9%', 'kept the runbooks and reduced failed runs by 9%.'],
    ['Wrote a form; completed applications rose by 9%', 'wrote a form, and completed applications rose by 9%.'],
    ['Wrote a guide; used by 22 officers', 'wrote a guide, used by 22 officers.'],
    ['Wrote 17 statements; appeared as a witness twice', 'wrote 17 statements. I appeared as a witness twice.'],
  ] as const)
    assert.equal(sentenceFor(text), `At Acme I ${said}`, text);
});

test('a few words without a verb give way to the deed behind them', () => {
  assert.equal(sentenceFor('On call 1 week in 7. Rewrote the runbooks.'), 'At Acme I rewrote the runbooks.');
  assert.equal(sentenceFor('Not on call. Rewrote the runbooks.'), null);
});

test('of a job that goes on, rows of verbs and verbs before a plural are told; what counts nothing is no figure', () => {
  const today = (text: string): string | null => sentenceFor(text, { current: true });
  assert.equal(today('Plan and run campaigns in 4 towns'), 'At Acme I plan and run campaigns in 4 towns.');
  assert.equal(
    today('Service, troubleshoot and repair 70 units'),
    'At Acme I service, troubleshoot and repair 70 units.',
  );
  assert.equal(today('Support parents with forms'), 'At Acme I support parents with forms.');
  assert.equal(today('Support for 40 parents'), null);
  assert.equal(today('Plan and budget of 4 towns'), null);
  assert.equal(telling('Fault find on Siemens S7 PLCs', { current: true }), null);
});

test('among duties that open with verbs a word that might be a noun is a verb, unless a thing or a role follows at once', () => {
  const among = (text: string, opensWithVerbs = true): string | null =>
    sentenceFor(text, { current: true, opensWithVerbs });
  const lead = 'Lead English across the school: 81% met the standard';
  assert.equal(among(lead), `At Acme I l${lead.slice(1)}.`);
  assert.equal(among(lead, false), among(lead));
  assert.equal(among('Cover reception on 9 wards', false), null);
  assert.ok(among('Cover reception on 9 wards'));
  for (const thing of ['Cash register, 40 orders', 'Lead nurse of 9 wards', 'Support for 9 wards'])
    assert.doesNotMatch(among(thing) ?? '', /At Acme I (?:cash|lead|support)/);
});

test('what might be a verb is none before what a noun is followed by', () => {
  const among = (text: string): string | null => sentenceFor(text, { current: true, opensWithVerbs: true });
  for (const thing of [
    'Direct billing to insurers and NIHB claims',
    'Weed control - knapsack, cut and paint',
    'Track, campground and fence maintenance across 3 reserves',
    'Hand delivery of 40 letters a day',
    'Onboard sales target met 9 quarters out of 12',
  ])
    assert.doesNotMatch(among(thing) ?? '', /I (?:also )?(?:direct|weed|track|hand|onboard)/, thing);
  assert.equal(among('Direct 9 nurses on 3 wards'), 'At Acme I direct 9 nurses on 3 wards.');
  assert.equal(among('Check in 60 patients per shift'), 'At Acme I check in 60 patients per shift.');
});

test('what is worth so much to so much has not changed', () => {
  const said = sentenceFor('Inspection of water, sewer and road projects worth $1.2M to $8.5M', { current: true });
  assert.doesNotMatch(said ?? '', /went/);
});

test('a hand is a role, and so is a contact for somebody, not with him', () => {
  assert.equal(sentenceFor('Contact with 40 residents', { current: true }), null);
  assert.equal(sentenceFor('Contact for 40 residents', { current: true }), 'At Acme I am contact for 40 residents.');
  assert.equal(
    sentenceFor('Leading hand for a crew of 8 fitters', { current: true }),
    'At Acme I am a leading hand for a crew of 8 fitters.',
  );
});

test('what is written in capitals is not told', () => {
  assert.equal(sentenceFor('LED A CREW OF 8 FITTERS ON NIGHTS', { current: true }), null);
  assert.ok(sentenceFor('Led 8 FIFO fitters on CAT D11 and PC2000', { current: true }));
});

test('a figure that grew is not the person', () => {
  const academy = 'Coordinate the academy: 46 classes a week, 390 children';
  assert.equal(
    sentenceFor(`${academy}; grew from 270 since 2022`, { current: true }),
    `At Acme I c${academy.slice(1)}.`,
  );
});

test('“since” behind a comma makes no perfect tense of what stands before it', () => {
  const load = 'Load 38 trailers a night, 96% on time since I took over';
  assert.equal(sentenceFor(load, { current: true }), `At Acme I l${load.slice(1)}.`);
});

test('what somebody has been since a year, he still is; what was completed early needs no “and”', () => {
  const told = (text: string): string | null => sentenceFor(text, { current: true });
  assert.equal(
    told('Preceptor for 9 students since 2022'),
    'At Acme I have been a preceptor for 9 students since 2022.',
  );
  assert.equal(
    told('Led the trial; completed three weeks ahead of plan'),
    'At Acme I led the trial, completed three weeks ahead of plan.',
  );
});

test('a few words behind a semicolon stay there', () => {
  assert.equal(sentenceFor('Modeled 5 projects; 3 were approved'), 'At Acme I modeled 5 projects; 3 were approved.');
});

test('roles, memberships and honours are told as such', () => {
  for (const [text, said] of [
    ['Member of the safety committee', 'was a member of the safety committee.'],
    ['Part of a team of 6', 'was part of a team of 6.'],
    ['Second in charge of the store', 'was second in charge of the store.'],
    ['Buddy for 6 new staff', 'was a buddy for 6 new staff.'],
    ['Forklift operator, zero incidents', 'was a forklift operator, with zero incidents.'],
    ['Employee of the month twice', 'was employee of the month twice.'],
    ['Driver of the month x3', 'was driver of the month three times.'],
    ['Mentioned by name in 38 reviews', 'was mentioned by name in 38 reviews.'],
    ['Hired out 40 boats', 'hired out 40 boats.'],
    ['I was the link nurse for falls', 'was the link nurse for falls.'],
    ['Store of the year in 2024', null],
  ] as const)
    assert.equal(sentenceFor(text), said === null ? null : `At Acme I ${said}`, text);
});

test('verbs of two words, with a particle, behind an adverb, or in the third person open a deed', () => {
  const today = (text: string, opensWithVerbs = false): string | null =>
    sentenceFor(text, { current: true, opensWithVerbs });
  assert.equal(sentenceFor('Line managed 4 teachers'), 'At Acme I line-managed 4 teachers.');
  assert.equal(sentenceFor('Project lead on 4 sites'), 'At Acme I was project lead on 4 sites.');
  assert.equal(sentenceFor('Closed out $9.6M office building'), 'At Acme I closed out a $9.6M office building.');
  assert.equal(today('Fill in as shift lead'), 'At Acme I fill in as shift lead.');
  assert.equal(today('Personally handle complaints'), 'At Acme I personally handle complaints.');
  assert.equal(sentenceFor('Single-handedly ran 4 fairs'), 'At Acme I single-handedly ran 4 fairs.');
  assert.equal(today('Issues and expedites purchase orders', true), 'At Acme I issue and expedite purchase orders.');
  assert.equal(today('Supporting the press office'), 'At Acme I support the press office.');
  assert.equal(today('Stock counts on Sundays', true), null);
  assert.equal(today('Test cases: maintained 600', true), null);
  assert.equal(sentenceFor('Register, returns, layaway'), null);
});

test('a deed and what came of it are one sentence, where both are short', () => {
  assert.equal(
    sentenceFor('Reply to reviews; guest review score went from 8.1 to 8.8', { current: true }),
    'At Acme I reply to reviews, and the guest review score went from 8.1 to 8.8.',
  );
  assert.equal(
    sentenceFor('Mapped the process and proposed a form; average handling time fell from 17 to 11 minutes'),
    'At Acme I mapped the process and proposed a form; the average handling time fell from 17 to 11 minutes.',
  );
});

test('of further sentences, those without a verb are left out, unless they limit the fact', () => {
  assert.equal(
    sentenceFor('Trained 9 cooks in 2 years. Nights and earlies on rota.'),
    'At Acme I trained 9 cooks in 2 years.',
  );
  assert.equal(sentenceFor('Trained 9 cooks in 2 years. Only nights, not as lead.'), null);
  assert.equal(sentenceFor('Bid on 9 jobs. We got 4 of the 9.'), 'At Acme I bid on 9 jobs. We got 4 of the 9.');
});

test('of two deeds the last has its “and”, behind a comma or a colon, whatever follows it', () => {
  for (const [text, said] of [
    [
      'Wrote the campaign, raised $214,000 in 2020, up 31% from 2019',
      'wrote the campaign and raised $214,000 in 2020, up 31% from 2019.',
    ],
    ['Wrote the blog: grew sessions from 18 to 61', 'wrote the blog and grew sessions from 18 to 61.'],
    ['Served 300 people, opened and closed the shop', 'served 300 people and opened and closed the shop.'],
    [
      'Answered phones, checked patients in and scheduled visits',
      'answered phones, checked patients in and scheduled visits.',
    ],
    ['Recruited, screened and scheduled 9 tutors', 'recruited, screened and scheduled 9 tutors.'],
    [
      'Responsible for 9 sites; delivered on time in 5 of 6 years',
      'was responsible for 9 sites and delivered on time in 5 of 6 years.',
    ],
    ['Led a team covering repairs, planned works, IT', 'led a team covering repairs, planned works, IT.'],
  ] as const)
    assert.equal(sentenceFor(text), `At Acme I ${said}`, text);
});

test('of a row of what goes on the last has its “and”', () => {
  assert.equal(
    telling('Cover for lab supervisor: schedule 9 shifts, approve data, attend the daily meeting', { current: true })
      ?.text,
    'As cover for lab supervisor I schedule 9 shifts, approve data and attend the daily meeting.',
  );
});

test('a fact that one finds out may have a verb of its own', () => {
  assert.equal(
    sentenceFor('Found a repeat leak on the pumps was a clamp'),
    'At Acme I found a repeat leak on the pumps was a clamp.',
  );
  assert.equal(
    sentenceFor('Top individual sales in Victoria for 2021'),
    'At Acme I had the top individual sales in Victoria for 2021.',
  );
});

test('a sentence of the person’s own stands as it is', () => {
  for (const text of [
    'As the only nurse on duty I was responsible for 34 residents.',
    'My 2023 set achieved 81% grade 4 or above.',
  ])
    assert.deepEqual(telling(text), { kind: 'whole', text });
});

const NOW = { current: true };

test('"own" without an owner is mine, and a thing of one’s own is had', () => {
  assert.equal(telling('Own caseload of 45 matters.', NOW)?.text, 'have my own caseload of 45 matters.');
  assert.equal(telling('Own caseload of 45 matters.')?.text, 'had my own caseload of 45 matters.');
  assert.equal(telling('Own the roadmap of 3 teams.', NOW)?.text, 'own the roadmap of 3 teams.');
  assert.equal(telling('Planned own run of 9 drops.')?.text, 'planned my own run of 9 drops.');
  assert.equal(telling('Planned our own run of 9 drops.')?.text, 'planned our own run of 9 drops.');
});

test('who cares for somebody does it, and what one covers for is no role', () => {
  assert.equal(telling('Care for 2 patients a shift.', NOW)?.text, 'care for 2 patients a shift.');
  assert.equal(telling('Care for elderly at home.', NOW)?.kind, 'work');
  assert.equal(telling('Cover for the planner during her leave.', NOW), null);
});

test('a role is held although another’s year is told behind it', () => {
  const coach = 'Clinical coach to 2 nurses';
  assert.match(telling(`${coach} – one qualified July 2024.`, NOW)!.text, /^am a clinical coach/);
  assert.match(telling(`${coach} in July 2024.`, NOW)!.text, /^was a clinical coach/);
  assert.match(telling('Relief charge nurse about 4 shifts a month.', NOW)!.text, /^am a relief charge nurse about/);
});

test('what goes before a deed is a thing in a few plain words', () => {
  assert.equal(
    telling('Stock review, reduced old write-offs by 31% in 2022.')?.text,
    'Stock review: I reduced old write-offs by 31% in 2022.',
  );
  assert.equal(telling('Move to S4 (live in May), key user for plans, wrote 22 guides.'), null);
  assert.equal(telling('Weekly run; exception messages, planned orders to suppliers.', NOW), null);
  assert.equal(telling('Bids: £8,000 from a local trust for the hall.'), null);
});

test('a thing of so many units has its article', () => {
  assert.equal(telling('Currently running 84 unit scheme in Cork.', NOW)?.text, 'run an 84-unit scheme in Cork.');
  assert.equal(telling('Opened 40 seat restaurant in Cork.')?.text, 'opened a 40-seat restaurant in Cork.');
  assert.equal(telling('Opened 40 seat restaurants in Cork.')?.text, 'opened 40 seat restaurants in Cork.');
});

test('“I” of a clause about a thing makes no sentence', () => {
  assert.equal(telling('Assets in the cases I run mostly £200k to £1.8m.', NOW), null);
});

test('a change between hours and minutes, and about so much, is told', () => {
  assert.equal(
    telling('Moved 380 procedures to dbt; nightly run 6h10m → 1h50m.')?.text,
    'moved 380 procedures to dbt (nightly run from 6h10m to 1h50m).',
  );
  assert.equal(
    telling('Flaky test rate from around 11% to under 2% over two quarters.')?.text,
    'The flaky test rate went from around 11% to under 2% over two quarters.',
  );
});

test('who served was in the army, not at it', () => {
  assert.equal(
    sentenceFor('Fixed 9 trucks.', { name: 'United States Army' }),
    'In the United States Army I fixed 9 trucks.',
  );
  assert.equal(
    sentenceFor('Fixed 9 trucks.', { name: 'Army & Navy Stores' }),
    'At Army & Navy Stores I fixed 9 trucks.',
  );
});

test('a noun that could be a verb is what the next sentence is of, and “what we learned” is a subject', () => {
  const { text } = telling('Recalculated safety stock in Excel; inventory came down by $3 million', {
    current: true,
  })!;
  assert.match(text, /\. Inventory came down|, and inventory came down/);
  const learned = telling('Ran 46 interviews with patients. What we learned took bookings from 61% to 78%.')!;
  assert.match(learned.text, /\. What we learned took bookings/);
});

test('what was done to a thing is no second deed', () => {
  const text = 'Carry out assessments and write care plans, reviewed every four months with families';
  assert.equal(
    telling(text, { current: true, opensWithVerbs: true })!.text,
    'carry out assessments and write care plans, reviewed every four months with families.',
  );
});

test('what was something is not the person', () => {
  const said = 'Did the analysis with the OEM, was soft foot and wrong grease';
  assert.equal(telling(said), null);
  assert.doesNotMatch(telling(`Bearings kept failing every 4 months. ${said}`)?.text ?? '', /I did|I was/);
});
