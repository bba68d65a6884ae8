import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line, ResumePage, Role } from '../typesetting/page.ts';
import { choosePieces, type Heights } from './choose.ts';
import { Priorities } from './priorities.ts';

const BULLET_HEIGHT = 10;

/** One employer with one role; every bullet is as worthy as its text says. */
function roleWith(worths: number[]): { page: ResumePage; heights: Heights; priorities: Priorities } {
  const priorities = new Priorities();
  const bullets = worths.map((worth): Line => ({ text: String(worth), ids: [] }));
  const role: Role = { id: 'role', title: { text: 'Clerk', ids: [] }, dates: null, bullets };
  const match = { score: 0, terms: [] };
  priorities.setRole(role, { kind: 'work', rank: 0, yearsAgo: 0, match });
  for (const [at, line] of bullets.entries()) {
    priorities.setWorth(line, worths[at]!);
    priorities.setBullet(line, { kind: 'work', rank: 0, at });
  }
  const entry = { id: 'entry', heading: { text: 'Acme', ids: [] }, place: null, roles: [role] };
  const page = {
    sections: [{ kind: 'entries', name: 'experience', heading: 'Experience', entries: [entry] }],
  } as unknown as ResumePage;
  const measured = { heading: 10, roles: [{ heading: 10, bullets: bullets.map(() => BULLET_HEIGHT) }] };
  const sections = [{ heading: 10, lines: [], groups: [], entries: [measured] }];
  return { page, heights: { room: 100, masthead: 10, twoLines: 25, sections }, priorities };
}

function printed({ page, heights, priorities }: ReturnType<typeof roleWith>, room: number): string[] {
  const chosen = choosePieces(page, { heights: { ...heights, room }, pages: 1 }, priorities).applyTo(page);
  const [section] = chosen.sections;
  return section?.kind === 'entries' ? section.entries[0]!.roles[0]!.bullets.map((line) => line.text) : [];
}

test('the worthiest bullets are printed, in the order of the page', () => {
  assert.deepEqual(printed(roleWith([0.9, 0.1, 0.8]), 60), ['0.9', '0.8']);
});

test('a worse piece that would still fit is not printed in place of a better one that does not', () => {
  const one = roleWith([0.9, 0.8, 0.7]);
  one.heights.sections[0]!.entries[0]!.roles[0]!.bullets[1] = 50;
  assert.deepEqual(printed(one, 75), ['0.9']);
});

test('bullets beyond the usual number only fill a page that would else look unfinished', () => {
  const one = roleWith([0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9]);
  assert.equal(printed(one, 200).length, 7);
  assert.equal(printed(one, 103).length, 5);
});

test('a raised bullet is printed like a better one', () => {
  const one = roleWith([0.9, 0.8, 0.1]);
  const [section] = one.page.sections;
  const last = section?.kind === 'entries' ? section.entries[0]!.roles[0]!.bullets[2]! : null;
  assert.ok(one.priorities.raise(last!, 99));
  assert.ok(!one.priorities.raise(last!, 98));
  assert.deepEqual(printed(one, 60), ['0.9', '0.1']);
});
