import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileSchema } from '../base/profile.ts';
import type { RevisionChange } from '../base/revision.ts';
import { readBack } from '../importing/pdf/read-back.ts';
import { type GenerationInput, generate } from './generate.ts';
import { revisedProfile, wantedFacts } from './revise.ts';

const DUTIES = [
  'Built the payment system in Go and PostgreSQL',
  'Led a team of four engineers through two releases',
  'Wrote the handbook that new colleagues read first',
  'Reviewed the designs of other teams every week',
  'Kept the build under five minutes for three years',
  'Taught interns how to read a stack trace',
  'Sorted the archive of old tickets by their cause',
  'Organised the yearly meeting of all offices',
];

const profile = profileSchema.parse({
  schema: 1,
  basics: { name: 'Ann Example', summary: { id: 's', text: 'Engineer who builds payment systems.' } },
  work: [
    {
      id: 'w',
      name: 'Acme',
      roles: [
        {
          id: 'r',
          position: 'Engineer',
          start: '2019-04',
          current: true,
          highlights: DUTIES.map((text, at) => ({ id: `h${at}`, text })),
        },
      ],
    },
  ],
});

const profileRoles = (roles: object[]) =>
  profileSchema.parse({ schema: 1, basics: { name: 'x' }, work: [{ id: 'x', roles }] }).work[0]!.roles;

function make(revision: RevisionChange[], more: Partial<GenerationInput> = {}) {
  return generate(
    {
      kind: 'resume',
      profile,
      request: { title: 'R', jobDescription: 'Go engineer for payments, PostgreSQL', companyUrl: null, letter: null },
      companyPage: null,
      now: '2026-01-01T00:00:00Z',
      revision,
      ...more,
    },
    { readBack },
  );
}

const textOf = async (revision: RevisionChange[]) =>
  (await make(revision)).evidence.lines.map((line) => line.text).join(' ');

