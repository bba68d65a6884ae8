import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FIELDS } from '../../../base/documents/document-request.ts';
import type { Draft, DraftSentence } from '../../drafting/draft.ts';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { employer, profile } from '../../testing/profiles.ts';
import { writeLetter } from './write.ts';

const NOW = '2026-03-04T10:00:00Z';
const POSTING =
  'Bakery Manager\nCompany: Corner Loaf\nYou will:\n- Reduce food waste\nRequired:\n- Food hygiene certificate';
const baker = profile({
  work: [
    employer({
      name: 'Mill Lane Bakery',
      position: 'Baker',
      start: '2019-03',
      end: null,
      highlights: [
        'Reduced food waste from 9% to 4%',
        'Trained 6 apprentices in bread and cake',
        'Opened the shop at four every morning',
      ],
    }),
  ],
});
const certificates = [
  { id: 'hygiene', name: 'Food hygiene certificate', date: null, issuer: null, url: null, extra: {} },
];
const [waste] = baker.work[0]!.roles[0]!.highlights;

const better = Array.from({ length: 6 }, (_, at) => `Reduced food waste of shop ${at} from 9% to ${at}%`);

/** Ten words about the fact, most of them of its own. */
const deed = (word: string, own = word): DraftSentence => ({
  text: `I ${word} a${own} b${own} c${own} d${own} reduced food waste here.`,
  facts: [waste!.id],
});
const OPENING: DraftSentence = { text: 'You are looking for a bakery manager at Corner Loaf.', facts: [] };
const deeds = (count: number, from = 0): DraftSentence[] =>
  Array.from({ length: count }, (_, at) => {
    const own = 'abcdefghijklmnopqrstuvwxyz'[from + at]!.repeat(3);
    return deed(`word${own[0]}`, own);
  });

function letter(
  paragraphs: DraftSentence[][],
  changes: Partial<Draft> = {},
  additionalContext: string | null = null,
  jobDescription = POSTING,
  someone = baker,
) {
  const person = { ...someone, certificates };
  const posting = readPosting(jobDescription);
  const matches = matchProfile(person, posting, NOW);
  const draft = {
    needs: [],
    summary: [],
    bullets: [],
    lost: [],
    paragraphs,
    close: null,
    written: paragraphs.flat().length,
    ...changes,
  };
  const fields = { ...NO_FIELDS, additionalContext };
  return writeLetter(
    {
      ...{ profile: person, posting, company: null, matches, fields, draft, now: NOW },
      ...{ addressee: null, experience: null, post: null, isSupported: () => true },
    },
    'en',
  ).map(({ text }) => text);
}

const isOurs = (texts: string[]): boolean => !texts.join(' ').includes('worda');

test("a model's paragraphs stand between nothing but what it left out: papers, notes and the close", () => {
  const texts = letter([[OPENING, ...deeds(5)], deeds(6, 5)], {}, 'I can start in June.');
  assert.match(texts[0]!, /^You are looking for a bakery manager at Corner Loaf\. I worda/);
  assert.deepEqual(texts.slice(2), [
    'I hold a Food hygiene certificate. I can start in June. I would welcome a conversation; you can reach me at +1 555 0142.',
  ]);
});

test('what the sentence before it says already is not told twice', () => {
  const again = {
    text: 'Food waste was reduced there, which made Mill Lane Bakery waste less food.',
    facts: [waste!.id],
  };
  const told = { text: 'At Mill Lane Bakery I reduced food waste, made less waste there.', facts: [waste!.id] };
  const texts = letter([[OPENING, told, again, ...deeds(10)]]);
  assert.ok(texts[0]!.includes(told.text) && !texts[0]!.includes(again.text));
});

test("a model's close stands in the place of ours, after what it left out", () => {
  const close = { text: 'I would be glad to talk about waste at Corner Loaf.', facts: [] };
  const texts = letter([[OPENING, ...deeds(5)], deeds(6, 5)], { close }, 'I can start in June.');
  assert.deepEqual(texts.slice(2), [`I hold a Food hygiene certificate. I can start in June. ${close.text}`]);
});

