/** Results, additions, and whether the line still speaks of its fact. */
import { looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { type Case, isPlain, isVerbOf, notThere, type WordingObjection } from './case.ts';
import { MEASURES, RESULTS } from './claims.ts';
import { isNumberWord } from './quantities.ts';

/** Who rose, cut or beat something needs a source that says so, of the same thing. */
export function results(one: Case): WordingObjection[] {
  const sourceClasses = RESULTS.map((words) => one.fact.tokens.some((token) => words.has(token.norm)));
  const hasAny = sourceClasses.includes(true);
  const claimed = one.tokens.flatMap((token, at): WordingObjection[] => {
    const kind = RESULTS.findIndex((words) => words.has(token.norm));
    if (kind === -1 || !isVerbOf(one, at) || sourceClasses[kind] || one.inFact.hasWord(token)) return [];
    return kind === RESULTS.length - 1 && hasAny ? [] : [notThere(token.raw)];
  });
  const isMeasured = one.tokens.some((token) => token.isNumber || RESULTS.some((words) => words.has(token.norm)));
  return isMeasured ? [...claimed, ...otherMeasures(one)] : claimed;
}

function otherMeasures(one: Case): WordingObjection[] {
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    const group = MEASURES.find((words) => words.has(token.norm));
    if (group === undefined || isVerbOf(one, at) || RESULTS.some((words) => words.has(token.norm))) return [];
    const isSourced = one.nearby.has(token) || [...group].some((word) => one.nearby.hasWord(tokensOf(word)[0]!));
    return isSourced ? [] : [notThere(token.raw)];
  });
}

/** Another deed at the end of the line, in words that nothing of this entry has. */
export function additions(one: Case): WordingObjection[] {
  const starts = one.tokens.flatMap((_, at) => (isNewDeed(one, at) ? [at] : []));
  return starts.flatMap((start, index): WordingObjection[] => {
    const clause = withoutTail(one.tokens.slice(start, starts[index + 1] ?? one.tokens.length));
    const content = clause.filter((token) => !isPlain(token));
    const isTraced = clause.some((token) => !isFunctionWord(token.raw) && one.told.has(token));
    return content.length < 2 || isTraced ? [] : [notThere(clause.map((token) => token.raw).join(' '))];
  });
}

function withoutTail(clause: readonly Token[]): Token[] {
  return clause.slice(0, clause.findLastIndex((token) => !isFunctionWord(token.raw)) + 1);
}

function isNewDeed(one: Case, at: number): boolean {
  if (at === 0) return true;
  const token = one.tokens[at]!;
  const isJoined = token.before !== 'none' || /^(?:and|&|while|which|that|who|by|to)$/i.test(one.tokens[at - 1]!.raw);
  return isJoined && (verbOf(token.raw) !== null || looksPast(token.raw) || /ing$/.test(token.raw));
}

const LEAST_SHARE = 0.25;

export function unrelated(one: Case): WordingObjection[] {
  const content = one.tokens.filter((token) => token.isNumber || isNumberWord(token.raw) || !isFunctionWord(token.raw));
  const shared = content.filter((token) => isNumberWord(token.raw) || one.inFact.has(token));
  const isShared = shared.some((token) => !isNumberWord(token.raw)) && shared.length >= LEAST_SHARE * content.length;
  return isShared ? [] : [{ words: '', reason: `This line no longer says what it stands for: “${one.backing.fact}”.` }];
}
