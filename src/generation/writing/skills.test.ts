import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchProfile } from '../matching/match.ts';
import { readPosting } from '../reading/posting.ts';
import { employer, fact, profile, skills } from '../testing/profiles.ts';
import type { Group } from '../typesetting/page.ts';
import { skillGroups } from './skills.ts';

test('a skill that the posting names comes before those that are merely near the job', () => {
  const someone = profile({ skills: skills('Tax returns', 'Bookkeeping', 'Payroll', 'Photography') });
  const posting = readPosting('Accountant\nRequirements:\n- books, ledgers and audits\n- photography of our stands');
  const [group] = skillGroups(someone, matchProfile(someone, posting, '2026-03-04T10:00:00Z'));
  assert.equal(group!.items[0]!.text, 'Photography');
});

const NOW = '2026-03-04T10:00:00Z';
const NURSE = 'Staff Nurse\nRequirements:\n- telemetry, ventilators and triage on a hospital ward\n- wound care';

function groupsOf(groups: Record<string, string[]>, told: string[] = [], posting = NURSE): Group[] {
  const work = [employer({ name: 'Ward', position: 'Nurse', start: '2020-01', end: null, highlights: told })];
  const someone = profile({
    work: told.length === 0 ? [] : work,
    skills: Object.entries(groups).map(([name, keywords]) => ({
      id: name,
      name,
      level: null,
      keywords: keywords.map((text) => fact(text, text)),
      extra: {},
    })),
  });
  return skillGroups(someone, matchProfile(someone, readPosting(posting), NOW));
}

const groupsFor = (groups: Record<string, string[]>): (string | null)[] => groupsOf(groups).map(({ label }) => label);

const CLINICAL = ['Telemetry', 'Wound care', 'Triage', 'Ventilators', 'Charting', 'Phlebotomy', 'Sepsis', 'Oxygen'];
const MANY = [...CLINICAL, 'Catheters', 'Dialysis', 'Intubation', 'Resuscitation'];

test('a group of another trade is left out where enough is left', () => {
  assert.deepEqual(groupsFor({ Photos: ['Lightroom', 'Portraits'], Clinical: MANY }), ['Clinical']);
  assert.deepEqual(groupsFor({ Photos: ['Lightroom', 'Portraits'], Clinical: ['Triage'] }), ['Clinical', 'Photos']);
});

test('a group of which the posting names nothing goes where enough is left, unless it is of tools or called like the vacancy', () => {
  const groups = { Clinical: CLINICAL.slice(0, 6), Kitchen: ['Grilling', 'Menus', 'Butchery'] };
  assert.deepEqual(groupsFor(groups), ['Clinical']);
  assert.deepEqual(groupsFor({ ...groups, Clinical: CLINICAL.slice(0, 4) }), ['Clinical', 'Kitchen']);
  assert.deepEqual(groupsFor({ ...groups, Kitchen: ['PowerPoint', 'Excel', 'SAP'] }), ['Clinical', 'Kitchen']);
  assert.deepEqual(groupsFor({ Clinical: groups.Clinical, Nurs: ['Grilling', 'Menus'] }), ['Nurs', 'Clinical']);
});

test('a few words in common with the posting keep a short group of another trade, but no long one', () => {
  const clinical = CLINICAL.slice(0, 6);
  const near = ['Hospital menus', 'Grilling', 'Menus'];
  const more = ['Sauces', 'Butchery', 'Stocks', 'Pastry', 'Fish', 'Bread', 'Salads', 'Desserts'];
  assert.deepEqual(groupsFor({ Clinical: clinical, Kitchen: near }), ['Clinical', 'Kitchen']);
  assert.deepEqual(groupsFor({ Clinical: clinical, Kitchen: [...near, ...more] }), ['Clinical']);
});

test('a long list of tools that the posting does not name goes, a short one stays', () => {
  const tools = 'Python Tableau Jira Docker Kubernetes Terraform Ansible Kafka Snowflake MySQL Redis Git Figma'.split(
    ' ',
  );
  const groups = { Clinical: CLINICAL.slice(0, 6), Data: tools };
  assert.deepEqual(groupsFor(groups), ['Clinical']);
  assert.deepEqual(groupsFor({ ...groups, Data: tools.slice(0, 4) }), ['Clinical', 'Data']);
});

