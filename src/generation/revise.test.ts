import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileSchema } from '../base/profile.ts';
import type { RevisionChange } from '../base/revision.ts';
import { readBack } from '../importing/pdf/read-back.ts';
import { generate } from './generate.ts';
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

function make(revision: RevisionChange[], from = profile) {
  return generate(
    {
      kind: 'resume',
      profile: from,
      request: { title: 'R', jobDescription: 'Go engineer for payments, PostgreSQL', companyUrl: null, letter: null },
      companyPage: null,
      now: '2026-01-01T00:00:00Z',
      revision,
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

test('a line can be told in fewer words', async () => {
  const text = await textOf([{ action: 'reword', factId: 'h1', text: 'Led a team of four engineers' }]);
  assert.match(text, /Led a team of four engineers (?!through)/);
});

test('a rewording that claims more than the profile is taken back', async () => {
  const text = await textOf([
    { action: 'reword', factId: 'h0', text: 'Built the payment system in Rust at Google for 900 customers' },
  ]);
  assert.doesNotMatch(text, /Rust|Google|900/);
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
    new Set((await make(revision, crowded)).evidence.lines.flatMap((line) => line.ids));
  const printed = await idsOf([]);
  const facts = roles.flatMap((role) => role.highlights.map((fact) => fact.id));
  const shown = facts.find((id) => printed.has(id))!;
  const left = facts.find((id) => !printed.has(id))!;
  assert.notEqual(left, undefined, 'not everything fits');
  const swapped = await idsOf([{ action: 'swap', factId: shown, with: left }]);
  assert.deepEqual([swapped.has(shown), swapped.has(left)], [false, true]);
});
