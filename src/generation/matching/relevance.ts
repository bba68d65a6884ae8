/** How much one statement says of what a posting looks for: by its words, related terms, its fields and its best sentence. */
import { FIELDS, NEAR } from '../vocabulary/fields.ts';
import { FIRST_ACTIVITY } from '../vocabulary/related-terms.ts';
import { type AskedSentence, type JobQuery, tellingOf } from './job-query.ts';
import { fieldVector, lengthOf, type View } from './view.ts';

/**
 * Fitted to 224 pairs of a posting and twelve bullets that we rated ourselves (listwise, none below zero), then rounded;
 * the surface around them is flat.
 */
const WEIGHT = { words: 1, direction: 4, things: 3.6, activities: 3.4, sentence: 1.1, deed: 0.7 };
const ROLE_IN_DIRECTION = 0.7;
const NEAR_IN_DIRECTION = 0.5;
/** Of a long statement each word counts less. */
const LENGTH_POWER = { words: 0.5, sentence: 0.25 };

export interface Relevance {
  words: number;
  direction: number;
  things: number;
  activities: number;
  sentence: number;
  /** A statement that opens with what was done is worth more than one about circumstances. */
  deed: number;
  total: number;
}

/** `rarity`: how rare a phrase is among the profile's own statements, 0 to 1. */
export function relevanceOf(view: View, around: View, query: JobQuery, rarity: (key: string) => number): Relevance {
  const words = (WEIGHT.words * wordScore(view, query, rarity)) / (4 + view.length) ** LENGTH_POWER.words;
  const direction = WEIGHT.direction * directionScore(view, around, query);
  const things = WEIGHT.things * relatedScore(view, query, false);
  const activities = WEIGHT.activities * relatedScore(view, query, true);
  const sentence = WEIGHT.sentence * sentenceScore(view, query);
  const deed = view.opensWithDeed ? WEIGHT.deed : 0;
  const total = words + direction + things + activities + sentence + deed;
  return { words, direction, things, activities, sentence, deed, total };
}

/** Repeated evidence counts less and less. */
function wordScore(view: View, query: JobQuery, rarity: (key: string) => number): number {
  const worths: number[] = [];
  for (const key of view.keys) {
    const weight = query.words.get(key);
    if (weight !== undefined) worths.push(weight * (0.5 + 0.5 * rarity(key)));
  }
  return worths.sort((a, b) => b - a).reduce((sum, worth, at) => sum + worth / (1 + 0.25 * at), 0);
}

/** The cosine between the fields of the statement with its role and those of the posting: what it is about as a whole. */
function directionScore(view: View, around: View, query: JobQuery): number {
  const own = fieldVector(view.fields, FIELDS.length);
  const role = fieldVector(around.fields, FIELDS.length);
  const roleLength = lengthOf(role) || 1;
  const joined = own.map((value, field) => value + (ROLE_IN_DIRECTION * role[field]!) / roleLength);
  const spread = spreadToNear(joined);
  const lengths = lengthOf(spread) * lengthOf(query.fields);
  if (lengths === 0) return 0;
  return spread.reduce((sum, value, field) => sum + value * query.fields[field]!, 0) / lengths;
}

function spreadToNear(vector: Float64Array): Float64Array {
  const reached = new Float64Array(vector.length);
  for (const [field, value] of vector.entries()) {
    if (value === 0) continue;
    for (const near of NEAR[field]!) if (value > reached[near]!) reached[near] = value;
  }
  return vector.map((value, field) => value + NEAR_IN_DIRECTION * reached[field]!);
}

/** The part of what the statement names, or does, that the posting speaks of too. */
function relatedScore(view: View, query: JobQuery, activity: boolean): number {
  let score = 0;
  for (const cue of view.related) {
    if (cue.activity === activity) score += Math.max(...cue.groups.map((group) => query.groups[group]!));
  }
  return score / (view.related.length + 1.5);
}

const SHARED_THING = 0.6;
const SHARED_ACTIVITY = 0.25;

/** What of a statement any sentence of the posting could share: phrases in full, related terms in part. */
export interface Shareable {
  phrases: readonly (readonly [key: string, telling: number])[];
  groups: readonly (readonly [group: number, telling: number])[];
}

export function shareableOf(view: View, query: JobQuery): Shareable {
  const keys = [...view.keys].filter((key) => query.words.has(key));
  const groups = [...new Set(view.related.flatMap((cue) => cue.groups))].filter((group) => query.groups[group]! > 0);
  return {
    phrases: keys.map((key) => [key, tellingOf(key)] as const),
    groups: groups.map((group) => [group, group < FIRST_ACTIVITY ? SHARED_THING : SHARED_ACTIVITY] as const),
  };
}

export function overlap(shareable: Shareable, sentence: AskedSentence): number {
  let shared = 0;
  for (const [key, telling] of shareable.phrases) if (sentence.keys.has(key)) shared += telling;
  for (const [group, telling] of shareable.groups) if (sentence.groups.has(group)) shared += telling;
  return shared;
}

/** The three sentences of the posting that the statement answers best. */
function sentenceScore(view: View, query: JobQuery): number {
  const shareable = shareableOf(view, query);
  const best = [0, 0, 0];
  for (const sentence of query.asked) {
    const score = (overlap(shareable, sentence) * Math.sqrt(sentence.weight)) / Math.sqrt(4 + sentence.keys.size);
    const place = best.findIndex((other) => score > other);
    if (place >= 0) best.splice(place, 0, score);
    best.length = 3;
  }
  return (best[0]! + 0.5 * best[1]! + 0.25 * best[2]!) / (4 + view.keys.size) ** LENGTH_POWER.sentence;
}
