/** What one fact says, statement by statement: sentences, and statements that ran together without a full stop. */
import { isPlainVerb, verbOf } from '../vocabulary/verbs.ts';
import { sentencesOf } from './sentences.ts';

const MIN_FRAGMENT_CHARACTERS = 25;
const MIN_RUN_ON_WORDS = 3;
/** A statement of so many words is most likely several. */
const LONG_WORDS = 22;
/** After these a capitalised verb is part of a name. */
const LEADS_ON =
  /^(?:the|a|an|of|and|or|to|for|in|on|with|by|from|at|as|via|using|including|entire|all|new|each|every|our|their|its)$/;
/** Headings that ran into the statement behind them. */
const HEADING =
  /^(?:Key )?(?:Responsibilities|Accomplishments|Achievements|Duties|Skills Used|Note)\b\s*[:–-]?\s*(?=\p{Lu})/u;

export function statementsOf(fact: string): string[] {
  const spaced = fact
    .replace(/ +([,;])(?=\S)/g, '$1 ')
    .replace(/ +([,;])/g, '$1')
    .replace(/(\p{Ll}),(?=\p{Ll})/gu, '$1, ');
  return mergeFragments(sentencesOf(spaced).flatMap(splitRunOn)).map((statement) => statement.replace(HEADING, ''));
}

/** "… for clients Create monthly reports" is two statements. */
function splitRunOn(sentence: string): string[] {
  const words = sentence.split(' ');
  const long = words.length >= LONG_WORDS;
  const statements: string[] = [];
  let open: string[] = [];
  for (const [at, word] of words.entries()) {
    const mayEnd = open.length >= MIN_RUN_ON_WORDS && endsStatement(words[at - 1]!);
    if (mayEnd && opensStatement(word, words[at + 1] ?? '', long)) {
      statements.push(open.join(' '));
      open = [];
    }
    open.push(word);
  }
  return [...statements, open.join(' ')];
}

/** A capitalised word before it makes the verb a part of a name: "Annual Report". */
function endsStatement(word: string): boolean {
  return /^[\p{Ll}\p{N}(][^,;:]*[\p{Ll})]$|\)$/u.test(word) && !LEADS_ON.test(word);
}

function opensStatement(word: string, next: string, long: boolean): boolean {
  const core = /^(\p{Lu}\p{Ll}+)/u.exec(word)?.[1]?.toLowerCase();
  if (core === undefined) return false;
  if (core === 'responsible' || core === 'accountable') return next === 'for';
  const verb = verbOf(core);
  if (verb === null || verb.form === 'third' || /^\p{Lu}\p{Ll}/u.test(next)) return false;
  // "Review" and "Process" are nouns as often as verbs: only a long run of words makes them verbs.
  return isPlainVerb(verb.base) || (long && verb.form === 'base' && /^\p{Ll}/u.test(next));
}

/** A very short sentence belongs to the one before it. */
function mergeFragments(sentences: readonly string[]): string[] {
  const merged: string[] = [];
  for (const sentence of sentences) {
    const isFragment = sentence.length < MIN_FRAGMENT_CHARACTERS && merged.length > 0 && !opensWithPlainVerb(sentence);
    if (isFragment) merged[merged.length - 1] += ` ${sentence}`;
    else merged.push(sentence);
  }
  return merged;
}

function opensWithPlainVerb(sentence: string): boolean {
  const verb = verbOf(/^[\p{L}-]+/u.exec(sentence)?.[0] ?? '');
  return verb !== null && (verb.form === 'past' || isPlainVerb(verb.base));
}
