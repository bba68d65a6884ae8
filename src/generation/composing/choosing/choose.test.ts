import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line, ResumePage, Role } from '../../typesetting/page.ts';
import { choosePieces, type Heights } from './choose.ts';
import { Ranks, type Tier } from './ranks.ts';

const BULLET_HEIGHT = 10;

/** One employer with one role; every bullet is as worthy as its text says. */
function roleWith(bullets: [tier: Tier, worth: number][]): { page: ResumePage; heights: Heights; ranks: Ranks } {
  const ranks = new Ranks();
  const lines = bullets.map(([tier, worth]): Line => {
    const line = { text: String(worth), ids: [] };
    ranks.set(line, tier, worth);
    return line;
  });
  const role: Role = { id: 'role', title: { text: 'Clerk', ids: [] }, dates: null, bullets: lines };
  ranks.set(role, 'required', 1);
  const entry = { id: 'entry', heading: { text: 'Acme', ids: [] }, place: null, roles: [role] };
  const page = {
    sections: [{ kind: 'entries', name: 'experience', heading: 'Experience', entries: [entry] }],
  } as unknown as ResumePage;
  const measured = { heading: 10, roles: [{ heading: 10, bullets: lines.map(() => BULLET_HEIGHT) }] };
  const sections = [{ heading: 10, lines: [], groups: [], entries: [measured] }];
  return { page, heights: { room: 100, masthead: 10, twoLines: 25, sections }, ranks };
}

function printed({ page, heights, ranks }: ReturnType<typeof roleWith>, room: number, pages = 1, fillTo = 0): string[] {
  const chosen = choosePieces(page, { heights: { ...heights, room }, pages, fillTo }, ranks).applyTo(page);
  const [section] = chosen.sections;
  return section?.kind === 'entries' ? section.entries[0]!.roles[0]!.bullets.map((line) => line.text) : [];
}

test('the worthiest bullets are printed, in the order of the page', () => {
  const one = roleWith([
    ['fitting', 0.9],
    ['fitting', 0.1],
    ['fitting', 0.8],
  ]);
  assert.deepEqual(printed(one, 60), ['0.9', '0.8']);
});

test('a higher tier comes before any worth', () => {
  const one = roleWith([
    ['breadth', 0.9],
    ['strong', 0.1],
  ]);
  assert.deepEqual(printed(one, 50), ['0.1']);
});

test('a worse piece that would still fit is not printed in place of a better one that does not', () => {
  const one = roleWith([
    ['fitting', 0.9],
    ['fitting', 0.8],
    ['fitting', 0.7],
  ]);
  one.heights.sections[0]!.entries[0]!.roles[0]!.bullets[1] = 50;
  assert.deepEqual(printed(one, 75), ['0.9']);
});

test('fillers are printed only where the page would else look unfinished, and never open a second page', () => {
  const one = roleWith([
    ['fitting', 0.9],
    ['fitting', 0.8],
    ['filler', 0.7],
    ['filler', 0.6],
  ]);
  assert.equal(printed(one, 200).length, 4);
  assert.equal(printed(one, 68).length, 2);
  assert.equal(printed(one, 90).length, 3);
  assert.equal(printed(one, 200, 2).length, 2);
});

test('what is of another trade is printed only where half the page would else be white', () => {
  const one = roleWith([
    ['fitting', 0.9],
    ['spare', 0.7],
    ['spare', 0.6],
  ]);
  assert.equal(printed(one, 200).length, 3);
  assert.equal(printed(one, 65).length, 1);
  assert.equal(printed(one, 200, 2).length, 1);
});

test('fillers fill a second page only as far as they may, and what is put back by hand never does', () => {
  const one = roleWith([
    ['fitting', 0.9],
    ['filler', 0.8],
    ['spare', 0.7],
    ['by-hand', 0.6],
  ]);
  assert.deepEqual(printed(one, 45, 2), ['0.9']);
  assert.deepEqual(printed(one, 45, 2, 1.2), ['0.9', '0.8']);
  assert.deepEqual(printed(one, 45, 2, 2), ['0.9', '0.8', '0.7']);
});

test('no second page is filled with a post of another trade', () => {
  const one = roleWith([
    ['strong', 0.9],
    ['spare', 0.8],
  ]);
  const section = one.page.sections[0]!;
  const other = roleWith([['spare', 0.7]]);
  const entries = [one, other].flatMap(({ page }) => {
    const [first] = page.sections;
    return first?.kind === 'entries' ? first.entries : [];
  });
  const ranks = new Ranks();
  for (const entry of entries) {
    const [role] = entry.roles;
    ranks.set(role!, entry === entries[0] ? 'required' : 'spare', 1);
    for (const line of role!.bullets) ranks.set(line, line.text === '0.9' ? 'strong' : 'spare', 1);
  }
  const page = { ...one.page, sections: [{ ...section, entries }] } as unknown as ResumePage;
  const measured = [one, other].flatMap(({ heights }) => heights.sections[0]!.entries);
  const sections = [{ ...one.heights.sections[0]!, entries: measured }];
  const texts = (pages: number): string[] => {
    const room = { heights: { ...one.heights, room: 200, sections }, pages, fillTo: 1.6 };
    const [kept] = choosePieces(page, room, ranks).applyTo(page).sections;
    return kept?.kind === 'entries' ? kept.entries.flatMap((one) => one.roles[0]!.bullets.map(({ text }) => text)) : [];
  };
  assert.deepEqual(texts(2), ['0.9', '0.8']);
  assert.deepEqual(texts(1), ['0.9', '0.8', '0.7']);
});
