import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchProfile } from '../matching/match.ts';
import { readPosting } from '../reading/posting.ts';
import { employer, profile } from '../testing/profiles.ts';
import type { Draft } from './draft.ts';
import { withNeeds } from './needs.ts';

const NOW = '2026-03-04T10:00:00Z';
const POSTING = `Bakery Manager
You will:
- Keep the oven hall calm on busy mornings
Required:
- Bachelor's degree in food science`;
const baker = profile({
  work: [
    employer({
      name: 'Mill Lane Bakery',
      position: 'Baker',
      start: '2019-03',
      end: null,
      highlights: ['Reduced food waste from 9% to 4%', 'Led 6 bakers through 400 orders before seven'],
    }),
  ],
});
const [, rush] = baker.work[0]!.roles[0]!.highlights;
const matches = matchProfile(baker, readPosting(POSTING), NOW);

const draftWith = (needs: Draft['needs']): Draft => ({
  needs,
  summary: [],
  bullets: [],
  paragraphs: [],
  close: null,
  lost: [],
  written: 0,
});
const supportFor = (word: string, of = matches) =>
  of.requirements.find(({ requirement }) => requirement.text.includes(word))!;

test('a fact that the model ranks rises, and answers the duty that it quotes', () => {
  const draft = draftWith([{ quote: 'oven hall calm on busy mornings', facts: [rush!.id] }]);
  const joined = withNeeds(matches, draft);
  assert.ok(joined.of(rush!.id).score >= 0.95);
  assert.equal(supportFor('oven').state, 'gap');
  const { state, facts, reason } = supportFor('oven', joined);
  assert.deepEqual([state, facts], ['partly', [rush!.id]]);
  assert.match(reason!, /language model/);
});

test('a degree stays our judgement', () => {
  const draft = draftWith([{ quote: "Bachelor's degree in food science", facts: [rush!.id] }]);
  assert.deepEqual(supportFor('degree', withNeeds(matches, draft)), supportFor('degree'));
});
