/** A rule refuses a sentence and names the words that it refuses it for. */
import { type Clause, isDeed } from '../clauses.ts';
import type { Guard } from '../lexicon.ts';
import { clauseAt, factLicences, isContent, type Licence, type Reading } from '../reading.ts';
import type { Statement } from '../sources.ts';
import type { Word } from '../words.ts';

export interface Rule {
  id: string;
  /** Whether it asks how words stand to each other: a quotation answers that. */
  isAboutOrder?: true;
  /** Places in the sentence that have no source, or not this one. */
  check(reading: Reading): number[];
}

export type FactLicence = Extract<Licence, { kind: 'fact' }>;

export function places(reading: Reading): number[] {
  return reading.words.map((_, at) => at);
}

export function contentPlaces(reading: Reading): number[] {
  return places(reading).filter((at) => isContent(reading, at));
}

/** Words after `at` that belong to it: up to a comma, a preposition, a number or a conjunction. */
export function phraseAfter(text: Text, at: number, most = 4): number[] {
  const found: number[] = [];
  for (let next = at + 1; next < text.words.length && found.length < most; next++) {
    if (text.words[next]!.before !== 'none' || text.words[next]!.isNumber) break;
    const isJoined = text.words[next]!.isJoined || text.words[next - 1]!.isJoined;
    if (!isJoined && (isGuard(text, 'preposition', next) || endsPhrase(text, next))) break;
    if (!text.lexicon.isConnecting(text.keys[next]!)) found.push(next);
  }
  return found;
}

/** A conjunction joins more of the same, unless a number or a verb follows. */
function endsPhrase(text: Text, at: number): boolean {
  if (!isGuard(text, 'conjunction', at)) return false;
  const next = text.words[at + 1];
  const isMore = /^(?:and|or|und|et|y|e)$/i.test(text.words[at]!.raw) && next !== undefined && !next.isNumber;
  return !isMore || text.lexicon.isConnecting(next.key) || isDeed(text.words, text.keys, at + 1, text.lexicon);
}

export interface Text {
  words: readonly Word[];
  keys: readonly string[];
  lexicon: Reading['lexicon'];
}

export function textOf(statement: Statement, lexicon: Reading['lexicon']): Text {
  return { words: statement.words, keys: statement.words.map((word) => word.key), lexicon };
}

export function isGuard({ keys, lexicon }: Text, kind: Guard, at: number): boolean {
  return at >= 0 && at < keys.length && lexicon.guardAt(kind, keys, at) > 0;
}

/** The clause of the source that says it. */
export function clauseOf({ statement, at }: FactLicence): Clause {
  return clauseAt(statement.clauses, at);
}

export function cites(reading: Reading, at: number): FactLicence[] {
  return factLicences(reading.licences[at]!).filter((licence) => licence.isCited);
}

/** Whether a phrase of the kind stands among the words. */
export function hasGuard(text: Text, kind: Guard, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isGuard(text, kind, at)) return true;
  return false;
}
