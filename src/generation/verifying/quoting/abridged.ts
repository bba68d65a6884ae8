/**
 * Whether words are a shortened form of a fact: the same words in the same order, begun where the fact begins a clause,
 * ended where a clause ends, and nothing left out in between that would make the rest say more.
 */
import { isFunctionWord, isKnownTerm, keyOf } from '../../vocabulary/vocabulary.ts';
import { isDeedNamed } from '../prose/nominal.ts';
import { isSkippable, type Statement } from './statements.ts';
import type { Token } from './tokens.ts';

const INSERTABLE = new Set(['a', 'an', 'the', 'and', 'is', 'are']);
const MAX_TERM_TOKENS = 4;
const MAX_LEFT_OUT = 30;

export interface Quote {
  line: readonly Token[];
  from: number;
  fact: Statement;
  at: number;
  /** A line cut for its length may end inside a clause. */
  cutAnywhere?: boolean;
}

/** The index after the last token of the line, counted from `from`, up to which it quotes the fact; `from` when nowhere. */
export function quotedUpTo(quote: Quote): number {
  const { line, fact } = quote;
  const width = fact.tokens.length + 1;
  const seen = new Set<number>();
  let best = quote.from;
  const walk = (i: number, j: number, matched: number): void => {
    const place = i * width + j;
    if (seen.has(place)) return;
    seen.add(place);
    if (i > best && matched > 0 && endsWell(quote, i, j)) best = i;
    const word = line[i];
    const source = fact.tokens[j];
    if (word === undefined) return;
    if (source !== undefined) {
      for (const [more, sources] of steps(line, i, fact.tokens, j)) walk(i + more, j + sources, matched + 1);
      if (opensDeed(fact, j) && isDeedNamed(word, source)) walk(i + 1, j + 1, matched + 1);
      if (isSkippable(source) || isStumble(fact.tokens, j)) walk(i, j + 1, matched);
      if (isDutyPhrase(fact.tokens, j) && matched > 0) walk(i, j + 2, matched);
      if (source.before !== 'none' && matched > 0)
        for (const next of clausesAfter(fact.tokens, j)) walk(i, next, matched);
    }
    if (INSERTABLE.has(word.raw.toLowerCase())) walk(i + 1, j, matched);
    const again = saidAgain(line, i);
    if (again > 0) walk(i + again, j, matched);
  };
  walk(quote.from, quote.at, 0);
  return best;
}

function opensDeed(fact: Statement, at: number): boolean {
  return (
    fact.starts.has(at) || /^(?:and|&)$/i.test(fact.tokens[at - 1]?.raw ?? '') || fact.tokens[at]!.before === 'comma'
  );
}

/** "in in", and the "of" of "installation of" when the line says "installed". */
function isStumble(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  if (before === undefined) return false;
  return (
    before.norm === token.norm || (token.norm === 'of' && /(?:ion|ment|ance|ence|al|ing|sis|y)$/i.test(before.raw))
  );
}

function isDutyPhrase(tokens: readonly Token[], at: number): boolean {
  return /^responsible$/i.test(tokens[at]!.raw) && /^for$/i.test(tokens[at + 1]?.raw ?? '');
}

/** How many tokens of the line and of the fact say the same from here on. */
function steps(line: readonly Token[], i: number, fact: readonly Token[], j: number): [number, number][] {
  const [word, source] = [line[i]!, fact[j]!];
  if (word.norm === source.norm) return [[1, 1]];
  if (word.isNumber || source.isNumber) return [];
  const found = joinedWords(line, i, fact, j);
  const wordKeys = termKeys(line, i);
  if (wordKeys.size === 0) return found;
  for (const [key, count] of termKeys(fact, j)) {
    const same = wordKeys.get(key);
    if (same !== undefined) found.push([same, count]);
  }
  return found;
}

/** "bookkeeping" and "book keeping", and words parted at the end of a line. */
function joinedWords(line: readonly Token[], i: number, fact: readonly Token[], j: number): [number, number][] {
  const joined = (tokens: readonly Token[], at: number): string =>
    `${tokens[at]!.raw}${tokens[at + 1]?.raw ?? ''}`.toLowerCase();
  if (joined(line, i) === fact[j]!.raw.toLowerCase()) return [[2, 1]];
  return joined(fact, j) === line[i]!.raw.toLowerCase() ? [[1, 2]] : [];
}

/** Keys of the known terms that begin here, with their lengths, so that "K8s" quotes "Kubernetes". */
function termKeys(tokens: readonly Token[], at: number): Map<string, number> {
  const keys = new Map<string, number>();
  const last = Math.min(MAX_TERM_TOKENS, tokens.length - at);
  for (let count = 1; count <= last; count++) {
    if (count > 1 && tokens[at + count - 1]!.before === 'stop') break;
    const key = keyOf(
      tokens
        .slice(at, at + count)
        .map((token) => token.raw)
        .join(' '),
    );
    if (key !== '' && isKnownTerm(key)) keys.set(key, count);
  }
  return keys;
}

/** How many tokens name in brackets what stands right before them, as in "Kubernetes (K8s)"; 0 when they name something else. */
function saidAgain(line: readonly Token[], at: number): number {
  if (line[at]!.before !== 'comma') return 0;
  const keys = termKeys(line, at);
  for (let start = Math.max(0, at - MAX_TERM_TOKENS); start < at && keys.size > 0; start++) {
    for (const [key, count] of termKeys(line, start)) if (start + count === at && keys.has(key)) return keys.get(key)!;
  }
  return 0;
}

/** Where the later clauses of the same sentence begin. */
function clausesAfter(tokens: readonly Token[], from: number): number[] {
  const found: number[] = [];
  for (let at = from + 1; at < Math.min(tokens.length, from + MAX_LEFT_OUT); at++) {
    if (tokens[at]!.before === 'stop') break;
    if (tokens[at]!.before === 'comma') found.push(at);
  }
  return found;
}

/** "Managed the office" is no shorter form of "managed the office supplies". */
function endsWell(quote: Quote, i: number, j: number): boolean {
  const next = quote.fact.tokens[j];
  if (i < quote.line.length && isFunctionWord(quote.line[i - 1]!.raw)) return false;
  if (next === undefined || next.before !== 'none' || quote.fact.starts.has(j)) return true;
  if (quote.cutAnywhere) return true;
  if (/^by$/i.test(next.raw)) return i - quote.from > 3;
  if (isUnderSomebody(quote.fact.tokens, j)) return false;
  return isFunctionWord(next.raw) || isSkippable(next);
}

function isUnderSomebody(tokens: readonly Token[], at: number): boolean {
  const clause = tokens.slice(at, at + 4).map((token) => token.norm);
  return clause[0] === 'under' && clause.some((word) => /^(?:supervision|guidanc|direction|mentorship)$/.test(word));
}
