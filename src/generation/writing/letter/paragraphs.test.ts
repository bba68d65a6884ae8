import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { type Opening, proofParagraphs, type Writing } from './paragraphs.ts';
import { templatesFor } from './templates.ts';

const MET = { state: 'met', requirement: { kind: 'degree', weight: 1, text: '' } } as Proof['needs'][number];
const TODAY: Opening['post'] = {
  text: 'I am a Baker at Today.',
  ids: ['post'],
  position: 'Baker',
  place: 'Today',
  since: '2020-01',
  isOfBeginner: false,
};

function proof(text: string, score: number, at = 'Today', changes: Partial<Proof['place']> = {}): Proof {
  const place = { name: at, position: 'Baker', kind: 'work', current: at === 'Today', until: '2019-12', ...changes };
  return { id: text, text, score, needs: [MET], place: place as Proof['place'] };
}

function texts(proofs: readonly Proof[], changes: Partial<Writing> = {}, post = TODAY): string[] {
  const writing: Writing = {
    ...{ templates: templatesFor('en'), isRead: true, posting: '', foldedPosting: '', company: null, names: [] },
    isSupported: () => true,
    ...changes,
  };
  return proofParagraphs({ applied: 'I apply.', post, experience: null }, proofs, 200, writing).map(({ text }) => text);
}

test('“earlier” is said once, and of nothing that was at the same time', () => {
  const all = [proof('Sold 9 cars', 1), proof('Cut costs by 4%', 0.9, 'First'), proof('Ran 3 shops', 0.8, 'Second')];
  assert.deepEqual(texts(all).slice(1), ['Earlier, at First, I cut costs by 4%.', 'At Second I ran 3 shops.']);
  const beside = proof('Cut costs by 4%', 0.9, 'First', { until: '2021-05' });
  assert.equal(texts([all[0]!, beside])[1], 'At First I cut costs by 4%.');
});

test('a beginner is not called by a job beside his studies, nor are its duties told, unless it proves most', () => {
  const beside = { ...TODAY, isOfBeginner: true };
  const duty = { ...proof('Sold 9 cars', 0.5), needs: [] };
  const placement = proof('Baked 40 cakes', 1, 'Placement', { position: 'Bakery Student' });
  assert.deepEqual(texts([placement, duty], {}, beside), [
    'I apply. As a Bakery Student at Placement, I baked 40 cakes.',
  ]);
  assert.match(texts([placement, duty]).join(' '), /I am a Baker at Today\. .* I sold 9 cars/);
  assert.match(texts([duty], {}, beside)[0]!, /As a Baker at Today, I sold 9 cars/);
  const nameless = proof('Baked 40 cakes', 1, 'Placement', { position: 'Work experience' });
  assert.match(texts([nameless], {}, beside)[0]!, /^I apply\. At Placement I baked/);
});

test('what was done in an earlier post at the same employer is told of that post, also where both are over', () => {
  const over = (text: string, score: number, position: string, until: string): Proof =>
    proof(text, score, 'Mill', { position, until });
  const all = [over('Sold 9 cars', 1, 'Seller', '2024-01'), over('Washed 80 cars', 0.8, 'Washer', '2019-01')];
  assert.match(
    texts(all, {}, null).join(' '),
    /As a Seller at Mill, I sold 9 cars\. Earlier, as a Washer at Mill, I washed 80 cars\./,
  );
});

test('figures without a verb are not told', () => {
  const told = [proof('Sold 9 cars', 1), proof('Cash office: $45K a day', 0.5), proof('Ran 3 shops', 0.8)];
  assert.ok(!texts(told).join(' ').includes('Cash office'));
});

test('a fact without “I” names the post that was said before only by its place', () => {
  const all = [
    proof('Cut costs by 4%', 1, 'Before'),
    proof('Staff turnover fell by 9%', 0.7),
    proof('Ran 3 shops', 0.6, 'Before'),
  ];
  assert.equal(texts(all).at(-1), 'At Today: Staff turnover fell by 9%.');
});

