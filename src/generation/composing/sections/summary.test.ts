import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageContext } from '../../testing/page-context.ts';
import { ACCOUNTANT_POSTING, accountant, employer, fact, profile } from '../../testing/profiles.ts';
import { summaryAlternatives } from './summary.ts';

function told(text: string | null, score = 1): string[] {
  const { basics, ...rest } = accountant();
  const someone = { ...rest, basics: { ...basics, summary: text === null ? null : fact('summary', text) } };
  const fit = { of: () => score, own: () => score, proof: () => score, whole: () => score, canTell: true };
  return summaryAlternatives(pageContext(someone, ACCOUNTANT_POSTING, { fit, hasOpening: false })).map(
    (line) => line.text,
  );
}

test('a profile without a summary gets none', () => {
  assert.deepEqual(told(null), []);
});

test('a summary that speaks for another job is left out', () => {
  const summary = 'Accountant with twelve years of month-end close and audit.';
  assert.deepEqual(told(summary), [summary]);
  assert.deepEqual(told(summary, 0.2), []);
});

test('a sentence without a word of the posting could stand on any page', () => {
  assert.deepEqual(told('Wedding singer with twelve years on stages in four countries.'), []);
});

test('praise of himself gives way to what he did', () => {
  const own = 'Accountant in trucking with ten years of audits.';
  const { basics, ...rest } = accountant();
  const summary = fact('summary', `${own} Calm with people who fear payroll.`);
  const [line] = summaryAlternatives(pageContext({ ...rest, basics: { ...basics, summary } }, ACCOUNTANT_POSTING));
  assert.match(
    line!.text,
    /ten years of audits\. Reduced the month-end close from 9 to 5 days by automating journal entries/,
  );
  assert.doesNotMatch(line!.text, /Calm/);
});

test('a joke is left out, whatever it says of the job', () => {
  const own = 'Accountant in trucking with ten years of audits.';
  assert.equal(told(`${own} Can run payroll, audits and month-end close, not all at once.`)[0], own);
});

test('shorthand is left out', () => {
  assert.deepEqual(told('Acct. lead with 8 yrs exp. (payroll → audit → month-end close) in trucking.'), []);
  const plain = 'Payroll and audit in C++, 13+ years of reliable month-end close.';
  assert.deepEqual(told(plain), [plain]);
});

test('a summary is never cut inside a sentence, and a mere label is none', () => {
  assert.deepEqual(told(`Accountant ${'in trucking and shipping '.repeat(20)}for years.`), []);
  assert.deepEqual(told('Accountant who sings. I love numbers.'), []);
});

test('what somebody says of himself stands whole where there is room, also what the posting does not speak of', () => {
  const whole = 'Accountant in trucking with ten years of audits. Known for plain reports.';
  assert.equal(told(whole)[0], whole);
  const long = `Accountant in trucking with ten years of audits. Known for plain ${'and patient '.repeat(9)}reports.`;
  assert.equal(told(long).at(-1), 'Accountant in trucking with ten years of audits.');
});

test('the shorter a summary gets, the more it keeps to what the job asks for', () => {
  const other = 'Sings in a choir of forty people and keeps its payroll with care.';
  const fitting = 'Prepares financial statements and leads the month-end close for four companies of one family.';
  const texts = told(`${other} ${fitting}`);
  assert.equal(texts[0], `${other} ${fitting}`);
  assert.ok(texts.includes(fitting), texts.join('\n'));
  assert.ok(!texts.includes(other));
});

test('sentences that anybody could say of himself are left out', () => {
  const fact = 'Led the month-end close of four trucking companies for ten years.';
  assert.deepEqual(told(`Motivated team player seeking a position with growth potential. ${fact}`), [fact]);
});

test('what somebody seeks stays where it is this job', () => {
  const own = 'Accountant in trucking with ten years of audits.';
  const aim = 'Seeking a role in payroll, audit and month-end close.';
  assert.equal(told(`${own} ${aim}`)[0], `${own} ${aim}`);
  assert.equal(told(`${own} Seeking a role in shipping.`)[0], own);
});

test('“I am” and “I have” are not said on a page, unless the sentence speaks of the person all the same', () => {
  const said: Record<string, string> = {
    'I have led payroll and audit of four companies for ten years.':
      'Led payroll and audit of four companies for ten years.',
    'I am an accountant for payroll and audit in four companies.':
      'Accountant for payroll and audit in four companies.',
  };
  for (const [own, page] of Object.entries(said)) assert.equal(told(own)[0], page);
  const [own, page] = Object.entries(said)[0]!;
  assert.equal(told(`${own} I like to teach it.`)[0], `${page} I like to teach it.`);
  const twice = 'I am an accountant first, and I like payroll and audit.';
  assert.equal(told(twice)[0], twice);
  const abroad = 'Leiterin von Payroll und Audit in vier Firmen, ich kenne beide Seiten.';
  assert.equal(told(abroad)[0], abroad);
});

test('what somebody seeks stays where it names the vacancy, and is the last word, as is what he likes', () => {
  const own = 'Accountant in trucking with ten years of audits.';
  const known = 'Known for plain reports of payroll and audit.';
  assert.equal(told(`${own} Seeking a first manager position.`)[0], `${own} Seeking a first manager position.`);
  assert.equal(told(`${own} I like month-end close. ${known}`)[0], `${own} ${known} I like month-end close.`);
});

test('a weaker sentence does not stand where the one that answers the posting most had no room', () => {
  const own = 'Accountant in trucking with ten years of audits.';
  const answer = `Month-end close, payroll, audit and financial statements ${'of companies '.repeat(18)}with care.`;
  const weak = 'Sings of payroll.';
  assert.ok(told(`${own} ${answer} ${weak}`).every((text) => text.includes(answer) || !text.includes(weak)));
});

test('what somebody is comes before all that he did, where he says it in a few words', () => {
  const who = 'Accountant with a background in shipping.';
  const years = `Ten years in audits, payroll and month-end close ${'of companies '.repeat(4)}with care.`;
  const weightier = `Prepares financial statements, payroll, audits and month-end close ${'for firms '.repeat(15)}every year.`;
  assert.equal(told(`${who} ${years} ${weightier}`)[0], `${who} ${years}`);
});

test('who says only what he likes is named by his calling first', () => {
  const summary = fact('summary', 'I enjoy month-end close, payroll and audits in trucking.');
  const highlights = ['Prepare monthly financial statements for 4 subsidiaries'];
  const job = employer({
    name: 'Harbor Freight Lines',
    position: 'Accountant',
    start: '2025-01',
    end: null,
    highlights,
  });
  const { basics, ...someone } = profile({ work: [job] });
  const [opening] = summaryAlternatives(
    pageContext({ ...someone, basics: { ...basics, summary } }, ACCOUNTANT_POSTING, { isBeginner: false }),
  );
  assert.match(opening!.text, /^(?!I enjoy).*Accountant.*\. I enjoy month-end close/);
});

test('nobody speaks of himself as “her”', () => {
  assert.deepEqual(told('Accountant with ten years of audits and payroll behind her.'), []);
});
