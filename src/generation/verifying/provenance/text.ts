/** A text and what stands where in it. */
import { BOUNDS, type Guard, type Lexicon } from './lexicon.ts';
import type { Word } from './words.ts';

export interface Text {
  words: readonly Word[];
  keys: readonly string[];
  lexicon: Lexicon;
}

/** Whether a phrase of the kind begins here. */
export function isGuard({ keys, lexicon }: Text, kind: Guard, at: number): boolean {
  return at >= 0 && at < keys.length && lexicon.guardAt(kind, keys, at) > 0;
}

/** Whether a phrase of the kind stands among the words. */
export function hasGuard(text: Text, kind: Guard, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isGuard(text, kind, at)) return true;
  return false;
}

const LONGEST_GUARD = 5;

/** Whether the word is part of a phrase of the kind. */
export function isInside({ keys, lexicon }: Text, kind: Guard, at: number): boolean {
  for (let from = at; from > at - LONGEST_GUARD && from >= 0; from--)
    if (from + lexicon.guardAt(kind, keys, from) > at) return true;
  return false;
}

/** Whether a preposition leads to the word: "at Acme", "in 2019". */
export function isAdjunct(text: Text, from: number, at: number): boolean {
  return hasGuard(text, 'preposition', from, at + 1);
}

/** Words whose own rules look at what stands around them. */
const JUDGED_ELSEWHERE = ['negation', 'cause', 'comparison', 'wish'] as const;
/** "Up to", before a number. */
function isInBound({ words, keys, lexicon }: Text, at: number): boolean {
  for (let from = at; from > at - LONGEST_GUARD && from >= 0; from--)
    for (const kind of BOUNDS) {
      const end = from + lexicon.guardAt(kind, keys, from);
      if (end > at && words[end]?.isNumber) return true;
    }
  return false;
}

const OWN = /^own$/i;
const POSSESSIVE = /^(?:my|our|their|its|his|her)$|['’]s$/i;

/** Whether the word says something by itself, so that it needs a source. */
export function isContent(text: Text, at: number): boolean {
  const { words, keys, lexicon } = text;
  if (words[at]!.isNumber) return false;
  if (words[at]!.raw === 'A' && at > 0 && words[at]!.before === 'none') return true;
  if (OWN.test(words[at]!.raw)) return !POSSESSIVE.test(words[at - 1]?.raw ?? '');
  return (
    !lexicon.isConnecting(keys[at]!) &&
    !JUDGED_ELSEWHERE.some((kind) => isInside(text, kind, at)) &&
    !isInBound(text, at)
  );
}