test('of a long list stays what is asked for with little beside, and never fewer than eight', () => {
  const others = Array.from({ length: 20 }, (_, at) => `Procedure ${at}`);
  const shown = (...asked: string[]): number => groupsOf({ All: [...asked, ...others] })[0]!.items.length;
  assert.equal(shown('Telemetry', 'Triage'), 8);
  assert.equal(shown(...['A', 'B', 'C', 'D'].flatMap((name) => [`Telemetry ${name}`, `Triage ${name}`])), 10);
});

test('whatever shows a line of the posting is asked for, with none of its words', () => {
  const groups = { Clinical: [...CLINICAL.slice(0, 6), 'Epic'], Rest: ['Cerner', 'Menus', 'Butchery'] };
  const shown = (line: string): (string | null)[] =>
    groupsOf(groups, [], `${NURSE}\n- ${line}`).map(({ label }) => label);
  assert.deepEqual(shown('an electronic health record'), ['Clinical', 'Rest']);
  assert.deepEqual(shown('photography of our wards'), ['Clinical']);
});

test('a group called “Other” is left out unless the posting names what is in it', () => {
  assert.deepEqual(groupsFor({ Other: ['Lightroom'], Clinical: ['Triage'] }), ['Clinical']);
  assert.deepEqual(groupsFor({ Other: ['Telemetry'], Clinical: ['Triage'] }).toSorted(), ['Clinical', 'Other']);
});

test('of a group called “Other” a name stays that the work tells of', () => {
  const shown = groupsOf({ Other: ['Xyztron', 'Lightroom'], Clinical: ['Triage'] }, ['Kept the stock in Xyztron']);
  assert.deepEqual(
    shown.map(({ items }) => items.map(({ text }) => text)),
    [['Triage'], ['Xyztron']],
  );
});

test('a group that is called as its heading is, in any language, has no name', () => {
  assert.deepEqual(groupsFor({ Skills: ['Telemetry'], Kenntnisse: ['Triage'] }), [null, null]);
});

test('among papers, what a lapsed certificate names is left out', () => {
  const shown = (label: string, certificate: string): string[] => {
    const keywords = ['Chainsaw', 'MR licence'].map((text) => fact(text, text));
    const paper = { id: 'paper', name: certificate, date: null, issuer: null, url: null, extra: {} };
    const someone = profile({
      skills: [{ id: label, name: label, level: null, keywords, extra: {} }],
      certificates: [paper],
    });
    return skillGroups(someone, matchProfile(someone, readPosting(NURSE), NOW)).flatMap(({ items }) =>
      items.map(({ text }) => text),
    );
  };
  assert.deepEqual(shown('Tickets', 'Chainsaw Level 2 - lapsed'), ['MR licence']);
  assert.deepEqual(shown('Tickets', 'Chainsaw Level 2'), ['Chainsaw', 'MR licence']);
});

test('what is asked for keeps its room before what is not, whichever group it is in', () => {
  const many = Array.from({ length: 24 }, (_, at) => `Procedure ${at}`);
  assert.deepEqual(groupsFor({ Ward: many, Clinical: CLINICAL.slice(0, 4) }).toSorted(), ['Clinical', 'Ward']);
});

test('what somebody calls slight is told only where it is asked for, and last', () => {
  const shown = (...skills: string[]): string[] =>
    groupsOf({ Clinical: skills }).flatMap(({ items }) => items.map(({ text }) => text));
  assert.deepEqual(shown('Java (one tutorial)', 'Triage'), ['Triage']);
  assert.deepEqual(shown('Java (one tutorial)'), ['Java (one tutorial)']);
  assert.deepEqual(shown('Telemetry (basic)', 'Triage'), ['Triage', 'Telemetry (basic)']);
  assert.deepEqual(shown('some Telemetry', 'Triage'), ['Triage', 'some Telemetry']);
  assert.deepEqual(shown('Telemetry just enough', 'Triage'), ['Triage', 'Telemetry just enough']);
});

test('names that are spelled small stay so', () => {
  assert.deepEqual(
    groupsOf({ Tools: ['dbt', 'telemetry'] })[0]!
      .items.map(({ text }) => text)
      .toSorted(),
    ['Telemetry', 'dbt'],
  );
});

