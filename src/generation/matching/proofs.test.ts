import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from '../reading/posting.ts';
import { employer, profile } from '../testing/profiles.ts';
import { matchProfile } from './match.ts';
import {
  BULLET_WEIGHTS,
  factsOf,
  isAside,
  isTelling,
  measureOf,
  PROOF_WEIGHTS,
  type Proof,
  rankProofs,
} from './proofs.ts';

const POSTING = `Bakery Manager
Corner Loaf
You will:
- Reduce food waste
- Train bakers and write the rota
- Order flour and other stock from suppliers`;

const NOW = '2026-03-04T10:00:00Z';

function proofsOf(highlights: string[], weights = PROOF_WEIGHTS): Proof[] {
  const person = profile({
    work: [employer({ name: 'Mill Lane Bakery', position: 'Baker', start: '2019-03', end: null, highlights })],
  });
  return rankProofs(person, matchProfile(person, readPosting(POSTING), NOW), weights);
}

const ranked = (highlights: string[]): string[] => proofsOf(highlights).map((proof) => proof.text);

test('of two facts about the same need, the one with a measured change proves more', () => {
  const [first] = ranked(['Reduced food waste in the bakery', 'Reduced food waste from 9% to 4% in the bakery']);
  assert.equal(first, 'Reduced food waste from 9% to 4% in the bakery');
});

test('a figure does not make a fact relevant', () => {
  const texts = ranked(['Raised $400 for the football club of 20 boys', 'Reduced food waste by 3 kg a day']);
  assert.equal(texts[0], 'Reduced food waste by 3 kg a day');
});

test('a fact that answers another need comes before a second one for the same', () => {
  const waste = 'Reduced food waste from 9% to 4% in the bakery';
  const again = 'Reduced food waste by 5% again';
  const training = 'Trained 6 bakers and wrote the rota; sick days fell from 40 to 22';
  assert.equal(ranked([waste, again, training]).at(-1), again);
});

test('duties that anybody could name are never proofs', () => {
  const vague = [
    'Responsible for food waste',
    'Wrote the rota of 12 bakers and other duties as needed',
    'Attended training of bakers',
    'Various tasks with stock and suppliers',
  ];
  assert.deepEqual(ranked([...vague, 'Trained 6 bakers and wrote the rota']), ['Trained 6 bakers and wrote the rota']);
});

test('what is measured is read in four languages', () => {
  for (const change of [
    'fell from 31 to 9',
    'Fehlerquote von 3.900 auf 850 ppm',
    'de 12 à 4 jours',
    'de 12 a 4 días',
    '11 % gesenkt',
    'no finding in 3 audits',
  ])
    assert.equal(measureOf(change), 'change', change);
  assert.equal(measureOf('Led 6 installers'), 'size');
  assert.equal(measureOf('Worked there since 2019'), 'none');
});

test('years, and numbers that name a thing, measure nothing', () => {
  assert.equal(measureOf('Baked for the fairs of 2016 and 2017'), 'none');
  assert.equal(measureOf('Grounding by NEC 690, forms to AS9102'), 'none');
  assert.equal(measureOf('Adjusting entries went from 17 in FY2019 to 1 in FY2025'), 'change');
  assert.equal(measureOf('Baked 300 loaves a day'), 'size');
  assert.equal(measureOf('Corrections of the books 30 to 4 a quarter'), 'change');
  assert.equal(measureOf('Trained 4 to 6 bakers a year'), 'size', 'a span is no change');
  assert.equal(measureOf('Sold 31 cakes a day, down from 47'), 'change');
  assert.equal(measureOf('Led six bakers'), 'size');
  assert.equal(measureOf('Two-way radio operator'), 'none');
});

test('who stood in for somebody above him proves as much as a measured result', () => {
  assert.equal(measureOf('Acting head baker while the owner was ill'), 'change');
  assert.equal(measureOf('Interim manager of the bakery'), 'change');
  assert.equal(measureOf('Kommissarische Leitung der Backstube'), 'change');
  assert.equal(measureOf('Acting as the main contact of customers'), 'none');
});

test('who fills in for one that leads answers a post that leads', () => {
  const facts = ['Fill in as shift lead on weekends', 'Clean the ovens on weekends'];
  assert.deepEqual(ranked(facts.toReversed()), facts);
  const said = (text: string): number => proofsOf([text])[0]!.score;
  assert.ok(said('Fill in as shift lead on weekends') > said('Fill in as shift driver on weekends') + 0.2);
});

