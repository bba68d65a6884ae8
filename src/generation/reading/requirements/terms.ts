/** The terms of a posting: what it asks for, in its own words, each with a weight. */
import { isStopWordAbroad } from '../../vocabulary/stop-words-abroad.ts';
import {
  isFunctionWord,
  isKnownTerm,
  isPostingWord,
  isSoftTerm,
  type Phrase,
  phrasesOf,
} from '../../vocabulary/vocabulary.ts';
import { wordsOf } from '../../vocabulary/words.ts';
import { withoutOrganisations } from '../company/organisations.ts';
import type { PartKind } from '../sections.ts';
import type { Sentence } from '../sentences.ts';

export interface Term {
  key: string;
  /** As the posting writes it. */
  surface: string;
  weight: number;
  count: number;
  /** The weightiest part that named it. */
  part: PartKind;
  known: boolean;
}

const MAX_TERMS = 140;
/** Whatever is longer is no word of any language. */
const MAX_TERM_CHARACTERS = 100;
const KNOWN_BOOST = 1.4;
const SOFT_BOOST = 0.7;
const PHRASE_BOOST = 1.25;

interface Tally {
  phrase: Phrase;
  mass: number;
  count: number;
  part: PartKind;
}

export function extractTerms(
  sentences: readonly Sentence[],
  partWeight: Readonly<Record<PartKind, number>>,
  language: string | null = 'en',
): Term[] {
  const isAbroad = language !== null && language !== 'en';
  const tallies = new Map<string, Tally>();
  for (const sentence of sentences) {
    for (const phrase of phrasesOf(withoutOrganisations(sentence.text))) {
      if (isTermLike(phrase) && !(isAbroad && isEmptyAbroad(phrase))) addTo(tallies, phrase, sentence.kind, partWeight);
    }
  }
  const terms = [...tallies.values()].filter(isWorthKeeping).map(toTerm);
  terms.sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  return withoutFragments(terms).slice(0, MAX_TERMS);
}

function addTo(
  tallies: Map<string, Tally>,
  phrase: Phrase,
  part: PartKind,
  partWeight: Readonly<Record<PartKind, number>>,
): void {
  const tally = tallies.get(phrase.key) ?? { phrase, mass: 0, count: 0, part };
  tally.mass += partWeight[part];
  tally.count++;
  if (partWeight[part] > partWeight[tally.part]) tally.part = part;
  tallies.set(phrase.key, tally);
}

/** "Mit Eltern", "von": words that every text of their language has, alone or at an end. */
function isEmptyAbroad({ surface }: Phrase): boolean {
  const words = wordsOf(surface);
  return isStopWordAbroad(words[0]!) || isStopWordAbroad(words.at(-1)!);
}

function isTermLike(phrase: Phrase): boolean {
  if (isKnownTerm(phrase.key)) return true;
  if (phrase.surface.length > MAX_TERM_CHARACTERS) return false;
  const words = wordsOf(phrase.surface);
  if (words.some((word) => /^\d+([.,]\d+)*$/.test(word))) return false;
  if (words.some((word) => isFunctionWord(word))) return false;
  // "Lesson plans" tells something although every posting has "plans".
  if (words.every((word) => isPostingWord(word))) return false;
  return words.length > 1 || words[0]!.length > 2;
}

/** A phrase that is no known skill must be repeated, or stand in the title, or ask for something. */
function isWorthKeeping(tally: Tally): boolean {
  if (isKnownTerm(tally.phrase.key) || tally.part === 'title') return true;
  if (tally.phrase.words > 1) return tally.count > 1;
  return tally.count > 1 || tally.part === 'must' || tally.part === 'duties' || tally.part === 'body';
}

function toTerm(tally: Tally): Term {
  const known = isKnownTerm(tally.phrase.key);
  const averagePart = tally.mass / tally.count;
  const kind = isSoftTerm(tally.phrase.key) ? SOFT_BOOST : known ? KNOWN_BOOST : 1;
  const boost = kind * (tally.phrase.words > 1 ? PHRASE_BOOST : 1);
  const weight = averagePart * (1 + Math.log(tally.count)) * boost;
  return { key: tally.phrase.key, surface: tally.phrase.surface, weight, count: tally.count, part: tally.part, known };
}

/** A word that only ever occurs inside a kept phrase adds nothing to it. */
function withoutFragments(terms: readonly Term[]): Term[] {
  const phrases = terms.filter((term) => term.key.includes(' '));
  return terms.filter((term) => {
    const inside = phrases.find((phrase) => phrase !== term && ` ${phrase.key} `.includes(` ${term.key} `));
    return inside === undefined || inside.count < term.count * 0.7 || (term.known && !inside.known);
  });
}
