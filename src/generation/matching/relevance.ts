/** How much one statement says of what a posting looks for: by its words, its kin, its fields and its best sentence. */
import { FIELDS, NEAR } from '../vocabulary/fields.ts';
import { FIRST_ACTIVITY } from '../vocabulary/kin.ts';
import { type AskedSentence, type Sought, tellingOf } from './sought.ts';
import { fieldVector, lengthOf, type View } from './view.ts';

/** Chosen on postings and bullets of our own writing, rated before; the surface around them is flat. */
const WEIGHT = { fields: 1, direction: 2, things: 0.5, activities: 0.1, sentence: 0.25 };
const ROLE_IN_DIRECTION = 0.7;
const NEAR_IN_DIRECTION = 0.5;
/** Of a long statement each word counts less. */
const LENGTH_POWER = { words: 0.5, fields: 0.5, kins: 0.75, sentence: 0.25 };

export interface Relevance {
  words: number;
  fields: number;
  direction: number;
  kins: number;
  sentence: number;
  total: number;
}

/** `rarity`: how rare a phrase is among the profile's own statements, 0 to 1. */
export function relevanceOf(view: View, around: View, sought: Sought, rarity: (key: string) => number): Relevance {
  const words = wordScore(view, sought, rarity) / (4 + view.length) ** LENGTH_POWER.words;
  const fields = WEIGHT.fields * fieldScore(view, sought);
  const direction = WEIGHT.direction * directionScore(view, around, sought);
  const kins = kinScore(view, sought);
  const sentence = WEIGHT.sentence * sentenceScore(view, sought);
  return { words, fields, direction, kins, sentence, total: words + fields + direction + kins + sentence };
}

/** What a title around a statement says: a few words, so its length does not count. */
export function titleRelevance(view: View, sought: Sought): number {
  return wordScore(view, sought, () => 1) / 3 + WEIGHT.fields * fieldScore(view, sought);
}

/** Repeated evidence counts less and less. */
function wordScore(view: View, sought: Sought, rarity: (key: string) => number): number {
  const worths: number[] = [];
  for (const key of view.keys) {
    const weight = sought.words.get(key);
    if (weight !== undefined) worths.push(weight * (0.5 + 0.5 * rarity(key)));
  }
  return worths.sort((a, b) => b - a).reduce((sum, worth, at) => sum + worth / (1 + 0.25 * at), 0);
}

function fieldScore(view: View, sought: Sought): number {
  let score = 0;
  let cues = 0;
  for (const cue of view.fields) {
    const lit = cue.fields.map((field) => sought.fields[field]!);
    const average = lit.reduce((sum, value) => sum + value, 0) / lit.length;
    score += cue.strength * (0.6 * Math.max(...lit) + 0.4 * average);
    cues += cue.strength;
  }
  return score / (cues + 1.5) ** LENGTH_POWER.fields;
}

/** The cosine between the fields of the statement with its role and those of the posting: what it is about as a whole. */
function directionScore(view: View, around: View, sought: Sought): number {
  const own = fieldVector(view.fields, FIELDS.length);
  const role = fieldVector(around.fields, FIELDS.length);
  const roleLength = lengthOf(role) || 1;
  const joined = own.map((value, field) => value + (ROLE_IN_DIRECTION * role[field]!) / roleLength);
  const spread = spreadToNear(joined);
  const lengths = lengthOf(spread) * lengthOf(sought.fields);
  if (lengths === 0) return 0;
  return spread.reduce((sum, value, field) => sum + value * sought.fields[field]!, 0) / lengths;
}

function spreadToNear(vector: Float64Array): Float64Array {
  const reached = new Float64Array(vector.length);
  for (const [field, value] of vector.entries()) {
    if (value === 0) continue;
    for (const near of NEAR[field]!) if (value > reached[near]!) reached[near] = value;
  }
  return vector.map((value, field) => value + NEAR_IN_DIRECTION * reached[field]!);
}

function kinScore(view: View, sought: Sought): number {
  let score = 0;
  let cues = 0;
  for (const cue of view.kins) {
    const most = Math.max(...cue.kins.map((kin) => sought.kins[kin]!));
    score += most * (cue.activity ? WEIGHT.activities : WEIGHT.things);
    cues += cue.activity ? 0.3 : 1;
  }
  return score / (cues + 1.5) ** LENGTH_POWER.kins;
}

const SHARED_THING = 0.6;
const SHARED_ACTIVITY = 0.25;

/** What of a statement any sentence of the posting could share: phrases in full, kin in part. */
export interface Shareable {
  phrases: readonly (readonly [key: string, telling: number])[];
  kins: readonly (readonly [kin: number, telling: number])[];
}

export function shareableOf(view: View, sought: Sought): Shareable {
  const keys = [...view.keys].filter((key) => sought.words.has(key));
  const kins = [...new Set(view.kins.flatMap((cue) => cue.kins))].filter((kin) => sought.kins[kin]! > 0);
  return {
    phrases: keys.map((key) => [key, tellingOf(key)] as const),
    kins: kins.map((kin) => [kin, kin < FIRST_ACTIVITY ? SHARED_THING : SHARED_ACTIVITY] as const),
  };
}

export function overlap(shareable: Shareable, sentence: AskedSentence): number {
  let shared = 0;
  for (const [key, telling] of shareable.phrases) if (sentence.keys.has(key)) shared += telling;
  for (const [kin, telling] of shareable.kins) if (sentence.kins.has(kin)) shared += telling;
  return shared;
}

/** The three sentences of the posting that the statement answers best. */
function sentenceScore(view: View, sought: Sought): number {
  const shareable = shareableOf(view, sought);
  const best = [0, 0, 0];
  for (const sentence of sought.asked) {
    const score = (overlap(shareable, sentence) * Math.sqrt(sentence.weight)) / Math.sqrt(4 + sentence.keys.size);
    const place = best.findIndex((other) => score > other);
    if (place >= 0) best.splice(place, 0, score);
    best.length = 3;
  }
  return (best[0]! + 0.5 * best[1]! + 0.25 * best[2]!) / (4 + view.keys.size) ** LENGTH_POWER.sentence;
}
