/** What the posting looks for, in the measures that the profile's statements are compared by. */
import { withoutOrganisations } from '../reading/company/organisations.ts';
import type { Posting } from '../reading/posting.ts';
import { PART_WEIGHT } from '../reading/sections.ts';
import { FIELDS, NEAR, shareOf, titleStrength } from '../vocabulary/fields.ts';
import { FIRST_ACTIVITY, TERM_GROUPS } from '../vocabulary/related-terms.ts';
import { isKnownTerm, isPostingWord, isSoftTerm } from '../vocabulary/vocabulary.ts';
import { type View, viewOf } from './view.ts';

export interface JobQuery {
  /** How much each phrase of the posting tells of the job. */
  words: ReadonlyMap<string, number>;
  /** How near each field of work is to the job, 0 to 1. */
  fields: Float64Array;
  /** How much the posting speaks of each group of related terms, 0 to 1 among things and among activities. */
  groups: Float64Array;
  /** What it asks for, sentence by sentence. */
  asked: readonly AskedSentence[];
}

export interface AskedSentence {
  weight: number;
  keys: ReadonlySet<string>;
  groups: ReadonlySet<number>;
}

/** Sentences of parts below this weight ask for nothing. */
const MIN_ASKING_WEIGHT = 0.9;
const GENERAL_FIELD = 0.5;
const TITLE_FIELD = 0.8;
const NEAR_FIELD = 0.35;

export function jobQueryOf(posting: Posting): JobQuery {
  const seen = posting.sentences.map((sentence) => ({
    text: sentence.text,
    view: viewOf(withoutOrganisations(sentence.text)),
    weight: PART_WEIGHT[sentence.kind],
    isTitle: sentence.kind === 'title',
  }));
  return {
    words: wordWeights(seen),
    fields: fieldWeights(seen),
    groups: groupWeights(seen),
    asked: seen.filter((one) => one.weight >= MIN_ASKING_WEIGHT && !one.isTitle).map(asAsked),
  };
}

interface Seen {
  text: string;
  view: View;
  weight: number;
  isTitle: boolean;
}

function wordWeights(seen: readonly Seen[]): Map<string, number> {
  const mass = new Map<string, number>();
  for (const { view, weight } of seen) for (const key of view.keys) mass.set(key, (mass.get(key) ?? 0) + weight);
  return new Map(Array.from(mass, ([key, value]) => [key, Math.log1p(value) * tellingOf(key)]));
}

const GENERIC_WORD = 0.05;
const SOFT_TERM = 0.5;
const KNOWN_TERM = 1.3;
const PHRASE = 1.15;

/** How much a phrase tells of a job by itself, wherever it stands. */
export function tellingOf(key: string): number {
  if (/^\d/.test(key)) return 0;
  if (isSoftTerm(key)) return SOFT_TERM;
  if (isKnownTerm(key)) return KNOWN_TERM;
  const words = key.split(' ');
  const generic = words.filter(isPostingWord).length / words.length;
  const telling = generic === 1 ? GENERIC_WORD : 1 - 0.4 * generic;
  return telling * (words.length > 1 ? PHRASE : 1);
}

function fieldWeights(seen: readonly Seen[]): Float64Array {
  const body = scaled(bodyFields(seen));
  const title = scaled(titleFields(seen));
  const own = body.map((value, field) => value + TITLE_FIELD * title[field]!);
  return scaled(own.map((value, field) => value + NEAR_FIELD * Math.max(0, ...NEAR[field]!.map((near) => own[near]!))));
}

/** A word that is repeated tells more, but less each time. */
function bodyFields(seen: readonly Seen[]): Float64Array {
  const mass = new Map<string, { fields: readonly number[]; value: number }>();
  for (const { view, weight } of seen) {
    for (const cue of view.fields) {
      const known = mass.get(cue.key) ?? { fields: cue.fields, value: 0 };
      known.value += weight * cue.strength * shareOf(cue);
      mass.set(cue.key, known);
    }
  }
  const weights = new Float64Array(FIELDS.length);
  for (const { fields, value } of mass.values()) for (const field of fields) weights[field]! += Math.log1p(value);
  return weights.map((value, field) => value * (FIELDS[field]!.general ? GENERAL_FIELD : 1));
}

function titleFields(seen: readonly Seen[]): Float64Array {
  const weights = new Float64Array(FIELDS.length);
  const title = seen.find((one) => one.isTitle);
  for (const cue of title?.view.fields ?? []) {
    for (const field of cue.fields) weights[field]! += titleStrength(cue, title!.text) * shareOf(cue);
  }
  return weights;
}

function scaled(weights: Float64Array): Float64Array {
  const most = Math.max(...weights);
  return most === 0 ? weights : weights.map((value) => value / most);
}

function groupWeights(seen: readonly Seen[]): Float64Array {
  const mass = new Float64Array(TERM_GROUPS.length);
  for (const { view, weight } of seen) {
    for (const cue of view.related)
      for (const group of cue.groups) mass[group]! += weight / Math.sqrt(cue.groups.length);
  }
  const weights = mass.map(Math.log1p);
  weights.set(scaled(weights.subarray(0, FIRST_ACTIVITY)), 0);
  weights.set(scaled(weights.subarray(FIRST_ACTIVITY)), FIRST_ACTIVITY);
  return weights;
}

function asAsked({ view, weight }: Seen): AskedSentence {
  return { weight, keys: view.keys, groups: new Set(view.related.flatMap((cue) => cue.groups)) };
}
