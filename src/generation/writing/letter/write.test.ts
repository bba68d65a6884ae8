import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../../base/documents/document-request.ts';
import type { Profile } from '../../../base/profile.ts';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { employer, profile } from '../../testing/profiles.ts';
import { told } from './achievement.ts';
import { closingFor, greetingFor } from './greeting.ts';
import { shortNeed } from './needs.ts';
import { letterLanguage, placeIn, templatesFor } from './templates.ts';
import { writeLetter } from './write.ts';

const NOW = '2026-03-04T10:00:00Z';
const POSTING = `Bakery Manager
Company: Corner Loaf
You will:
- Reduce food waste
- Train bakers and write the rota
Required:
- Food hygiene certificate`;

function lettersOf(person: Profile, lang = 'en', additionalContext: string | null = null, jobDescription = POSTING) {
  const posting = readPosting(jobDescription);
  const matches = matchProfile(person, posting, NOW);
  const fields = { ...NO_FIELDS, additionalContext };
  return writeLetter(
    { profile: person, posting, company: null, matches, fields, draft: null, now: NOW, experience: null },
    lang,
  );
}

const baker = profile({
  work: [
    employer({
      name: 'Mill Lane Bakery',
      position: 'Baker',
      start: '2019-03',
      end: null,
      highlights: [
        'Reduced food waste from 9% to 4%',
        'Rota of 6 bakers, written every week; Training of 3 apprentices',
      ],
    }),
  ],
});

test('the opening names role and employer and tells the best proof', () => {
  assert.equal(
    lettersOf(baker)[0]?.text,
    'I am applying for the Bakery Manager position at Corner Loaf. At Mill Lane Bakery I reduced food waste from 9% to 4%.',
  );
});

test('a fact that no sentence can tell is quoted as it stands, after the need that it answers', () => {
  const lines = lettersOf(baker).slice(1, 3);
  assert.deepEqual(
    lines.map(({ text, list, lead }) => [text, list, lead]),
    [
      ['What your posting asks for, and what I have done:', 'introduction', undefined],
      [
        'Train bakers and write the rota. Rota of 6 bakers, written every week; Training of 3 apprentices.',
        'item',
        'Train bakers and write the rota.',
      ],
    ],
  );
});

test('each fact stands by the need that it answers best, with its place where that changes', () => {
  const job = (name: string, highlights: string[]) =>
    employer({ name, position: 'Baker', start: '2019-03', end: '2024-01', highlights });
  const lines = lettersOf(
    profile({
      work: [
        job('Mill Lane', ['Reduced food waste from 9% to 4%', 'Taught 3 bakers to write the rota']),
        job('Oven Hill', ['Rota for 14 bakers on two shifts', 'Log of food and waste kept every day: 12 kg down to 3']),
      ],
    }),
  );
  assert.deepEqual(
    lines.slice(1, 5).map(({ text }) => text),
    [
      'What your posting asks for, and what I have done:',
      'Train bakers and write the rota. Taught 3 bakers to write the rota.',
      'Reduce food waste. Oven Hill: Log of food and waste kept every day: 12 kg down to 3.',
      'Rota for 14 bakers on two shifts.',
    ],
  );
});

test('facts that can be told are sentences; what can only be quoted is a list behind them, or goes where it is one', () => {
  const written = (...highlights: string[]): [string | undefined, string][] =>
    lettersOf(
      profile({ work: [employer({ name: 'Mill Lane', position: 'Baker', start: '2019-03', end: null, highlights })] }),
    )
      .slice(1, -1)
      .map(({ list, text }) => [list, text]);
  const [best, rota] = ['Reduced food waste from 9% to 4%', 'Taught 3 bakers to write the rota'];
  for (const verb of ['own', 'co-own'])
    assert.deepEqual(written(best, rota, `${verb} the bakery’s $90,000 flour budget`), [
      [undefined, `I taught 3 bakers to write the rota. I ${verb} the bakery’s $90,000 flour budget.`],
    ]);
  const [budget, stock] = ['Flour budget of $90,000 for 3 years', 'Stock of 40 suppliers, 9% less than before'];
  const third = 'Trained 4 bakers in the rota';
  assert.deepEqual(written(best, rota, third, budget), [
    [undefined, 'I taught 3 bakers to write the rota. I trained 4 bakers in the rota.'],
  ]);
  const mixed = written(best, rota, third, budget, stock);
  assert.deepEqual(
    mixed.map(([list]) => list),
    [undefined, 'introduction', 'item', 'item'],
  );
  assert.deepEqual(
    written(best, budget, stock).map(([list]) => list),
    ['introduction', 'item', 'item'],
  );
});

