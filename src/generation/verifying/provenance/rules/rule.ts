/** A rule refuses a sentence and names the words that it refuses it for. */
import { type Clause, clauseAt, isDeed } from '../clauses.ts';
import type { FactLicence } from '../reading/licences.ts';
import type { Reading } from '../reading.ts';
import { isGuard, type Text } from '../text.ts';

export interface Rule {
  id: string;
  /** Whether it asks how words stand to each other: a quotation answers that. */
  isAboutOrder?: true;
  /** Places in the sentence that have no source, or not this one. */
  check(reading: Reading): number[];
}

export function places(reading: Reading): number[] {
  return reading.words.map((_, at) => at);
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);

/** The places of words with a source of their own in the clause that `at` stands in. */
export function contentBeside(reading: Reading, at: number): number[] {
  return reading.content.filter(isWithin(clauseAt(reading.clauses, at)));
}

export function isWithin({ from, to }: { from: number; to: number }): (at: number) => boolean {
  return (at) => at >= from && at < to;
}

/** Words after `at` that belong to it: up to a comma, a preposition, a number or a conjunction. */
export function phraseAfter(text: Text, at: number, most = 4): number[] {
  const found: number[] = [];
  for (let next = at + 1; next < text.words.length && found.length < most; next++) {
    if (text.words[next]!.before !== 'none' || text.words[next]!.isNumber) break;
    const isJoined = text.words[next]!.isJoined || text.words[next - 1]!.isJoined;
    if (!isJoined && (isGuard(text, 'preposition', next) || endsPhrase(text, next) || isLastVerb(text, next))) break;
    if (!text.lexicon.isConnecting(text.keys[next]!)) found.push(next);
  }
  return found;
}

/** German puts the verb last. */
function isLastVerb({ words, keys, lexicon }: Text, at: number): boolean {
  return lexicon.lang === 'de' && isDeed(words, keys, at, lexicon);
}

/** A conjunction joins more of the same, unless a number or a verb follows. */
function endsPhrase(text: Text, at: number): boolean {
  if (!isGuard(text, 'conjunction', at)) return false;
  const next = text.words[at + 1];
  const isMore = /^(?:and|or|und|et|y|e)$/i.test(text.words[at]!.raw) && next !== undefined && !next.isNumber;
  return !isMore || text.lexicon.isConnecting(next.key) || isDeed(text.words, text.keys, at + 1, text.lexicon);
}

/** The clause of the source that says it. */
export function clauseOf({ statement, at }: FactLicence): Clause {
  return clauseAt(statement.clauses, at);
}