test('what it said of notes and was refused, we say in its place', () => {
  const lost = [{ paragraph: 1, after: 1, facts: ['request'] }];
  const texts = letter([[OPENING, ...deeds(5)], deeds(6, 5)], { lost, written: 13 }, 'I can start in June.');
  const [first, second] = deeds(2, 5);
  assert.ok(texts[1]!.startsWith(`${first!.text} I can start in June. ${second!.text}`));
  assert.equal(texts.join(' ').split('in June').length, 2);
});

test('what the model told of papers and notes is not told again', () => {
  const told = { text: 'I hold the food hygiene certificate that you ask for.', facts: ['hygiene'] };
  const noted = { text: 'I can start in June.', facts: ['request'] };
  const texts = letter(
    [
      [OPENING, ...deeds(10)],
      [told, noted],
    ],
    {},
    'I can start in June.',
  );
  assert.deepEqual(texts.slice(1), [
    `${told.text} ${noted.text}`,
    'I would welcome a conversation; you can reach me at +1 555 0142.',
  ]);
});

test('where the model names the job or the employer nowhere, we do', () => {
  const [first] = letter([deeds(11)]);
  assert.match(first!, /^I am applying for the Bakery Manager position at Corner Loaf\. I worda/);
});

test('the close may name the job and the employer too', () => {
  const close = { text: 'I would be glad to talk about the Bakery Manager position at Corner Loaf.', facts: [] };
  const [first] = letter([deeds(11)], { close });
  assert.match(first!, /^I worda/);
});

test('a job is named by the first part of its title', () => {
  const jobDescription = POSTING.replace('Bakery Manager', 'Bakery Manager - Distribution Center');
  const texts = letter([[OPENING, ...deeds(6)], deeds(6, 6)], {}, null, jobDescription);
  assert.match(texts[0]!, /^You are looking for a bakery manager/);
});

test('with too few of its sentences left, or too few words, or no deed, the letter is ours', () => {
  assert.equal(isOurs(letter([[OPENING, ...deeds(11)]], { written: 20 })), false);
  assert.equal(isOurs(letter([[OPENING, ...deeds(11)]], { written: 21 })), true);
  assert.equal(isOurs(letter([[OPENING, ...deeds(4)]])), true);
  assert.equal(isOurs(letter([deeds(12).map((one) => ({ ...one, facts: ['hygiene'] }))])), true);
});

test('a refused sentence gives way to ours about its fact, with what leans on it', () => {
  const [, trained] = baker.work[0]!.roles[0]!.highlights;
  const lost = [{ paragraph: 1, after: 0, facts: [waste!.id, trained!.id] }];
  const leaning = { text: 'They all stayed.', facts: [trained!.id] };
  const texts = letter([[OPENING, ...deeds(10)], [leaning]], { lost });
  assert.equal(texts[1], 'At Mill Lane Bakery I trained 6 apprentices in bread and cake.');
});

test('what follows a refused sentence and says the same whole stays', () => {
  const [, trained] = baker.work[0]!.roles[0]!.highlights;
  const lost = [{ paragraph: 1, after: 0, facts: [trained!.id] }];
  const whole = { text: 'Of the 6 apprentices I trained, all stayed.', facts: [trained!.id] };
  assert.equal(letter([[OPENING, ...deeds(10)], [whole]], { lost })[1], whole.text);
});

test('what an earlier paragraph has told is not told again', () => {
  const [, trained] = baker.work[0]!.roles[0]!.highlights;
  const first = { text: 'At Mill Lane Bakery I trained 6 apprentices in bread and cake.', facts: [trained!.id] };
  const again = { text: 'I trained 6 apprentices in bread.', facts: [trained!.id] };
  const texts = letter([[OPENING, ...deeds(10), first], [again]]);
  assert.ok(!texts.some((text) => text.includes(again.text)));
});

test('ours ends before a scrap, and what follows does not name the employer again', () => {
  const highlights = [better[0]!, 'Trained 6 apprentices in bread and cake; average mark 4.7 of 5', better[1]!];
  const work = [employer({ name: 'Mill Lane Bakery', position: 'Baker', start: '2019-03', end: null, highlights })];
  const [, trained, other] = work[0]!.roles[0]!.highlights;
  const lost = [{ paragraph: 1, after: 0, facts: [trained!.id] }];
  const next = { text: 'At Mill Lane Bakery I reduced food waste of shop 0.', facts: [other!.id] };
  const texts = letter([[OPENING, ...deeds(10)], [next]], { lost }, null, POSTING, { ...baker, work });
  assert.equal(
    texts[1],
    'At Mill Lane Bakery I trained 6 apprentices in bread and cake. I reduced food waste of shop 0.',
  );
});