test('a dropped fact leaves its list, a dropped place of its own stays empty', () => {
  const changed = revisedProfile(profile, [
    { action: 'drop', factId: 'h1' },
    { action: 'drop', factId: 's' },
  ]);
  assert.equal(changed.basics.summary, null);
  assert.deepEqual(
    changed.work[0]!.roles[0]!.highlights.map((fact) => fact.id),
    ['h0', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'],
  );
});

test('a swap takes one fact away and asks for the other', () => {
  const changes: RevisionChange[] = [{ action: 'swap', factId: 'h0', with: 'h7' }];
  assert.deepEqual([...wantedFacts(changes)], ['h7']);
  assert.equal(JSON.stringify(revisedProfile(profile, changes)).includes('payment system in Go'), false);
});

test('what was dropped is not on the page', async () => {
  assert.match(await textOf([]), /Led a team of four/);
  assert.doesNotMatch(await textOf([{ action: 'drop', factId: 'h1' }]), /Led a team of four/);
});

const REWORDED = 'Led a team of 4 engineers across two releases';

test('a line in the person’s own words is printed as it was written, with the id of its fact', async () => {
  const { evidence, applied } = await make([{ action: 'reword', factId: 'h1', text: REWORDED }]);
  const line = evidence.lines.find((one) => one.text.includes(REWORDED));
  assert.deepEqual([line?.ids, line?.wordedBy], [['h1'], 'person']);
  assert.equal(evidence.lines.filter((one) => one.wordedBy === 'person').length, 1);
  assert.equal(
    evidence.lines.some((one) => one.text.includes('Led a team of four')),
    false,
  );
  assert.deepEqual(evidence.findings, []);
  assert.deepEqual(evidence.changes, [
    { action: 'reword', subject: 'h1', outcome: 'applied', reason: null, words: [], offer: null },
  ]);
  assert.equal(applied.length, 1);
});

const KUBERNETES = 'Built the payment system in Go, PostgreSQL and Kubernetes';

test('what a wording says beyond the profile is offered to be added, and the page says what it said', async () => {
  const { evidence, applied } = await make([{ action: 'reword', factId: 'h0', text: KUBERNETES }]);
  assert.match(evidence.lines.map((line) => line.text).join(' '), /Built the payment system in Go and PostgreSQL/);
  assert.deepEqual(evidence.changes, [
    {
      action: 'reword',
      subject: 'h0',
      outcome: 'refused',
      reason: '“Kubernetes” is not in your profile.',
      words: ['Kubernetes'],
      offer: {
        text: KUBERNETES,
        question: 'Add it to your profile and print it? This line of your profile will then read as you wrote it here.',
        additions: [{ to: 'h0', text: KUBERNETES }],
      },
    },
  ]);
  assert.deepEqual(applied, []);
});

test('a refused wording leaves the last one that was printed in its place', async () => {
  const earlier: RevisionChange[] = [{ action: 'reword', factId: 'h1', text: REWORDED }];
  const wanted: RevisionChange[] = [{ action: 'reword', factId: 'h1', text: 'Led a team of forty engineers' }];
  const { evidence, applied } = await make(wanted, { earlier });
  assert.match(evidence.lines.map((line) => line.text).join(' '), /Led a team of 4 engineers/);
  assert.equal(evidence.changes?.[0]?.outcome, 'refused');
  assert.deepEqual(applied, earlier);
});

test('a wording of which the profile has said so since is printed', async () => {
  const newerProfile = structuredClone(profile);
  newerProfile.work[0]!.roles[0]!.highlights[0]!.text = KUBERNETES;
  const { evidence } = await make([{ action: 'reword', factId: 'h0', text: KUBERNETES }], { newerProfile });
  assert.equal(evidence.changes?.[0]?.outcome, 'applied');
  assert.match(evidence.lines.map((line) => line.text).join(' '), /PostgreSQL and Kubernetes/);
});

test('nothing is offered for a disguise, nor for a fact that the profile has no longer', async () => {
  const offerOf = async (text: string, newerProfile: GenerationInput['newerProfile'] = null) => {
    const { evidence } = await make([{ action: 'reword', factId: 'h0', text }], { newerProfile });
    assert.equal(evidence.changes?.[0]?.outcome, 'refused');
    return evidence.changes?.[0]?.offer;
  };
  assert.equal(await offerOf('Built the p\u0430yment system in Go and PostgreSQL'), null);
  assert.equal(await offerOf(KUBERNETES, { ...profile, work: [] }), null);
});

test('a reworded line stays when another line is changed', async () => {
  const changes: RevisionChange[] = [
    { action: 'reword', factId: 'h1', text: REWORDED },
    { action: 'drop', factId: 'h2' },
  ];
  assert.match(await textOf(changes), /Led a team of 4 engineers/);
});

test('the summary can be reworded, a name cannot', async () => {
  const { evidence } = await make([
    { action: 'reword', factId: 's', text: 'Builds payment systems as an engineer' },
    { action: 'reword', factId: 'w', text: 'Acme International' },
  ]);
  assert.deepEqual(
    evidence.changes?.map((change) => change.outcome),
    ['applied', 'refused'],
  );
  assert.match(evidence.lines.map((line) => line.text).join(' '), /Builds payment systems as an engineer/);
});

test('what was swapped in stands on the page, though it would not have been chosen', async () => {
  const long = (at: number, text: string) => ({
    id: `l${at}`,
    text: `${text} for the customers of all twelve regional offices`,
  });
  const roles = Array.from({ length: 6 }, (_, role) => ({
    id: `r${role}`,
    position: 'Engineer',
    start: `${2019 - 2 * role}-01`,
    end: `${2021 - 2 * role}-01`,
    highlights: DUTIES.map((text, at) => long(role * 10 + at, text)),
  }));
  const crowded = { ...profile, work: [{ ...profile.work[0]!, roles: profileRoles(roles) }] };
  const idsOf = async (revision: RevisionChange[]) =>
    new Set((await make(revision, { profile: crowded })).evidence.lines.flatMap((line) => line.ids));
  const printed = await idsOf([]);
  const facts = roles.flatMap((role) => role.highlights.map((fact) => fact.id));
  const shown = facts.find((id) => printed.has(id))!;
  const left = facts.find((id) => !printed.has(id))!;
  assert.notEqual(left, undefined, 'not everything fits');
  const swapped = await idsOf([{ action: 'swap', factId: shown, with: left }]);
  assert.deepEqual([swapped.has(shown), swapped.has(left)], [false, true]);
});
