/** What the posting asks for, one by one: each with its weight, the words that express it and where it stood. */
import { firstCharacters } from '../../base/text.ts';
import { isKnownTerm, isSoftTerm, nameOf, phrasesOf } from '../vocabulary/vocabulary.ts';
import { isDutySentence } from './duty-sentences.ts';
import { isInPassing } from './in-passing.ts';
import { isNoise, type PartKind } from './sections.ts';
import type { Sentence } from './sentences.ts';
import type { Term } from './terms.ts';

export type RequirementKind = 'skill' | 'certificate' | 'degree' | 'years' | 'soft' | 'duty';

export interface Requirement {
  kind: RequirementKind;
  /** The skill as the vocabulary spells it, or the posting's own words. */
  text: string;
  /** The forms in which the posting says it. */
  words: string[];
  /** Keys of the terms in it; a skill has one. */
  keys: string[];
  weight: number;
  /** A wish, not a condition. */
  optional: boolean;
  part: PartKind;
  line: number;
  /** Years asked for, where it asks for years. */
  years: number | null;
  /** 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctorate; null where no degree is asked for. */
  degree: number | null;
}

const MAX_REQUIREMENTS = 120;
const MAX_SENTENCE_CHARACTERS = 300;

const YEARS =
  /(\d{1,2}|two|three|four|five|six|seven|eight|ten)\s*\+?\s*(?:(?:-|–|to|or)\s*\d{1,2}\s*)?(?:or more\s+|plus\s+)?(?:years?|yrs?|jahren?|années?|ans|años|anos|anni|jaar|lat)\b/i;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};
const DEGREES: readonly (readonly [number, RegExp])[] = [
  [
    3,
    /\b(?:bachelor|b\.?sc|b\.?a\b|b\.?s\b|undergraduate degree|licence|licenciatura|laurea|university degree|degree in)/i,
  ],
  [4, /\b(?:master'?s|m\.?sc|mba|postgraduate|magister|máster)\b/i],
  [5, /\b(?:ph\.?d|doctorate|doctoral)\b/i],
  [2, /\b(?:associate'?s degree|diploma|nvq|apprenticeship|ausbildung|vocational|hnd|btec)\b/i],
  [1, /\b(?:high school|secondary school|ged|gcse)\b/i],
  [3, /(?<!\b(?:high|great|certain|some) )\bdegree\b/i],
];
const CERTIFICATE =
  /\b(?:certif\w+|licen[cs]\w+|registration|registered|accredit\w+|chartered|qualified|card holder|zertifi\w+|führerschein)\b/i;
const WISH =
  /\b(?:preferred|desirable|desired|an? (?:plus|advantage|bonus|asset)|advantageous|nice to have|ideally|welcome|von vorteil|wünschenswert|souhaité|deseable)\b/i;

export function requirementsOf(sentences: readonly Sentence[], terms: readonly Term[]): Requirement[] {
  const weights = new Map(terms.map((term) => [term.key, term.weight]));
  const skills = new Map<string, Requirement>();
  const stated: Requirement[] = [];
  for (const sentence of sentences) {
    if (isNoise(sentence.kind) || sentence.text.length > MAX_SENTENCE_CHARACTERS * 4) continue;
    collectSkills(skills, sentence, weights);
    stated.push(...statedIn(sentence, weights));
  }
  return [...skills.values(), ...stated]
    .filter((one) => one.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_REQUIREMENTS);
}

/** The most years that a condition asks for. */
export function yearsAsked(requirements: readonly Requirement[]): number | null {
  const years = requirements.filter((one) => !one.optional).map((one) => one.years ?? 0);
  const most = Math.max(0, ...years);
  return most === 0 ? null : most;
}

function collectSkills(
  skills: Map<string, Requirement>,
  sentence: Sentence,
  weights: ReadonlyMap<string, number>,
): void {
  for (const phrase of phrasesOf(sentence.text)) {
    if (!isKnownTerm(phrase.key) || isInPassing(phrase, sentence)) continue;
    const known = skills.get(phrase.key);
    if (known === undefined) {
      const kind = isSoftTerm(phrase.key) ? 'soft' : 'skill';
      const text = nameOf(phrase.key) ?? phrase.surface;
      skills.set(phrase.key, {
        ...requirement(kind, text, sentence),
        words: [phrase.surface],
        keys: [phrase.key],
        weight: weights.get(phrase.key) ?? 0,
      });
      continue;
    }
    if (!known.words.includes(phrase.surface)) known.words.push(phrase.surface);
    known.optional &&= isWish(sentence);
  }
}

/** Years, degrees, certificates and duties are asked for in sentences, not in words. */
function statedIn(sentence: Sentence, weights: ReadonlyMap<string, number>): Requirement[] {
  if (sentence.kind === 'title') return [];
  const text = firstCharacters(sentence.text.replace(/^[\s#*•–-]+/, ''), MAX_SENTENCE_CHARACTERS);
  const kind = kindOf(text, sentence.kind);
  if (kind === null) return [];
  const keys = [...new Set(phrasesOf(text).map((phrase) => phrase.key))].filter((key) => weights.has(key));
  const weight = keys.reduce((sum, key) => sum + weights.get(key)!, 0) / Math.max(1, keys.length) ** 0.7;
  return [
    {
      ...requirement(kind, text, sentence),
      words: [text],
      keys,
      weight: kind === 'duty' ? weight : Math.max(weight, 1),
      years: yearsIn(text),
      degree: DEGREES.find(([, words]) => words.test(text))?.[0] ?? null,
    },
  ];
}

function kindOf(text: string, part: PartKind): RequirementKind | null {
  if (YEARS.test(text) && part !== 'duties') return 'years';
  if (isDutySentence(text, part)) return 'duty';
  if (part === 'duties' || part === 'body' || text.endsWith(':')) return null;
  if (DEGREES.some(([, words]) => words.test(text))) return 'degree';
  return CERTIFICATE.test(text) ? 'certificate' : null;
}

function yearsIn(text: string): number | null {
  const found = YEARS.exec(text)?.[1]?.toLowerCase();
  return found === undefined ? null : (NUMBER_WORDS[found] ?? Number(found));
}

function isWish(sentence: Sentence): boolean {
  return sentence.kind === 'nice' || WISH.test(sentence.text);
}

function requirement(kind: RequirementKind, text: string, sentence: Sentence): Requirement {
  const { kind: part, line } = sentence;
  return {
    kind,
    text,
    words: [],
    keys: [],
    weight: 0,
    optional: isWish(sentence),
    part,
    line,
    years: null,
    degree: null,
  };
}
