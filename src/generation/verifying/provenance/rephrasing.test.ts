import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NO_FIELDS } from '../../../base/documents/document-request.ts';
import { degree, employer, profile } from '../../testing/profiles.ts';
import { type Provenance, provenanceOf } from './provenance.ts';
import { REQUEST } from './sources.ts';

const WORK = [
  employer({
    name: 'Corvane Mills',
    position: 'Fitter, crew lead since 2017',
    start: '2016-03',
    end: '2019-05',
    highlights: [
      'Wrote a script that checks the pump log; the review of a shift went from 3 hours to 25 minutes',
      'Built six drills (mock alarm, leak); alarm team time to first call fell from 3:10 to 1:45',
      'Quota ($1.8M a year): 121% in 2018',
      'Trained 19 fitters',
    ],
  }),
];
const TODAY = employer({
  name: 'Pell Works',
  position: 'Fitter (shift lead since 2022)',
  start: '2020-03',
  end: null,
  highlights: ['Repair pumps'],
});
const LIMITED = [
  employer({
    name: 'Stowe Gas',
    position: 'Assistant dispatcher (relief driver)',
    start: '2012-01',
    end: '2014-02',
    highlights: [],
  }),
  employer({ name: 'Pell Water', position: 'Foreman (acting)', start: '2014-03', end: '2016-02', highlights: [] }),
];
const IDS = [TODAY, ...WORK].flatMap(({ roles }) => roles[0]!.highlights.map(({ id }) => id));
const POSTING = [
  'Technician I at Norwick',
  'We lose the most minutes on two lines in Harrow, and we plan to halve that by 2028.',
  'You know Kubernetes. Show us you can sail.',
].join('\n');

const checkIn = (lang: string): Provenance =>
  provenanceOf({
    profile: profile({
      work: [TODAY, ...WORK, ...LIMITED],
      education: [degree('degree', 'B.S.', 'Biology')],
      certificates: [
        { id: 'welding', name: 'Welding Certificate, Level 3', issuer: null, date: null, url: null, extra: {} },
        {
          id: 'rescue',
          name: 'Rescue Instructor',
          issuer: 'Alpine Rescue Association',
          date: null,
          url: null,
          extra: {},
        },
      ],
    }),
    lang,
    now: '2026-11-01T00:00:00Z',
    letter: {
      posting: { text: POSTING, title: 'Technician I', company: 'Norwick' },
      company: null,
      fields: {
        ...NO_FIELDS,
        additionalContext:
          'i will move to Harrow at my own cost. Ada Quill from your tool shop worked with me at corvane. my boss doesnt know',
      },
    },
  });

const check = checkIn('en');
const refusals = (text: string, facts = IDS): unknown[] => check({ text, facts, place: 'letter' });

/** What one would say, and what stands beside it and is not true. */
const SAID: Record<string, { honest: string[]; lies: string[] }> = {
  'an application is for the vacancy alone': {
    honest: ['I am applying to Norwick as Technician I.', 'I am applying to be Technician I at Norwick.'],
    lies: ['I am applying to Norwick as a Kubernetes technician.', 'I am applying as Technician I and can sail.'],
  },
  'what the posting says of itself is quoted': {
    honest: ['You write, "Show us you can sail."'],
    lies: ['You write, “Show us you can sail”, and I can.'],
  },
  'what is said of an employer is the cause of nothing': {
    honest: ['At Corvane Mills, which has a pump log, I trained 19 fitters.'],
    lies: ['I trained 19 fitters, which cut the review of a shift from 3 hours to 25 minutes.'],
  },
  'a change has its units': {
    honest: ['My script cut the review of a shift from 3 hours to 25 minutes.'],
    lies: ['With my script the review of a shift rose from 3 hours to 25 minutes.'],
  },
  'a noun that looks like a verb is what the sentence is about': {
    honest: ['I built six drills, and the alarm team time to first call fell from 3:10 to 1:45.'],
    lies: ['I built the alarm team.', 'I alarm the team.'],
  },
  'a title says what its holder did': {
    honest: ['The crew I led had 19 fitters.', 'I led the crew.'],
    lies: ['I led 19 fitters.', 'I led the mill.', 'I led the review.'],
  },
  'the time at a place stands beside it': {
    honest: ['At Corvane Mills, from 2016 to 2019, I trained 19 fitters.'],
    lies: ['From 2016 to 2019 I trained 19 fitters.', 'At Corvane Mills, from 2016 to 2018, I trained 19 fitters.'],
  },
  'what somebody was, and since when, stands in a clause of its own': {
    honest: [
      'At Corvane Mills, where I was a fitter from 2016 to 2019, I trained 19 fitters.',
      'As a fitter at Pell Works since 2020, and shift lead since 2022, I repair pumps.',
      'At Pell Works, where I have been a fitter since 2020 and shift lead since 2022, I repair pumps.',
    ],
    lies: [
      'At Pell Works, where I have been shift lead since 2020, I repair pumps.',
      'I trained 19 fitters from 2016 to 2019.',
      'Where I trained 19 fitters from 2016 to 2019, I wrote a script.',
    ],
  },
  'a level is no employer': {
    honest: ['I hold the Welding Certificate at Level 3.', 'At the review I trained 19 fitters.'],
    lies: ['I was a fitter at Alpine Rescue Association.'],
  },
  'a grade is no writer': {
    honest: ['You are looking for a Technician I at Norwick because you lose minutes on two lines.'],
    lies: [
      'You are looking for a Technician I at Norwick, and I know Kubernetes.',
      'As a Technician I halved the minutes.',
    ],
  },
  'what the reader writes is said to be so': {
    honest: ['Two lines lose the most minutes, you write, and I trained 19 fitters.'],
    lies: ['I know Kubernetes, you write, and I trained 19 fitters.'],
  },
  'a quota is what figures are held against': {
    honest: ['Against a quota of $1.8M a year, I reached 121% in 2018.'],
    lies: ['Against other fitters, I reached 121% in 2018.'],
  },
  'studies are finished': {
    honest: ['I finished my B.S. in Biology.', 'I graduated with a B.S. in Biology.'],
    lies: ['I finished the pump log.', 'I graduated in pumps.'],
  },
  'those who gave a certificate have initials': {
    honest: ['I am an ARA Rescue Instructor.'],
    lies: ['I am an AAR Rescue Instructor.', 'I am a CMA Rescue Instructor.'],
  },
  'a wish goes on in what it is about': {
    honest: [
      'I would be glad to talk about the lines that lose the most minutes, which you plan to halve by 2028.',
      'I would be glad to talk about the minutes you lose in Harrow.',
    ],
    lies: [
      'I would be glad to talk about the lines that I halved by 2028.',
      'I would be glad to talk about the lines, with years of Kubernetes.',
    ],
  },
};

