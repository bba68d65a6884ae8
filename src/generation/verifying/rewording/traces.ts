/** Whether a word of a line goes back to a text: the same word in another form, a word of its family, or one of its kin. */
import { type KinCue, kinCues } from '../../vocabulary/kin.ts';
import { isFunctionWord, phrasesOf } from '../../vocabulary/vocabulary.ts';
import { fold, stem } from '../../vocabulary/words.ts';
import { lazily } from '../lazily.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { quantitiesIn } from './quantities.ts';

export interface Traces {
  /** The same word, in whatever form. */
  hasWord(token: Token): boolean;
  /** Also a word of its family or kin. */
  has(token: Token): boolean;
}

export function tracesOf(texts: readonly string[]): Traces {
  const tokens = texts.flatMap(tokensOf);
  const norms = new Set(tokens.map((token) => token.norm));
  const content = tokens.filter((token) => !token.isNumber && !isFunctionWord(token.raw));
  const stems = new Set(content.map((token) => stem(token.raw)));
  const folded = [...new Set(content.map((token) => fold(token.raw)))];
  const kins = lazily(() => kinsIn(texts.join('\n')));
  const values = new Set(texts.flatMap(quantitiesIn).map((quantity) => quantity.value));
  const hasWord = (token: Token): boolean =>
    norms.has(token.norm) || stems.has(stem(token.raw)) || (token.isNumber && values.has(token.norm));
  return {
    hasWord,
    has: (token) =>
      hasWord(token) ||
      folded.some((word) => isOfFamily(word, fold(token.raw))) ||
      [...kinsIn(token.raw)].some((kin) => kins().has(kin)),
  };
}

function kinsIn(text: string): Set<number> {
  return new Set(kinCues(phrasesOf(text)).flatMap((cue: KinCue) => cue.kins));
}

const LEAST_SHARED = 4;
const MOST_DIFFERENT = 4;
const SURELY_SHARED = 6;

/** "Advice" and "advised", "maths" and "mathematics". */
function isOfFamily(a: string, b: string): boolean {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared++;
  if (shared < LEAST_SHARED) return false;
  if (shared >= SURELY_SHARED) return true;
  const isBeginning = shared >= Math.min(a.length, b.length) - 1;
  return isBeginning || (shared >= LEAST_SHARED + 1 && Math.max(a.length, b.length) - shared <= MOST_DIFFERENT);
}
