import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from '../reading/posting.ts';
import { employer, fact, profile } from '../testing/profiles.ts';
import { matchProfile } from './match.ts';

const NOW = '2026-03-04T10:00:00Z';

function person(...jobs: [position: string, ...highlights: string[]][]) {
  const work = jobs.map(([position, ...highlights], at) =>
    employer({ name: `Firm ${at}`, position, start: '2015-01', end: '2018-01', highlights }),
  );
  return profile({ work });
}

/** The texts of all bullets, best first. */
function ranked(someone: ReturnType<typeof person>, posting: string): string[] {
  const matches = matchProfile(someone, readPosting(posting), NOW);
  const facts = someone.work.flatMap((one) => one.roles.flatMap((role) => role.highlights));
  return facts.toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score).map((one) => one.text);
}

test('a fact of the same trade comes first although it shares no word with the posting', () => {
  const someone = person(
    ['Clerk', 'Sorted incoming mail for three floors'],
    ['Aide', 'Bathed and fed elderly residents with dementia'],
  );
  const posting = 'Staff Nurse\nRequirements:\n- bedside experience on a hospital ward\n- medication rounds';
  assert.equal(ranked(someone, posting)[0], 'Bathed and fed elderly residents with dementia');
});

test('an acronym in the profile meets its long form in the posting', () => {
  const someone = person(['Engineer', 'Moved forty services to K8s', 'Painted the office']);
  assert.equal(ranked(someone, 'Engineer\nRequirements:\n- Kubernetes')[0], 'Moved forty services to K8s');
});

test('what the posting offers does not lift a fact', () => {
  const someone = person(['Worker', 'Ran yoga and spin classes at a gym', 'Laid bricks for garden walls']);
  const posting = 'Bricklayer\nDuties:\n- build walls of brick and stone\nBenefits:\n- gym, yoga and spin classes';
  assert.equal(ranked(someone, posting)[0], 'Laid bricks for garden walls');
});

test('related terms and fields lift a score but never count as support', () => {
  const someone = person(['Aide', 'Bathed and fed elderly residents']);
  const matches = matchProfile(someone, readPosting('Nurse\nRequirements:\n- Epic\n- wound care\n- phlebotomy'), NOW);
  assert.equal(matches.support.size, 0);
  assert.ok(matches.requirements.length > 0);
  assert.ok(matches.requirements.every((one) => one.state === 'gap' && one.facts.length === 0));
});

test('each requirement is supported by facts or is a gap', () => {
  const someone = person(['Analyst', 'Wrote SQL reports for sales']);
  const matches = matchProfile(someone, readPosting('Analyst\nRequirements:\n- SQL\n- Tableau'), NOW);
  const factsFor = (name: string) => matches.requirements.find((one) => one.requirement.text === name)?.facts;
  assert.deepEqual(factsFor('SQL'), [someone.work[0]!.roles[0]!.highlights[0]!.id]);
  assert.deepEqual(factsFor('Tableau'), []);
});

test('a higher degree answers a demand for a lower one, not the other way round', () => {
  const education = (studyType: string) =>
    profile({
      education: [
        { id: 'degree', institution: 'Tufa', studyType, area: 'Physics', start: null, end: null } as never,
      ].map((item: object) => ({ courses: [], highlights: [], ...item }) as never),
    });
  const degreeFacts = (studyType: string, asked: string) =>
    matchProfile(education(studyType), readPosting(`Physicist\nRequirements:\n- ${asked}`), NOW).requirements.find(
      (one) => one.requirement.kind === 'degree',
    )?.facts;
  assert.deepEqual(degreeFacts('Master of Science', "Bachelor's degree in physics"), ['degree']);
  assert.deepEqual(degreeFacts('Bachelor of Science', 'PhD in physics'), []);
});

test('a score says what it comes from', () => {
  const someone = person(['Pastry Chef', 'Planned menus and kept food safety logs']);
  const matches = matchProfile(someone, readPosting('Head Chef\nRequirements:\n- food safety\n- menu planning'), NOW);
  const reasons = matches.of(someone.work[0]!.roles[0]!.highlights[0]!.id).reasons ?? [];
  assert.ok(reasons.some((reason) => reason.kind === 'says' && reason.what === 'food safety'));
  assert.ok(reasons.some((reason) => reason.kind === 'field' && /kitchen|food/.test(reason.what)));
});

