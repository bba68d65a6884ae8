/** A fact in another tense or person than "I" wants: "Manage the archive and train volunteers", of a job that is over. */
import { isPlainVerb, pastOf, type Verb, verbOf } from '../../../vocabulary/verbs.ts';
import { ALWAYS_VERB, BEFORE_THING, PREPOSITION } from './words.ts';

/**
 * "Managed the archive and trained volunteers"; null where we cannot tell which of its words are verbs. `isSure`: the
 * first is one.
 */
export function inTense(sentence: string, tense: 'past' | 'base', isSure = false): string | null {
  const words = sentence.split(' ');
  const first = verbAt(words, 0);
  if (first?.form !== 'base' && first?.form !== 'third') return null;
  // "Register, returns, layaway" is a list of things.
  if (words[0]!.endsWith(',') && verbAt(words, 1)?.form !== first.form) return null;
  const told: string[] = [];
  for (const [at, word] of words.entries()) {
    const verb = at === 0 || isJoined(words, at) ? verbAt(words, at) : null;
    if (verb === null || (verb.form !== 'base' && verb.form !== 'third')) {
      told.push(word);
      continue;
    }
    const isFirst = at === 0 && (isSure || ALWAYS_VERB.test(sentence));
    const isVerb = isFirst || isCertain(words, at) || isPaired(words, at, isSure);
    // "Create users, assigns privileges", "provide care and support to families".
    if (isVerb ? verb.form !== first.form : at === 0 || verb.form === first.form) return null;
    told.push(
      isVerb ? word.replace(/^[\p{L}-]+/u, inItsCase(word, tense === 'past' ? pastOf(verb.base) : verb.base)) : word,
    );
  }
  return told.join(' ');
}

const verbAt = (words: readonly string[], at: number): Verb | null =>
  verbOf(/^[\p{L}-]+/u.exec(words[at] ?? '')?.[0] ?? '');

/** Behind a comma, or behind "and". */
const isJoined = (words: readonly string[], at: number): boolean => /,$|^(?:and|or|&)$/.test(words[at - 1]!);

function isCertain(words: readonly string[], at: number): boolean {
  return isPlainVerb(verbAt(words, at)!.base) || BEFORE_THING.test(words[at + 1] ?? '');
}

/** "Plan and run 9 sales a year": one of two is certain, and so is the other. */
function isPaired(words: readonly string[], at: number, isSure = false): boolean {
  const other = at === 0 ? 2 : 0;
  const isPair = (at === 0 || at === 2) && words[1] === 'and' && verbAt(words, other)?.form === verbAt(words, at)!.form;
  return isPair && (isSure || isCertain(words, other));
}

/** "Plan and run 9 sales a year", of a job that goes on. */
export function isPair(sentence: string): boolean {
  const words = sentence.split(' ');
  return verbAt(words, 0) !== null && isPaired(words, 0);
}

/** "Service, troubleshoot and repair units", "Plan and run campaigns": nothing but verbs, and a thing behind them. */
export function isRow(sentence: string): boolean {
  const [, row, thing] = /^((?:[\p{L}-]+, )*[\p{L}-]+,? and [\p{L}-]+) ([\p{L}\p{N}$€£-]+)/u.exec(sentence) ?? [];
  if (row === undefined || PREPOSITION.test(thing!)) return false;
  return row.split(/,? and |, /).every((word) => verbOf(word)?.form === 'base');
}

const inItsCase = (word: string, form: string): string =>
  /^\p{Lu}/u.test(word) ? form[0]!.toUpperCase() + form.slice(1) : form;
