/** A note of no known kind that speaks of what the posting speaks of: "I have been mentoring our apprentice planner since May". */
import { isFunctionWord, isPostingWord } from '../../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../../vocabulary/words.ts';
import type { ContextWords } from './words.ts';

/** A post is held by the profile, not by a note. */
const OF_A_POST =
  /(?<!\p{L})(?:(?:worked|work|working|employed) (?:at|for|as)|(?:been|was|am) (?:an?|the)|(?:bin|war|habe als) (?:ein|der|die)|(?:été|étais|suis) (?:une?|le|la)|(?:he sido|fui|soy))(?!\p{L})/iu;

const MIN_WORDS = 6;
const MAX_WORDS = 32;
const MIN_CHARACTERS = 4;
/** Words that stand in any posting are no chance where there are so many. */
const ENOUGH = 2;

/** Whether a sentence tells what the applicant did, does or knows, and of this job. What is missing counts only beside what is there. */
export function isRelated(sentence: string, posting: string, words: ContextWords): boolean {
  const { statement, negation, but, private: isPrivate, others } = words;
  if (!isForReader(sentence, words) || !statement.test(sentence)) return false;
  if (isPrivate.test(sentence) || others.test(sentence)) return false;
  if (negation.test(sentence) && !but.test(sentence)) return false;
  const asked = new Set(contentOf(posting).map(stem));
  const shared = contentOf(sentence).filter((word) => asked.has(stem(word)));
  return shared.length >= ENOUGH || shared.some((word) => !isPostingWord(word));
}

const YOURS =
  /(?<!\p{L})(?:your|here|you|Ihr\p{L}{0,2}|Ihnen|hier|votre|vos|chez vous|ici|su|sus|ustedes|aquí)(?!\p{L})/u;

/** "My parents had their wedding reception in Renmara House": of the family, and of the house that reads it. */
export function isOfTheirHouse(sentence: string, posting: string, words: ContextWords): boolean {
  const { private: isPrivate, guests } = words;
  if (!isPrivate.test(sentence) || isPrivate.test(sentence.replace(guests, ' '))) return false;
  const named = [...sentence.slice(1).matchAll(/(?<!\p{L})\p{Lu}\p{L}{3,}/gu)].map(([name]) => name);
  const isTheirs =
    YOURS.test(sentence) || named.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(posting));
  return isTheirs && isForReader(sentence, words) && !words.negation.test(sentence);
}

function isForReader(sentence: string, { toUs, order, wish, salary }: ContextWords): boolean {
  const length = sentence.split(/\s+/).length;
  if (length < MIN_WORDS || length > MAX_WORDS || /[?:;()"“”]/.test(sentence)) return false;
  return ![toUs, order, wish, salary].some((pattern) => pattern.test(sentence)) && !OF_A_POST.test(sentence);
}

const contentOf = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length >= MIN_CHARACTERS && !isFunctionWord(word));