test('who stood in for the very post that is vacant answers the posting as a whole', () => {
  const score = (text: string): number => proofsOf(['Trained 2 bakers', text]).find((one) => one.text === text)!.score;
  const [manager, lead] = ['Acting bakery manager, owner ill', 'Acting bakery driver, owner ill'].map(score);
  assert.ok(manager! > lead! + PROOF_WEIGHTS.need / 2, `${manager} after ${lead}`);
});

test('what colleagues do together beside the work, a joke or an injury is never a proof', () => {
  const texts = ranked([
    'Planned the company picnic for 300 bakers',
    'Trained 12 bakers and wrote the rota',
    'Kept the van of 12 bakers clean lol',
    'Off since October with 12 bakers, torn rotator cuff, dr says no lifting',
  ]);
  assert.deepEqual(texts, ['Trained 12 bakers and wrote the rota']);
});

test('on a page a statement that says more, and one of the first duties, is worth more', () => {
  const gain = (text: string, name: 'words' | 'first'): number => {
    const others = ['Sold 30 cakes on Saturdays', 'Cleaned the ovens and the shop'];
    const scoreWith = (weight: number): number =>
      proofsOf([...others, text], { ...BULLET_WEIGHTS, [name]: weight }).find((one) => one.text === text)!.score;
    return scoreWith(1) - scoreWith(0);
  };
  const long = 'Reduced food waste from 9% to 4% with a count of what was left every evening';
  assert.ok(gain(long, 'words') > gain('Reduced food waste by 4%', 'words') + 0.3);
  assert.ok(gain(long, 'first') > 0.8);
  assert.equal(gain('Painted the sign of the shop', 'first'), 0);
});

test('duties of which two verbs open one are known to open with verbs', () => {
  const opens = (first: string): boolean | undefined => {
    const highlights = [
      first,
      'Restock 42 cabinets on 4 wards',
      'Compound sterile IV preparations',
      'Cash and rota sheets',
    ];
    const person = profile({
      work: [employer({ name: 'Mill Lane', position: 'Baker', start: '2019-03', end: null, highlights })],
    });
    return factsOf(person)[0]!.place.opensWithVerbs;
  };
  assert.equal(opens('Fill and check 40 carts a day'), true);
  assert.equal(opens('Fill 40 carts a day'), false);
});

test('on a page, what others thought of the work comes before a duty as near', () => {
  const duty = 'Kept the display windows clean for customers';
  for (const honour of ['commended in 2022', 'medals of the town']) {
    const honoured = `First into the fire of the oven; ${honour}`;
    assert.equal(proofsOf([duty, honoured], BULLET_WEIGHTS)[0]!.text, honoured);
    assert.equal(proofsOf([duty, honoured], { ...BULLET_WEIGHTS, honours: 0 })[0]!.text, duty);
  }
});

test('"where needed" behind a duty takes nothing from it; helping where needed proves nothing', () => {
  const duty = 'Reduced food waste with smaller batches where needed';
  assert.deepEqual(ranked([duty]), [duty]);
  assert.deepEqual(ranked(['Helped where needed with food waste']), []);
});

test('what a project was about is a fact of it', () => {
  const thesis = {
    ...profile().projects[0],
    id: 'thesis',
    name: 'Thesis',
    description: { id: 'about', text: 'Tested 24 kinds of glass' },
  };
  const person = profile({ projects: [{ ...thesis, highlights: [], current: false } as never] });
  assert.deepEqual(
    factsOf(person).map(({ id }) => id),
    ['about'],
  );
});

test('a question, and what an advertisement says of any such post, tell nothing, unless it is measured', () => {
  assert.ok(!isTelling('Where does the 8 o’clock bus lose its minutes?'));
  assert.ok(!isTelling('Supervise the day-to-day activities of the outbound department and its team'));
  assert.ok(isTelling('Supervise the day-to-day activities of 74 associates on two shifts'));
});

test('a works outing is beside the work in whatever case it stands', () => {
  assert.ok(isAside('Mitorganisation des Betriebsausflugs'));
  assert.ok(isAside('Planung des Betriebsausflug'));
});
