/** A sentence of the employer's own page that one of the proofs answers: the reader's words, before the fact. */
import type { CompanyFacts } from '../../reading/company/company-page.ts';
import { isRoleWord } from '../../reading/role-words.ts';
import { isPlainVerb } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import { sentencesOf } from '../sentences.ts';

const MIN_WORDS = 6;
const MAX_WORDS = 28;
const MIN_LETTERS = 3;
/** What a shared word is worth: any text has it, the posting is full of it, or neither. */
const GENERIC = 0.3;
const COMMON = 0.5;
const MAX_IN_POSTING = 3;
/** Two telling words, or one with two others beside it. */
const ENOUGH = 2;
const ENOUGH_OF_THREE = 1.6;

/** How the firm came to be is no reason to write to it. */
const HISTORY = /(?<!\p{L})(?:founded|began|started|opened|established|since (?:18|19)\d\d)(?!\p{L})/iu;

/** Says nothing without the sentence before it. */
const LEANS =
  /^(?:One of (?:them|these)|This|That|These|Those|It|They|He|She|Both|There|Since then|Then|Here|So|But|And|Also)(?!\p{L})/u;

/** "Head chef Bryn Sallis bakes …" is about Bryn Sallis. */
function isOfSomebody(sentence: string): boolean {
  const named = sentence.matchAll(/(\p{L}+),? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu);
  return [...named].some(([, before]) => isRoleWord(before!));
}

export interface Sources {
  posting: string;
  /** The employer and the title of the vacancy: any sentence has them. */
  names: readonly (string | null)[];
  isQuotable(sentence: string): boolean;
}

export interface Hook<Fact> {
  sentence: string;
  fact: Fact;
}

/** The pair that shares most; null where none shares enough to be understood. */
export function hookOf<Fact extends { text: string }>(
  company: Pick<CompanyFacts, 'text'> | null,
  facts: readonly Fact[],
  { posting, names, isQuotable }: Sources,
): Hook<Fact> | null {
  if (company === null) return null;
  const counts = Map.groupBy(wordsOf(fold(posting)).map(stem), (word) => word);
  const own = new Set(names.flatMap((name) => stemsOf(name ?? '').map(({ key }) => key)));
  const worthOf = ({ key, isGeneric }: Stem): number =>
    isGeneric ? GENERIC : (counts.get(key)?.length ?? 0) > MAX_IN_POSTING ? COMMON : 1;
  const told = facts.map((fact) => ({ fact, keys: new Set(stemsOf(fact.text).map(({ key }) => key)) }));
  let best: (Hook<Fact> & { worth: number }) | null = null;
  for (const sentence of sentencesIn(company.text)) {
    const said = stemsOf(sentence).filter(({ key }) => !own.has(key));
    for (const { fact, keys } of told) {
      const shared = said.filter(({ key }) => keys.has(key));
      const worth = shared.reduce((sum, one) => sum + worthOf(one), 0);
      if (worth >= (shared.length > 2 ? ENOUGH_OF_THREE : ENOUGH) && worth > (best?.worth ?? 0))
        best = isQuotable(sentence) ? { sentence, fact, worth } : best;
    }
  }
  return best && { sentence: best.sentence, fact: best.fact };
}

function sentencesIn(text: string): string[] {
  const all = text.split('\n').flatMap(sentencesOf);
  return [...new Set(all)].filter((sentence) => {
    const words = sentence.split(/\s+/).length;
    const isWhole = /^\p{Lu}[^“”"()|:]*\.$/u.test(sentence) && !LEANS.test(sentence);
    return isWhole && words >= MIN_WORDS && words <= MAX_WORDS && !HISTORY.test(sentence) && !isOfSomebody(sentence);
  });
}

interface Stem {
  key: string;
  isGeneric: boolean;
}

function stemsOf(text: string): Stem[] {
  const words = wordsOf(fold(text)).filter(
    (word) => !isFunctionWord(word) && word.length >= MIN_LETTERS && !/^\p{Nd}/u.test(word),
  );
  const generic = new Map(words.map((word) => [stem(word), isPostingWord(word) || isPlainVerb(word)]));
  return Array.from(generic, ([key, isGeneric]) => ({ key, isGeneric }));
}
