import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPENING_ID } from '../../base/documents/profile-part.ts';
import type { RevisionChange } from '../../base/documents/revision.ts';
import { profileSchema } from '../../base/profile.ts';
import { readBack } from '../../importing/pdf/read-back.ts';
import { type GenerationInput, generate } from '../generate.ts';
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

const long = (at: number, text: string) => ({
  id: `l${at}`,
  text: `${text} for the customers of all twelve regional offices`,
});

const crowdedRoles = Array.from({ length: 9 }, (_, role) => ({
  id: `r${role}`,
  position: 'Engineer',
  start: `${2019 - 2 * role}-01`,
  end: `${2021 - 2 * role}-01`,
  highlights: DUTIES.map((text, at) => long(role * 10 + at, text)),
}));
const crowded = { ...profile, work: [{ ...profile.work[0]!, roles: profileRoles(crowdedRoles) }] };
const crowdedFacts = crowdedRoles.flatMap((role) => role.highlights.map((fact) => fact.id));

const idsOf = ({ evidence }: Awaited<ReturnType<typeof make>>) => new Set(evidence.lines.flatMap((line) => line.ids));

test('what was swapped in stands on the page, though it would not have been chosen', async () => {
  const printed = idsOf(await make([], { profile: crowded }));
  const shown = crowdedFacts.find((id) => printed.has(id))!;
  const left = crowdedFacts.find((id) => !printed.has(id))!;
  assert.notEqual(left, undefined, 'not everything fits');
  const swapped = idsOf(await make([{ action: 'swap', factId: shown, with: left }], { profile: crowded }));
  assert.deepEqual([swapped.has(shown), swapped.has(left)], [false, true]);
});

test('what is put back stands beside everything that is on the page, as long as there is room', async () => {
  const first = await make([], { profile: crowded });
  const printed = idsOf(first);
  const left = crowdedFacts.findLast((id) => !printed.has(id))!;
  const { evidence, ...made } = await make([{ action: 'add', factId: left }], {
    profile: crowded,
    shown: first.evidence.page,
  });
  const now = idsOf({ evidence, ...made });
  assert.equal(now.has(left), true);
  assert.deepEqual(
    [...printed].filter((id) => !now.has(id)),
    [],
  );
  assert.equal(evidence.pages, first.evidence.pages);
  assert.deepEqual(evidence.findings, []);
  assert.equal(evidence.changes?.[0]?.outcome, 'applied');
});

test('what there is no room for stays away, names what would have to leave, and comes where that is left out', async () => {
  const first = await make([], { profile: crowded });
  const printed = idsOf(first);
  const left = crowdedFacts.filter((id) => !printed.has(id));
  const adds = left.map((factId): RevisionChange => ({ action: 'add', factId }));
  const more = { profile: crowded, shown: first.evidence.page };
  const tried = await make(adds, more);
  assert.deepEqual(
    [...printed].filter((id) => !idsOf(tried).has(id)),
    [],
    'no line left',
  );
  const refused = tried.evidence.changes!.find((change) => change.outcome === 'refused')!;
  assert.match(refused.reason!, /no room/);
  assert.ok(refused.leaving!.length > 0);
  const accepted = adds.filter((_, at) => tried.evidence.changes![at]!.outcome === 'applied');
  assert.ok(accepted.length > 0, 'some had room');
  const then: RevisionChange[] = [
    ...accepted,
    { action: 'add', factId: refused.subject },
    ...refused.leaving!.map((factId): RevisionChange => ({ action: 'drop', factId })),
  ];
  const settled = await make(then, { ...more, shown: tried.evidence.page });
  assert.deepEqual(new Set(settled.evidence.changes!.map((change) => change.outcome)), new Set(['applied']));
  assert.equal(settled.evidence.pages, first.evidence.pages);
});

const OTHER_TRADE = profileSchema.parse({
  ...profile,
  basics: { ...profile.basics, summary: { id: 's', text: 'I love horses.' } },
  education: [
    { id: 'e1', institution: 'Lund University', studyType: 'Bachelor', area: 'Computing', end: '2012' },
    { id: 'e2', institution: 'Riding School', studyType: 'Course', area: 'Dressage', end: '2003', score: 'Passed' },
  ],
  certificates: [{ id: 'c', name: 'Boating licence (expired)' }],
  projects: [{ id: 'p', name: 'Rose garden' }],
  volunteer: [{ id: 'v', name: 'Animal shelter', roles: [{ id: 'vr', position: 'Dog walker' }] }],
  skills: [
    {
      id: 'k',
      name: 'Other',
      keywords: [
        { id: 'k1', text: 'Embroidery' },
        { id: 'k2', text: 'Go' },
      ],
    },
  ],
  languages: [{ id: 'en', language: 'English', fluency: 'Native' }],
  interests: [{ id: 'i', name: 'Stamps' }],
});

test('every kind of entry that we leave out can be put back', async () => {
  const first = await make([], { profile: OTHER_TRADE });
  const ids = ['s', 'e2', 'c', 'p', 'vr', 'k1', 'en', 'i'];
  assert.deepEqual(
    ids.filter((id) => idsOf(first).has(id)),
    [],
  );
  const changes = ids.map((factId): RevisionChange => ({ action: 'add', factId }));
  const made = await make(changes, { profile: OTHER_TRADE, shown: first.evidence.page });
  assert.deepEqual(
    ids.filter((id) => !idsOf(made).has(id)),
    [],
  );
  assert.deepEqual(made.evidence.findings, []);
});

test('what belongs to an entry that is left out cannot be put back', async () => {
  const { evidence } = await make([
    { action: 'drop', factId: 'r' },
    { action: 'add', factId: 'h1' },
  ]);
  assert.match(evidence.changes?.[1]?.reason ?? '', /belongs to was left out/);
});

test('what we say at the top can be left out', async () => {
  const plain = profileSchema.parse({ ...profile, basics: { name: 'Ann Example' } });
  const first = await make([], { profile: plain });
  assert.match(first.evidence.lines.map(({ text }) => text).join(' '), /Engineer with 6 years of experience/);
  const without = await make([{ action: 'drop', factId: OPENING_ID }], { profile: plain });
  assert.doesNotMatch(without.evidence.lines.map(({ text }) => text).join(' '), /years of experience/);
  assert.equal(without.evidence.changes![0]!.outcome, 'applied');
});
