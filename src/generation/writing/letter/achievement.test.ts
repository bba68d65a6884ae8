import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { told } from './achievement.ts';
import { templatesFor } from './templates.ts';

function sentenceFor(text: string): string | null {
  const place = { name: 'Acme', position: 'Manager', kind: 'work', current: false } as const;
  return told({ id: 'f1', text, place, needs: [], score: 1 } satisfies Proof, templatesFor('en'));
}

for (const deed of [
  'Increased weekly covers from 300 to 420.',
  'Combined two warehouses into one.',
  'Retained 96% of clients over three years.',
  'Registered 240 voters in a month.',
  'Selected the new supplier and saved 12%.',
  'Assigned 30 volunteers to four shelters.',
])
  test(`what the person did is told: ${deed}`, () =>
    assert.equal(sentenceFor(deed), `At Acme I ${deed[0]!.toLowerCase()}${deed.slice(1)}`));

for (const honour of [
  'Promoted to shift lead within a year.',
  'Named co-inventor on two patents.',
  'Selected for the regional pilot of 40 stores.',
  'Assigned to the largest of nine wards.',
  'Awarded employee of the year in 2023.',
])
  test(`what others did to the person is not: ${honour}`, () => assert.equal(sentenceFor(honour), null));
