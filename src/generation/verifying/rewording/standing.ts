/** Rank, reach, praise, qualifications and how often: each as a word of the profile. */
import { type Token, tokensOf } from '../tokens.ts';
import { type Case, isVerbOf, notThere, type WordingObjection } from './case.ts';
import { CLAIMS, FREQUENCIES, OFTEN, QUALIFICATIONS, TIME_WORD } from './claims.ts';

export function claims(one: Case): WordingObjection[] {
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    if (QUALIFICATIONS.has(token.norm)) return one.anywhere.hasWord(token) ? [] : [notThere(token.raw)];
    if (OFTEN.test(token.raw)) return isAsOftenSaid(one, token) ? [] : [notThere(token.raw)];
    const isMostOf = /^most$/i.test(token.raw) && /^of$/i.test(one.tokens[at + 1]?.raw ?? '');
    if (!(isMostOf || CLAIMS.has(token.norm)) || one.nearby.hasWord(token)) return [];
    const isOfTime =
      /^(?:every|all|whole|entire|full|first)$/i.test(token.raw) && TIME_WORD.test(one.tokens[at + 1]?.raw ?? '');
    if (isOfTime || isVerbOf(one, at)) return [];
    return [notThere(compoundAt(one.tokens, at))];
  });
}

/** "Award-winning" and "single-handedly" are objected to as a whole. */
function compoundAt(tokens: readonly Token[], at: number): string {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (/^handedly$/i.test(token.raw) && before !== undefined) return `${before.raw}-${token.raw}`;
  if (/^award$/i.test(token.raw) && /^winning$/i.test(next?.raw ?? '')) return `${token.raw}-${next!.raw}`;
  return token.raw;
}

function isAsOftenSaid({ nearby }: Case, token: Token): boolean {
  const group = FREQUENCIES.find((words) => words.has(token.norm));
  return [...(group ?? [])].some((word) => nearby.hasWord(tokensOf(word)[0]!));
}
