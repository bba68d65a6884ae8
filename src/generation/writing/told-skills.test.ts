import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../base/profile.ts';
import { matchProfile } from '../matching/match.ts';
import { readPosting } from '../reading/posting.ts';
import { employer, profile, skills } from '../testing/profiles.ts';
import { labelsFor } from './labels.ts';
import { skillGroups } from './skills.ts';

const NOW = '2026-03-04T10:00:00Z';
const POSTING = readPosting(
  'Supply Chain Planner\nDuties:\n- Talk to HubSpot users\nRequirements:\n- ERP experience, SAP strongly preferred\n- Power BI or Tableau\n- Inventory planning',
);

function planner(told: string[], ...listed: string[]): Profile {
  const work = [employer({ name: 'Depot', position: 'Planner', start: '2020-01', end: null, highlights: told })];
  return profile({ work, skills: skills(...listed) });
}

const shown = (someone: Profile): string[] =>
  skillGroups(someone, matchProfile(someone, POSTING, NOW), labelsFor('en').skillGroups).map(
    ({ label, items }) => `${label}: ${items.map(({ text }) => text).join(', ')}`,
  );

test('a tool that the posting names and the work tells of is a skill, in the order of the posting', () => {
  const someone = planner(['Set reorder points in Power BI', 'Planned 2,400 items in SAP'], 'Inventory planning');
  assert.deepEqual(shown(someone), ['Core skills: SAP, Power BI', 'null: Inventory planning']);
});

test('it stands on the page with the statement that tells of it', () => {
  const someone = planner(['Planned 2,400 items in SAP']);
  const [group] = skillGroups(someone, matchProfile(someone, POSTING, NOW), labelsFor('en').skillGroups);
  assert.deepEqual(group!.items[0]!.ids, [someone.work[0]!.roles[0]!.highlights[0]!.id]);
});

test('what only the posting names is no skill, nor what the work denies', () => {
  assert.deepEqual(shown(planner(['Planned 2,400 items'], 'Inventory planning')), ['null: Inventory planning']);
  assert.deepEqual(shown(planner(['Planned 2,400 items without SAP'], 'Inventory planning')), [
    'null: Inventory planning',
  ]);
});

test('what others used, or what was replaced, is nobody’s skill', () => {
  for (const told of ['Met the SAP team every week', 'Planned 2,400 items instead of SAP', 'Replaced SAP'])
    assert.deepEqual(shown(planner([told], 'Inventory planning')), ['null: Inventory planning'], told);
});

test('what was left out of a list by hand does not come back', () => {
  const whole = planner(['Planned 2,400 items in SAP'], 'SAP', 'Inventory planning');
  const left = planner(['Planned 2,400 items in SAP'], 'Inventory planning');
  const groups = skillGroups(left, matchProfile(left, POSTING, NOW), labelsFor('en').skillGroups, new Set(), whole);
  assert.deepEqual(
    groups.flatMap(({ items }) => items.map(({ text }) => text)),
    ['Inventory planning'],
  );
});

test('what a list of skills has, with its level, is not said again', () => {
  assert.deepEqual(shown(planner(['Planned 2,400 items in SAP'], 'SAP (basic)')), ['null: SAP (basic)']);
});

test('what the work is about is no skill that is asked for', () => {
  assert.deepEqual(shown(planner(['Showed HubSpot to clients'], 'Inventory planning')), ['null: Inventory planning']);
});

test('a group that the profile calls like ours holds what the profile puts into it', () => {
  const [group] = planner([], 'SAP').skills;
  const someone = planner(['Set reorder points in Power BI']);
  const own = { ...group!, name: 'Core skills', keywords: [{ id: 'own', text: 'Inventory planning' }] };
  assert.deepEqual(shown({ ...someone, skills: [own] }), ['Core skills: Inventory planning']);
});

test('a word with a capital and another meaning is no tool', () => {
  const read = readPosting('Cook\nRequirements:\n- Work with the Head Chef and European menus');
  const someone = planner(['Cooked with the Chef for European guests'], 'Inventory planning');
  const groups = skillGroups(someone, matchProfile(someone, read, NOW), labelsFor('en').skillGroups);
  assert.deepEqual(
    groups.map(({ label }) => label),
    [null],
  );
});