test('of several facts of a refused sentence the best proof is told', () => {
  const [, trained, opened] = baker.work[0]!.roles[0]!.highlights;
  const lost = [{ paragraph: 0, after: 1, facts: [trained!.id, waste!.id] }];
  const others = deeds(12).map((one) => ({ ...one, facts: [opened!.id] }));
  const [first] = letter([[OPENING, ...others]], { lost });
  assert.ok(first!.includes('At Mill Lane Bakery I reduced food waste from 9% to 4%.'));
});

test('a refused sentence about a fact that we would not tell has nothing in its place', () => {
  const highlights = [...better, 'Opened the shop at four every morning'];
  const work = [employer({ name: 'Mill Lane Bakery', position: 'Baker', start: '2019-03', end: null, highlights })];
  const [told, ...others] = work[0]!.roles[0]!.highlights;
  const sentences = deeds(12).map((one) => ({ ...one, facts: [told!.id] }));
  const lost = [{ paragraph: 0, after: 1, facts: [others.at(-1)!.id] }];
  const [first] = letter([[OPENING, ...sentences]], { lost }, null, POSTING, { ...baker, work });
  assert.ok(!first!.includes('opened the shop'));
});

test('what names a need goes with the sentence that answered it', () => {
  const lead: DraftSentence = { text: 'You ask for calm mornings in the hall.', facts: [], isLead: true };
  const kept = { ...lead, text: 'You ask for less food waste.' };
  const texts = letter([[OPENING, ...deeds(9)], [kept, deed('more')], [lead]]);
  assert.ok(texts.join(' ').includes(kept.text) && !texts.join(' ').includes(lead.text));
});

test('what is said of the reader alone is no paragraph', () => {
  const alone = { text: 'You want to cut the costs as well.', facts: [waste!.id] };
  const texts = letter([[OPENING, ...deeds(5)], [alone], deeds(6, 5)]);
  assert.ok(!texts.join(' ').includes(alone.text));
  const own = { text: 'You want to cut the costs, and I cut mine.', facts: [waste!.id] };
  assert.ok(letter([[OPENING, ...deeds(5)], [own], deeds(6, 5)]).includes(own.text));
});

test('a sentence that only joined what is gone is no paragraph', () => {
  const join: DraftSentence = { text: 'Bread and cake are a job of their own.', facts: [waste!.id] };
  assert.ok(
    !letter([[OPENING, ...deeds(6)], [join], deeds(4, 6)])
      .join(' ')
      .includes('of their own'),
  );
  assert.ok(
    letter([
      [OPENING, ...deeds(6)],
      [join, ...deeds(4, 6)],
    ])
      .join(' ')
      .includes('of their own'),
  );
});

test('of notes only what is for the employer is told, by the model or by us', () => {
  const secret = { text: 'My divorce is over since May.', facts: ['request'] };
  const texts = letter([[OPENING, ...deeds(11)], [secret]], {}, 'I can start in June. My divorce is over since May.');
  assert.ok(!texts.join(' ').includes('divorce') && texts.at(-1)!.includes('. I can start in June.'));
});

test('a letter has at most 230 words; sentences go from its end', () => {
  const texts = letter([[OPENING, ...deeds(9)], deeds(9, 9), deeds(8, 18)]);
  const words = texts.join(' ').split(' ').length;
  assert.ok(words <= 230 && words > 210, `${words} words`);
  assert.match(texts.at(-1)!, /^I hold [^.]*\. I would welcome/);
});

test('where there is no room for everything, papers stay before deeds', () => {
  const told = { text: 'I hold the food hygiene certificate that you ask for.', facts: ['hygiene'] };
  const texts = letter([[OPENING, ...deeds(24)], [told]]);
  assert.ok(texts.includes(told.text));
});