test('a fact is told by its verb, wherever that stands, or by the role that it names', () => {
  const english = templatesFor('en');
  const toldNow = (text: string, current = true): string | null =>
    told(
      {
        id: 'x',
        text,
        place: { name: 'Mill Lane', position: 'Baker', kind: 'work', current },
        needs: [],
        score: 1,
      },
      english,
    );
  const cases: [string, string | null][] = [
    ['Sharded the ledger in 3 weeks', 'At Mill Lane I sharded the ledger in 3 weeks.'],
    ['Redeployed to the ward in 2020', null],
    ['Lookback review: read 4,200 files', null],
    ['CRRT superuser: trained 12 people', 'At Mill Lane I was CRRT superuser: trained 12 people.'],
    ['Lead for 11 bakers, nights', 'As Baker at Mill Lane I am lead for 11 bakers, nights.'],
    ['Handles 40 calls a day', 'As Baker at Mill Lane I handle 40 calls a day.'],
    ['I wrote 62 procedures', 'At Mill Lane I wrote 62 procedures.'],
    ['Project lead on the new kitchen, finished', 'At Mill Lane I was project lead on the new kitchen, finished.'],
    ['Acting Controller for four months', 'At Mill Lane I was Acting Controller for four months.'],
    ['PM for the road, opened in May', 'At Mill Lane I was PM for the road, opened in May.'],
    ['Relief dispatcher since 2021', 'As Baker at Mill Lane I have been relief dispatcher since 2021.'],
    ['Supervise four students', 'As Baker at Mill Lane I supervise four students.'],
    ['Market research for 3 shops', null],
    ['Speed of 40 miles', null],
    ['Wrote the rota (shifts, breaks, holidays) of 6 bakers', 'At Mill Lane I wrote the rota of 6 bakers.'],
  ];
  for (const [text, sentence] of cases) assert.equal(toldNow(text), sentence, text);
  assert.equal(toldNow('Relief dispatcher since 2021', false), null);
  const remarks = { name: 'Mill Lane', position: 'Baker (nights)', kind: 'work' as const, current: true };
  assert.equal(
    told({ id: 'x', text: 'Plan the rota', place: remarks, needs: [], score: 1 }, english),
    'At Mill Lane I plan the rota.',
  );
});

test('a letter in another language than the posting quotes none of its words', () => {
  const lines = lettersOf(baker, 'de');
  assert.ok(lines.some(({ list }) => list === 'item'));
  assert.ok(lines.every(({ lead }) => lead === undefined));
});

test('the only fact of a place is told in a sentence where it can be', () => {
  const job = (name: string, deed: string) =>
    employer({ name, position: 'Baker', start: '2019-03', end: '2024-01', highlights: [deed] });
  const moved = profile({
    work: [
      job('Mill Lane', 'Reduced food waste from 9% to 4%'),
      job('Oven Hill', 'Trained 3 bakers and wrote the rota'),
    ],
  });
  assert.equal(lettersOf(moved)[1]?.text, 'At Oven Hill I trained 3 bakers and wrote the rota.');
});

test('a single further fact of the employer in the opening is told as a further one', () => {
  const highlights = ['Reduced food waste from 9% to 4%', 'Wrote the rota of 6 bakers'];
  const job = employer({ name: 'Mill Lane', position: 'Baker', start: '2019-03', end: '2024-01', highlights });
  assert.equal(lettersOf(profile({ work: [job] }))[1]?.text, 'I wrote the rota of 6 bakers.');
});

test('a referral stands in the opening, the rest of the context before the close', () => {
  const lines = lettersOf(baker, 'en', 'ann lee from your shop suggested i apply. i can start in may').map(
    (one) => one.text,
  );
  assert.match(lines[0]!, /Corner Loaf\. Ann Lee from your shop suggested I apply\. At Mill Lane/);
  assert.equal(lines.at(-2), 'I can start in May.');
});

