import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../../base/documents/document-request.ts';
import type { Profile } from '../../../base/profile.ts';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { employer, profile } from '../../testing/profiles.ts';
import { closingFor, greetingFor } from './greeting.ts';
import { shortNeed } from './needs.ts';
import { letterLanguage, placeIn, templatesFor } from './templates.ts';
import { type Post, writeLetter } from './write.ts';

const NOW = '2026-03-04T10:00:00Z';
const POSTING = `Bakery Manager
Company: Corner Loaf
You will:
- Reduce food waste
- Train bakers and write the rota
Required:
- Food hygiene certificate`;

function lettersOf(
  person: Profile,
  lang = 'en',
  additionalContext: string | null = null,
  jobDescription = POSTING,
  post: Post | null = null,
  isSupported: (sentence: string) => boolean = () => true,
) {
  const posting = readPosting(jobDescription);
  const matches = matchProfile(person, posting, NOW);
  const fields = { ...NO_FIELDS, additionalContext };
  return writeLetter(
    {
      ...{ profile: person, posting, company: null, matches, fields },
      ...{ addressee: null, draft: null, now: NOW, experience: null, post, isSupported },
    },
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

const PLAIN = ['Reduced food waste from 9% to 4%', 'Trained 3 apprentices in bread and cake'];

test('the opening names role and employer and tells the best proof', () => {
  assert.equal(
    lettersOf(profile({ work: [job('Mill Lane Bakery', PLAIN, { end: null })] }))[0]?.text,
    'I am applying for the Bakery Manager position at Corner Loaf. As a Baker at Mill Lane Bakery, I reduced food waste from 9% to 4%.',
  );
});

test('who worked for himself, or names no employer, did nothing at the one who is written to', () => {
  for (const name of ['Self-employed', '']) {
    const named = job('Mill Lane Bakery', PLAIN, { end: null });
    const [opening] = lettersOf(profile({ work: [{ ...named, name: name || null }] }));
    assert.match(opening!.text, /(?:at Corner Loaf|As a Baker, |\. )I reduced food waste from 9% to 4%/);
    assert.doesNotMatch(opening!.text, /There|Self/);
  }
});

const job = (name: string, highlights: string[], changes: { start?: string; end?: string | null } = {}) =>
  employer({ name, position: 'Baker', start: '2019-03', end: '2024-01', highlights, ...changes });

test('where few facts can be told, they are a list: each by the need that it answers, with its place where that changes', () => {
  const lines = lettersOf(
    profile({
      work: [
        job('Mill Lane', ['Reduced food waste from 9% to 4%']),
        job('Oven Hill', ['Rota: 14 bakers on two shifts', 'Log of food and waste kept every day: 12 kg']),
      ],
    }),
  );
  assert.deepEqual(
    lines.slice(1, -1).map(({ text, list, lead }) => [list, lead, text]),
    [
      ['introduction', undefined, 'What your posting asks for, and what I have done:'],
      ['item', 'Reduce food waste.', 'Reduce food waste. Oven Hill: Log of food and waste kept every day: 12 kg.'],
      [
        'item',
        'Train bakers and write the rota.',
        'Train bakers and write the rota. Oven Hill: Rota: 14 bakers on two shifts.',
      ],
    ],
  );
});

test('facts that can be told are sentences by place; the others are left out', () => {
  const written = (...highlights: string[]): string[] =>
    lettersOf(profile({ work: [job('Mill Lane', highlights, { end: null })] }))
      .slice(1, -1)
      .map(({ text }) => text);
  const [best, rota, third] = [
    'Reduced food waste from 9% to 4%',
    'Taught 3 bakers to write the rota',
    'Trained 4 bakers in the rota',
  ];
  assert.deepEqual(written(best, rota, third), [
    'I taught 3 bakers to write the rota. I also trained 4 bakers in the rota.',
  ]);
  const stock = 'Stock of 40 suppliers, 9 new';
  assert.deepEqual(written(best, rota, third, stock), written(best, rota, third));
  const waste = 'Food and waste log: 12 kg';
  assert.doesNotMatch(written(best, rota, waste)[0]!, /Food and waste log/);
});

test('a sentence that says more than its fact is not told, and the next fact is', () => {
  const person = profile({
    work: [
      job('Mill Lane', ['Reduced food waste from 9% to 4%', 'Trained 4 bakers in the rota of 2 shops, 6 days a week']),
    ],
  });
  const isSupported = (sentence: string): boolean => !sentence.includes('waste');
  assert.match(lettersOf(person, 'en', null, POSTING, null, isSupported)[0]!.text, /I trained 4 bakers/);
});

test('the post that is held says who applies, and where the next sentence was; an earlier one is told as such', () => {
  const post = { id: 'p', position: 'Assistant Baker', employer: 'Mill Lane', since: '2024-02', isOfBeginner: false };
  const texts = (highlights: string[]): string[] =>
    lettersOf(
      profile({
        work: [
          job('Mill Lane', highlights, { start: '2024-02', end: null }),
          job('Oven Hill', ['Trained 4 bakers in the rota of 2 shops, 6 days a week']),
        ],
      }),
      'en',
      null,
      POSTING,
      post,
    ).map(({ text }) => text);
  const [first, second] = texts(['Reduced food waste from 9% to 4% in 3 shops']);
  assert.match(first!, /Corner Loaf\. As an Assistant Baker at Mill Lane, I reduced food waste/);
  assert.equal(second, 'Earlier, at Oven Hill, I trained 4 bakers in the rota of 2 shops, 6 days a week.');
  assert.match(texts([])[0]!, /I am an Assistant Baker at Mill Lane\. Earlier, at Oven Hill, I trained/);
});

test('a fact without a verb is told behind where it was', () => {
  const texts = (kind: 'work' | 'volunteer'): string[] =>
    lettersOf(
      profile({
        work: [job('Mill Lane', ['Reduced food waste from 9% to 4%', 'Trained 9 bakers'])],
        [kind]: [job('Oven Hill', ['Rota of bakers: waste went from 9% to 3%'])],
      }),
    ).map(({ text }) => text);
  assert.ok(texts('volunteer').some((text) => text.startsWith('Oven Hill: Rota of bakers')));
  const work = [
    job('Mill Lane', ['Reduced food waste from 9% to 4%', 'Trained 9 bakers']),
    job('Oven Hill', ['Rota of bakers: waste went from 9% to 3%']),
  ];
  assert.ok(
    lettersOf(profile({ work })).some(({ text }) => text.startsWith('I was a Baker at Oven Hill. Rota of bakers')),
  );
});

test('a letter in another language than the posting quotes none of its words', () => {
  const lines = lettersOf(baker, 'de');
  assert.ok(lines.some(({ list }) => list === 'item'));
  assert.ok(lines.every(({ lead = '' }) => !lead.endsWith('.')));
});

test('a referral stands in the opening, the rest of the context before the close', () => {
  const person = profile({ work: [job('Mill Lane', PLAIN, { end: null })] });
  const lines = lettersOf(person, 'en', 'ann lee from your shop suggested i apply. i can start in may').map(
    (one) => one.text,
  );
  assert.match(lines[0]!, /Corner Loaf\. Ann Lee from your shop suggested I apply\. As a Baker at Mill Lane/);
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
      addressee: null,
      post: null,
      isSupported: () => true,
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
    const highlights = ['Food waste, 9% in all', 'Plans for 3 bakers to train, and the rota', ...others];
    return lettersOf(profile({ work: [job('Mill Lane', highlights)] })).flatMap(({ lead }) => lead ?? []);
  };
  const others = [
    'Budget of $90,000 a year for 3 shops, 14 ovens and 2 vans in all of the district',
    'Bread for $4,000 a day in 3 shops, at 2 markets and for 14 schools of the town',
    'Cake for $700 a day in 3 shops, at 2 markets and for 14 schools of the town',
  ];
  assert.deepEqual(named(), ['Mill Lane:', 'Train bakers and write the rota.']);
  assert.ok(named(...others).every((lead) => !lead.endsWith('.')));
});

test('what answers the worry that the posting names first opens the letter', () => {
  const highlights = ['Reduced food waste from 9% to 4% in 40 shops', 'Kept 11 of 12 bakers for 3 years'];
  const work = [employer({ name: 'Mill Lane', position: 'Baker', start: '2019-03', end: null, highlights })];
  const opening = (worry: string): string =>
    lettersOf(profile({ work }), 'en', null, `${POSTING}\n${worry}`)
      .map(({ text }) => text)
      .join(' ')
      .match(/ I (?:reduced|kept) .*/)![0];
  assert.match(opening('We close at noon.'), /^ I reduced food waste/);
  assert.match(opening('Our first priority: too many bakers leave us after years.'), /^ I kept 11 of 12 bakers/);
});

test('facts that can all be told, and name no need, are paragraphs by place', () => {
  const job = (name: string, highlights: string[]) =>
    employer({ name, position: 'Baker', start: '2019-03', end: '2024-01', highlights });
  const lines = lettersOf(
    profile({
      work: [
        job('Oven Hill', ['Cut food waste by 3%']),
        job('Mill Lane', [
          'Reduced food waste from 9% to 4%',
          'Baked $4,000 of bread a day for 3 shops, 2 markets and 14 schools',
        ]),
      ],
    }),
  );
  assert.deepEqual(
    lines.slice(1, 3).map(({ text, list }) => [text, list]),
    [
      ['I baked $4,000 of bread a day for 3 shops, 2 markets and 14 schools.', undefined],
      ['At Oven Hill I cut food waste by 3%.', undefined],
    ],
  );
});

test('a number at the end of a title is not taken for the writer', () => {
  const posting = POSTING.replace('Bakery Manager', 'Baker I');
  assert.match(
    lettersOf(baker, 'en', null, posting)[0]!.text,
    /^I am applying for the position of Baker I at Corner Loaf\./,
  );
});

test('whoever is written to is “you” in what is said of him', () => {
  const written = (name: string, note: string): string => {
    const posting = readPosting(POSTING);
    const fields = { ...NO_FIELDS, additionalContext: note };
    const letter = { profile: baker, posting, company: null, matches: matchProfile(baker, posting, NOW), fields };
    return writeLetter(
      { ...letter, addressee: name, draft: null, now: NOW, experience: null, post: null, isSupported: () => true },
      'en',
    )[0]!.text;
  };
  const note = 'met dr ann straun briefly after her talk at the fair in october';
  assert.match(written('Dr Ann Straun', note), /I met you briefly after your talk at the fair in October\./);
  assert.match(written('Jo Lee', note), /I met Dr Ann Straun briefly after her talk/);
});
