/**
 * Notes that run into each other without a mark: "manage budget reports travel to trade shows". What has a second finite
 * verb without a joint before it is no clause that could be told.
 */
import { isPlainVerb, looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';

/** Behind these a verb may stand bare: "helped clients improve their strength", "so that users can run". */
const GOVERNS =
  /^(?:help|let|make|ensure|insure|have|see|watch|that|which|who|how|what|where|when|whose|so|if|as|because)/;
/** A participle goes on with one of these: "services provided by", "data collected in". */
const AFTER_PARTICIPLE =
  /^(?:by|in|to|for|from|on|at|with|as|through|and|or|of|into|under|within|during|via|using|per|upon)$/;
/** "drug related calls", "human resources staff with": parts of a noun. */
const IN_NOUNS =
  /^(?:related|based|oriented|required|driven|owned|focused|staff|support|contact|help|access|work|design|service|supply|process)$/;
/** Verbs too seldom at the head of a statement to be in the vocabulary. */
const UNLISTED = /^(?:travel|commute|volunteer)$/;
/** Two words written as one, or a sign that stands alone. */
const MISWRITTEN = /lly[a-z]{5,}|\s[+*~^_]+\s/;

export function runsOn(clause: string): boolean {
  const words = clause.split(' ');
  return MISWRITTEN.test(clause) || words.some((_, at) => at > 1 && opensAnother(words, at));
}

function opensAnother(words: readonly string[], at: number): boolean {
  const before = words[at - 1]!;
  const next = words[at + 1];
  if (isLateGerund(words, at)) return true;
  if (!isNoun(before) || next === undefined || IN_NOUNS.test(words[at]!)) return false;
  const isPlural = /[^s]s$/.test(before);
  const verb = verbOf(words[at]!);
  if (verb === null) return isPlural && UNLISTED.test(words[at]!) && /^(?:to|for|with|as)$/.test(next);
  if (words.slice(0, at).some((word) => GOVERNS.test(word))) return false;
  if (verb.form === 'past') return (isPlainVerb(verb.base) || isPlural) && !AFTER_PARTICIPLE.test(next);
  if (verb.form !== 'base' || !isPlural) return false;
  return isPlainVerb(verb.base) || /^(?:to|with|the|a|an|all)$/.test(next);
}

/** "as needed monitoring the entries" */
function isLateGerund(words: readonly string[], at: number): boolean {
  const follows = at > 2 && (verbOf(words[at - 1]!)?.form === 'past' || looksPast(words[at - 1]!));
  return follows && verbOf(words[at]!)?.form === 'gerund' && /^(?:the|all|a|an)$/.test(words[at + 1] ?? '');
}

/** Small letters, no function word, no adverb, no verb that is certainly one, and no "various". */
function isNoun(word: string): boolean {
  const verb = verbOf(word);
  const isVerb = verb !== null && verb.form !== 'third' && (verb.form !== 'base' || isPlainVerb(verb.base));
  return /^\p{Ll}[\p{Ll}-]+$/u.test(word) && !isFunctionWord(word) && !/(?:ly|ous)$/.test(word) && !isVerb;
}
