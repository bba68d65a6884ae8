import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matches } from '../../matching/match.ts';
import { type Posting, readPosting } from '../../reading/posting.ts';
import type { Line, ResumePage, Role } from '../../typesetting/page.ts';
import { printedLines } from '../printed.ts';
import { chooseProving } from './keyword-coverage.ts';
import { Ranks, type Tier } from './ranks.ts';

const NO_WORDS = readPosting('x');

/** A role with three bullets, of which two fit. */
function printedWith(
  requirements: { facts: string[]; optional: boolean; isSure?: boolean }[],
  { terms = {}, last = 'fitting' }: { terms?: Record<string, string[]>; last?: Tier } = {},
): string[] {
  const ranks = new Ranks();
  const bullets = ['a', 'b', 'c'].map((id, at): Line => {
    const line = { text: id, ids: [id] };
    ranks.set(line, id === 'c' ? last : 'fitting', 1 - at / 10);
    return line;
  });
  const role: Role = { id: 'role', title: null, dates: null, bullets };
  ranks.set(role, 'required', 1);
  const page = {
    name: { text: '', ids: [] },
    contact: [],
    sections: [
      {
        kind: 'entries',
        name: 'experience',
        heading: '',
        entries: [{ id: 'e', heading: null, place: null, roles: [role] }],
      },
    ],
  } as unknown as ResumePage;
  const entries = [{ heading: 0, roles: [{ heading: 0, bullets: [10, 10, 10] }] }];
  const heights = { room: 25, masthead: 0, twoLines: 20, sections: [{ heading: 0, lines: [], groups: [], entries }] };
  const matches = {
    of: () => ({ score: 0, terms: [] }),
    support: new Map(Object.entries(terms)),
    requirements: requirements.map(({ facts, optional, isSure = true }) => ({
      facts,
      isSure,
      requirement: { optional },
    })),
  } as unknown as Matches;
  const posting = { ...NO_WORDS, terms: Object.keys(terms).map((key) => ({ key })) } as unknown as Posting;
  const chosen = chooseProving(page, { heights, pages: 1 }, ranks, posting, matches);
  return printedLines(chosen.applyTo(page)).flatMap((line) =>
    bullets.some(({ text }) => text === line.text) ? [line.text] : [],
  );
}

test('the only proof of a condition is printed before better bullets', () => {
  assert.deepEqual(printedWith([]), ['a', 'b']);
  assert.deepEqual(printedWith([{ facts: ['c'], optional: false }]), ['a', 'c']);
});

test('a condition that is proven already, and a wish, raise nothing', () => {
  assert.deepEqual(printedWith([{ facts: ['b', 'c'], optional: false }]), ['a', 'b']);
  assert.deepEqual(printedWith([{ facts: ['c'], optional: true }]), ['a', 'b']);
});

test('the only carrier of a word is printed before better bullets, unless it says nothing else', () => {
  const terms = { word: ['c'] };
  assert.deepEqual(printedWith([], { terms }), ['a', 'c']);
  assert.deepEqual(printedWith([], { terms, last: 'filler' }), ['a', 'c']);
  assert.deepEqual(printedWith([], { terms, last: 'spare' }), ['a', 'b']);
});

test('what only hints at a condition does not bring another trade onto the page, and nothing what was left out', () => {
  const hint = [{ facts: ['c'], optional: false, isSure: false }];
  assert.deepEqual(printedWith(hint), ['a', 'c']);
  assert.deepEqual(printedWith(hint, { last: 'spare' }), ['a', 'b']);
  const proof = [{ facts: ['c'], optional: false }];
  assert.deepEqual(printedWith(proof, { last: 'spare' }), ['a', 'c']);
  assert.deepEqual(printedWith(proof, { last: 'by-hand' }), ['a', 'b']);
});