test('a sentence of the employer’s page stands before the proof that answers it: first where that is among the best, else last', () => {
  const company = { text: 'We want to halve the flour that our ovens burn at night by 2028.' };
  const others = [proof('Sold 9 cars', 1), proof('Ran 3 shops', 0.9), proof('Led 4 bakers', 0.8)];
  const written = (score: number): string[] =>
    texts(
      [...others, proof('Cut flour burnt in ovens by 12% at night', score)].toSorted((a, b) => b.score - a.score),
      { company },
    );
  const quoted = /^You want to halve the flour that your ovens burn .* 2028\. I cut flour/;
  assert.match(written(0.95)[1]!, quoted);
  assert.match(written(0.5).at(-1)!, quoted);
  assert.match(written(0.5)[0]!, /As a Baker at Today, I sold 9 cars/);
});

test('what the page does not say of “us”, or may not be said, is left out', () => {
  const all = [proof('Cut flour burnt in ovens by 12% at night', 1), proof('Sold 9 cars', 0.9)];
  const alone = texts(all);
  const company = { text: 'Flour that our ovens burn at night is to be halved by 2028.' };
  assert.deepEqual(texts(all, { company }), alone);
  const isSupported = (sentence: string): boolean => !sentence.startsWith('You want');
  const wish = { text: 'We want to halve the flour that our ovens burn at night.' };
  assert.notDeepEqual(texts(all, { company: wish }), alone);
  assert.deepEqual(texts(all, { company: wish, isSupported }), alone);
});

test('where less than most of what counts makes plain sentences, all of it is a list in its own words', () => {
  const [cars, costs] = [proof('Sold 9 cars', 1), proof('Cut costs by 4%', 0.9)];
  const scraps = proof('Clerk to 2 shops - one sold in 2024, other still open', 1);
  const menus = proof('BEOs, floor plans, menus', 0.9);
  const isList = (...proofs: Proof[]): boolean => texts(proofs).includes('From my work:');
  assert.deepEqual([isList(cars, costs), isList(cars, costs, menus)], [false, true]);
  assert.equal(isList(cars, costs, scraps), true, 'what stands behind a dash');
});

test('of very many facts only the best are tried', () => {
  let checks = 0;
  const isSupported = (): boolean => {
    checks += 1;
    return true;
  };
  texts(
    Array.from({ length: 300 }, (_, at) => proof(`Sold ${at + 2} cars`, 1 - at / 1000)),
    { isSupported },
  );
  assert.ok(checks <= 30, String(checks));
});

test('the post and what was done in it are one sentence, unless its name has a comma or it was done elsewhere', () => {
  const opening = (post: typeof TODAY, ...all: Proof[]): string => texts(all, {}, post)[0]!;
  assert.equal(opening(TODAY, proof('Sold 9 cars', 1)), 'I apply. As a Baker at Today, I sold 9 cars.');
  const long = { ...TODAY, position: 'Baker, Bread', text: 'I am a Baker, Bread, at Today.' };
  assert.equal(opening(long, proof('Sold 9 cars', 1)), 'I apply. I am a Baker, Bread, at Today, where I sold 9 cars.');
  assert.match(opening(TODAY, proof('Sold 9 cars', 1, 'First')), /I am a Baker at Today\. Earlier, at First, I sold/);
});

test('what was done in an earlier post at the same employer is told of that post, behind what is done today', () => {
  const earlier = proof('Took 50 calls a day', 0.9);
  const all = [
    proof('Led 12 agents', 1),
    { ...earlier, place: { ...earlier.place, position: 'Agent', current: false } },
    proof('Raised satisfaction by 9%', 0.6),
  ];
  assert.match(
    texts(all).join(' '),
    /I raised satisfaction by 9%\. Earlier, as an Agent at Today, I took 50 calls a day\./,
  );
});

test('a post that is not said otherwise opens the letter with its deed, by the first part of its name', () => {
  const named = (position: string, isSupported = (_: string): boolean => true): string =>
    texts([proof('Sold 9 cars', 1, 'Mill', { position })], { isSupported }, null)[0]!;
  assert.equal(named('Seller (part-time), Cars / Vans'), 'I apply. As a Seller at Mill, I sold 9 cars.');
  assert.equal(named('Seller of '.repeat(9)), 'I apply. At Mill I sold 9 cars.');
  assert.equal(
    named('Seller', (text) => !text.startsWith('As ')),
    'I apply. At Mill I sold 9 cars.',
  );
});

