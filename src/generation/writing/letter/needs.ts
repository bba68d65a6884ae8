/**
 * What of the posting a fact answers, in a few words of the posting that can stand before the fact: "Grow organic search",
 * "First Article Inspection Reports per AS9102".
 */

import type { Proof } from '../../matching/proofs.ts';
import { askedIn } from '../../matching/requirements/asked-words.ts';
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord, keyOf } from '../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import { capitalised, type Templates } from './templates.ts';

const MAX_WORDS = 9;
/** Of a need, weighted by how telling its words are: pairs that share less would not be understood. */
const MIN_SHARED = 0.5;
const GENERIC_WORD = 0.3;
/** "Technical writing" is not answered by how long a database takes to write. */
const SHORT_NEED_WORDS = 2;
/** Up to a comma stands a whole only where it is not the first part of a list. */
const MIN_WORDS_BEFORE_COMMA = 4;

/** One need for each fact, none twice, the nearest pairs first; no need where no short words of the posting fit. */
export function needsOf(proofs: readonly Proof[], { need }: Templates): Map<Proof, string> {
  const pairs = proofs
    .flatMap((proof) => wordings(proof, need).map((wording) => ({ proof, ...wording })))
    .toSorted((a, b) => b.nearness - a.nearness);
  const found = new Map<Proof, string>();
  for (const { proof, text } of pairs) {
    const isTaken = [...found.values()].some((other) => fold(other) === fold(text));
    if (!isTaken && !found.has(proof)) found.set(proof, text);
  }
  return found;
}

interface Wording {
  text: string;
  nearness: number;
}

function wordings({ text: fact, needs }: Proof, words: Templates['need']): Wording[] {
  return needs
    .filter(({ requirement }) => requirement.kind === 'skill' || requirement.kind === 'duty')
    .flatMap(({ requirement }) => {
      const text = shortNeed(requirement.text, words);
      return text === null ? [] : nearness(text, fact);
    });
}

/** How many telling words a need shares with a fact, and how much of the need they are. */
function nearness(need: string, fact: string): Wording[] {
  const said = weightsOf(fact);
  const asked = [...weightsOf(need)];
  const whole = asked.reduce((sum, [, weight]) => sum + weight, 0);
  const shared = asked.reduce((sum, [word, weight]) => sum + (said.has(word) ? weight : 0), 0);
  const enough = asked.length <= SHORT_NEED_WORDS ? whole : MIN_SHARED * whole;
  const isFit = shared >= enough && !lacksName(need, fact) && !isStutter(need, fact);
  return isFit ? [{ text: need, nearness: (shared * shared) / whole }] : [];
}

/** How many telling words two texts share, weighed. */
export function sharedWeight(one: string, other: string): number {
  const said = weightsOf(other);
  return [...weightsOf(one)].reduce((sum, [word, weight]) => sum + (said.has(word) ? weight : 0), 0);
}

const MAX_WORDS_OF_LABEL = 5;

/** "Food safety:" where the fact itself says of what it speaks. */
export function labelOf(fact: string): string | null {
  const label = /^\p{Lu}[^:.;,]{2,60}:(?=\s)/u.exec(fact)?.[0] ?? '';
  return label !== '' && wordCount(label) <= MAX_WORDS_OF_LABEL ? label : null;
}

const BEGINNING = 6;

/** "AS9102 first articles. First articles: did 60 …", "Minitab. Gage studies (Minitab) …" */
export function isStutter(need: string, fact: string): boolean {
  const [said, asked] = [stemsOf(fact), stemsOf(need)];
  if (asked.length === 1) return said.slice(0, BEGINNING).includes(asked[0]!);
  if (asked.length === 2 && asked.includes(said[0]!)) return true;
  const first = said.slice(0, 2).join(' ');
  return first === asked.slice(0, 2).join(' ') || first === asked.slice(-2).join(' ');
}

const stemsOf = (text: string): string[] => [...weightsOf(text).keys()];

/** "Kubernetes and AWS" is not answered by a fact that names one of them. */
function lacksName(need: string, fact: string): boolean {
  const said = new Set(wordsOf(fact).map(keyOf));
  const { choices } = askedIn(need, true);
  return choices.some((choice) => choice.every((words) => words.some(({ isName, key }) => isName && !said.has(key))));
}

function weightsOf(text: string): Map<string, number> {
  const words = wordsOf(fold(text)).filter((word) => !isFunctionWord(word));
  return new Map(words.map((word) => [stem(word), isPostingWord(word) || isPlainVerb(word) ? GENERIC_WORD : 1]));
}

/** Without remarks, grades of wishing and what follows the first clause; null where more than a few words are left. */
export function shortNeed(text: string, words: Templates['need']): string | null {
  const bare = text.replace(/\s*\([^()]*\)?/g, '').trim();
  const plain = stripped(bare, words).split(/\s*[;:]\s|\s[–—-]\s/u)[0]!;
  const [first, ...others] = plain.split(/,\s+/);
  const whole = others.length > 0 && wordCount(plain) > MAX_WORDS ? first! : plain;
  if (whole !== plain && wordCount(whole) < MIN_WORDS_BEFORE_COMMA) return null;
  if (whole === '' || wordCount(whole) > MAX_WORDS || /[.!?]\s|[,&]$/.test(whole)) return null;
  // What is left of "comfortable with data".
  if (isFunctionWord(whole.split(/\s+/)[0]!)) return null;
  // "Orients new technicians" is said of somebody.
  if (verbOf(whole.split(/\s+/)[0]!)?.form === 'third') return null;
  // One plain word, such as "city", says too little.
  if (wordCount(whole) === 1 && !/\p{Lu}/u.test(whole)) return null;
  // Speaks to somebody, or of the employer's own figures.
  const isAbout = new RegExp(`(?<![\\p{L}])(?:${words.people})(?![\\p{L}])`, 'iu').test(whole);
  return isAbout || /(?<![\p{L}\p{N}.-])[$€£]?\p{Nd}/u.test(whole) ? null : capitalised(whole);
}

function stripped(text: string, { before, after }: Templates['need']): string {
  const opening = new RegExp(`^(?:(?:${before})\\s+)+`, 'iu');
  const ending = new RegExp(`[,\\s]+(?:${after})[.!]*$`, 'iu');
  return text.replace(opening, '').replace(ending, '').trim();
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
