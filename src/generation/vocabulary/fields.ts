/**
 * Fields of work: which words belong to which trade. A field is known by the words of its people, so that a text can be
 * near a posting without sharing a word with it. The words are ours, in `fields.json`; `_` joins the words of a phrase.
 */

import { EVERYDAY_WORDS, RANK_WORDS } from './stop-words.ts';
import { isPostingWord, keyOf, type Phrase } from './vocabulary.ts';
import data from './word-lists/fields.json' with { type: 'json' };
import nearData from './word-lists/near-fields.json' with { type: 'json' };
import { stem } from './words.ts';

/** Found in every posting whatever the trade: what they say of a job counts less. */
const GENERAL = new Set(
  `people leadership, project management, operations, office administration, records and data entry, training, communications,
  policy and government, compliance, recruiting, strategy, customer service, change, business analysis, risk,
  quality management, process improvement, diversity, health management`.split(/,\s+/),
);

export const FIELDS: readonly { name: string; general: boolean }[] = Object.values(data)
  .flatMap((group) => Object.keys(group))
  .map((name) => ({ name, general: GENERAL.has(name) }));

const numberOf = new Map(FIELDS.map((field, at) => [field.name, at]));
const fieldsByKey = new Map<string, number[]>();
for (const group of Object.values(data)) {
  for (const [name, words] of Object.entries(group)) {
    for (const word of words.split(' ')) addWord(keyOf(word.replaceAll('_', ' ')), numberOf.get(name)!);
  }
}

function addWord(key: string, field: number): void {
  const fields = fieldsByKey.get(key) ?? [];
  if (!fields.includes(field)) fields.push(field);
  fieldsByKey.set(key, fields);
}

/** The fields next to each field; the first of a line of `near-fields.json` is near all others of that line. */
export const NEAR: readonly (readonly number[])[] = nearFields();

function nearFields(): number[][] {
  const near = FIELDS.map(() => new Set<number>());
  for (const line of nearData) {
    const [first, ...others] = line.split(', ').map((name) => numberOf.get(name)!);
    for (const other of others) {
      near[first!]!.add(other);
      near[other]!.add(first!);
    }
  }
  return near.map((fields) => [...fields]);
}

const POSTING_WORD_CUE = 0.15;
const EVERYDAY_CUE = 0.6;
const RANK_CUE = 0.1;
const everyday = new Set(EVERYDAY_WORDS.map(stem));
const ranks = new Set(RANK_WORDS.map(stem));

export interface FieldCue {
  key: string;
  fields: readonly number[];
  /** How surely the word points to its fields, 0 to 1. */
  strength: number;
}

/** The phrases that point to a field, longest first: inside "critical care" the word "care" points nowhere else. */
export function fieldCues(phrases: readonly Phrase[]): FieldCue[] {
  const found = new Map<string, FieldCue>();
  const covered = new Set<string>();
  for (const phrase of phrases.toSorted((a, b) => b.words - a.words)) {
    const fields = fieldsByKey.get(phrase.key);
    if (fields === undefined || (phrase.words === 1 && covered.has(phrase.surface.toLowerCase()))) continue;
    found.set(phrase.key, { key: phrase.key, fields, strength: strengthOf(phrase.key) });
    if (phrase.words > 1) for (const word of phrase.surface.split(' ')) covered.add(word.toLowerCase());
  }
  return [...found.values()];
}

const MODIFIER_CUE = 0.5;

/**
 * In a title every word counts in full but its rank: a "Trainer" trains, although every posting speaks of training. What
 * stands before the last word only narrows it: a research nurse is a nurse first.
 */
export function titleStrength(cue: FieldCue, title: string): number {
  if (ranks.has(cue.key)) return RANK_CUE;
  const words = (title.split(/[,(–|]| - | of | for /)[0] ?? '').trim().split(/[\s/]+/);
  const head = keyOf(words.at(-1) ?? '');
  return ranks.has(head) || cue.key.split(' ').includes(head) ? 1 : MODIFIER_CUE;
}

function strengthOf(key: string): number {
  if (key.includes(' ')) return 1;
  if (ranks.has(key)) return RANK_CUE;
  if (isPostingWord(key)) return POSTING_WORD_CUE;
  return everyday.has(key) ? EVERYDAY_CUE : 1;
}

/** A word of several fields says less of each. */
export function shareOf(cue: FieldCue): number {
  return 1 / cue.fields.length ** 0.6;
}