for (const [what, { honest, lies }] of Object.entries(SAID))
  describe(what, () => {
    for (const text of honest) test(`passes: ${text}`, () => assert.deepEqual(refusals(text), []));
    for (const text of lies) test(`is refused: ${text}`, () => assert.notDeepEqual(refusals(text), []));
  });

test('in German the time at a place stands behind the verb', () => {
  const inGerman = checkIn('de');
  const refused = (text: string): unknown[] => inGerman({ text, facts: IDS, place: 'letter' });
  assert.deepEqual(refused('Bei Corvane Mills habe ich von 2016 bis 2019 19 fitters trained.'), []);
  assert.notDeepEqual(refused('Von 2016 bis 2019 habe ich 19 fitters trained.'), []);
});

test('a title in two parts limits each by its own words', () => {
  for (const text of ['At Stowe Gas I was a relief driver.', 'At Stowe Gas I was an assistant dispatcher.'])
    assert.deepEqual(refusals(text, []), []);
  for (const text of ['At Stowe Gas I was a dispatcher.', 'At Pell Water I was a foreman.'])
    assert.notDeepEqual(refusals(text, []), []);
});

describe('what only the account holder says', () => {
  const noted = (text: string): unknown[] => check({ text, facts: [REQUEST], place: 'letter' });
  const honest = [
    'I will move to Harrow at my own cost.',
    'Ada Quill from your tool shop worked with me at Corvane Mills.',
  ];
  const turned = [
    'I will move to Harrow at your cost.',
    'Ada Quill from your tool shop worked for me at Corvane Mills.',
    'Ada Quill from your tool shop worked with me at Stowe Gas.',
    'My boss knows that I will move.',
  ];
  for (const text of honest) test(`is told: ${text}`, () => assert.deepEqual(noted(text), []));
  for (const text of turned) test(`is not turned: ${text}`, () => assert.notDeepEqual(noted(text), []));
});

describe('of one fact', () => {
  const facts = [
    'Lowered first-year turnover from 31% to 12% after I redesigned the residency',
    'Co-own a $6.8 million labor and supply budget; closed 1.9% under plan',
    'Build the schedule for 58 fitters',
  ];
  const unit = employer({ name: 'Lakemont', position: 'Lead', start: '2019-03', end: null, highlights: facts });
  const ids = unit.roles[0]!.highlights.map(({ id }) => id);
  const said = provenanceOf({
    profile: profile({ work: [unit] }),
    lang: 'en',
    now: '2026-11-01T00:00:00Z',
    letter: null,
  });
  const isRefused = (text: string, ...at: number[]): boolean =>
    said({ text, facts: at.map((one) => ids[one]!), place: 'letter' }).length > 0;

  test('what was lowered came down, and not up', () => {
    assert.ok(!isRefused('After I redesigned the residency, it came down to 12%.', 0));
    assert.ok(isRefused('After I redesigned the residency, it came up to 12%.', 0));
  });

  test('what is owned together stays so beside another deed', () => {
    const budget = 'a $6.8 million labor and supply budget';
    assert.ok(!isRefused(`I build the schedule for 58 fitters and co-own ${budget}.`, 1, 2));
    assert.ok(isRefused(`I build the schedule for 58 fitters and own ${budget}.`, 1, 2));
  });
});
