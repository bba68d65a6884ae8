/** Who was in charge, and who only helped. */
import { looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import type { Statement } from '../statements.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { type Case, isPlain, isVerbOf, PERSON, tooMuch, type WordingObjection } from './case.ts';
import { HEDGING_VERBS, HEDGING_WORDS, RANK_OF, TITLE_RANKS } from './claims.ts';
import { isNumberWord } from './quantities.ts';

/** One step above the verb of the fact, and only of what the fact is about: nobody leads what he did, nor those he worked with. */
export function ranks(one: Case): WordingObjection[] {
  const titles = one.backing.titles.flatMap(tokensOf).map((token) => TITLE_RANKS.get(token.norm) ?? 0);
  const own = Math.max(rankIn(one.fact), ...titles);
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    const rank = isInCharge(one.tokens, at) ? PEOPLE_RANK : (RANK_OF.get(token.norm) ?? 1);
    const object = one.tokens.slice(at + 1).find((next) => !isPlain(next) && !next.isNumber && !isNumberWord(next.raw));
    const isOfFact = object !== undefined && one.inFact.has(object) && !PERSON.test(object.raw);
    const allowed = isOfFact || own >= PEOPLE_RANK ? own + 1 : Math.max(own, PEOPLE_RANK - 1);
    const isDeed = isVerbOf(one, at) || isInCharge(one.tokens, at) || (one.line.starts.has(at) && looksPast(token.raw));
    if (rank <= allowed || !isDeed || one.inFact.hasWord(token)) return [];
    return [tooMuch(token.raw, one.fact.tokens[0]?.raw ?? '')];
  });
}

function isInCharge(tokens: readonly Token[], at: number): boolean {
  return /^charge$/i.test(tokens[at]!.raw) && /^in$/i.test(tokens[at - 1]?.raw ?? '');
}

/** From this rank on one has people under oneself. */
const PEOPLE_RANK = 3;

/** The highest rank that a verb of the fact, or the noun of such a verb, gives; 1 for any deed. */
function rankIn(fact: Statement): number {
  const duty = fact.dutyStarts.size > 0 ? 3 : 1;
  const ranked = fact.tokens.flatMap((token, at) => {
    if (hedgeBefore(fact, at) !== null) return [];
    const noun = [...RANK_OF].find(([verb]) => verb.length > 4 && token.norm.startsWith(verb.slice(0, -1)));
    return [RANK_OF.get(token.norm) ?? noun?.[1] ?? 1];
  });
  return Math.max(duty, ...ranked);
}

/** The word that makes smaller what stands at this place, in the same clause; null where none does. */
function hedgeBefore(statement: Statement, at: number): Token | null {
  for (let before = at; before >= 0; before--) {
    const token = statement.tokens[before]!;
    if (isHedge(statement, before)) return token;
    if (!statement.starts.has(before) || verbOf(token.raw) === null) continue;
    // "Co-wrote": the hyphen parts the word, not the clause.
    const previous = statement.tokens[before - 1];
    return previous !== undefined && /^co$/i.test(previous.raw) ? previous : null;
  }
  return null;
}

/** Verbs only where they are verbs: "learning" and "parts" make nothing smaller. */
function isHedge(statement: Statement, at: number): boolean {
  const { tokens } = statement;
  const [before, token, next] = [tokens[at - 1]?.raw ?? '', tokens[at]!, tokens[at + 1]?.raw ?? ''];
  if (HEDGING_WORDS.has(token.norm)) return true;
  if (/^part$/i.test(token.raw))
    return /^(?:take|took|taken|taking|was|were|as|a|play|played)$/i.test(before) || /^of$/i.test(next);
  if (/^member$/i.test(token.raw)) return /^of$/i.test(next);
  if (!HEDGING_VERBS.has(token.norm) || /^learning$/i.test(token.raw)) return false;
  return statement.starts.has(at) || token.before !== 'none' || /^(?:and|to|also|who|by|i|was|were|&)$/i.test(before);
}

const SERVING = /^(?:serv|answer|car|advis|attend|resolv|troubleshoot|provid|maintain|look|work|gave|giv|with)/i;

/** What the profile says somebody helped with is not told as his own deed. */
export function hedges(one: Case): WordingObjection[] {
  const { fact, line } = one;
  for (const [at, token] of line.tokens.entries()) {
    if (isFunctionWord(token.raw) || RANK_OF.has(token.norm) || hedgeBefore(line, at) !== null) continue;
    const places = fact.tokens.flatMap((source, place) => (source.norm === token.norm ? [place] : []));
    const hedge = places.map((place) => (place === 0 ? null : hedgeBefore(fact, place)));
    if (hedge.length === 0 || hedge.some((found) => found === null)) continue;
    const verb = line.tokens[clauseStart(line, at)]!;
    if (isOwnDeed(one, verb)) continue;
    if (
      SERVING.test(verb.raw) &&
      !/^(?:shadow|observ|learn|tri|try|attempt|propos|aim)/i.test(hedge[0]!.raw) &&
      isWith(line, at)
    )
      continue;
    return [{ words: verb.raw, reason: `Your profile says “${hedge[0]!.raw}” here: “${verb.raw}” says more.` }];
  }
  return [];
}

/** A deed that the fact tells without making it smaller: what it was done for may be named with it. */
function isOwnDeed({ fact }: Case, verb: Token): boolean {
  return fact.tokens.some(
    (token, at) => token.norm === verb.norm && verbOf(token.raw) !== null && hedgeBefore(fact, at) === null,
  );
}

/** "Worked with the chef on menus" is help as well. */
function isWith(line: Statement, at: number): boolean {
  return line.tokens
    .slice(0, at + 1)
    .some((token) => /^(?:with|alongside|beside|serv\p{L}*|answer\p{L}*|advi\p{L}*|care\p{L}*)$/iu.test(token.raw));
}

function clauseStart(line: Statement, at: number): number {
  let start = at;
  while (start > 0 && !line.starts.has(start)) start--;
  return start;
}
