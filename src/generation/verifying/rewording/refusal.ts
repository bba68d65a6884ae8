/** All that is said against a wording, in one sentence or two, for the person who wrote it. */
import { notThere, type WordingObjection } from './case.ts';

export interface Refusal {
  reason: string;
  /** The words that it names. */
  words: string[];
}

const MOST_NAMED = 4;

/** Null where nothing is said against it. */
export function refusalOf(objections: readonly WordingObjection[]): Refusal | null {
  const [first] = objections;
  if (first === undefined) return null;
  const words = objections.map((one) => one.words).filter((text) => text !== '');
  const missing = objections.filter((one) => one.reason === notThere(one.words).reason).map((one) => one.words);
  const others = [...new Set(objections.map((one) => one.reason))].filter((reason) => !isMissing(reason, missing));
  const named = apart(missing).slice(0, MOST_NAMED);
  const reasons =
    named.length === 0 ? others.slice(0, 1) : [sentenceOf(named), ...others.filter(isOfWords).slice(0, 1)];
  return { reason: reasons.join(' '), words: apart(words) };
}

const isMissing = (reason: string, missing: readonly string[]): boolean =>
  missing.some((words) => notThere(words).reason === reason);
/** That a line speaks of something else goes without saying where its words are missing. */
const isOfWords = (reason: string): boolean => reason.startsWith('“') || reason.startsWith('Your');

/** Each once, and no part of another. */
function apart(words: readonly string[]): string[] {
  const unique = [...new Set(words)];
  return unique.filter((text) => !unique.some((other) => other !== text && other.includes(text)));
}

function sentenceOf(words: readonly string[]): string {
  if (words.length === 1) return notThere(words[0]!).reason;
  const quoted = words.map((text) => `“${text}”`);
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)} are not in your profile.`;
}