test('scores lie between 0 and 1, and an empty posting or profile gives no nonsense', () => {
  const someone = person(['Baker', 'Baked bread', '…']);
  for (const text of ['x', '', 'Bäcker\nBrot backen', '厨师\n职责\n做饭']) {
    const matches = matchProfile(someone, readPosting(text), NOW);
    const score = matches.of(someone.work[0]!.roles[0]!.highlights[0]!.id).score;
    assert.ok(score >= 0 && score <= 1, `${text}: ${score}`);
  }
  assert.equal(matchProfile(profile(), readPosting('Baker\nBake.'), NOW).of('none').score, 0);
});

test('postings and profiles of another language meet by their own words', () => {
  const someone = profile({
    skills: [{ id: 's', name: 'Lohnabrechnungen', level: null, keywords: [fact('k', 'DATEV')], extra: {} }],
  });
  const matches = matchProfile(someone, readPosting('Buchhalter\nAnforderungen:\n- Lohnabrechnung\n- DATEV'), NOW);
  assert.ok(matches.of('s').terms.length > 0);
  assert.ok(matches.of('k').score > 0);
});

test('the name of the employer does not lift a fact', () => {
  const someone = person(
    ['Teacher', 'Taught biology lessons in the classroom of a school'],
    ['Clerk', 'Ordered paper and pens'],
  );
  const posting =
    'Clerk\nYou will work for the Oakley Biology Teaching School.\nYou order goods for the Oakley Biology Teaching School each week.\nThe Oakley Biology Teaching School buys paper.';
  assert.equal(ranked(someone, posting)[0], 'Ordered paper and pens');
});

test('of two facts that fit alike, the one that tells of a deed comes first', () => {
  const someone = person(['Baker', 'Our bread and rolls for the shop', 'Made bread and rolls for the shop']);
  const posting = 'Baker\nDuties:\n- bread and rolls for our shop';
  assert.equal(ranked(someone, posting)[0], 'Made bread and rolls for the shop');
});

test('years are counted over the roles that name the skill, and those at the same time once', () => {
  const someone = profile({
    work: [
      employer({ name: 'A', position: 'Analyst', start: '2012-01', end: '2015-12', highlights: ['Wrote SQL reports'] }),
      employer({
        name: 'B',
        position: 'Tutor',
        start: '2014-01',
        end: '2015-12',
        highlights: ['Taught SQL on Sundays'],
      }),
      employer({ name: 'C', position: 'Baker', start: '2016-01', end: '2024-12', highlights: ['Baked bread'] }),
    ],
  });
  const judged = (asked: string) =>
    matchProfile(someone, readPosting(`Analyst\nRequirements:\n- ${asked}`), NOW).requirements[0];
  assert.deepEqual(
    [judged('4 years of experience with SQL')?.state, judged('4 years of experience with SQL')?.facts.length],
    ['met', 2],
  );
  const five = judged('6 years of experience with SQL');
  assert.deepEqual([five?.state, five?.reason], ['partly', 'About 4 years of 6 years']);
  assert.equal(judged('5 years of experience with welding')?.state, 'gap');
  assert.equal(judged('10 years of experience')?.facts.length, 3);
});

test('years are told in months below one, else to the half, and the last two months are not counted', () => {
  const judged = (end: string) => {
    const job = employer({ name: 'A', position: 'Analyst', start: '2020-01', end, highlights: ['Wrote SQL reports'] });
    const posting = readPosting('Analyst\nRequirements:\n- 3 years of experience with SQL');
    const { state, reason } = matchProfile(profile({ work: [job] }), posting, NOW).requirements[0]!;
    return [state, reason];
  };
  assert.deepEqual(judged('2020-01'), ['partly', 'About 1 month of 3 years']);
  assert.deepEqual(judged('2020-11'), ['partly', 'About 11 months of 3 years']);
  assert.deepEqual(judged('2020-12'), ['partly', 'About 1 year of 3 years']);
  assert.deepEqual(judged('2021-07'), ['partly', 'About 1.5 years of 3 years']);
  assert.deepEqual(judged('2022-09'), ['partly', 'About 3 years of 3 years']);
  assert.deepEqual(judged('2022-10'), ['met', null]);
});

test('“licence” and “course” do not make a certificate fit', () => {
  const certificate = (id: string, name: string) => ({ id, name, date: null, issuer: null, url: null, extra: {} });
  const someone = profile({
    certificates: [certificate('a', 'Personal licence'), certificate('b', 'Chainsaw licence')],
  });
  const posting = readPosting('Gardener\n\nRequirements\n- Full driving licence\n- Chainsaw training');
  const { of } = matchProfile(someone, posting, '2026-03-04T10:00:00Z');
  assert.deepEqual(of('a').terms, []);
  assert.ok(of('b').terms.length > 0);
});