test('a fifth group is shown where it holds what is asked for', () => {
  const four = Object.fromEntries(
    ['A', 'B', 'C', 'D'].map((name) => [name, [`telemetry ${name}`, `triage ${name}`, `ventilators ${name}`]]),
  );
  const labels = (fifth: string[]): (string | null)[] => groupsOf({ ...four, E: fifth }).map(({ label }) => label);
  assert.ok(labels(['wound care']).includes('E'));
  assert.ok(!labels(['juggling']).includes('E'));
});

test('what is asked for stands first in its group, and the rest as the person put it', () => {
  const [group] = groupsOf({ Clinical: ['Charting', 'Sepsis', 'Telemetry', 'Phlebotomy', 'Oxygen', 'Wound care'] });
  assert.deepEqual(
    group!.items.map(({ text }) => text),
    ['Telemetry', 'Wound care', 'Charting', 'Sepsis', 'Phlebotomy', 'Oxygen'],
  );
});

test('what is asked for is no fragment of another skill', () => {
  const shown = (...skills: string[]): string[] =>
    groupsOf({ Clinical: skills }).flatMap(({ items }) => items.map(({ text }) => text));
  assert.deepEqual(shown('Telemetry monitors', 'Telemetry', 'Juggling', 'Juggling balls'), [
    'Telemetry',
    'Telemetry monitors',
    'Juggling balls',
  ]);
});

test('a condition comes before a wish, then what the posting says first, and what every office uses nowhere', () => {
  const posting = `${NURSE}\nDuties:\n- chart doses\nNice to have:\n- phlebotomy\n- dialysis`;
  const keywords = ['Dialysis', 'Outlook', 'Phlebotomy', 'Oxygen', 'Wound care'];
  const someone = profile({
    skills: [{ id: 's', name: 'Clinical', level: null, keywords: keywords.map((text) => fact(text, text)), extra: {} }],
  });
  const [group] = skillGroups(someone, matchProfile(someone, readPosting(posting), NOW));
  assert.deepEqual(
    group!.items.map(({ text }) => text),
    ['Wound care', 'Phlebotomy', 'Dialysis', 'Oxygen'],
  );
});

test('several skills of one line of the posting count no more than one of each of two', () => {
  const groups = { Notes: ['Telemetry', 'Triage', 'Ventilators'], Care: ['Wound care', 'Telemetry rounds', 'Oxygen'] };
  assert.deepEqual(groupsFor(groups), ['Care', 'Notes']);
});

test('a name in capitals is no word', () => {
  const listed = (line: string): string[] => {
    const someone = profile({ skills: skills('Photography', 'Sass', 'LESS') });
    const read = readPosting(`Designer\nRequirements:\n- ${line}\n- photography`);
    return skillGroups(someone, matchProfile(someone, read, NOW))[0]!.items.map(({ text }) => text);
  };
  const line = 'Confident with modern CSS, and patient with the Sass and LESS files that our oldest sites still need';
  assert.deepEqual(listed(line), ['Sass', 'LESS', 'Photography']);
  assert.deepEqual(listed(line.replace('LESS', 'less well kept')), ['Sass', 'Photography', 'LESS']);
});

test('of a group called “Other” one word that the posting has, too, is not enough', () => {
  assert.deepEqual(groupsFor({ Other: ['Ward cat photography'], Clinical: ['Triage'] }), ['Clinical']);
});

test('what somebody is like is no skill, and a heading does not speak of him', () => {
  const [group] = groupsOf({ 'stuff I use': ['Triage', 'team player', 'calm', 'Telemetry'] });
  assert.equal(group!.label, null);
  assert.deepEqual(new Set(group!.items.map(({ text }) => text)), new Set(['Triage', 'Telemetry']));
});

test('how far somebody knows a tool stands in brackets', () => {
  const [group] = groupsOf({ Tools: ['excel - lookups, pivot tables', 'Triage', 'Wound care: burns'] });
  const shown = group!.items.map(({ text }) => text);
  assert.ok(shown.includes('Excel (lookups, pivot tables)'));
  assert.ok(shown.includes('Wound care (burns)'));
});