test('in other languages the facts are quoted with the words of that language around them', () => {
  for (const lang of ['de', 'fr', 'es']) {
    const text = lettersOf(baker, lang).map((one) => one.text);
    assert.ok(
      text.some((one) => one.endsWith('Reduced food waste from 9% to 4%.')),
      lang,
    );
    assert.match(text[0]!, /Bakery Manager.*Corner Loaf|Corner Loaf.*Bakery Manager/);
  }
});

test('an achievement is told in a sentence only where it opens with a verb that fits', () => {
  const tell = (text: string, current = false): string | null =>
    told(
      { id: 'x', text, place: { name: 'Acme', position: 'Lead', kind: 'work', current }, needs: [], score: 1 },
      templatesFor('en'),
    );
  assert.equal(
    tell('Cut costs by 4%. Presented it to the board'),
    'At Acme I cut costs by 4%. I presented it to the board.',
  );
  assert.equal(tell('Lead 7 people on two shifts', true), 'As Lead at Acme I lead 7 people on two shifts.');
  assert.equal(tell('Lead 7 people on two shifts'), null);
  assert.equal(tell('Lead time down by 4%', true), null);
  assert.equal(tell('Quota: 121% in 2023'), null);
  assert.equal(tell('Replacing nine workbooks with one', true), null);
});

test('people are greeted with their titles, in the forms of the language', () => {
  const greet = (lang: string, name: string | null): string => greetingFor(templatesFor(lang), name);
  assert.equal(greet('en', 'Dr. Ana Ruiz'), 'Dear Dr. Ruiz,');
  assert.equal(greet('en', 'Ms. Ada van der Berg'), 'Dear Ms. van der Berg,');
  assert.equal(greet('en', 'Jane Smith'), 'Dear Jane Smith,');
  assert.equal(greet('en', null), 'Dear Hiring Manager,');
  assert.equal(greet('de', 'Frau Dr. Sabine Reuter'), 'Sehr geehrte Frau Dr. Reuter,');
  assert.equal(greet('de', 'Herr Weber'), 'Sehr geehrter Herr Weber,');
  assert.equal(greet('de', 'Kim Weber'), 'Guten Tag Kim Weber,');
  assert.equal(greet('de', null), 'Sehr geehrte Damen und Herren,');
  assert.equal(greet('fr', 'Mme Claire Petit'), 'Madame,');
  assert.equal(greet('fr', null), 'Madame, Monsieur,');
  assert.equal(greet('es', 'Dra. Ana Ruiz García'), 'Estimada Dra. Ruiz García:');
  assert.equal(greet('es', 'Sr. Torres'), 'Estimado Sr. Torres:');
});

test('profiles in languages that the writer does not know get English letters', () => {
  assert.equal(letterLanguage('pl'), 'en');
  assert.equal(letterLanguage('de-AT'), 'de');
});

test('the close has the form of the language and the country', () => {
  const close = (lang: string, name: string | null, american: boolean): string =>
    closingFor(templatesFor(lang), greetingFor(templatesFor(lang), name), american);
  assert.equal(close('en', null, true), 'Sincerely,');
  assert.equal(close('en', 'Dr. Ana Ruiz', false), 'Yours sincerely,');
  assert.equal(close('en', null, false), 'Yours faithfully,');
  assert.equal(close('fr', 'Mme Claire Petit', false), 'Je vous prie d’agréer, Madame, mes salutations distinguées.');
  assert.equal(close('fr', 'Claire Petit', false), 'Cordialement,');
  assert.equal(close('de', null, false), 'Mit freundlichen Grüßen');
});

test('a need is a few words of the posting, or none', () => {
  const short = (text: string): string | null => shortNeed(text, templatesFor('en').need);
  assert.equal(short('Strong experience with cash flow forecasts (required)'), 'Cash flow forecasts');
  assert.equal(short('CMM programming, PC-DMIS preferred'), 'CMM programming, PC-DMIS');
  assert.equal(short('Grow organic search; we are at 12K visits a month'), 'Grow organic search');
  assert.equal(short('Ability to run qPCR'), 'Run qPCR');
  assert.equal(short('qPCR or ELISA'), 'qPCR or ELISA');
  for (const none of [
    'Build features in our React front end',
    'Manage a budget of about $3M',
    'Coordinate, teach and renew units at undergraduate and honours level, including field courses',
    'Experience working for a city',
    'Experience with working with data',
  ])
    assert.equal(short(none), null, none);
});

