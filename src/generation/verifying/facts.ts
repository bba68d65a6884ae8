/** Whether a line tells a fact of the profile: word for word, or in words that provenance bears out. */
import { isFunctionWord, isKnownTerm, keyOf as keyOfTerm } from '../vocabulary/vocabulary.ts';
import type { Claim, Provenance } from './provenance/provenance.ts';
import { keyOf, quotationsOf } from './quoting/quotation.ts';
import { type Token, tokensOf } from './quoting/tokens.ts';

export interface KnownFact {
  /** Null for what is no statement, such as a title. */
  id: string | null;
  text: string;
  quotations: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

export function knownFact(id: string | null, text: string): KnownFact {
  return { id, text, quotations: quotationsOf(text), words: wordsIn(text) };
}

export interface FactTeller {
  isQuotation(line: string, facts: readonly KnownFact[]): boolean;
  /** Whether one of the facts says the line: words of two facts do not make a third. */
  isTold(line: string, facts: readonly KnownFact[], place: Claim['place']): boolean;
}

/** A line of which a fact has fewer words does not tell it. */
const LEAST_SHARED = 0.5;
/** Written one letter beside the other, words cannot be told apart: such a line is quoted or nothing. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function factTeller(check: () => Provenance): FactTeller {
  const isQuotation = (line: string, facts: readonly KnownFact[]): boolean => {
    const key = keyOf(line);
    return facts.some(({ quotations }) => quotations.has(key));
  };
  return {
    isQuotation,
    isTold: (told, facts, place) => {
      if (isQuotation(told, facts)) return true;
      const line = withoutOtherNames(told);
      if (line !== told && isQuotation(line, facts)) return true;
      if (UNSPACED.test(line)) return false;
      const said = wordsIn(line);
      const shares = ({ words }: KnownFact): number => [...said].filter((word) => words.has(word)).length;
      return facts
        .filter((fact) => fact.id !== null && shares(fact) >= LEAST_SHARED * said.size && !isCutShort(line, fact))
        .toSorted((a, b) => shares(b) - shares(a))
        .some(({ id }) => check()({ text: line, facts: [id!], place }).length === 0);
    },
  };
}

/** Lines are cut at about two of them; only a long one is cut inside a clause. */
const LONG_LINE = 165;

/** "Managed the office" is no shorter form of "managed the office supplies". */
function isCutShort(line: string, { text }: KnownFact): boolean {
  if (line.length >= LONG_LINE) return false;
  const said = tellingIn(line);
  const own = tellingIn(text);
  const from = own.findIndex((_, at) => said.every(({ norm }, offset) => own[at + offset]?.norm === norm));
  const [last, next] = [own[from + said.length - 1], own[from + said.length]];
  return from !== -1 && next?.before === 'none' && next.at === last!.at + 1;
}

/** The words that say something, with where they stand. */
function tellingIn(text: string): (Token & { at: number })[] {
  return tokensOf(text).flatMap((token, at) => (isFunctionWord(token.raw) ? [] : [{ ...token, at }]));
}

/** "Bluetooth Low Energy (BLE)": one thing by both its names. */
function withoutOtherNames(text: string): string {
  return text.replace(/((?:[^\s()]+ ){1,4})\(([^()]+)\)/gu, (whole, before: string, name: string) => {
    const words = before.trim().split(' ');
    const from = words.findIndex(
      (_, at) => isKnownTerm(keyOfTerm(name)) && keyOfTerm(words.slice(at).join(' ')) === keyOfTerm(name),
    );
    return from === -1 ? whole : [...words.slice(0, from), name].join(' ');
  });
}

function wordsIn(text: string): Set<string> {
  return new Set(tellingIn(text).map(({ norm }) => norm));
}
