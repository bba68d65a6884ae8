/** One line in the person's own words, laid beside what it may draw on. */
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord, phrasesOf } from '../../vocabulary/vocabulary.ts';
import { lazily } from '../lazily.ts';
import { PLAIN_WORDS } from '../plain-words.ts';
import { type Statement, statementOf } from '../statements.ts';
import type { Token } from '../tokens.ts';
import type { Backing } from './backing.ts';
import { TIME_WORD } from './claims.ts';
import { type Traces, tracesOf } from './traces.ts';

export interface WordingObjection {
  /** The words objected to; empty where it is the line as a whole. */
  words: string;
  /** For the person. */
  reason: string;
}

export interface Case {
  tokens: Token[];
  line: Statement;
  fact: Statement;
  backing: Backing;
  inFact: Traces;
  nearby: Traces;
  /** The facts of the same entry. */
  told: Traces;
  anywhere: Traces;
  everywhere: () => Traces;
  /** Keys of all phrases of the profile. */
  keys: () => ReadonlySet<string>;
}

export function caseOf(text: string, backing: Backing): Case {
  const line = statementOf(text);
  const all = [...backing.nearby, ...backing.anywhere];
  return {
    tokens: line.tokens,
    line,
    fact: statementOf(backing.fact),
    backing,
    inFact: tracesOf([backing.fact]),
    nearby: nearbyOf(backing),
    told: tracesOf(backing.told),
    anywhere: tracesOf(all),
    everywhere: lazily(() => tracesOf([...all, ...backing.others])),
    keys: lazily(
      () => new Set([...all, ...backing.others].flatMap((one) => phrasesOf(one, 4)).map((phrase) => phrase.key)),
    ),
  };
}

/** Names and titles are said as they are: an "engineer" is no source for an "engine". */
function nearbyOf({ nearby, told }: Backing): Traces {
  const [all, facts] = [tracesOf(nearby), tracesOf(told)];
  return { hasWord: all.hasWord, has: (token) => all.hasWord(token) || facts.has(token) };
}

export const notThere = (words: string): WordingObjection => ({ words, reason: `“${words}” is not in your profile.` });
export const tooMuch = (words: string, source: string): WordingObjection => ({
  words,
  reason: `“${words}” says more than your profile, which says “${source}”.`,
});

export const PERSON =
  /^(?!per$|over$|under$|after$|other|errors?$|servers?$|computers?$|clusters?$|containers?$|ledgers?$|numbers?$|orders?$|papers?$|letters?$|sensors?$|plants?$|restaurants?$)(?:persons?|people|staff|team|crew|employees?|colleagues?|members?|individuals?|\p{L}+(?:ers?|ors?|ists?|ants?|ians?))$/iu;

/** Past tenses that open a line and that the verbs of bullets do not hold. */
export const IRREGULAR = new Set(
  `beat bent blew chose clung dealt drew drove fed fell felt flew froze grew heard hid hit held hurt kept knelt knew laid led left
  lent lit made meant met paid rang rode rose sang sat saw shook shut slept slid sold sought spoke stood stuck swam swept taught
  thought threw told took wore woke wrote got gave`.split(/\s+/),
);

export function isPlain(token: Token): boolean {
  return isFunctionWord(token.raw) || PLAIN_WORDS.has(token.norm) || TIME_WORD.test(token.raw);
}

/** A verb here, not a noun or an adjective of the same letters. */
export function isVerbOf({ tokens, line }: Case, at: number): boolean {
  const verb = verbOf(tokens[at]!.raw);
  if (verb === null || /^(?:an?|the|my|our|your|their|its|his|her)$/i.test(tokens[at - 1]?.raw ?? '')) return false;
  if (line.starts.has(at) || verb.form === 'gerund') return true;
  const before = tokens[at - 1];
  const isJoined = before !== undefined && /^(?:and|to|&|who|which|that|i|also|then)$/i.test(before.raw);
  return (
    isJoined ||
    (isPlainVerb(verb.base) && verb.form !== 'base') ||
    (verb.form === 'past' && tokens[at]!.before !== 'none')
  );
}
