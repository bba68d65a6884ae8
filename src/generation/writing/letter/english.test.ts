import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { matchProfile } from '../../matching/match.ts';
import { readPosting } from '../../reading/posting.ts';
import { choicesFrom } from '../../seed.ts';
import { ACCOUNTANT_POSTING, accountant, employer, profile } from '../../testing/profiles.ts';
import { writeEnglish } from './english.ts';

function letter(of: Profile, seed = 'a', additionalContext: string | null = null): string {
  const posting = readPosting(ACCOUNTANT_POSTING);
  const matches = matchProfile(of, posting, '2026-03-04T10:00:00Z');
  const ground = { profile: of, posting, company: null, matches, choices: choicesFrom(seed), additionalContext };
  return writeEnglish(ground)
    .map((line) => line.text)
    .join('\n\n');
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('the same input gives the same letter, another one other words', () => {
  assert.equal(letter(accountant()), letter(accountant()));
  assert.notEqual(letter(accountant(), 'a'), letter(accountant(), 'b'));
});

test('a letter of a full profile has the length of a letter', () => {
  for (const seed of SEEDS) {
    const words = letter(accountant(), seed).split(/\s+/).length;
    assert.ok(words >= 180 && words <= 350, `${seed}: ${words} words`);
  }
});

test('no employer is named twice, and at most a third of the sentences begin with "I"', () => {
  for (const seed of SEEDS) {
    const text = letter(accountant(), seed);
    assert.ok(text.split('Harbor Freight Lines').length <= 2, text);
    const sentences = text.split(/(?<=[.!?])\s+/);
    assert.ok(sentences.filter((one) => one.startsWith('I ')).length <= sentences.length / 3, text);
  }
});

test('numbers are told as the profile has them', () => {
  const numbers = new Set(JSON.stringify(accountant()).match(/\d+/g));
  for (const seed of SEEDS) {
    const told = letter(accountant(), seed).match(/\d+/g) ?? [];
    assert.deepEqual(
      told.filter((number) => !numbers.has(number)),
      [],
    );
  }
});

test('a profile with hardly anything gives a short honest letter', () => {
  const cashier = profile({
    work: [employer({ name: 'Corner Shop', position: 'Cashier', start: '2021', end: null, highlights: [] })],
  });
  const text = letter(cashier);
  assert.match(text, /Cashier at Corner Shop/);
  assert.ok(text.split(/\s+/).length < 80, text);
});

test('context is said in a paragraph of its own before the close', () => {
  const paragraphs = letter(accountant(), 'a', 'Referred by Maria Gomez.').split('\n\n');
  assert.equal(paragraphs.at(-2), 'I was referred by Maria Gomez.');
});

test('the way to reach the applicant is never a sentence of its own', () => {
  for (const seed of SEEDS) {
    const text = letter(accountant(), seed);
    const last = text.split('\n\n').at(-1)!;
    const reach = last
      .split(/(?<=[.!?])\s+/)
      .find((one) => one.includes('+1\u00a0555\u00a00142') || one.includes('ruth.calloway@example.com'));
    assert.ok((reach ?? '').split(' ').length > 8, last);
  }
});