test('a German employer has the article of its legal form', () => {
  const german = templatesFor('de');
  assert.equal(placeIn(german, 'Kinderwerk Ruhraue gGmbH'), 'bei der Kinderwerk Ruhraue gGmbH');
  assert.equal(placeIn(german, 'Stadtwerke Hagen AG'), 'bei der Stadtwerke Hagen AG');
  assert.equal(placeIn(german, 'Lotte Brandt'), 'bei Lotte Brandt');
});

test('a letter whose proofs can only be quoted begins with the years and the last post', () => {
  const posting = readPosting(POSTING);
  const person = profile({
    work: [
      employer({
        name: 'Mill Lane Bakery',
        position: 'Baker',
        start: '2015-03',
        end: null,
        highlights: ['Food waste: 9% to 4% in a year'],
      }),
    ],
  });
  const experience = { years: 11, newest: { position: 'Baker', employer: 'Mill Lane Bakery' }, ids: ['role'] };
  const begin = (changes: object, lang = 'en'): string => {
    const letter = {
      profile: person,
      posting,
      company: null,
      matches: matchProfile(person, posting, NOW),
      fields: null,
      draft: null,
      now: NOW,
      experience,
      ...changes,
    };
    return writeLetter(letter, lang)[0]!.text;
  };
  assert.match(begin({}), /I bring 11 years of experience, most recently as Baker at Mill Lane Bakery\.$/);
  assert.match(begin({}, 'de'), /Ich bringe 11 Jahre Berufserfahrung mit, zuletzt als Baker bei Mill Lane Bakery\.$/);
  assert.doesNotMatch(begin({ experience: null }), /years/);
  assert.doesNotMatch(begin({ experience: { ...experience, newest: { position: null, employer: 'x' } } }), /years/);
});

test('the posting’s words stand before the facts only where at least half of these answer it in so many words', () => {
  const named = (...others: string[]): string[] => {
    const highlights = ['Reduced food waste from 9% to 4%', 'Training of 3 bakers, and the rota', ...others];
    const work = [employer({ name: 'Mill Lane', position: 'Baker', start: '2019-03', end: null, highlights })];
    return lettersOf(profile({ work })).flatMap(({ lead }) => lead ?? []);
  };
  const others = ['Flour budget of $90,000', 'Bread for $4,000 a day', 'Cake for $700 a day'];
  assert.deepEqual(named(others[0]!), ['Train bakers and write the rota.']);
  assert.deepEqual(named(...others), []);
});

test('what answers the worry that the posting names first opens the letter', () => {
  const highlights = ['Reduced food waste from 9% to 4% in 40 shops', 'Kept 11 of 12 bakers for 3 years'];
  const work = [employer({ name: 'Mill Lane', position: 'Baker', start: '2019-03', end: null, highlights })];
  const opening = (worry: string): string => lettersOf(profile({ work }), 'en', null, `${POSTING}\n${worry}`)[0]!.text;
  assert.match(opening('We close at noon.'), /I reduced food waste/);
  assert.match(opening('Our first priority: too many bakers leave us after years.'), /I kept 11 of 12 bakers/);
});

test('facts that can all be told, and name no need, are paragraphs by place', () => {
  const job = (name: string, highlights: string[]) =>
    employer({ name, position: 'Baker', start: '2019-03', end: '2024-01', highlights });
  const lines = lettersOf(
    profile({
      work: [
        job('Oven Hill', ['Sold food for $700 a day to 300 people']),
        job('Mill Lane', ['Reduced food waste from 9% to 4%', 'Baked $4,000 of bread a day']),
      ],
    }),
  );
  assert.deepEqual(
    lines.slice(1, 3).map(({ text, list }) => [text, list]),
    [
      ['I baked $4,000 of bread a day.', undefined],
      ['At Oven Hill I sold food for $700 a day to 300 people.', undefined],
    ],
  );
});