test('a remark behind a title makes no other post, a grade does', () => {
  const behind = (position: string): string =>
    texts([proof('Sold 9 cars', 1), proof('Ran 3 shops', 0.9, 'Today', { position })])
      .slice(1)
      .join(' ');
  for (const position of ['Baker (nights)', 'Baker, Bread']) assert.equal(behind(position), 'I ran 3 shops.');
  assert.equal(behind('Baker II'), 'As a Baker II at Today, I ran 3 shops.');
});

test('what was measured in another post at the same employer is told of that post', () => {
  const measured = proof('Fix rate of 88% in 2018', 0.9, 'Today', { position: 'Washer', current: false });
  const told = texts([proof('Sold 9 cars', 1), measured]).join(' ');
  assert.match(told, /I was a Washer at Today\. My fix rate was 88% in 2018\./);
});

test('each fact is told of the post that it belongs to', () => {
  const of = (position: string, text: string, score: number): Proof =>
    proof(text, score, 'Mill', { position, until: position === 'Clerk' ? '2015-01' : '2019-12' });
  const all = [
    proof('Sold 9 cars', 1),
    of('Clerk', 'Took 50 calls a day', 0.9),
    of('Manager', 'Led 3 shops', 0.8),
    of('Clerk', 'Washed 80 cars', 0.7),
  ];
  assert.equal(
    texts(all).slice(1).join(' '),
    'Earlier, at Mill, I took 50 calls a day. I also washed 80 cars. As Manager at Mill, I led 3 shops.',
  );
});

test('a duty of a few words does not open the letter', () => {
  const all = [proof('Answer a 6-line phone', 1), proof('Check in 60 patients per shift', 0.9)];
  assert.match(texts(all)[0]!, /I check in 60 patients/);
  assert.match(texts(all.slice(0, 1))[0]!, /I answer a 6-line phone/);
  const more = [9, 8, 7, 6].map((count, at) => proof(`Sold ${count} cars in a week`, 0.8 - at / 10));
  assert.doesNotMatch(texts([...all, ...more]).join(' '), /6-line phone/, 'nor is it told where there is enough else');
});

test('“My work includes” is said once', () => {
  const deeds = ['Sold 9 cars', 'Cut costs by 4%', 'Ran 3 shops', 'Led 9 cooks'].map((text) => proof(text, 1));
  const work = ['Drainage design for housing estates', 'Manual testing of an app on 12 devices'];
  const all = [...deeds, ...work.map((text) => proof(text, 0.9))];
  assert.equal(texts(all).join(' ').split('My work').length, 2);
});

test('what today’s job proves opens the letter where it is nearly the best', () => {
  const opening = (score: number): string =>
    texts([proof('Cut costs by 4%', 1, 'Before'), proof('Led 9 cooks', score)])[0]!;
  assert.match(opening(0.7), /As a Baker at Today, I led 9 cooks/);
  assert.match(opening(0.5), /I cut costs by 4%/);
});

test('what changed something that the posting asks for opens the letter before a duty that proves little more', () => {
  const opening = (score: number, needs = [MET]): string =>
    texts([proof('Led 9 cooks', 1), { ...proof('Cut costs by 4%', score), needs }])[0]!;
  assert.match(opening(0.8), /I cut costs by 4%/);
  assert.match(opening(0.6), /I led 9 cooks/);
  assert.match(opening(0.8, []), /I led 9 cooks/);
});

test('what the applicant asks for is told, if need be in a list', () => {
  const others = [proof('Sold 9 cars', 1), proof('Cut costs by 4%', 0.9)];
  const thesis = 'Glass: 24 blends, 30 per cent at most';
  assert.ok(texts([{ ...proof(thesis, 1), isAsked: true }, ...others]).some((text) => text.includes(thesis)));
  assert.ok(!texts([...others, proof(thesis, 0.5)]).some((text) => text.includes(thesis)));
});
