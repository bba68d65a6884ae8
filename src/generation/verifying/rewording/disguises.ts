/**
 * What says something to the eye that the other rules would not read: letters and digits in fancy dress, letters that
 * look like those of another script, and signs that count, compare or praise ("5²", "⑫", ">5", "★★★★★").
 */
import type { Backing } from './backing.ts';
import { type Case, notThere, type WordingObjection } from './case.ts';

/** The same in plain letters and digits. Marks of trade say nothing. */
export function plainly(text: string): string {
  return text.replace(/[™®©]/g, '').normalize('NFKC');
}

export function plainBacking(backing: Backing): Backing {
  const { owner, fact, ...lists } = backing;
  const plain = Object.entries(lists).map(([name, texts]) => [name, texts.map(plainly)]);
  return { ...backing, ...Object.fromEntries(plain), fact: plainly(fact), owner };
}

/** Signs of currencies and "+" belong to numbers, which are read; the others join words. */
const READ_OR_JOINING = /[$£€¥₹₽₩+=|~→−]/u;
/** Also a mark that stands on no letter, and what has no meaning that all readers share. */
const SIGN = /[\p{S}\p{No}\p{Nl}\p{Me}\p{Co}\p{Cn}]|(?<![\p{L}\p{M}])\p{M}/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

export function disguises(text: string, one: Case): WordingObjection[] {
  const { nearby, anywhere } = one.backing;
  const isSaid = (sign: string): boolean => [...nearby, ...anywhere].some((source) => source.includes(sign));
  const signs = [...new Set(text.match(SIGN))].filter((sign) => !READ_OR_JOINING.test(sign) && !isSaid(sign));
  const mixed = one.tokens.filter(({ raw }) => LATIN.test(raw) && LOOK_ALIKE.test(raw) && !isSaid(raw));
  return [...signs, ...mixed.map((token) => token.raw)].map(notThere);
}
